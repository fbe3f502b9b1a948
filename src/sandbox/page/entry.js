// The entry: plain messages, and slash commands with what can be typed next.

import { ask, make } from "./parts.js";
import { word } from "./words.js";

const PAUSE = 110;

export function entry(chat) {
  const form = document.getElementById("form");
  const field = document.getElementById("entry");
  const file = document.getElementById("file");
  const list = document.getElementById("suggestions");
  const hint = document.getElementById("hint");
  let offered = [];
  let active = -1;
  let asked = 0;
  let timer = 0;
  // Texts of files by their names, for the next command of who chose them.
  const brought = new Map();

  function grow() {
    field.style.height = "auto";
    field.style.height = `${Math.min(field.scrollHeight, 160)}px`;
  }

  function show(help) {
    offered = help.suggestions;
    active = -1;
    list.replaceChildren(...offered.map((offer, number) => make("li", {
      id: `offer-${number}`, role: "option", "aria-selected": "false", data: { suggestion: offer.text, label: offer.label },
      on: { mousedown: (event) => event.preventDefault(), click: () => take(number) },
    }, make("span", {}, offer.label), make("span", { class: "quiet" }, offer.detail))));
    list.hidden = offered.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    field.removeAttribute("aria-activedescendant");
    hint.textContent = help.hint;
    hint.hidden = help.hint === "";
  }

  function hide() { show({ suggestions: [], hint: "" }); }

  function mark(number) {
    active = offered.length === 0 ? -1 : (number + offered.length) % offered.length;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === active)));
    const item = list.children[active];
    item?.scrollIntoView({ block: "nearest" });
    if (item) field.setAttribute("aria-activedescendant", item.id);
  }

  function take(number) {
    field.value = offered[number].text;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    grow();
    look();
  }

  function look() {
    window.clearTimeout(timer);
    asked += 1;
    if (!field.value.startsWith("/")) return hide();
    const mine = asked;
    timer = window.setTimeout(async () => {
      try {
        const help = await ask("POST", "/sandbox/assist", { user: chat.me, channel: chat.here, text: field.value });
        if (mine === asked) show(help);
      } catch {
        if (mine === asked) hide();
      }
    }, PAUSE);
    return undefined;
  }

  // Enter takes an offer that was moved to, or the first one for a command's name half typed.
  function wanted() {
    if (list.hidden) return -1;
    if (active >= 0) return active;
    const naming = field.value.startsWith("/") && !/\s/.test(field.value);
    return naming && offered.every((offer) => offer.label !== field.value) ? 0 : -1;
  }

  field.addEventListener("input", () => { grow(); look(); });
  field.addEventListener("blur", () => window.setTimeout(() => { if (document.activeElement !== field) list.hidden = true; }, 150));
  field.addEventListener("focus", look);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hide();
    else if (event.key === "ArrowDown" && !list.hidden) { event.preventDefault(); mark(active + 1); }
    else if (event.key === "ArrowUp" && !list.hidden) { event.preventDefault(); mark(active < 0 ? -1 : active - 1); }
    else if (event.key === "Tab" && !event.shiftKey && !list.hidden) { event.preventDefault(); take(Math.max(active, 0)); }
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      const number = wanted();
      if (number >= 0) take(number);
      else form.requestSubmit();
    }
  });
  form.querySelector("[data-attach]").addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    brought.set(chat.me, { ...brought.get(chat.me), [chosen.name]: await chosen.text() });
    file.value = "";
    field.focus();
    if (!field.value.startsWith("/")) return show({ suggestions: [], hint: word("attached", { name: chosen.name }) });
    field.setRangeText(chosen.name, field.selectionStart, field.selectionEnd, "end");
    return look();
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === "") return;
    window.clearTimeout(timer);
    asked += 1;
    field.value = "";
    grow();
    hide();
    const by = chat.me;
    const sent = await chat.send(text, brought.get(by) ?? {});
    if (sent && text.startsWith("/")) brought.delete(by);
    if (!sent && field.value === "") {
      field.value = text;
      grow();
    }
  });
}
