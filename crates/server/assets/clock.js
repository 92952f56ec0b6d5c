// Clock faces that count between messages. The server is the only source of time: a page never lets a flag fall.

export class Clocks {
  constructor(root) {
    this.root = root;
    this.state = null;
    setInterval(() => this.show(), 100);
  }

  // `now` is the server's time when it sent the message; `clocks` is how they stood at `stamp`.
  set(clocks, now) {
    this.state = clocks;
    this.offset = performance.now() - (now - clocks.stamp);
    this.show();
  }

  left(side) {
    const { running, free } = this.state;
    const left = this.state[side];
    if (running !== side) return left;
    return left - Math.max(0, performance.now() - this.offset - free);
  }

  show() {
    if (!this.state) return;
    for (const face of this.root.querySelectorAll("[data-clock]")) {
      const side = face.dataset.clock;
      const left = this.left(side);
      const text = format(left);
      if (face.textContent !== text) face.textContent = text;
      face.classList.toggle("low", left < 20000 && this.state.running === side);
      face.closest(".player")?.classList.toggle("runs", this.state.running === side);
    }
  }
}

export function format(left) {
  // A clock that the server has not stopped shows nothing below zero.
  const all = Math.max(0, left);
  const hours = Math.floor(all / 3600000);
  const minutes = Math.floor(all / 60000) % 60;
  const seconds = Math.floor(all / 1000) % 60;
  const two = (number) => String(number).padStart(2, "0");
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  if (all < 10000) return `${minutes}:${two(seconds)}.${Math.floor(all / 100) % 10}`;
  return `${minutes}:${two(seconds)}`;
}
