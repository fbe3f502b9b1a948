// What there is in the servers: who sees which channel, what a kind of channel looks like, a forum's posts.

import { later, make } from "./parts.js";
import { word } from "./words.js";

// The kinds of channel that one can make, in the order in which they are offered.
export const KINDS = ["text", "announcement", "forum", "voice"];

// What one can be in a server.
export const RANKS = ["member", "manager", "owner"];

const SIGNS = {
  text: "# ", announcement: "⚑ ", forum: "▤ ", voice: "♪ ", dm: "@ ",
  thread: "↳ ", announcement_thread: "↳ ", private_thread: "↳ ",
};

export function sign(kind) { return SIGNS[kind] ?? ""; }

export function isThread(channel) { return channel.kind.endsWith("thread"); }

// Whether a thread, or a post, can be opened there.
export function takesThreads(channel) { return ["text", "announcement", "forum"].includes(channel.kind); }

// A thread is hidden with its channel, which is looked for among `channels`.
export function sees(user, channel, channels = []) {
  if (!user) return false;
  if (channel.kind === "dm") return channel.user === user.id;
  const rank = user.servers[channel.server];
  const above = channels.find((other) => other.id === channel.parent) ?? channel;
  const named = (id) => id === user.id || user.roles?.[channel.server]?.includes(id);
  if (above.hidden && rank !== "owner" && !above.shown_to.some(named)) return false;
  if (channel.kind === "private_thread") return rank === "owner" || rank === "manager" || (rank && channel.members.includes(user.id));
  return Boolean(rank);
}

// The servers that somebody is in.
export function serversOf(state, user) { return (state.servers ?? []).filter((server) => user?.servers[server.id]); }

// Where somebody begins in a server: the first channel with messages.
export function firstChannel(state, user, server) {
  const there = state.channels.filter((channel) => channel.server === server && !isThread(channel) && channel.kind !== "forum");
  return there.find((channel) => sees(user, channel))?.id;
}

// The choice between servers; a mark stands beside those where something is unread.
export function drawServers(select, servers, shown, unread) {
  select.replaceChildren(...servers.map((server) => make("option", {
    value: server.id, selected: server.id === shown, data: { server: server.name },
    "aria-label": unread(server.id) ? `${server.name}, ${word("waiting-for")}` : server.name,
  }, `${server.name}${unread(server.id) ? " ●" : ""}`)));
  select.disabled = servers.length < 2;
}

// A forum's posts, the newest first, and the way to a new one.
export function posts(state, forum, item, write) {
  const found = state.channels.filter((channel) => channel.parent === forum).sort((a, b) => (later(b.id, a.id) ? 1 : -1));
  return [
    make("p", { class: "posts" }, make("button", {
      type: "button", class: "button style-1", data: { newPost: "" }, on: { click: write },
    }, word("new-post"))),
    found.length > 0
      ? make("ul", { class: "posts" }, ...found.map((post) => make("li", {}, item(post))))
      : make("p", { class: "quiet empty" }, word("no-posts")),
  ];
}
