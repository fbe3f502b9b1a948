// The modal that a bot opens, the enlarged picture, and one's own settings.

import { STEPS, now } from "./clock.js";
import { make } from "./parts.js";
import { KINDS, RANKS } from "./servers.js";
import { LANGUAGES, language, word } from "./words.js";

const modal = document.getElementById("modal");
const lightbox = document.getElementById("lightbox");
const options = document.getElementById("options");

// `send` gets the texts by custom id and gives back what went wrong, or nothing.
export function openModal(form, send) {
  const inputs = [];
  const rows = form.components.map((row) => {
    if (row.type === 10) return make("p", {}, row.content);
    const part = row.type === 18 ? row.component : row.components[0];
    const label = row.type === 18 ? row.label : part.label;
    const id = `field-${inputs.length}`;
    const input = part.type === 3 ? choice(part, id) : text(part, id);
    inputs.push(input);
    return make("div", { class: "field" },
      make("label", { for: id }, label, part.required === false ? null : make("span", { class: "quiet" }, ` · ${word("required")}`)),
      row.description ? make("p", { class: "quiet" }, row.description) : null, input);
  });
  const wrong = make("p", { role: "alert", class: "wrong" });
  const body = make("form", { method: "dialog" },
    make("h2", {}, form.title), ...rows, wrong,
    make("div", { class: "line" },
      make("button", { type: "button", class: "button style-2", on: { click: () => modal.close() } }, word("cancel")),
      make("button", { type: "submit", class: "button style-1", data: { submit: "" } }, word("submit"))));
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = {};
    for (const input of inputs) {
      fields[input.dataset.field] = input.multiple
        ? [...input.selectedOptions].map((option) => option.value)
        : input.tagName === "SELECT" ? [input.value] : input.value;
    }
    const why = await send(fields);
    if (why) wrong.textContent = why;
    else modal.close();
  });
  modal.dataset.modal = form.custom_id;
  modal.setAttribute("aria-label", form.title);
  modal.replaceChildren(body);
  modal.showModal();
}

function text(part, id) {
  const members = {
    id, placeholder: part.placeholder, minlength: part.min_length, maxlength: part.max_length ?? 4000,
    required: part.required !== false, data: { field: part.custom_id },
  };
  const input = part.style === 2 ? make("textarea", { ...members, rows: "4" }) : make("input", { ...members, type: "text" });
  input.value = part.value ?? "";
  return input;
}

function choice(part, id) {
  const members = { id, multiple: (part.max_values ?? 1) > 1, required: part.required !== false, data: { field: part.custom_id } };
  return make("select", members, ...part.options.map((o) => make("option", { value: o.value, selected: o.default }, o.label)));
}

export function enlarge(url, alt) {
  const image = make("img", { src: url, alt });
  // A second tap shows it in its own size, to be scrolled.
  image.addEventListener("click", () => image.classList.toggle("whole"));
  const body = make("form", { method: "dialog" },
    make("div", { class: "frame", tabindex: "0" }, image),
    alt ? make("p", {}, make("strong", {}, `${word("alt")}: `), alt) : null,
    make("div", { class: "line" }, make("button", { class: "button style-2" }, word("close"))));
  lightbox.setAttribute("aria-label", alt || word("alt"));
  lightbox.replaceChildren(body);
  lightbox.showModal();
}

lightbox.addEventListener("click", (event) => { if (event.target === lightbox) lightbox.close(); });

// A closed dialog gives the focus back, but the keys may still go nowhere until it is taken anew.
for (const dialog of [modal, lightbox, options]) {
  dialog.addEventListener("close", () => {
    const back = document.activeElement;
    back?.blur();
    back?.focus();
  });
}

// Asks for a name, and for the kind of a channel or a first message where that is wanted.
// `act` gets what was entered and gives back what went wrong, or nothing.
export function askName(title, act, { kinds = false, text: first = false } = {}) {
  const kind = make("select", { id: "new-kind", data: { newKind: "" } }, ...KINDS.map((name) => make("option", { value: name }, word(name))));
  const text = make("textarea", { id: "new-text", rows: "3", required: true, maxlength: "2000", data: { newText: "" } });
  const more = kinds ? [make("label", { for: "new-kind" }, word("kind")), kind]
    : first ? [make("label", { for: "new-text" }, word("first-message")), text] : [];
  const input = make("input", { id: "new-name", type: "text", required: true, maxlength: "100", data: { newName: "" } });
  const wrong = make("p", { role: "alert", class: "wrong" });
  const body = make("form", { method: "dialog" }, make("h2", {}, title),
    make("div", { class: "field" }, make("label", { for: "new-name" }, word("name")), input),
    more.length > 0 ? make("div", { class: "field" }, ...more) : null, wrong,
    make("div", { class: "line" },
      make("button", { type: "button", class: "button style-2", on: { click: () => options.close() } }, word("cancel")),
      make("button", { type: "submit", class: "button style-1", data: { create: "" } }, word("create"))));
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    const asked = { name: input.value.trim() };
    if (kinds) asked.kind = kind.value;
    if (first) asked.text = text.value.trim();
    const why = await act(asked);
    if (why) wrong.textContent = why;
    else options.close();
  });
  open(title, body);
}

// One's language, whether the bot may write, what one is in a server and which roles one has there, whether the channel is
// hidden, the time, and a new person. `moveOn` gets so many hours, and gives back the time that it is then.
export function openSettings(me, server, change, newPerson, moveOn, { channel, hide, newRole }) {
  const language = make("select", { id: "language", data: { language: "" } },
    ...LANGUAGES.map((code) => make("option", { value: code, selected: code === me.locale },
      new Intl.DisplayNames([code], { type: "language" }).of(code))));
  language.addEventListener("change", () => change({ locale: language.value }));
  const rank = make("select", { id: "rank", data: { rank: "" } },
    ...RANKS.map((name) => make("option", { value: name, selected: me.servers[server?.id] === name }, word(name))));
  rank.addEventListener("change", () => change({ server: server.id, rank: rank.value }));
  const dms = make("input", { type: "checkbox", id: "dms", checked: me.dms_open, data: { dmsOpen: "" } });
  dms.addEventListener("change", () => change({ dms_open: dms.checked }));
  const hidden = make("input", { type: "checkbox", id: "hidden", checked: channel?.hidden, data: { hidden: "" } });
  hidden.addEventListener("change", () => hide(channel, hidden.checked));
  const body = make("form", { method: "dialog" }, make("h2", {}, me.name),
    make("div", { class: "field" }, make("label", { for: "language" }, word("language")), language),
    server ? make("div", { class: "field" }, make("label", { for: "rank" }, word("rank", { server: server.name })), rank) : null,
    server ? roles(me, server, change, newRole) : null,
    channel ? make("label", { class: "choice" }, hidden, word("hide", { channel: `#${channel.name}` })) : null,
    make("label", { class: "choice" }, dms, word("dms-open")),
    clock(moveOn),
    make("div", { class: "line" },
      make("button", { type: "button", class: "button style-2", data: { newPerson: "" }, on: { click: () => askName(word("new-person"), newPerson) } }, word("new-person")),
      make("button", { class: "button style-1" }, word("close"))));
  open(word("settings"), body);
}

// The roles that one has in a server, and a new one.
function roles(me, server, change, newRole) {
  const own = new Set(me.roles?.[server.id] ?? []);
  const choice = (role) => {
    const box = make("input", { type: "checkbox", checked: own.has(role.id), data: { role: role.name } });
    box.addEventListener("change", () => {
      if (box.checked) own.add(role.id);
      else own.delete(role.id);
      change({ server: server.id, roles: [...own] });
    });
    return make("label", { class: "choice" }, box, role.name);
  };
  return make("fieldset", { class: "field" }, make("legend", {}, word("roles", { server: server.name })), ...server.roles.map(choice),
    make("button", { type: "button", class: "button style-2", data: { newRole: "" }, on: { click: () => askName(word("new-role"), newRole) } }, word("new-role")));
}

// The time, and how to come back later.
function clock(moveOn) {
  const text = () => new Intl.DateTimeFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(now());
  const shown = make("output", { id: "clock", data: { clock: "" } }, text());
  const step = ([name, hours]) => make("button", {
    type: "button", class: "button style-2", data: { later: hours },
    on: { click: async () => { await moveOn(hours); shown.textContent = text(); } },
  }, word(name));
  return make("div", { class: "field" }, make("label", { for: "clock" }, word("clock")), shown,
    make("div", { class: "line" }, ...Object.entries(STEPS).map(step)));
}

function open(title, body) {
  options.setAttribute("aria-label", title);
  options.replaceChildren(body);
  if (!options.open) options.showModal();
}
