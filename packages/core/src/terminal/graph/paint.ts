// Paints a graph's cells. In: the sketch and all positions. Out: the canvas, or undefined if two elements would share a
// cell that only one can have, which makes the caller try another form.
import { Canvas, type Spot } from '../canvas.js';
import { cellsOf } from '../cells.js';
import { LIGHT } from '../glyphs.js';
import { paintHead } from '../heads.js';
import { lineStroke } from '../line-label.js';
import { paintBox } from './box.js';
import { type Area, Claims } from './claims.js';
import type { Grid } from './grid.js';
import { runsAlong } from './line-ends.js';
import type { FramePart, LabelPart, LinePart, Sketch } from './parts-of-sketch.js';

export function paintGraph({ frames, boxes, lines }: Sketch, grid: Grid): Canvas | undefined {
  const canvas = new Canvas();
  const claims = new Claims();
  const { across, upright } = grid;

  for (const [i, frame] of frames.entries()) {
    const area = areaOf(across.frames[i], upright.frames[i]);
    if (!claims.frame(area, frame.titleCells)) return undefined;
    paintFrame(canvas, frame, area);
  }
  for (const [i, { face }] of boxes.entries()) {
    const area = areaOf(across.boxes[i], upright.boxes[i]);
    if (!claims.box(area)) return undefined;
    paintBox(canvas, face, { x: area.left, y: area.top }, { x: area.right, y: area.bottom });
  }
  const labels = lines.flatMap(({ label }, of) =>
    label === undefined ? [] : [{ label, of, area: areaOf(across.labels[of], upright.labels[of]) }],
  );
  for (const { area, of } of labels) if (!claims.label(area, of)) return undefined;

  const framed = new Map(frames.map(({ id }, i) => [id, areaOf(across.frames[i], upright.frames[i])]));
  const paths = lines.map((line, i) => cutAt(pathOf(line, i, grid), line, framed));
  for (const [i, path] of paths.entries()) if (!claims.line(path, i)) return undefined;
  for (const spot of claims.passed) canvas.clear(spot);
  for (const [i, { line }] of lines.entries()) {
    const path = short(paths[i] ?? [], line);
    const stroke = lineStroke(line);
    for (let at = 1; at < path.length; at++) {
      const from = path[at - 1];
      const to = path[at];
      if (from !== undefined && to !== undefined) canvas.line(from, to, stroke);
    }
  }
  for (const [i, { line }] of lines.entries()) {
    const path = paths[i] ?? [];
    const [first, second] = path;
    const last = path.at(-1);
    const beforeLast = path.at(-2);
    if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) continue;
    paintHead(canvas, line.startHead, second, first);
    paintHead(canvas, line.endHead, beforeLast, last);
  }
  for (const { label, of, area } of labels) {
    const { stretch } = label;
    const column = stretch === undefined ? undefined : across.bends[of]?.[stretch];
    const row = stretch === undefined ? undefined : upright.bends[of]?.[stretch];
    paintLabel(canvas, label, area, { column, row });
  }
  canvas.squeeze();
  return canvas;
}

function areaOf(across: readonly [number, number] = [0, 0], upright: readonly [number, number] = [0, 0]): Area {
  return { left: across[0], right: across[1], top: upright[0], bottom: upright[1] };
}

function paintFrame(canvas: Canvas, { title, overlay }: FramePart, { left, right, top, bottom }: Area): void {
  const stroke = { ...LIGHT, dash: overlay ? 'dotted' : 'sparse' } as const;
  canvas.frame({ x: left, y: top }, { x: right, y: bottom }, stroke);
  if (title !== '') canvas.text({ x: left + 2, y: top }, ` ${title} `);
}

/** A label over its line: in every row if the line is vertical, with a free cell at both ends if it runs across. */
function paintLabel(
  canvas: Canvas,
  { lines }: LabelPart,
  { left, right, top, bottom }: Area,
  { column, row }: { readonly column: number | undefined; readonly row: number | undefined },
): void {
  const first = centred(top, bottom, lines.length, row);
  lines.forEach((text, i) => {
    const y = first + i;
    const x = centred(left + 1, right - 1, cellsOf(text), column);
    if (y === row) canvas.text({ x: x - 1, y }, ` ${text} `);
    else canvas.text({ x, y }, text);
  });
}

/** The start of that many cells in the middle of a stretch, shifted so that they cover a given one. */
function centred(lo: number, hi: number, cells: number, over: number | undefined): number {
  const start = lo + Math.floor((hi - lo + 1 - cells) / 2);
  return over === undefined ? start : Math.min(Math.max(start, over - cells + 1), over);
}

/** From the border cell of one box to that of the other. */
function pathOf(part: LinePart, at: number, { across, upright }: Grid): readonly Spot[] {
  const last = part.points.length - 2;
  const border = (box: number, along: 0 | 1, far: boolean): number => {
    const [lo = 0, hi = 0] = (along === 0 ? across : upright).boxes[box] ?? [];
    return far ? hi : lo;
  };
  const spots: Spot[] = [];
  for (let i = 0; i <= last; i++) {
    const along = runsAlong(part, i, 0) ? 0 : 1;
    const fixed = (along === 0 ? upright : across).bends[at]?.[i] ?? 0;
    const onwards = (part.points[i]?.[along] ?? 0) < (part.points[i + 1]?.[along] ?? 0);
    const spot = (value: number): Spot => (along === 0 ? { x: value, y: fixed } : { x: fixed, y: value });
    if (i === 0) spots.push(spot(border(part.from, along, onwards)));
    if (i === last) spots.push(spot(border(part.to, along, !onwards)));
    else spots.push(spot((along === 0 ? across : upright).bends[at]?.[i + 1] ?? 0));
  }
  return spots;
}

/** The part of a path outside the frames that its line ends at. */
function cutAt(path: readonly Spot[], { line }: LinePart, frames: ReadonlyMap<string, Area>): readonly Spot[] {
  const [left, entered] = [frames.get(line.fromFrame ?? ''), frames.get(line.toFrame ?? '')];
  const leaving = left === undefined ? path : beyond(path, left);
  return entered === undefined ? leaving : beyond(leaving.toReversed(), entered).toReversed();
}

function beyond(path: readonly Spot[], { left, right, top, bottom }: Area): readonly Spot[] {
  const last = path.findLastIndex(({ x, y }) => x > left && x < right && y > top && y < bottom);
  const [from, to] = [path[last], path[last + 1]];
  if (from === undefined || to === undefined) return path;
  const border: Spot = {
    x: to.x === from.x ? from.x : to.x > from.x ? right : left,
    y: to.y === from.y ? from.y : to.y > from.y ? bottom : top,
  };
  return [border, ...path.slice(last + 1)];
}

/** A head's own cell is the last one of its line; a line without a head ends in the border. */
function short(path: readonly Spot[], { startHead, endHead }: LinePart['line']): readonly Spot[] {
  const [first, second] = path;
  const last = path.at(-1);
  const beforeLast = path.at(-2);
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return path;
  return [startHead ? towards(first, second) : first, ...path.slice(1, -1), endHead ? towards(last, beforeLast) : last];
}

function towards(from: Spot, to: Spot): Spot {
  return { x: from.x + Math.sign(to.x - from.x), y: from.y + Math.sign(to.y - from.y) };
}
