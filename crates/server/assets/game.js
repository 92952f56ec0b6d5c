// The page of a game: messages from the server in, commands out.

import { Clocks } from "/assets/clock.js";
import { listen } from "/assets/events.js";
import { replace } from "/assets/live.js";
import "/assets/board.js";

const root = document.querySelector("[data-game]");
const { game: id, query, seat } = root.dataset;
const isArbiter = "arbiter" in root.dataset;
const board = root.querySelector("caipan-board");
const panel = root.querySelector("[data-panel]");
const answer = root.querySelector("[data-answer]");
const moveForm = root.querySelector(".move-form");
const clocks = new Clocks(root);
let mark = "";

function take({ now, state }) {
  board.show(state.board, state.last);
  clocks.set(state.clocks, now);
  root.querySelector("[data-status]").textContent = state.result
    ? `${state.result.code} · ${state.status}` : state.status;
  moves(state);
  const mover = moveForm?.querySelector("[data-mover]");
  if (mover) mover.value = state.turn;
  const over = state.phase === "ended" || state.phase === "annulled";
  if (moveForm) moveForm.hidden = over;
  if (!over && (seat || isArbiter)) board.allow(isArbiter ? state.turn : seat, send);
  else board.allow(null, () => {});
  if (mark && mark !== state.mark) fetchPanel();
  mark = state.mark;
}

function moves(state) {
  const list = root.querySelector("[data-moves]");
  root.querySelector("[data-kept]").hidden = state.moves !== null;
  if (state.moves === null) { list.replaceChildren(); return; }
  const rows = [];
  let { number } = state.first;
  let at = state.first.turn === "black" ? ["…"] : [];
  const flush = () => { if (at.length) rows.push([number, ...at]); number += 1; at = []; };
  for (const text of state.moves) { at.push(text); if (at.length === 2) flush(); }
  flush();
  list.replaceChildren(...rows.map(([count, white, black]) => {
    const row = document.createElement("li");
    for (const [text, kind] of [[`${count}.`, "n"], [white, ""], [black ?? "", ""]]) {
      const cell = document.createElement("span");
      cell.textContent = text;
      cell.className = kind;
      row.append(cell);
    }
    return row;
  }));
  list.scrollTop = list.scrollHeight;
}

async function fetchPanel() {
  const got = await fetch(`/games/${id}/panel${query}`);
  // Somebody who is filling in a form is not disturbed.
  const busy = panel.contains(document.activeElement) && document.activeElement.matches("input, textarea, select");
  if (got.ok && !busy) replace(panel, await got.text());
}

function say(lines, bad) {
  answer.hidden = lines.length === 0;
  answer.classList.toggle("bad", bad);
  answer.textContent = lines.join("\n");
}

const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// A command is sent again with the same key when the connection broke, so that it is taken once.
async function post(path, fields) {
  for (let tries = 0; ; tries += 1) {
    try {
      const got = await fetch(path, {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(fields),
      });
      return { ok: got.ok, body: await got.json() };
    } catch (error) {
      if (tries === 4) throw error;
      await new Promise((go) => setTimeout(go, 300 * 2 ** tries));
    }
  }
}

async function command(fields, path = `/games/${id}/command${query}`) {
  try {
    const { ok, body } = await post(path, fields);
    if (ok) say([...(body.told ?? []), ...(body.facts ?? [])], false);
    else say([body.error[document.documentElement.lang.startsWith("zh") ? "zh" : "en"]], true);
    return ok;
  } catch {
    say([root.querySelector("[data-net]").textContent], true);
    return false;
  }
}

function send(move) {
  const fields = { do: "move", move, key: newKey() };
  if (root.dataset.kind === "chess") fields.press = "true";
  if (moveForm) {
    fields.by = moveForm.elements.by.value;
    if (moveForm.elements.offer?.checked) { fields.offer = "on"; moveForm.elements.offer.checked = false; }
  }
  command(fields);
}

moveForm?.addEventListener("submit", async (event) => {
  event.preventDefault();
  delete moveForm.dataset.sent;
  const text = moveForm.elements.move.value.trim();
  if (!text) return;
  const fields = Object.fromEntries(new FormData(moveForm));
  fields.key = newKey();
  if (await command(fields)) { moveForm.elements.move.value = ""; if (moveForm.elements.offer) moveForm.elements.offer.checked = false; }
});

panel.addEventListener("submit", async (event) => {
  const form = event.target;
  const previews = event.submitter?.hasAttribute("data-preview");
  if (!previews && !form.action.includes("/command")) return;
  event.preventDefault();
  delete form.dataset.sent;
  const fields = Object.fromEntries(new FormData(form));
  if (previews) { command(fields, `/games/${id}/preview${query}`); return; }
  if (await command(fields)) { form.closest("details")?.removeAttribute("open"); document.activeElement?.blur(); fetchPanel(); }
});

const first = JSON.parse(document.getElementById("state").textContent);
customElements.whenDefined("caipan-board").then(() => {
  take(first);
  listen(`/games/${id}/events${query}`, {
    state: (event) => take(JSON.parse(event.data)),
    open: () => { root.querySelector("[data-net]").hidden = true; },
    error: () => { root.querySelector("[data-net]").hidden = false; },
  });
});
