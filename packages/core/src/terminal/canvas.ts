// A grid of cells to draw on: text, signs, and lines whose arms join where they meet. In: positions in cells, (0, 0)
// top left. Out: lines of text without trailing spaces.
import { clusters } from './cells.js';
import { type Arms, type Charset, type DashStyle, joinGlyph, type Side, type Stroke, symbolGlyph } from './glyphs.js';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Join {
  readonly arms: [number, number, number, number];
  dash: DashStyle;
  round: boolean;
}

type Cell = { readonly text: string } | { readonly symbol: string } | Join;

const DASH_ORDER: readonly DashStyle[] = ['solid', 'dashed', 'dotted', 'sparse'];

export class Canvas {
  readonly #rows: (Cell | undefined)[][] = [];

  /** Writes text over whatever is there. */
  text(at: Spot, words: string): void {
    let { x } = at;
    for (const { text, cells } of clusters(words)) {
      this.#set({ x, y: at.y }, { text });
      for (let i = 1; i < cells; i++) this.#set({ x: x + i, y: at.y }, { text: '' });
      x += cells;
    }
  }

  symbol(at: Spot, symbol: string): void {
    this.#set(at, { symbol });
  }

  /** Extends a line from the middle of a cell to one of its sides; text and signs keep their cell. */
  arm({ x, y }: Spot, side: Side, { weight, dash }: Stroke): void {
    const cell = this.#at(x, y);
    if (cell !== undefined && !('arms' in cell)) return;
    const join: Join = cell ?? { arms: [0, 0, 0, 0], dash, round: false };
    join.arms[side] = Math.max(join.arms[side], weight);
    if (DASH_ORDER.indexOf(dash) < DASH_ORDER.indexOf(join.dash)) join.dash = dash;
    this.#set({ x, y }, join);
  }

  /** A straight line through both cells and all between. */
  line(from: Spot, to: Spot, stroke: Stroke): void {
    const stepX = Math.sign(to.x - from.x);
    const stepY = Math.sign(to.y - from.y);
    const onwards: Side = stepX > 0 ? 1 : stepX < 0 ? 3 : stepY > 0 ? 2 : 0;
    const back: Side = onwards === 0 ? 2 : onwards === 2 ? 0 : onwards === 1 ? 3 : 1;
    for (let x = from.x, y = from.y; x !== to.x || y !== to.y; x += stepX, y += stepY) {
      this.arm({ x, y }, onwards, stroke);
      this.arm({ x: x + stepX, y: y + stepY }, back, stroke);
    }
  }

  /** A closed frame through its corner cells. */
  frame(from: Spot, to: Spot, stroke: Stroke, round = false): void {
    const right = { x: to.x, y: from.y };
    const below = { x: from.x, y: to.y };
    this.line(from, right, stroke);
    this.line(below, to, stroke);
    this.line(from, below, stroke);
    this.line(right, to, stroke);
    if (!round) return;
    for (const { x, y } of [from, right, below, to]) {
      const cell = this.#at(x, y);
      if (cell !== undefined && 'arms' in cell) cell.round = true;
    }
  }

  clear(at: Spot): void {
    this.#set(at, undefined);
  }

  /** Removes every row that only continues the lines of the row above it. */
  squeeze(): void {
    const rows = this.#rows.filter((row, y) => {
      const above = this.#rows[y - 1];
      return above === undefined || !(goesOn(row) && goesOn(above) && sameLines(row, above));
    });
    this.#rows.splice(0, this.#rows.length, ...rows);
  }

  lines(charset: Charset): readonly string[] {
    return this.#rows.map((row) => {
      let out = '';
      for (let x = 0; x < row.length; x++) out += glyph(row[x], charset);
      return out.trimEnd();
    });
  }

  #at(x: number, y: number): Cell | undefined {
    return this.#rows[y]?.[x];
  }

  #set({ x, y }: Spot, cell: Cell | undefined): void {
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = this.#rows[y];
    if (row === undefined) return;
    while (row.length <= x) row.push(undefined);
    row[x] = cell;
  }
}

type Row = readonly (Cell | undefined)[];

function goesOn(row: Row): boolean {
  return row.every((cell) => cell === undefined || isUpright(cell));
}

function isUpright(cell: Cell): boolean {
  return 'arms' in cell && cell.arms[0] > 0 && cell.arms[2] > 0 && cell.arms[1] === 0 && cell.arms[3] === 0;
}

function sameLines(a: Row, b: Row): boolean {
  for (let x = 0; x < Math.max(a.length, b.length); x++)
    if ((a[x] === undefined) !== (b[x] === undefined)) return false;
  return true;
}

function glyph(cell: Cell | undefined, charset: Charset): string {
  if (cell === undefined) return ' ';
  if ('text' in cell) return cell.text;
  if ('symbol' in cell) return symbolGlyph(cell.symbol, charset);
  const arms: Arms = cell.arms;
  return joinGlyph(arms, cell.dash, cell.round, charset);
}
