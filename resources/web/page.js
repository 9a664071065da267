
"use strict";
(() => {
// The page of one or several Sudokus: boards that are played, and one pad for the one in use.
// Solutions are not in it, only the SHA-256 of each with a salt.

const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement;
const find = (id) => document.getElementById(id);
const said = (name, facts = {}) =>
  data.words[root.lang][name].replace(/\{(\w+)\}/g, (whole, key) => key in facts ? facts[key] : whole);
const SIGNS = "123456789ABCDEFG";
const MOST_STATES = 2000;

// SHA-256, since browsers have none of their own for files: FIPS 180-4.

function sha256(text) {
  const bytes = [...new TextEncoder().encode(text)], bits = bytes.length * 8;
  const turn = (x, n) => x >>> n | x << 32 - n;
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime)) primes.push(n);
  }
  const share = (x) => (x % 1) * 2 ** 32 | 0;
  const k = primes.map((prime) => share(Math.cbrt(prime)));
  const hash = primes.slice(0, 8).map((prime) => share(Math.sqrt(prime)));
  bytes.push(128);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(shift > 31 ? 0 : bits >>> shift & 255);
  for (let start = 0; start < bytes.length; start += 64) {
    const w = [];
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        const at = start + 4 * i;
        w[i] = bytes[at] << 24 | bytes[at + 1] << 16 | bytes[at + 2] << 8 | bytes[at + 3];
        continue;
      }
      const one = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >>> 3;
      const two = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >>> 10;
      w[i] = w[i - 16] + one + w[i - 7] + two | 0;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let i = 0; i < 64; i++) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25), low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const first = h + high + (e & f ^ ~e & g) + k[i] + w[i] | 0;
      const second = low + (a & b ^ a & c ^ b & c) | 0;
      [a, b, c, d, e, f, g, h] = [first + second | 0, a, b, c, d + first | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { hash[i] = hash[i] + value | 0; });
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function drawn(name, attributes, parent) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return parent.appendChild(element);
}

class Board {
  constructor(element, puzzle) {
    this.element = element;
    this.puzzle = puzzle;
    this.side = puzzle.side;
    this.cells = this.side ** 2;
    this.given = [...puzzle.given].map((sign) => SIGNS.indexOf(sign) + 1);
    this.cursor = 0;
    this.states = [{values: [...this.given], notes: Array(this.cells).fill(0)}];
    this.at = 0;
    this.svg = element.querySelector("svg");
    const grounds = this.svg.querySelector(".grounds");
    this.grounds = this.given.map((_, cell) => {
      const [x, y] = this.corner(cell);
      return drawn("rect", {x, y, width: puzzle.cell, height: puzzle.cell}, grounds);
    });
    this.givens = {};
    for (const use of this.svg.querySelectorAll(".digits use")) this.givens[use.dataset.cell] = use;
    this.entered = this.svg.querySelector(".entered");
    this.frame = drawn("rect", {class: "cursor"}, this.svg);
    this.peers = this.given.map((_, cell) => this.seen(cell));
    this.read();
    element.addEventListener("pointerdown", (event) => this.point(event));
    element.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("focus", () => use(this));
  }

  get state() { return this.states[this.at]; }
  get solution() { return this.state.values.map((digit) => SIGNS[digit - 1]).join(""); }
  get isFull() { return this.state.values.every(Boolean); }
  get isRight() {
    return this.isFull && sha256(this.puzzle.salt + this.solution) === this.puzzle.hash;
  }

  corner(cell) {
    return [this.puzzle.starts[cell % this.side] + this.puzzle.left,
      this.puzzle.starts[Math.floor(cell / this.side)] + this.puzzle.top];
  }

  seen(cell) {
    const {regions, sees} = this.puzzle, row = Math.floor(cell / this.side), column = cell % this.side;
    const found = new Set();
    for (let other = 0; other < this.cells; other++) {
      if (Math.floor(other / this.side) === row || other % this.side === column ||
          (regions[cell] >= 0 && regions[other] === regions[cell])) found.add(other);
    }
    for (let i = 0; i < sees.length; i += 2) {
      if (sees[i] === cell) found.add(sees[i + 1]);
      if (sees[i + 1] === cell) found.add(sees[i]);
    }
    found.delete(cell);
    return found;
  }

  repeated() {
    return new Set(this.given.map((_, cell) => cell).filter((cell) => this.repeats(cell)));
  }

  repeats(cell) {
    const {values} = this.state;
    return values[cell] > 0 && [...this.peers[cell]].some((peer) => values[peer] === values[cell]);
  }

  // Moves

  play(values, notes) {
    const now = this.state;
    if (values.every((digit, cell) => digit === now.values[cell]) &&
        notes.every((mask, cell) => mask === now.notes[cell])) return;
    this.states.splice(this.at + 1);
    this.states.push({values, notes});
    if (this.states.length > MOST_STATES) this.states.splice(1, 1);
    this.at = this.states.length - 1;
    this.changed();
    if (this.puzzle.hash && this.isRight) tell("right", "good");
  }

  enter(digit, asNote) {
    const cell = this.cursor;
    if (this.given[cell] || digit > this.side) return;
    const values = [...this.state.values], notes = [...this.state.notes];
    if (asNote) {
      if (values[cell]) return;
      notes[cell] ^= 1 << digit - 1;
    } else {
      values[cell] = values[cell] === digit ? 0 : digit;
      if (values[cell]) {
        notes[cell] = 0;
        for (const peer of this.peers[cell]) notes[peer] &= ~(1 << digit - 1);
      }
    }
    this.play(values, notes);
  }

  erase() {
    const cell = this.cursor;
    if (this.given[cell]) return;
    const values = [...this.state.values], notes = [...this.state.notes];
    if (values[cell]) values[cell] = 0;
    else notes[cell] = 0;
    this.play(values, notes);
  }

  step(way) {
    const at = this.at + way;
    if (!this.states[at]) return;
    this.at = at;
    this.changed();
  }

  changed() {
    tell("");
    this.paint();
    this.say();
    this.write();
    showPad();
  }

  check() {
    const repeated = this.repeated(), empty = this.state.values.filter((digit) => !digit).length;
    if (repeated.size) tell("repeated", "bad");
    else if (!this.puzzle.hash) tell("unknown");
    else if (empty) tell("so_far", "", {count: empty});
    else if (this.isRight) tell("right", "good");
    else tell("wrong", "bad");
  }

  // What is remembered, if the browser allows it

  get place() { return "sudoku-qt " + this.puzzle.salt; }

  write() {
    try { localStorage.setItem(this.place, JSON.stringify(this.state)); } catch { /* not allowed */ }
  }

  read() {
    try {
      const old = JSON.parse(localStorage.getItem(this.place));
      const fits = (list, most) => Array.isArray(list) && list.length === this.cells &&
        list.every((each) => Number.isInteger(each) && each >= 0 && each <= most);
      if (!old || !fits(old.values, this.side) || !fits(old.notes, 2 ** this.side - 1)) return;
      if (this.given.some((digit, cell) => digit && digit !== old.values[cell])) return;
      if (JSON.stringify(old) === JSON.stringify(this.state)) return;
      this.states.push({values: old.values, notes: old.notes});
      this.at = 1;
    } catch { /* the same */ }
  }

  // Mouse, fingers and keys

  point(event) {
    if (event.button) return;
    const box = this.svg.getBoundingClientRect(), scale = this.svg.viewBox.baseVal.width / box.width;
    const x = (event.clientX - box.left) * scale, y = (event.clientY - box.top) * scale;
    const {starts, left, top, cell} = this.puzzle;
    const place = (at, from) => starts.findIndex((start) => at - from < start + cell + 1);
    const column = place(x, left), row = place(y, top);
    if (x < left || y < top || column < 0 || row < 0) return;
    event.preventDefault();
    this.element.focus({preventScroll: true});
    this.move(row * this.side + column);
  }

  move(cell) {
    this.cursor = cell;
    this.paint();
    this.say();
  }

  key(event) {
    const key = event.key, isCommand = event.ctrlKey || event.metaKey;
    const row = Math.floor(this.cursor / this.side), column = this.cursor % this.side, last = this.side - 1;
    const to = (r, c) => this.move(Math.min(Math.max(r, 0), last) * this.side + Math.min(Math.max(c, 0), last));
    // Without NumLock the digits of a keypad are arrows.
    const typed = /^Digit(\d)$/.exec(event.code) || /^(\d)$/.exec(key);
    const letter = key.length === 1 ? SIGNS.indexOf(key.toUpperCase()) + 1 : 0;
    const digit = (typed ? Number(typed[1]) : 0) || letter;
    if (event.altKey) return;
    if (isCommand && key.toLowerCase() === "z") this.step(event.shiftKey ? 1 : -1);
    else if (isCommand && key.toLowerCase() === "y") this.step(1);
    else if (digit > 0 && digit <= this.side && (typed || !isCommand)) {
      this.enter(digit, isNotes !== (event.shiftKey && Boolean(typed) || isCommand));
    } else if (isCommand) return;
    else if (key === "ArrowUp") to(row - 1, column);
    else if (key === "ArrowDown") to(row + 1, column);
    else if (key === "ArrowLeft") to(row, column - 1);
    else if (key === "ArrowRight") to(row, column + 1);
    else if (key === "Home") to(row, 0);
    else if (key === "End") to(row, last);
    else if (key === "Backspace" || key === "Delete" || key === "0") this.erase();
    else if (key === " " || key.toLowerCase() === "n") setNotes(!isNotes);
    else if (key === "Enter") this.check();
    else return;
    event.preventDefault();
  }

  // Drawing

  paint() {
    const {values, notes} = this.state, repeated = this.repeated(), isUsed = this === used;
    const digit = values[this.cursor], {cell: size} = this.puzzle;
    this.grounds.forEach((ground, cell) => {
      const kinds = ["ground"];
      if (this.given[cell]) kinds.push("given");
      if (isUsed && this.peers[this.cursor].has(cell)) kinds.push("peer");
      if (isUsed && digit && values[cell] === digit) kinds.push("same");
      if (repeated.has(cell)) kinds.push("wrong");
      if (isUsed && cell === this.cursor) kinds.push("selected");
      ground.setAttribute("class", kinds.join(" "));
    });
    this.entered.replaceChildren();
    values.forEach((value, cell) => {
      const [x, y] = this.corner(cell), isWrong = repeated.has(cell) ? " wrong" : "";
      if (this.given[cell]) this.givens[cell].setAttribute("class", "digit given" + isWrong);
      else if (value) this.glyph("e", value, x + size / 2, y + size / 2, [data.digit * size, size], "digit" + isWrong);
      else this.notes(notes[cell], x, y);
      if (isWrong) {
        const across = size * .2;
        drawn("line", {class: "strike", x1: x + across, x2: x + size - across, y1: y + size * .86, y2: y + size * .86, "stroke-width": size * .04}, this.entered);
      }
    });
    const [x, y] = this.corner(this.cursor), wide = size * .045;
    const inner = {x: x + wide / 2, y: y + wide / 2, width: size - wide, height: size - wide, "stroke-width": wide};
    for (const key in inner) this.frame.setAttribute(key, inner[key]);
    this.frame.setAttribute("visibility", isUsed ? "visible" : "hidden");
  }

  notes(mask, x, y) {
    const {left, top, across, down, room, columns, height} = this.puzzle.frame;
    for (let digit = 1; digit <= this.side; digit++) {
      if (!(mask >> digit - 1 & 1)) continue;
      const at = digit - 1, row = Math.floor(at / columns);
      this.glyph("n", digit, x + left + at % columns * across + room / 2, y + top + row * down + room / 2, [height, room], "note");
    }
  }

  glyph(face, digit, x, y, [height, room], kind) {
    const scale = height / data.unit, most = data.widest * room / (data.widths[face][digit - 1] * scale);
    const transform = `translate(${x} ${y}) scale(${scale * Math.min(1, most)} ${scale})`;
    drawn("use", {href: `#${face}${digit}`, class: kind, transform}, this.entered);
  }

  say() {
    const cell = this.cursor, value = this.state.values[cell], mask = this.state.notes[cell];
    const place = said("cell", {row: Math.floor(cell / this.side) + 1, column: cell % this.side + 1});
    const inside = [...Array(this.side).keys()].filter((at) => mask >> at & 1).map((at) => at + 1);
    const content = value ? (this.given[cell] ? said("given", {digit: value}) : String(value))
      : inside.length ? said("noted", {digits: inside.join(" ")}) : said("empty");
    find("spoken").textContent = `${place}: ${content}`;
  }
}

// The pad

let used = null, isNotes = false, told = ["", "", {}];

function tell(name, kind = "", facts = {}) {
  told = [name, kind, facts];
  find("message").textContent = name ? said(name, facts) : "";
  find("message").className = kind;
}

function use(board) {
  if (used === board) return;
  const before = used;
  used = board;
  if (before) tell("");
  if (before) before.paint();
  board.paint();
  showDigits();
  showPad();
}

function setNotes(on) {
  isNotes = on;
  find("notes").setAttribute("aria-pressed", String(on));
}

function showDigits() {
  const digits = find("digits"), side = used.side;
  if (digits.children.length === side) return;
  digits.replaceChildren();
  digits.classList.toggle("many", side > 9);
  for (let digit = 1; digit <= side; digit++) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = digit;
    button.addEventListener("click", () => used.enter(digit, isNotes));
    digits.append(button);
  }
}

function showPad() {
  if (!used) return;
  find("undo").disabled = used.at === 0;
  find("redo").disabled = used.at === used.states.length - 1;
  const {values} = used.state;
  [...find("digits").children].forEach((button, at) => {
    const count = values.filter((digit) => digit === at + 1).length;
    button.classList.toggle("done", count >= used.side);
  });
}

function speak(language) {
  root.lang = language;
  const other = Object.keys(data.words).find((each) => each !== language);
  const button = find("language");
  button.hidden = !other;
  if (other) {
    button.textContent = data.words[other].name;
    button.lang = other;
  }
  tell(...told);
  for (const board of boards) board.element.setAttribute("aria-label", said("board"));
}

function preferred() {
  for (const name of navigator.languages || [navigator.language]) {
    if (/^zh/i.test(name) && !/TW|HK|MO|Hant/i.test(name)) return "zh-CN";
    if (/^en/i.test(name)) return "en";
  }
  return root.lang;
}

const boards = data.puzzles.map((puzzle, at) => new Board(find(`board${at}`), puzzle));
root.classList.remove("static");
for (const id of ["pad", "print"]) find(id).hidden = false;
find("pad").addEventListener("pointerdown", (event) => event.preventDefault());
find("notes").addEventListener("click", () => setNotes(!isNotes));
find("erase").addEventListener("click", () => used.erase());
find("undo").addEventListener("click", () => used.step(-1));
find("redo").addEventListener("click", () => used.step(1));
find("check").addEventListener("click", () => used.check());
find("print").addEventListener("click", () => window.print());
find("language").addEventListener("click", () =>
  speak(Object.keys(data.words).find((each) => each !== root.lang)));
const known = preferred();
speak(data.words[known] ? known : root.lang);
for (const board of boards) board.paint();
use(boards[0]);
document.addEventListener("keydown", (event) => {
  if (event.target === document.body) used.key(event);
});
})();
