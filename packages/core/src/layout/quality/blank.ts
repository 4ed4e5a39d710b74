// The empty share of a drawing. In: a graph and its drawing. Out: the share of its squares that nothing touches.
import type { Drawing, LayoutGraph } from '../graph.js';
import { groupTitles } from './titles.js';
import { BLANK_SQUARE, MOST_BLANK_SQUARES } from './weights.js';

interface Sheet {
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** 1 where something is, row by row. */
  readonly covered: Uint8Array;
}

/**
 * Squares start at the drawing's top left corner; those that extend over its right or lower border count as whole ones.
 * Covered by nodes (including notes), labels, titles of groups and overlays, and lines; not by frames and the free area
 * in them.
 */
export function blankShare(graph: LayoutGraph, drawing: Drawing): number {
  const sheet = emptySheet(drawing.width, drawing.height);
  if (sheet.covered.length === 0) return 0;
  for (const { x, y, width, height } of drawing.nodes) cover(sheet, x, y, width, height);
  for (const { x, y, width, height } of groupTitles(graph, drawing)) cover(sheet, x, y, width, height);
  for (const { title } of drawing.overlays) cover(sheet, title.x, title.y, title.width, title.height);
  for (const { points, label } of drawing.edges) {
    if (label !== undefined) cover(sheet, label.x, label.y, label.width, label.height);
    let [a] = points;
    for (const b of points) {
      if (a === undefined) continue;
      cover(sheet, Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      a = b;
    }
  }
  const { covered } = sheet;
  let count = 0;
  for (let i = 0; i < covered.length; i++) count += covered[i] ?? 0;
  return 1 - count / covered.length;
}

function emptySheet(width: number, height: number): Sheet {
  let side = BLANK_SQUARE;
  while (Math.ceil(width / side) * Math.ceil(height / side) > MOST_BLANK_SQUARES) side *= 2;
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  return { side, columns, rows, covered: new Uint8Array(columns * rows) };
}

/** The squares a box is in; a line without width is in one of the two it runs between. */
function cover({ side, columns, rows, covered }: Sheet, x: number, y: number, width: number, height: number): void {
  const left = Math.max(0, Math.min(columns - 1, Math.floor(x / side)));
  const top = Math.max(0, Math.min(rows - 1, Math.floor(y / side)));
  const right = Math.min(columns, Math.max(left + 1, Math.ceil((x + width) / side)));
  const bottom = Math.min(rows, Math.max(top + 1, Math.ceil((y + height) / side)));
  for (let row = top; row < bottom; row++) covered.fill(1, row * columns + left, row * columns + right);
}
