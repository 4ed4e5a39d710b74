// Reads a text picture back without knowing how it was made. In: its lines and the text each box starts with. Out: the
// boxes as rectangles, and every line followed cell by cell from one box to another.
import { clusters } from '../cells.js';

export interface ReadBox {
  readonly id: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ReadLine {
  readonly from: string;
  readonly to: string;
  /** There is a head at that end. */
  readonly fromHead: boolean;
  readonly toHead: boolean;
  /** The text it passes through. */
  readonly words: string;
}

type Step = readonly [x: number, y: number];
const STEPS: readonly Step[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** By character, its arms up, right, down and left. Frames' own dashes (╌ ╎) are not lines. */
const ARMS: ReadonlyMap<string, string> = new Map(
  [
    ['─━═┄┅┈┉╍', '0101'],
    ['│┃║┆┇┊┋╏', '1010'],
    ['┌┏╔╒╓', '0110'],
    ['┐┓╗╕╖', '0011'],
    ['└┗╚╘╙', '1100'],
    ['┘┛╝╛╜', '1001'],
    ['┼╋╬┿╂╪╫', '1111'],
  ].flatMap(([characters = '', arms = '']) => [...characters].map((each) => [each, arms] as const)),
);
const HEADS = '▲▶▼◀';

export function toGrid(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .map((line) => clusters(line).flatMap(({ text: each, cells }) => [each, ...new Array<string>(cells - 1).fill('')]));
}

export class Picture {
  readonly #grid: readonly (readonly string[])[];
  readonly boxes: readonly ReadBox[];

  constructor(text: string, ids: readonly string[]) {
    this.#grid = toGrid(text);
    this.boxes = ids.map((id) => this.#box(id));
  }

  at(x: number, y: number): string {
    return this.#grid[y]?.[x] ?? ' ';
  }

  /** Every line, seen from each of its two ends. */
  lines(): readonly ReadLine[] {
    return this.boxes.flatMap((box) => this.#doors(box).map((door) => this.#follow(box, door)));
  }

  #box(id: string): ReadBox {
    const y = this.#grid.findIndex((row) => row.join('').includes(id));
    const row = this.#grid[y] ?? [];
    const x = row.findIndex((_, i) => row.slice(i).join('').startsWith(id));
    if (x < 0) throw new Error(`no box says ${id}`);
    const inside = (cell: string): boolean => cell === '' || /^[a-z0-9 .,]$/.test(cell);
    const walk = (from: Step, [stepX, stepY]: Step): Step => {
      let [atX, atY] = from;
      for (let left = 300; left > 0 && inside(this.at(atX, atY)); left--) {
        atX += stepX;
        atY += stepY;
      }
      if (inside(this.at(atX, atY))) throw new Error(`the box of ${id} is open`);
      return [atX, atY];
    };
    const [left] = walk([x, y], [-1, 0]);
    const [right] = walk([x, y], [1, 0]);
    const [, top] = walk([x, y], [0, -1]);
    const [, bottom] = walk([x, y], [0, 1]);
    return { id, left, right, top, bottom };
  }

  inBox(x: number, y: number): ReadBox | undefined {
    return this.boxes.find((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  }

  /** The cells around a box from which a line or a head reaches it, with the direction away from it. */
  #doors({ left, right, top, bottom }: ReadBox): readonly { readonly at: Step; readonly side: number }[] {
    const doors: { readonly at: Step; readonly side: number }[] = [];
    const look = (x: number, y: number, side: number): void => {
      const back = (side + 2) % 4;
      const cell = this.at(x, y);
      if (HEADS[back] === cell || ARMS.get(cell)?.[back] === '1') doors.push({ at: [x, y], side });
    };
    for (let x = left; x <= right; x++) {
      look(x, top - 1, 0);
      look(x, bottom + 1, 2);
    }
    for (let y = top; y <= bottom; y++) {
      look(right + 1, y, 1);
      look(left - 1, y, 3);
    }
    return doors;
  }

  #follow(from: ReadBox, { at, side }: { readonly at: Step; readonly side: number }): ReadLine {
    let [x, y] = at;
    let way = side;
    let words = '';
    const first = this.at(x, y);
    const fromHead = HEADS.includes(first);
    const fail = (why: string): never => {
      throw new Error(`${why} at ${x},${y} on a line from ${from.id}`);
    };
    for (let left = 5_000; left > 0; left--) {
      const cell = this.at(x, y);
      const stranger = this.inBox(x, y);
      if (stranger !== undefined) fail(`it runs into ${stranger.id}`);
      const arms = ARMS.get(cell);
      const step = STEPS[way] ?? [0, 0];
      const next: Step = [x + step[0], y + step[1]];
      const isHead = HEADS.includes(cell);
      if (arms !== undefined) {
        const back = (way + 2) % 4;
        if (arms[back] !== '1') fail(`${cell} does not continue`);
        // It passes straight through a crossing.
        if (arms[way] !== '1') way = [0, 1, 2, 3].find((each) => each !== back && arms[each] === '1') ?? way;
      } else if (isHead && !(x === at[0] && y === at[1])) {
        if (HEADS[way] !== cell) fail(`${cell} points elsewhere`);
        const box = this.inBox(...next);
        if (box === undefined) fail('a head touches no box');
        return { from: from.id, to: box?.id ?? '', fromHead, toHead: true, words: words.trim() };
      } else if (!isHead) {
        if (!/^[a-z0-9 .,]?$/.test(cell)) fail(`${cell} is not a line`);
        words += cell;
      }
      const [stepX, stepY] = STEPS[way] ?? [0, 0];
      x += stepX;
      y += stepY;
      const box = this.inBox(x, y);
      if (box !== undefined) return { from: from.id, to: box.id, fromHead, toHead: false, words: words.trim() };
    }
    return fail('it has no end');
  }
}
