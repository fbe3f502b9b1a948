// A message as an article: text, embeds, pictures, components.

import { now } from "./clock.js";
import { markdown } from "./markdown.js";
import { make } from "./parts.js";
import { language, word } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const SILENT = 4096;

// `chat` says who reads, and carries out what is pressed.
export function article(message, chat) {
  const ephemeral = (message.flags & EPHEMERAL) !== 0;
  const loading = (message.flags & LOADING) !== 0;
  const mentions = message.mention_everyone || message.mentions.some((user) => user.id === chat.me);
  const name = chat.user(message.author.id);
  const kind = ["message", mentions && "mentions", ephemeral && "ephemeral"].filter(Boolean).join(" ");
  const node = make("article", {
    class: kind, "aria-label": name, tabindex: "-1",
    data: { messageId: message.id, author: name, authorId: message.author.id, ephemeral: String(ephemeral) },
  });
  const used = message.interaction;
  if (used) node.append(make("p", { class: "used" }, word("used", { name: chat.user(used.user.id), command: used.name })));
  node.append(make("div", { class: "head" },
    make("strong", { class: message.author.bot ? "bot" : "" }, name),
    message.author.bot ? make("span", { class: "tag" }, word("app")) : null,
    ephemeral ? stamp(message.timestamp) : link(message, chat),
    message.flags & SILENT ? make("span", { role: "img", title: word("silent"), "aria-label": word("silent"), data: { silent: "" } }, "🔕") : null));
  const body = make("div", { class: "body" });
  node.append(body);
  if (loading) body.append(make("p", { class: "quiet", data: { thinking: "" } }, word("thinking", { name })));
  if (message.content) body.append(make("div", { class: "text" }, markdown(message.content, chat)));
  if (message.edited_timestamp) body.append(make("span", { class: "quiet" }, word("edited")));
  const shown = new Set(message.embeds.flatMap((e) => [e.image?.url, e.thumbnail?.url]));
  const second = JSON.stringify(message.components.filter((part) => part.type !== 1));
  for (const file of message.attachments) {
    if (!shown.has(file.url) && !second.includes(`attachment://${file.filename}`)) body.append(attachment(file, chat));
  }
  for (const embed of message.embeds) body.append(embedded(embed, message, chat));
  for (const part of message.components) body.append(block(part, message, chat));
  if (ephemeral) {
    body.append(make("p", { class: "quiet" }, `${word("only-you")} · `, make("button", {
      type: "button", class: "link", data: { dismiss: "" }, on: { click: () => chat.dismiss(message) },
    }, word("dismiss"))));
  }
  return node;
}

// The time leads to the message, and a tap copies its link.
function link(message, chat) {
  const href = chat.link(message);
  return make("a", {
    href, class: "quiet", title: word("copy"), data: { link: "" },
    on: { click: (event) => { event.preventDefault(); chat.copy(href); } },
  }, stamp(message.timestamp));
}

function stamp(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date(now()).toDateString();
  const style = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  const text = new Intl.DateTimeFormat(language(), style).format(date);
  return make("time", { datetime: iso, class: "quiet" }, text);
}

function attachment(file, chat) {
  if (file.content_type?.startsWith("image/")) return picture(file.url, file.description, file.filename, file, chat);
  const size = file.size < 1024 ? `${file.size} B` : `${(file.size / 1024).toFixed(1)} KiB`;
  return make("p", { class: "file" }, make("a", { href: file.url, download: file.filename, data: { file: file.filename } }, file.filename), ` · ${size}`);
}

function picture(url, alt, name, size, chat) {
  const image = make("img", { src: url, alt: alt ?? "", loading: "lazy", width: size?.width, height: size?.height });
  return make("button", {
    type: "button", class: "picture", "aria-label": word("open-picture", { name: alt || name }),
    on: { click: () => chat.enlarge(url, alt ?? "") },
  }, image);
}

function embedded(embed, message, chat) {
  const node = make("section", { class: "embed" });
  if (embed.color !== undefined && embed.color !== null) {
    node.style.setProperty("--mark", `#${embed.color.toString(16).padStart(6, "0")}`);
  }
  const file = (url) => message.attachments.find((a) => a.url === url);
  if (embed.thumbnail?.url) {
    node.append(make("img", { class: "thumbnail", src: embed.thumbnail.url, alt: file(embed.thumbnail.url)?.description ?? "" }));
  }
  if (embed.author?.name) node.append(make("p", { class: "quiet" }, embed.author.name));
  if (embed.title) node.append(make("h4", {}, markdown(embed.title, chat)));
  if (embed.description) node.append(make("div", { class: "text" }, markdown(embed.description, chat)));
  if (embed.fields?.length) {
    node.append(make("dl", {}, ...embed.fields.map((field) => make("div", { class: field.inline ? "inline" : "" },
      make("dt", {}, markdown(field.name, chat)), make("dd", {}, markdown(field.value, chat))))));
  }
  if (embed.image?.url) {
    const own = file(embed.image.url);
    node.append(picture(embed.image.url, own?.description, own?.filename ?? "", own, chat));
  }
  if (embed.footer?.text) node.append(make("p", { class: "quiet" }, embed.footer.text));
  return node;
}

function block(part, message, chat) {
  const inner = () => (part.components ?? []).map((child) => block(child, message, chat));
  switch (part.type) {
    case 1: return make("div", { class: "row" }, ...part.components.map((child) => leaf(child, message, chat)));
    case 9: return make("div", { class: "section" }, make("div", {}, ...inner()), leaf(part.accessory, message, chat));
    case 10: return make("div", { class: "text" }, markdown(part.content, chat));
    case 11: return media(part.media, part.description, message, chat);
    case 12: return make("div", { class: "row" }, ...part.items.map((item) => media(item.media, item.description, message, chat)));
    case 14: return make("hr");
    case 17: {
      const node = make("section", { class: "embed" }, ...inner());
      if (part.accent_color) node.style.setProperty("--mark", `#${part.accent_color.toString(16).padStart(6, "0")}`);
      return node;
    }
    default: return document.createDocumentFragment();
  }
}

function media(source, alt, message, chat) {
  const file = message.attachments.find((a) => `attachment://${a.filename}` === source.url);
  return picture(file?.url ?? source.url, alt ?? file?.description, file?.filename ?? "", file, chat);
}

function leaf(part, message, chat) {
  if (part.type === 2) return button(part, message, chat);
  if (part.type === 11) return media(part.media, part.description, message, chat);
  return select(part, message, chat);
}

/** What stands before a label: a picture of the application's own, or a sign. */
function face(emoji) {
  if (emoji?.id) return make("img", { class: "emoji", src: `/emojis/${emoji.id}`, alt: "", width: 20, height: 20 });
  return emoji?.name ? `${emoji.name} ` : null;
}

function button(part, message, chat) {
  if (part.style === 5) {
    return make("a", { class: "button style-5", href: part.url, target: "_blank", rel: "noreferrer noopener" }, face(part.emoji), `${part.label ?? ""} ↗`);
  }
  return make("button", {
    type: "button", class: `button style-${part.style}`, disabled: part.disabled,
    data: { customId: part.custom_id, label: part.label ?? "" },
    on: { click: (event) => chat.click(message, part, event.currentTarget) },
  }, face(part.emoji), part.label ?? "");
}

function select(part, message, chat) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const options = part.options ?? [];
  const chosen = options.filter((option) => option.default).map((option) => option.label).join(", ");
  const list = make("div", { class: "choices", hidden: true, role: "group", "aria-label": part.placeholder ?? word("pick") });
  const opener = make("button", {
    type: "button", class: "opener", disabled: part.disabled, "aria-expanded": "false",
    data: { customId: part.custom_id, select: "", placeholder: part.placeholder ?? "" },
  }, make("span", { class: chosen ? "" : "quiet" }, chosen || part.placeholder || word("pick")), make("span", { "aria-hidden": "true" }, "⌄"));
  opener.addEventListener("click", () => {
    list.hidden = !list.hidden;
    opener.setAttribute("aria-expanded", String(!list.hidden));
    if (!list.hidden) {
      list.querySelector("button, input")?.focus();
      list.scrollIntoView({ block: "nearest" });
    }
  });
  list.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    opener.focus();
  });
  const close = (values) => {
    list.hidden = true;
    opener.setAttribute("aria-expanded", "false");
    chat.select(message, part, values, opener);
  };
  const label = (option) => [
    make("span", {}, face(option.emoji), option.label),
    option.description ? make("span", { class: "quiet" }, option.description) : null,
  ];
  if (most === 1 && least === 1) {
    list.append(...options.map((option) => make("button", {
      type: "button", class: option.default ? "choice chosen" : "choice", data: { value: option.value },
      on: { click: () => close([option.value]) },
    }, ...label(option))));
  } else {
    const confirm = make("button", { type: "button", class: "button style-1", data: { confirm: "" } }, word("choose"));
    const boxes = options.map((option) => make("input", { type: "checkbox", value: option.value, checked: option.default, data: { value: option.value } }));
    const picked = () => boxes.filter((box) => box.checked).map((box) => box.value);
    const check = () => {
      confirm.disabled = picked().length < least || picked().length > most;
      for (const box of boxes) box.disabled = !box.checked && picked().length >= most;
    };
    list.append(make("p", { class: "quiet" }, word("choose-range", { least, most })));
    boxes.forEach((box, number) => {
      box.addEventListener("change", check);
      list.append(make("label", { class: "choice" }, box, ...label(options[number])));
    });
    confirm.addEventListener("click", () => close(picked()));
    list.append(confirm);
    check();
  }
  return make("div", { class: "select" }, opener, list);
}
