// Paints a chart row by row. In: the chart, its columns and heads. Out: the canvas. Lifelines run through everything
// but text; a bar on a lifeline is heavy.

import { Canvas, type Spot } from '../canvas.js';
import { cellsOf } from '../cells.js';
import { type Charset, DOWN, LEFT, LIGHT, RIGHT, type Stroke, UP } from '../glyphs.js';
import { paintBox } from '../graph/box.js';
import type { Face } from '../graph/faces.js';
import { paintHead } from '../heads.js';
import { lineStroke } from '../line-label.js';
import { wrapCells } from '../wrap.js';
import { type Columns, dividerCells, LOOP } from './columns.js';
import type { TextActorNote, TextBlock, TextChart, TextDivider, TextItem, TextMessage } from './text-chart.js';
import { type ChartWraps, messageLines, noteLines, sectionLines } from './words.js';

const BAR: Stroke = { weight: 2, dash: 'solid' };
const FRAME: Stroke = { weight: 1, dash: 'sparse' };
const NOTE: Stroke = { weight: 1, dash: 'dotted' };
const DIVIDER: Stroke = { weight: 3, dash: 'solid' };
/** From this many rows on the heads are repeated below. */
const TALL = 40;

/** The columns that a divider runs across: all, or those inside the frame that holds it. */
interface Across {
  readonly from: number;
  readonly to: number;
}

export interface Ready {
  readonly chart: TextChart;
  readonly heads: readonly Face[];
  readonly columns: Columns;
  readonly wraps: ChartWraps;
  readonly charset: Charset;
}

export function paintChart(ready: Ready): Canvas {
  return new Painter(ready).paint();
}

class Painter {
  readonly #canvas = new Canvas();
  readonly #ready: Ready;
  readonly #places: ReadonlyMap<string, number>;
  /** The column of the first lifeline. */
  readonly #origin: number;
  readonly #width: number;
  /** Drawn after the lifelines, from the outermost frame in. */
  readonly #later: (() => void)[] = [];
  readonly #rowOf = new Map<string, number>();
  /** By lifeline: the row below a head at a message, and the row of a cross. */
  readonly #headRows = new Map<number, number>();
  readonly #crossRows = new Map<number, number>();
  #row = 0;

  constructor(ready: Ready) {
    this.#ready = ready;
    const { chart, heads, columns } = ready;
    this.#places = new Map(chart.actors.map(({ id }, i) => [id, i]));
    let least = 0;
    let most = 0;
    const grow = (first: number, last: number, left: number, right: number): void => {
      least = Math.min(least, (columns.of[first] ?? 0) - left);
      most = Math.max(most, (columns.of[last] ?? 0) + right);
    };
    heads.forEach(({ width }, i) => {
      grow(i, i, (width - 1) / 2, (width - 1) / 2);
    });
    for (const item of chart.items) {
      const { first, last, left, right } = columns.reach(item);
      grow(first, last, left, right);
    }
    for (const item of chart.items) most = Math.max(most, least + dividerCells(item, ready.wraps) - 1);
    this.#origin = -least;
    this.#width = most - least + 1;
  }

  paint(): Canvas {
    const { chart, heads, charset } = this.#ready;
    const top = heads.reduce((most, { height }, i) => {
      return chart.actors[i]?.createdBy === undefined ? Math.max(most, height) : most;
    }, 0);
    this.#row = top;
    this.#items(chart.items, { from: 0, to: this.#width - 1 });
    this.#row += 1;
    const tall = this.#row > TALL;
    heads.forEach((face, i) => {
      const column = this.#column(i);
      const bottom = this.#headRows.get(i) ?? top;
      const from = { x: column - (face.width - 1) / 2, y: bottom - face.height };
      const to = { x: column + (face.width - 1) / 2, y: bottom - 1 };
      paintBox(this.#canvas, face, from, to);
      this.#canvas.arm({ x: column, y: to.y }, DOWN, LIGHT);
      const cross = this.#crossRows.get(i);
      this.#through({ x: column, y: bottom }, { x: column, y: (cross ?? this.#row) - 1 }, LIGHT);
      if (cross !== undefined) this.#canvas.symbol({ x: column, y: cross }, charset === 'ascii' ? 'X' : '╳');
      if (!tall || cross !== undefined) return;
      paintBox(this.#canvas, face, { x: from.x, y: this.#row }, { x: to.x, y: this.#row + face.height - 1 });
      this.#canvas.arm({ x: column, y: this.#row }, UP, LIGHT);
    });
    for (const { actor, from, to } of chart.activations) {
      const place = this.#places.get(actor) ?? 0;
      const x = this.#column(place);
      const start = Math.max(this.#rowOf.get(from ?? '') ?? 0, this.#headRows.get(place) ?? top);
      const end = to === undefined ? (this.#crossRows.get(place) ?? this.#row) - 1 : (this.#rowOf.get(to) ?? 0);
      if (start <= end) this.#through({ x, y: start }, { x, y: end }, BAR);
    }
    for (const draw of this.#later) draw();
    return this.#canvas;
  }

  #column(place: number): number {
    return this.#origin + (this.#ready.columns.of[place] ?? 0);
  }

  #items(items: readonly TextItem[], across: Across): void {
    for (const item of items) {
      if (item.type === 'message') {
        this.#message(item);
        this.#crosses(item.line.id);
      } else if (item.type === 'note') this.#note(item);
      else if (item.type === 'divider') this.#divider(item, across);
      else this.#block(item);
    }
  }

  #message(item: TextMessage): void {
    const { line } = item;
    const from = this.#places.get(line.from) ?? 0;
    const to = this.#places.get(line.to) ?? 0;
    const stroke = lineStroke(line);
    if (from === to) {
      this.#loop(item, this.#column(from), stroke);
      return;
    }
    const start = this.#column(from);
    const head = this.#ready.chart.actors[to]?.createdBy === line.id ? this.#ready.heads[to] : undefined;
    const beside = head === undefined ? 0 : (head.width - 1) / 2;
    const end = this.#column(to) + (from < to ? -beside : beside);
    const [first, last] = [Math.min(start, end), Math.max(start, end)];
    const room = last - first - 3;
    const lines = messageLines(item, room, this.#ready.charset);
    const top = this.#row;
    const above = head === undefined ? 0 : Math.floor(head.height / 2);
    const y = top + Math.max(1, lines.length, above);
    this.#row = y + 1;
    this.#rowOf.set(line.id, y);
    if (head !== undefined) {
      this.#row = y - above + head.height;
      this.#headRows.set(to, this.#row);
    }
    const lead = y - Math.max(1, lines.length);
    const onwards = end > start ? 1 : -1;
    this.#later.push(() => {
      lines.forEach((text, i) => {
        this.#words(first + 1 + Math.floor((last - first - 1 - cellsOf(text)) / 2), lead + i, text);
      });
      const tail = { x: line.startHead ? start + onwards : start, y };
      this.#canvas.line(tail, { x: line.endHead ? end - onwards : end, y }, stroke);
      paintHead(this.#canvas, line.startHead, { x: end, y }, { x: start, y });
      paintHead(this.#canvas, line.endHead, { x: start, y }, { x: end, y });
    });
  }

  /** Below the message that ends lifelines. */
  #crosses(message: string): void {
    const ending = [...this.#ready.chart.actors.keys()].filter(
      (each) => this.#ready.chart.actors[each]?.destroyedBy === message,
    );
    for (const each of ending) this.#crossRows.set(each, this.#row);
    if (ending.length > 0) this.#row += 1;
  }

  #loop(item: TextMessage, x: number, stroke: Stroke): void {
    const { line } = item;
    const lines = messageLines(item, this.#ready.wraps.label, this.#ready.charset);
    const top = this.#row;
    const bottom = top + Math.max(1, lines.length) + 1;
    this.#row = bottom + 1;
    this.#rowOf.set(line.id, bottom);
    this.#later.push(() => {
      const out = { x: x + LOOP, y: top };
      const back = { x: x + LOOP, y: bottom };
      this.#canvas.line({ x: line.startHead ? x + 1 : x, y: top }, out, stroke);
      this.#canvas.line(out, back, stroke);
      this.#canvas.line(back, { x: line.endHead ? x + 1 : x, y: bottom }, stroke);
      paintHead(this.#canvas, line.startHead, out, { x, y: top });
      paintHead(this.#canvas, line.endHead, back, { x, y: bottom });
      lines.forEach((text, i) => {
        this.#canvas.text({ x: x + LOOP + 2, y: top + 1 + i }, text);
      });
    });
  }

  #note(item: TextActorNote): void {
    const { first, last, left, right } = this.#ready.columns.reach(item);
    const from = this.#column(first) - left;
    const to = this.#column(last) + right;
    const lines = noteLines(item, to - from - 3);
    const top = this.#row;
    this.#row += lines.length + 2;
    this.#later.push(() => {
      for (let y = top; y < top + lines.length + 2; y++) this.#blank(from, to, y);
      this.#canvas.frame({ x: from, y: top }, { x: to, y: top + lines.length + 1 }, NOTE);
      lines.forEach((text, i) => {
        this.#canvas.text({ x: from + Math.floor((to - from + 1 - cellsOf(text)) / 2), y: top + 1 + i }, text);
      });
    });
  }

  #divider({ label }: TextDivider, { from, to }: Across): void {
    const lines = label === undefined ? [] : wrapCells(label, to - from - 7);
    const top = this.#row + 1;
    this.#row = top + Math.max(1, lines.length) + 1;
    const y = top + Math.floor((lines.length - 1) / 2);
    this.#later.push(() => {
      for (let x = from; x <= to; x++) this.#canvas.clear({ x, y });
      this.#through({ x: from, y }, { x: to, y }, DIVIDER);
      lines.forEach((text, i) => {
        this.#words(from + Math.floor((to - from + 1 - cellsOf(text)) / 2), top + i, text);
      });
    });
  }

  #block(item: TextBlock): void {
    const { first, last, left, right } = this.#ready.columns.reach(item);
    const from = this.#column(first) - left;
    const to = this.#column(last) + right;
    const top = this.#row;
    const heads: { readonly y: number; readonly lines: readonly string[] }[] = [];
    const place = this.#later.length;
    for (const section of item.sections) {
      const lines = sectionLines(section, to - from - 5);
      heads.push({ y: this.#row, lines });
      this.#row += Math.max(1, lines.length);
      this.#items(section.items, { from: from + 1, to: to - 1 });
      if (section.items.length === 0) this.#row += 1;
    }
    const bottom = this.#row++;
    // Before its content.
    this.#later.splice(place, 0, () => {
      this.#upright(from, top, bottom);
      this.#upright(to, top, bottom);
      for (const y of [...heads.map((each) => each.y), bottom]) this.#across(from, to, y);
      for (const { y, lines } of heads) {
        lines.forEach((text, i) => {
          this.#words(from + 3, y + i, text);
        });
      }
    });
  }

  /** Down or to the right, from the near side of the first cell to the far side of the last. */
  #through(from: Spot, to: Spot, stroke: Stroke): void {
    const upright = from.x === to.x;
    this.#canvas.line(from, to, stroke);
    this.#canvas.arm(from, upright ? UP : LEFT, stroke);
    this.#canvas.arm(to, upright ? DOWN : RIGHT, stroke);
  }

  /** A frame's side. */
  #upright(x: number, from: number, to: number): void {
    this.#canvas.line({ x, y: from }, { x, y: to }, FRAME);
  }

  /** A frame's border, which lifelines run through. */
  #across(from: number, to: number, y: number): void {
    const lifelines = new Set(this.#ready.columns.of.flatMap((_, i) => (this.#runsAt(i, y) ? [this.#column(i)] : [])));
    for (let x = from; x < to; x++) {
      if (!lifelines.has(x)) this.#canvas.arm({ x, y }, RIGHT, FRAME);
      if (!lifelines.has(x + 1)) this.#canvas.arm({ x: x + 1, y }, LEFT, FRAME);
    }
  }

  /** Whether a lifeline has begun above a row and not ended. */
  #runsAt(place: number, y: number): boolean {
    return (this.#headRows.get(place) ?? 0) <= y && y < (this.#crossRows.get(place) ?? this.#row);
  }

  /** With a free cell at both ends. */
  #words(x: number, y: number, text: string): void {
    this.#canvas.text({ x: x - 1, y }, ` ${text} `);
  }

  #blank(from: number, to: number, y: number): void {
    for (let x = from; x <= to; x++) this.#canvas.clear({ x, y });
  }
}
