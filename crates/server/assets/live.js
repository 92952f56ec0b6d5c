// A part of the page that follows the server: <section data-live="EVENTS" data-fragment="HTML">.

import { listen } from "/assets/events.js";

export function follow(part) {
  let busy = false;
  let again = false;
  async function fetchPart() {
    if (busy) { again = true; return; }
    busy = true;
    try {
      const answer = await fetch(part.dataset.fragment, { headers: { Accept: "text/html" } });
      if (answer.ok) replace(part, await answer.text());
    } finally {
      busy = false;
      if (again) { again = false; fetchPart(); }
    }
  }
  listen(part.dataset.live, { changed: fetchPart });
}

// New content, with what is open staying open and the focus where it was.
export function replace(part, html) {
  const name = (details) => details.querySelector("summary")?.textContent ?? "";
  const open = new Map([...part.querySelectorAll("details")].map((one) => [name(one), one.open]));
  const held = part.contains(document.activeElement) ? document.activeElement.textContent : null;
  const place = part.scrollTop;
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const details of template.content.querySelectorAll("details")) {
    const was = open.get(name(details));
    if (was !== undefined) details.open = was;
  }
  part.replaceChildren(template.content);
  part.scrollTop = place;
  if (held) [...part.querySelectorAll("summary, button, a")].find((one) => one.textContent === held)?.focus();
}

for (const part of document.querySelectorAll("[data-live]")) follow(part);

// Ages count by themselves.
setInterval(() => {
  for (const cell of document.querySelectorAll("[data-since]")) {
    const seconds = Math.max(0, Math.floor((Date.now() - Number(cell.dataset.since)) / 1000));
    cell.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}, 1000);
