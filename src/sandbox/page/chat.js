// The chat: who one is, where one is, what is there, and what one does.

import { shiftTo } from "./clock.js";
import { askName, enlarge, openModal, openSettings } from "./dialogs.js";
import { entry } from "./entry.js";
import { relative } from "./markdown.js";
import { article } from "./message.js";
import { ask, later, make } from "./parts.js";
import { drawServers, firstChannel, isThread, posts, sees, serversOf, sign, takesThreads } from "./servers.js";
import { speak, word } from "./words.js";

const SHOWN = 100;
const $ = (id) => document.getElementById(id);

let state = { servers: [], users: [], channels: [], bot: {} };
let stream = null;
let messages = [];
let showAll = false;
const mentioned = new Set();
let typing = 0;

// What the parts of the page ask of the chat.
const chat = {
  me: null,
  here: null,
  // The server whose channels stand at the side.
  server: null,
  user: (id) => state.users.find((user) => user.id === id)?.name ?? id,
  role: (id) => state.servers.flatMap((server) => server.roles).find((role) => role.id === id)?.name ?? id,
  channel: (id) => place(state.channels.find((channel) => channel.id === id)),
  open: (id) => go(id),
  enlarge,
  click: (message, part, node) => act(node, message, () =>
    ask("POST", "/sandbox/click", { ...context(message), custom_id: part.custom_id })),
  select: (message, part, values, node) => act(node, message, () =>
    ask("POST", "/sandbox/select", { ...context(message), custom_id: part.custom_id, values })),
  link: (message) => {
    const server = state.channels.find((channel) => channel.id === message.channel_id)?.server;
    return `${window.location.origin}/channels/${server ?? "@me"}/${message.channel_id}/${message.id}`;
  },
  copy: (link) => {
    navigator.clipboard?.writeText(link).catch(() => {});
    complain(word("copied", { link }));
  },
  dismiss: (message) => ask("POST", "/sandbox/dismiss", context(message)).catch(complain),
  send,
};

function context(message) {
  return { user: chat.me, channel: message.channel_id, message: message.id };
}

const self = () => state.users.find((user) => user.id === chat.me);

function place(channel) {
  if (!channel) return "#?";
  if (channel.kind === "dm") return chat.user(state.bot.id);
  return channel.kind === "text" || isThread(channel) ? `#${channel.name}` : sign(channel.kind) + channel.name;
}

function complain(error) {
  $("notice").textContent = error.message ?? error;
  $("notice").dataset.notice = $("notice").textContent;
}

// Runs an act on a message; what fails is said under it.
async function act(node, message, run) {
  complain("");
  node.setAttribute("aria-busy", "true");
  try {
    heed(await run());
  } catch (error) {
    complain(error);
    const body = document.querySelector(`[data-message-id="${message.id}"] .body`);
    body?.querySelector("[data-failure]")?.remove();
    body?.append(make("p", { class: "wrong", data: { failure: error.message } }, error.message));
  } finally {
    node.removeAttribute("aria-busy");
  }
}

// What the bot's first answer asks of the page.
function heed(answer) {
  if (answer.failure) throw new Error(word("no-answer"));
  if (answer.ack?.kind !== "modal") return;
  openModal(answer.ack.modal, async (fields) => {
    try {
      const sent = await ask("POST", "/sandbox/modal", { user: chat.me, interaction: answer.interaction, fields });
      heed(sent);
      return null;
    } catch (error) {
      return error.message;
    }
  });
}

async function send(text, files) {
  complain("");
  const body = { user: chat.me, channel: chat.here, text };
  try {
    if (text.startsWith("/")) heed(await ask("POST", "/sandbox/command", { ...body, files }));
    else await ask("POST", "/sandbox/say", body);
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

// --- what was read -------------------------------------------------------------------------------

const readKey = (user, channel) => `read:${state.guild?.id}:${user}:${channel}`;
const readUpTo = (user, channel) => localStorage.getItem(readKey(user, channel));

function markRead(channel, id) {
  if (id && later(id, readUpTo(chat.me, channel))) localStorage.setItem(readKey(chat.me, channel), id);
  mentioned.delete(`${chat.me}:${channel}`);
}

function unread(channel, user = chat.me) {
  return Boolean(channel.last) && later(channel.last, readUpTo(user, channel.id));
}

// --- the side ------------------------------------------------------------------------------------

function drawSide() {
  const me = self();
  const mine = state.channels.filter((channel) => sees(me, channel, state.channels));
  const top = mine.filter((channel) => channel.server === chat.server && !isThread(channel) && channel.kind !== "dm");
  const direct = mine.filter((channel) => channel.kind === "dm");
  const list = make("ul", {});
  for (const channel of top) {
    list.append(make("li", {}, item(channel)));
    for (const thread of mine.filter((c) => c.parent === channel.id)) list.append(make("li", { class: "below" }, item(thread)));
  }
  const places = [
    make("div", { class: "group" }, make("h2", {}, word("channels")), make("button", {
      type: "button", class: "icon", title: word("new-channel"), "aria-label": word("new-channel"), data: { newChannel: "" },
      on: { click: () => askName(word("new-channel"), (asked) => create({ ...asked, server: chat.server }), { kinds: true }) },
    }, "+")),
    list,
    make("div", { class: "group" }, make("h2", {}, word("direct"))),
    make("ul", {}, make("li", {}, direct.length ? item(direct[0]) : make("button", {
      type: "button", class: "place", data: { channelName: "dm", kind: "dm" }, on: { click: openDirect },
    }, `@ ${chat.user(state.bot.id)}`))),
  ];
  const focused = document.activeElement?.dataset?.channel;
  $("places").replaceChildren(...places);
  if (focused) $("places").querySelector(`[data-channel="${focused}"]`)?.focus();
  const shown = state.servers.find((server) => server.id === chat.server);
  drawServers($("server"), serversOf(state, me), chat.server, (id) => id !== chat.server && mine.some((c) => c.server === id && unread(c)));
  $("bot").textContent = word(shown && !shown.bot_in ? "not-here" : state.bot.online ? "online" : "offline");
  $("bot").dataset.bot = state.bot.online ? "online" : "offline";
  $("who").replaceChildren(...state.users.filter((user) => !user.bot).map((user) => {
    const waits = user.id !== chat.me && state.channels.some((c) => c.user === user.id && unread(c, user.id));
    return make("option", {
      value: user.id, selected: user.id === chat.me, data: { user: user.name },
      "aria-label": waits ? `${user.name}, ${word("waiting-for")}` : user.name,
    }, `${user.name} (${user.locale})${waits ? " ●" : ""}`);
  }));
  const others = state.users.some((u) => u.id !== chat.me && state.channels.some((c) => c.user === u.id && unread(c, u.id)));
  const waiting = mine.some((channel) => unread(channel));
  $("menu").classList.toggle("marked", waiting || others);
  document.title = `${waiting ? "● " : ""}${place(state.channels.find((c) => c.id === chat.here))} · ${chat.user(chat.me)}`;
}

function item(channel) {
  const fresh = channel.id !== chat.here && unread(channel);
  const called = fresh && (mentioned.has(`${chat.me}:${channel.id}`) || channel.kind === "dm");
  const name = channel.kind === "dm" ? chat.user(state.bot.id) : channel.name;
  const kind = !isThread(channel) && !["text", "dm"].includes(channel.kind) && word(channel.kind);
  const says = [name, kind, channel.archived && word("archived"), channel.locked && word("locked"), fresh && word(called ? "mentions-you" : "unread")];
  return make("button", {
    type: "button", class: ["place", fresh && "unread", channel.archived && "archived"].filter(Boolean).join(" "),
    "aria-label": says.filter(Boolean).join(", "), title: kind || null, "aria-current": channel.id === chat.here ? "page" : null,
    data: { channel: channel.id, channelName: channel.kind === "dm" ? "dm" : channel.name, kind: channel.kind, unread: String(fresh) },
    on: { click: () => go(channel.id) },
  }, make("span", { class: "name" }, sign(channel.kind) + name), called ? make("span", { class: "badge", "aria-hidden": "true" }, "@") : null);
}

async function create(body) {
  try {
    const channel = await ask("POST", "/sandbox/channels", body);
    await readState();
    go(channel.id);
    return null;
  } catch (error) {
    return error.message;
  }
}

async function openDirect() {
  const channel = await ask("POST", "/sandbox/dms", { user: chat.me });
  await readState();
  go(channel.id);
}

function side(open) {
  document.body.classList.toggle("side-open", open);
  $("shade").hidden = !open;
  $("menu").setAttribute("aria-expanded", String(open));
}

// --- the log -------------------------------------------------------------------------------------

const atEnd = () => $("log").scrollHeight - $("log").scrollTop - $("log").clientHeight < 80;

function toEnd() {
  $("log").scrollTop = $("log").scrollHeight;
  $("newer").hidden = true;
}

function drawLog() {
  const here = state.channels.find((channel) => channel.id === chat.here);
  if (here?.kind === "forum") {
    $("log").replaceChildren(...posts(state, here.id, item, newThread));
    return;
  }
  const shown = showAll ? messages : messages.slice(-SHOWN);
  const nodes = shown.map((message) => article(message, chat));
  if (shown.length < messages.length) {
    nodes.unshift(make("button", { type: "button", class: "link", on: { click: () => { showAll = true; drawLog(); } } }, word("earlier")));
  }
  if (nodes.length === 0) nodes.push(make("p", { class: "quiet empty" }, word("empty")));
  $("log").replaceChildren(...nodes);
  for (const image of $("log").querySelectorAll("img")) image.addEventListener("load", keepAtEnd, { once: true });
}

function drawForum() {
  if (state.channels.find((c) => c.id === chat.here)?.kind === "forum") drawLog();
}

// A thread of the channel that one is in, or a post of the forum.
function newThread() {
  const forum = state.channels.find((c) => c.id === chat.here)?.kind === "forum";
  askName(word(forum ? "new-post" : "new-thread"), (asked) => create({ ...asked, parent: chat.here, user: chat.me }), { text: forum });
}

let following = true;
function keepAtEnd() { if (following) toEnd(); }

function putMessage(message) {
  const known = messages.findIndex((old) => old.id === message.id);
  const node = article(message, chat);
  const end = following || atEnd();
  if (known >= 0) {
    messages[known] = message;
    const old = document.querySelector(`[data-message-id="${message.id}"]`);
    const focused = old?.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    old?.replaceWith(node);
    if (focused) [...node.querySelectorAll("[data-custom-id]")].find((n) => n.dataset.customId === focused)?.focus();
  } else {
    messages.push(message);
    $("log").querySelector(".empty")?.remove();
    $("log").append(node);
    if (!end) $("newer").hidden = false;
  }
  for (const image of node.querySelectorAll("img")) image.addEventListener("load", keepAtEnd, { once: true });
  following = end;
  if (end) toEnd();
}

// --- going somewhere -----------------------------------------------------------------------------

async function go(id) {
  side(false);
  const channel = state.channels.find((c) => c.id === id);
  if (!channel) return;
  chat.here = id;
  chat.server = channel.server ?? chat.server;
  showAll = false;
  following = true;
  complain("");
  remember();
  $("title").textContent = place(channel);
  $("where").textContent = state.servers.find((server) => server.id === channel.server)?.name ?? "";
  $("thread").hidden = !takesThreads(channel);
  $("form").hidden = channel.kind === "forum";
  $("entry").placeholder = word("write-in", { place: place(channel) });
  document.body.dataset.channel = channel.kind === "dm" ? "dm" : channel.name;
  await readMessages();
}

let readings = 0;
let latest = 0;
// What is heard while an answer with messages is on its way: the answer may be older.
const overheard = new Set();

// Reads what stands here. `quietly`: it is drawn anew only if something else stands here.
async function readMessages(quietly = false) {
  const { here, me } = chat;
  const mine = readings += 1;
  const log = $("log").dataset;
  if (!quietly) delete log.loaded;
  const meanwhile = [];
  overheard.add(meanwhile);
  const read = await ask("GET", `/sandbox/channels/${here}/messages?user=${me}`).finally(() => overheard.delete(meanwhile));
  // Of two readings at once the one that began later counts.
  if (here !== chat.here || me !== chat.me || mine < latest) return;
  latest = mine;
  if (quietly && log.loaded === here && JSON.stringify(read) === JSON.stringify(messages)) return;
  messages = read;
  markRead(here, state.channels.find((c) => c.id === here)?.last);
  drawLog();
  toEnd();
  drawSide();
  meanwhile.forEach(hear);
  log.loaded = here;
}

function remember() {
  const channel = state.channels.find((c) => c.id === chat.here);
  const name = channel?.kind === "dm" ? "dm" : chat.here;
  history.replaceState(null, "", `#as=${encodeURIComponent(chat.user(chat.me))}&in=${encodeURIComponent(name ?? "")}`);
}

async function become(id) {
  chat.me = id;
  const me = state.users.find((user) => user.id === id);
  speak(me.locale);
  // Until the side is drawn anew its direct messages are those of whoever one was.
  drawSide();
  document.body.dataset.user = me.name;
  watch();
  const here = state.channels.find((c) => c.id === chat.here);
  const stays = here && sees(me, here, state.channels);
  const servers = serversOf(state, me);
  if (!servers.some((server) => server.id === chat.server)) chat.server = servers[0]?.id ?? null;
  // Whoever reads direct messages goes on to read one's own.
  if (!stays && here?.kind === "dm") {
    const own = state.channels.find((c) => c.user === id);
    if (own) return go(own.id);
    return openDirect();
  }
  return goHome(stays ? here.id : null);
}

// Goes to a channel, or to where one begins in the server at the side; who is in no server has direct messages still.
function goHome(id = null) {
  const there = id ?? firstChannel(state, self(), chat.server);
  return there ? go(there) : openDirect();
}

// What is heard of anything but messages while an answer with the state is on its way: the answer may be older.
const unsettled = new Set();

async function readState() {
  const meanwhile = [];
  unsettled.add(meanwhile);
  state = await ask("GET", "/sandbox/state").finally(() => unsettled.delete(meanwhile));
  shiftTo(state.clock.offset_ms);
  meanwhile.forEach(hear);
  drawSide();
}

// --- what happens meanwhile ----------------------------------------------------------------------

function watch() {
  stream?.close();
  const mine = new EventSource(`/sandbox/events?user=${chat.me}`);
  let broke = false;
  mine.onmessage = (event) => hear(JSON.parse(event.data));
  mine.onerror = () => {
    broke = true;
    complain(word("unreachable"));
  };
  mine.onopen = async () => {
    // What happened before the stream was open was not heard, be it a change of a message that stands there.
    await readState();
    if (broke) complain("");
    broke = false;
    if (chat.here) await readMessages(true);
  };
  stream = mine;
}

const HEARD = {
  message({ message }) {
    const channel = state.channels.find((c) => c.id === message.channel_id);
    const fresh = channel && later(message.id, channel.last);
    if (fresh) channel.last = message.id;
    const own = message.author.id === chat.me;
    if (message.channel_id === chat.here) {
      $("log").querySelector(".typing")?.remove();
      putMessage(message);
      markRead(chat.here, message.id);
    } else if (fresh && !own && (message.mention_everyone || message.mentions.some((u) => u.id === chat.me))) {
      mentioned.add(`${chat.me}:${message.channel_id}`);
    }
    if (fresh) drawSide();
  },
  message_gone({ channel, message }) {
    if (channel !== chat.here) return;
    messages = messages.filter((m) => m.id !== message);
    document.querySelector(`[data-message-id="${message}"]`)?.remove();
  },
  direct({ channel, last, user }) {
    const known = state.channels.find((c) => c.id === channel);
    if (known && later(last, known.last)) known.last = last;
    if (!known) state.channels.push({ id: channel, kind: "dm", user, name: "", last });
    if (channel !== chat.here) drawSide();
  },
  channel({ channel }) {
    const known = state.channels.find((c) => c.id === channel.id);
    if (known) Object.assign(known, channel);
    else state.channels.push(channel);
    drawSide();
    if (channel.parent === chat.here) drawForum();
  },
  channel_gone({ channel }) {
    state.channels = state.channels.filter((c) => c.id !== channel);
    if (channel === chat.here) goHome();
    drawSide();
    drawForum();
  },
  server({ server }) {
    const known = state.servers.find((s) => s.id === server.id);
    if (known) Object.assign(known, server);
    else state.servers.push(server);
    drawSide();
  },
  user({ user }) {
    const known = state.users.find((u) => u.id === user.id);
    if (known) Object.assign(known, user);
    else state.users.push(user);
    const here = state.channels.find((c) => c.id === chat.here);
    // Who left the server that is shown goes to one of theirs.
    if (user.id === chat.me && here && !sees(self(), here, state.channels)) become(chat.me);
    else drawSide();
  },
  bot({ online }) {
    state.bot.online = online;
    drawSide();
  },
  typing({ channel }) {
    if (channel !== chat.here) return;
    window.clearTimeout(typing);
    complain(word("typing", { name: chat.user(state.bot.id) }));
    typing = window.setTimeout(() => complain(""), 8000);
  },
  commands() {},
  clock({ offset_ms }) {
    shiftTo(offset_ms);
    drawTimes();
  },
  reload() { readState().then(() => readMessages()); },
};

function hear(event) {
  const reading = event.type.startsWith("message") ? overheard : event.type === "reload" ? [] : unsettled;
  for (const meanwhile of reading) meanwhile.push(event);
  HEARD[event.type]?.(event);
}

function drawTimes() {
  for (const node of document.querySelectorAll("[data-relative]")) node.textContent = relative(Number(node.dataset.relative));
}

async function moveOn(hours) {
  try {
    const { offset_ms } = await ask("POST", "/sandbox/clock", { advance_ms: hours * 3_600_000 });
    shiftTo(offset_ms);
    drawTimes();
  } catch (error) {
    complain(error);
  }
}

// --- the start -----------------------------------------------------------------------------------

function themes() {
  const set = (theme) => {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem("theme", theme);
  };
  const dark = () => window.matchMedia("(prefers-color-scheme: dark)").matches;
  const kept = localStorage.getItem("theme");
  if (kept) set(kept);
  $("theme").addEventListener("click", () => {
    const now = document.documentElement.dataset.theme ?? (dark() ? "dark" : "light");
    set(now === "dark" ? "light" : "dark");
  });
}

function controls() {
  $("who").addEventListener("change", () => become($("who").value));
  $("menu").addEventListener("click", () => side(!document.body.classList.contains("side-open")));
  $("shade").addEventListener("click", () => side(false));
  $("newer").addEventListener("click", toEnd);
  // Only who scrolls up stops following: pictures that grow as they load push the end away without anybody's doing.
  let top = 0;
  $("log").addEventListener("scroll", () => {
    const up = $("log").scrollTop < top;
    top = $("log").scrollTop;
    if (atEnd()) following = true;
    else if (up) following = false;
    if (following) $("newer").hidden = true;
  });
  $("thread").addEventListener("click", newThread);
  $("server").addEventListener("change", () => {
    chat.server = $("server").value;
    goHome();
  });
  $("settings").addEventListener("click", () => {
    const me = state.users.find((user) => user.id === chat.me);
    const change = async (what) => {
      Object.assign(me, await ask("PATCH", `/sandbox/users/${me.id}`, what));
      speak(me.locale);
      drawSide();
      if (chat.here) await go(chat.here);
    };
    const server = state.servers.find((s) => s.id === chat.server);
    openSettings(me, server, (what) => change(what).catch(complain), async ({ name }) => {
      try {
        const user = await ask("POST", "/sandbox/users", { name });
        await readState();
        await become(user.id);
        return null;
      } catch (error) {
        return error.message;
      }
    }, moveOn, {
      channel: state.channels.find((c) => c.id === chat.here && c.server && !c.parent),
      hide: (channel, hidden) => ask("PATCH", `/sandbox/channels/${channel.id}`, { hidden, shown_to: [me.id] }).catch(complain),
      newRole: async ({ name }) => {
        try {
          await ask("POST", "/sandbox/roles", { name, server: server.id });
          return null;
        } catch (error) {
          return error.message;
        }
      },
    });
  });
  window.setInterval(drawTimes, 5000);
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") side(false); });
}

async function start() {
  speak("en-US");
  themes();
  controls();
  entry(chat);
  try {
    await readState();
  } catch {
    complain(word("unreachable"));
    window.setTimeout(() => window.location.reload(), 2000);
    return;
  }
  const wanted = new URLSearchParams(window.location.hash.slice(1));
  const people = state.users.filter((user) => !user.bot);
  const me = people.find((user) => user.name === wanted.get("as")) ?? people[0];
  const named = wanted.get("in");
  const fits = (c) => (c.kind === "dm" ? named === "dm" : c.id === named || c.name === named);
  const there = state.channels.find((c) => sees(me, c, state.channels) && fits(c));
  chat.here = there?.id ?? null;
  if (named === "dm" && !there) {
    chat.me = me.id;
    chat.here = (await ask("POST", "/sandbox/dms", { user: me.id })).id;
    await readState();
  }
  await become(me.id);
  document.documentElement.dataset.ready = "true";
}

start();
