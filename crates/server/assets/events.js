// What the server tells while the page is looked at. A browser has six connections to a server for all its pages:
// one that is hidden, or left and kept for "back", holds none and hears the newest when it is seen again.

export function listen(address, hearers) {
  let source = null;
  function open() {
    if (source || document.hidden) return;
    source = new EventSource(address);
    for (const [name, hear] of Object.entries(hearers)) source.addEventListener(name, hear);
  }
  function close() {
    source?.close();
    source = null;
  }
  document.addEventListener("visibilitychange", () => { if (document.hidden) close(); else open(); });
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  open();
}
