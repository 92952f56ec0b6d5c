// The board: the server's picture, with squares that can be dragged, clicked and reached by keyboard.

const SHAPES = {
  chess: { columns: 8, rows: 8, cell: 60, margin: 34, width: 548, height: 548, onPoints: false },
  xiangqi: { columns: 9, rows: 10, cell: 60, margin: 62, width: 604, height: 664, onPoints: true },
};

export class Board extends HTMLElement {
  connectedCallback() {
    this.shape = SHAPES[this.dataset.kind];
    this.palette = document.getElementById("palette")?.content;
    this.below = this.dataset.below;
    this.picked = null;
    this.mine = null;
  }

  // Lets `side` move ("white", "red" or "black"); `send` takes a move such as e2e4, or 7747 in xiangqi.
  allow(side, send) {
    this.mine = side;
    this.send = send;
    if (!this.grid) this.makeGrid();
  }

  get svg() { return this.querySelector("svg"); }

  name(column, row) {
    const { columns, rows } = this.shape;
    const seen = this.below !== "black" ? [column, rows - 1 - row] : [columns - 1 - column, row];
    const rank = this.dataset.kind === "chess" ? seen[1] + 1 : seen[1];
    return "abcdefghi"[seen[0]] + rank;
  }

  place(square) {
    const { columns, rows } = this.shape;
    const file = "abcdefghi".indexOf(square[0]);
    const rank = Number(square.slice(1)) - (this.dataset.kind === "chess" ? 1 : 0);
    return this.below !== "black" ? [file, rows - 1 - rank] : [columns - 1 - file, rank];
  }

  corner(square) {
    const { cell, margin } = this.shape;
    const [column, row] = this.place(square);
    const shift = this.shape.onPoints ? cell / 2 : 0;
    return [margin + column * cell - shift, margin + row * cell - shift];
  }

  // Pieces by FEN's first field, and the squares of the last move.
  show(placement, last) {
    this.placement = placement;
    const svg = this.svg;
    if (!svg || !this.palette) return;
    for (const piece of svg.querySelectorAll("[data-square]")) piece.remove();
    for (const mark of svg.querySelectorAll("[data-mark]")) mark.remove();
    this.pieces = new Map();
    let row = this.shape.rows;
    for (const line of placement.split("/")) {
      row -= 1;
      let file = 0;
      for (const sign of line.match(/\d|[A-Za-z]/g) ?? []) {
        if (/\d/.test(sign)) { file += Number(sign); continue; }
        const rank = this.dataset.kind === "chess" ? row + 1 : row;
        this.put("abcdefghi"[file] + rank, sign);
        file += 1;
      }
    }
    if (last) for (const square of last) this.mark(square);
    this.label();
  }

  put(square, sign) {
    const drawn = this.palette.querySelector(`[data-piece="${sign}"]`);
    if (!drawn) return;
    const piece = drawn.cloneNode(true);
    piece.dataset.square = square;
    piece.setAttribute("transform", `translate(${this.corner(square).join(" ")})`);
    this.svg.append(piece);
    this.pieces.set(square, sign);
  }

  mark(square) {
    const [x, y] = this.corner(square);
    const { cell } = this.shape;
    const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries({
      x: x + 3, y: y + 3, width: cell - 6, height: cell - 6,
      fill: "none", stroke: "#1466b8", "stroke-width": 4,
    })) rect.setAttribute(name, value);
    rect.dataset.mark = "last";
    this.svg.append(rect);
  }

  isMine(square) {
    const sign = this.pieces?.get(square);
    if (!sign || !this.mine) return false;
    return (sign === sign.toUpperCase()) === (this.mine !== "black");
  }

  makeGrid() {
    const { columns, rows, cell, margin, width, height, onPoints } = this.shape;
    const grid = document.createElement("div");
    grid.className = "grid";
    grid.setAttribute("role", "grid");
    const start = onPoints ? margin - cell / 2 : margin;
    grid.style.left = `${(start / width) * 100}%`;
    grid.style.top = `${(start / height) * 100}%`;
    grid.style.width = `${((columns * cell) / width) * 100}%`;
    grid.style.height = `${((rows * cell) / height) * 100}%`;
    grid.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
    grid.style.gridTemplateRows = `repeat(${rows}, 1fr)`;
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.name = this.name(column, row);
        button.tabIndex = row === rows - 1 && column === 0 ? 0 : -1;
        grid.append(button);
      }
    }
    grid.addEventListener("keydown", (event) => this.walk(event));
    grid.addEventListener("click", (event) => this.click(event));
    grid.addEventListener("pointerdown", (event) => this.grab(event));
    this.append(grid);
    this.grid = grid;
    this.label();
  }

  label() {
    if (!this.grid) return;
    for (const button of this.grid.children) {
      const sign = this.pieces?.get(button.dataset.name);
      button.setAttribute("aria-label", sign ? `${button.dataset.name} ${sign}` : button.dataset.name);
    }
  }

  walk(event) {
    const { columns } = this.shape;
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    const step = steps[event.key];
    if (event.key === "Escape") this.pick(null);
    if (!step) return;
    event.preventDefault();
    const all = [...this.grid.children];
    const from = all.indexOf(document.activeElement);
    const to = all[from + step];
    if (!to || (Math.abs(step) === 1 && Math.floor((from + step) / columns) !== Math.floor(from / columns))) return;
    document.activeElement.tabIndex = -1;
    to.tabIndex = 0;
    to.focus();
  }

  pick(square) {
    for (const button of this.grid.children) button.classList.toggle("picked", button.dataset.name === square);
    this.picked = square;
  }

  click(event) {
    if (this.dragged) { this.dragged = false; return; }
    const square = event.target.dataset?.name;
    if (!square) return;
    if (this.picked && this.picked !== square) {
      if (this.isMine(square)) { this.pick(square); return; }
      this.go(this.picked, square);
    } else {
      this.pick(this.picked === square || !this.isMine(square) ? null : square);
    }
  }

  grab(event) {
    const square = event.target.dataset?.name;
    if (!square || !this.isMine(square) || event.button !== 0) return;
    const piece = this.svg.querySelector(`[data-square="${square}"]`);
    const scale = this.shape.width / this.svg.getBoundingClientRect().width;
    const [x, y] = this.corner(square);
    let moved = false;
    const move = (now) => {
      const dx = (now.clientX - event.clientX) * scale;
      const dy = (now.clientY - event.clientY) * scale;
      if (!moved && Math.hypot(dx, dy) < 8) return;
      if (!moved) { moved = true; piece.classList.add("held"); this.svg.append(piece); this.pick(square); }
      piece.setAttribute("transform", `translate(${x + dx} ${y + dy})`);
    };
    const drop = (end) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", drop);
      removeEventListener("pointercancel", drop);
      if (!moved) return;
      piece.classList.remove("held");
      piece.setAttribute("transform", `translate(${x} ${y})`);
      // The click that ends a drag is no click.
      this.dragged = true;
      setTimeout(() => { this.dragged = false; }, 0);
      const to = document.elementsFromPoint(end.clientX, end.clientY).find((one) => one.dataset?.name);
      this.pick(null);
      if (end.type === "pointerup" && to && to.dataset.name !== square) this.go(square, to.dataset.name);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", drop);
    addEventListener("pointercancel", drop);
  }

  go(from, to) {
    this.pick(null);
    const sign = this.pieces.get(from);
    const last = to.slice(1) === "8" || to.slice(1) === "1";
    if (this.dataset.kind === "chess" && sign.toLowerCase() === "p" && last) {
      this.choose(from, to);
    } else {
      this.send(this.dataset.kind === "chess" ? from + to : digits(from) + digits(to));
    }
  }

  // Which piece a pawn becomes.
  choose(from, to) {
    this.nextElementSibling?.classList.contains("promotion") && this.nextElementSibling.remove();
    const row = document.createElement("p");
    row.className = "promotion";
    for (const [letter, sign] of [["q", "♛ Q"], ["r", "♜ R"], ["b", "♝ B"], ["n", "♞ N"]]) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = sign;
      button.addEventListener("click", () => { row.remove(); this.send(from + to + letter); });
      row.append(button);
    }
    this.after(row);
    row.firstChild.focus();
  }
}

// File and row as web records of xiangqi write a point.
function digits(square) {
  return `${"abcdefghi".indexOf(square[0])}${9 - Number(square[1])}`;
}

customElements.define("caipan-board", Board);
