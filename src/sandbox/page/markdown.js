// Discord's dialect of markdown to DOM nodes.

import { now } from "./clock.js";
import { make } from "./parts.js";
import { language, word } from "./words.js";

const BLOCKS = [
  { start: /^(#{1,3}) (.+)$/, make: (m, w) => make(`h${m[1].length + 1}`, {}, ...inline(m[2], w)) },
  { start: /^-# (.+)$/, make: (m, w) => make("p", { class: "subtext" }, ...inline(m[1], w)) },
];

export function markdown(text, who) {
  const root = document.createDocumentFragment();
  const parts = text.split(/```/);
  const whole = parts.length % 2 === 1;
  parts.forEach((part, number) => {
    if (number % 2 === 1 && (whole || number < parts.length - 1)) root.append(code(part));
    else if (part.trim() !== "") root.append(...blocks(number > 0 ? part.replace(/^\n/, "") : part, who));
  });
  return root;
}

function code(part) {
  const head = part.match(/^([a-z0-9_+-]*)\n/i);
  const text = head ? part.slice(head[0].length) : part;
  return make("pre", { tabindex: "0" }, make("code", {}, text.replace(/\n$/, "")));
}

function blocks(text, who) {
  const made = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    while (plain.length && plain[0].trim() === "") plain.shift();
    while (plain.length && plain.at(-1).trim() === "") plain.pop();
    if (plain.length) made.push(make("p", {}, ...inline(plain.join("\n"), who)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const block = BLOCKS.find((b) => b.start.test(line));
    if (block) {
      flush();
      made.push(block.make(line.match(block.start), who));
    } else if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      made.push(make("blockquote", {}, ...blocks(rest, who)));
      break;
    } else if (line.startsWith("> ") || line === ">") {
      flush();
      const inner = [];
      while (at < lines.length && (lines[at].startsWith("> ") || lines[at] === ">")) {
        inner.push(lines[at].slice(2));
        at += 1;
      }
      at -= 1;
      made.push(make("blockquote", {}, ...blocks(inner.join("\n"), who)));
    } else if (/^ *([-*]|\d+\.) /.test(line)) {
      flush();
      const [, depth, sign] = line.match(/^( *)(\d?)/);
      const other = (l) => {
        const mark = l.match(/^( *)(?:[-*]|(\d)\d*\.) /);
        if (!mark) return !/^ {2,}\S/.test(l);
        return mark[1] === depth && (mark[2] === undefined) !== (sign === "");
      };
      const end = lines.findIndex((l, n) => n > at && other(l));
      const stop = end < 0 ? lines.length : end;
      made.push(list(lines.slice(at, stop), who));
      at = stop - 1;
    } else plain.push(line);
  }
  flush();
  return made;
}

function list(lines, who) {
  const first = lines[0].match(/^( *)([-*]|(\d+)\.) /);
  const numbered = first[3] !== undefined;
  const root = make(numbered ? "ol" : "ul", numbered ? { start: first[3] } : {});
  const depth = first[1].length;
  let item = null;
  let below = [];
  const close = () => {
    if (item && below.length) item.append(list(below, who));
    below = [];
  };
  for (const line of lines) {
    const mark = line.match(/^( *)([-*]|\d+\.) (.*)$/);
    if (mark && mark[1].length <= depth) {
      close();
      item = make("li", {}, ...inline(mark[3], who));
      root.append(item);
    } else if (mark) below.push(line);
    else if (item) item.append(make("br"), ...inline(line.trim(), who));
  }
  close();
  return root;
}

// Each rule: where it begins, and what it makes of what it caught.
const RULES = [
  [/\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/, (m) => make("code", {}, m[2])],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/<a?:(\w{2,32}):(\d+)>/, (m) => make("img", { class: "emoji inline", src: `/emojis/${m[2]}`, alt: `:${m[1]}:`, title: `:${m[1]}:`, width: 22, height: 22 })],
  [/<@!?(\d+)>/, (m, w) => pill(w.user(m[1]), m[1] === w.me)],
  [/<@&(\d+)>/, (m, w) => pill(w.role(m[1]), false)],
  [/<#(\d+)>/, (m, w) => make("button", { type: "button", class: "pill", on: { click: () => w.open(m[1]) } }, w.channel(m[1]))],
  [/<\/([^:>]+):\d+>/, (m) => make("span", { class: "pill" }, `/${m[1]}`)],
  [/@(everyone|here)\b/, (m) => make("span", { class: "pill" }, m[0])],
  [/<?\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, (m, w) => link(m[2], inline(m[1], w))],
  [/<?(https?:\/\/[^\s<>)]+)>?/, (m) => link(m[1], [m[1]])],
  [/\*\*\*([\s\S]+?)\*\*\*/, (m, w) => make("strong", {}, make("em", {}, ...inline(m[1], w)))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, (m, w) => make("strong", {}, ...inline(m[1], w))],
  [/__([\s\S]+?)__(?!_)/, (m, w) => make("u", {}, ...inline(m[1], w))],
  [/~~([\s\S]+?)~~/, (m, w) => make("s", {}, ...inline(m[1], w))],
  [/\|\|([\s\S]+?)\|\|/, (m, w) => spoiler(inline(m[1], w))],
  [/\*(?!\s)([^*]+?)\*(?!\*)/, (m, w) => make("em", {}, ...inline(m[1], w))],
  [/(?<![\p{L}\p{N}])_(?!\s)([^_]+?)_(?![\p{L}\p{N}])/u, (m, w) => make("em", {}, ...inline(m[1], w))],
  [/\n/, () => make("br")],
];

export function inline(text, who) {
  const made = [];
  let rest = text;
  while (rest !== "") {
    let best = null;
    for (const [rule, build] of RULES) {
      const caught = rest.match(rule);
      if (caught && (!best || caught.index < best.caught.index)) best = { caught, build };
    }
    if (!best) {
      made.push(rest);
      break;
    }
    if (best.caught.index > 0) made.push(rest.slice(0, best.caught.index));
    made.push(best.build(best.caught, who));
    rest = rest.slice(best.caught.index + best.caught[0].length);
  }
  return made;
}

function pill(name, me) {
  return make("span", { class: me ? "pill me" : "pill" }, `@${name}`);
}

function link(url, children) {
  return make("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, ...children);
}

function spoiler(children) {
  const button = make("button", { type: "button", class: "spoiler", "aria-label": word("spoiler") });
  button.addEventListener("click", () => button.replaceWith(make("span", {}, ...children)));
  return button;
}

const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const SPANS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(language(), STYLES.F).format(date);
  const node = make("time", { datetime: date.toISOString(), title: full });
  if (style === "R") {
    node.dataset.relative = seconds;
    node.textContent = relative(seconds);
  } else node.textContent = new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
  return node;
}

export function relative(seconds) {
  const away = seconds - now() / 1000;
  const [unit, size] = SPANS.find(([, length]) => Math.abs(away) >= length) ?? SPANS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / size), unit);
}
