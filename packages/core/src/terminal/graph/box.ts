// Paints one box on the canvas, with its text centred. In: its face and its corner cells.
import type { Canvas, Spot } from '../canvas.js';
import { cellsOf } from '../cells.js';
import { LIGHT, type Stroke } from '../glyphs.js';
import { type Face, isSlanted } from './faces.js';

export function paintBox(canvas: Canvas, face: Face, from: Spot, to: Spot): void {
  const { lines, border, sign, title, groups } = face;
  const middle = { x: Math.floor((from.x + to.x) / 2), y: Math.floor((from.y + to.y) / 2) };
  if (border.corners === 'bare') canvas.symbol(middle, sign ?? '');
  else if (border.corners === 'bar') paintBar(canvas, from, to);
  else paintBorder(canvas, border, from, to);
  if (border.corners === 'bare' || border.corners === 'bar') return;
  if (groups !== undefined) paintRows(canvas, lines, groups, from, to);
  else if (sign !== undefined) canvas.symbol(middle, sign);
  else if (title === undefined) paintWords(canvas, lines, from, to);
  else {
    canvas.text({ x: from.x + 2, y: from.y }, ` ${title} `);
    lines.forEach((text, row) => {
      canvas.text({ x: from.x + 2, y: from.y + 1 + row }, text);
    });
  }
}

/** A stroke; a block if a line from the side made it wider. */
function paintBar(canvas: Canvas, from: Spot, to: Spot): void {
  if (from.x === to.x || from.y === to.y) canvas.line(from, to, HEAVY);
  else canvas.frame(from, to, HEAVY);
}

const HEAVY: Stroke = { weight: 2, dash: 'solid' };

function paintBorder(canvas: Canvas, border: Face['border'], from: Spot, to: Spot): void {
  if (isSlanted(border)) paintSlanted(canvas, border.corners === 'pill', from, to);
  else {
    const right = { x: to.x, y: from.y };
    const below = { x: from.x, y: to.y };
    if (border.corners === 'round') canvas.frame(from, to, LIGHT, true);
    else {
      canvas.line(from, right, border.top);
      canvas.line(below, to, border.bottom);
      canvas.line(from, below, border.sides);
      canvas.line(right, to, border.sides);
    }
    if (border.mark !== undefined) canvas.symbol({ x: from.x + 1, y: from.y }, border.mark);
  }
}

function paintWords(canvas: Canvas, lines: readonly string[], from: Spot, to: Spot): void {
  const free = to.y - from.y - 1 - lines.length;
  lines.forEach((text, row) => {
    const y = from.y + 1 + Math.floor(free / 2) + row;
    const x = from.x + Math.floor((to.x - from.x + 1 - cellsOf(text)) / 2);
    canvas.text({ x, y }, text);
  });
}

/** The text centred, the rows left-aligned, a line across above each group. */
function paintRows(
  canvas: Canvas,
  lines: readonly string[],
  groups: readonly (readonly string[])[],
  from: Spot,
  to: Spot,
): void {
  let y = from.y + 1;
  for (const text of lines)
    canvas.text({ x: from.x + Math.floor((to.x - from.x + 1 - cellsOf(text)) / 2), y: y++ }, text);
  y += lines.length === 0 ? 1 : 0;
  for (const group of groups) {
    canvas.line({ x: from.x, y }, { x: to.x, y }, LIGHT);
    y++;
    for (const text of group) canvas.text({ x: from.x + 2, y: y++ }, text);
  }
}

/** Top and bottom are a cell shorter at both ends; the sides are rounded like a pill's, or pointed like a diamond's. */
function paintSlanted(canvas: Canvas, pill: boolean, from: Spot, to: Spot): void {
  const left = from.x + 1;
  const right = to.x - 1;
  canvas.frame({ x: left, y: from.y }, { x: right, y: to.y }, LIGHT, true);
  if (!pill) {
    canvas.symbol({ x: left, y: from.y }, '╱');
    canvas.symbol({ x: right, y: from.y }, '╲');
    canvas.symbol({ x: left, y: to.y }, '╲');
    canvas.symbol({ x: right, y: to.y }, '╱');
  }
  const middle = (from.y + to.y) / 2;
  for (let y = from.y + 1; y < to.y; y++) {
    canvas.clear({ x: left, y });
    canvas.clear({ x: right, y });
    const off = y - middle;
    const [start, end] = pill ? ['(', ')'] : off === 0 ? ['<', '>'] : off < 0 ? ['╱', '╲'] : ['╲', '╱'];
    canvas.symbol({ x: from.x, y }, start);
    canvas.symbol({ x: to.x, y }, end);
  }
}
