// Small makers of DOM nodes. Text is always text, never markup.

export function make(tag, members = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(members)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "class") node.className = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  let value;
  try { value = JSON.parse(text); } catch { value = { error: text }; }
  if (!answer.ok) throw new Error(value.error ?? answer.statusText);
  return value;
}

// Snowflakes are longer than a number holds exactly.
export function later(one, other) {
  if (!other) return Boolean(one);
  if (!one) return false;
  return one.length === other.length ? one > other : one.length > other.length;
}
