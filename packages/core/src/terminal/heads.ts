// The heads of lines as characters. In: a head and the side it points to. Out: its signs, the one at the border first.
// Crow's feet spread towards the box; `┼` is one, `╫` exactly one, `○` none or more.
import type { Head, HeadForm } from '../scene/scene.js';
import type { Canvas, Spot } from './canvas.js';
import { DOWN, LEFT, RIGHT, type Side, UP } from './glyphs.js';

/** By the side it points to: up, right, down, left. */
type Turned = readonly [string, string, string, string];

const same = (sign: string): Turned => [sign, sign, sign, sign];

const ARROW: Turned = ['▲', '▶', '▼', '◀'];
const FOOT: Turned = ['∨', '<', '∧', '>'];
const BAR = same('┼');
const RING = same('○');

const FORMS: Readonly<Record<HeadForm, readonly Turned[]>> = {
  open: [['∧', '>', '∨', '<']],
  triangle: [['△', '▷', '▽', '◁']],
  diamond: [same('◇')],
  'diamond-filled': [same('◆')],
  ring: [RING],
  cross: [same('×')],
  'crow-one': [['╪', '╫', '╪', '╫']],
  'crow-zero-one': [BAR, RING],
  'crow-many': [FOOT],
  'crow-one-many': [FOOT, BAR],
  'crow-zero-many': [FOOT, RING],
};

export function headSigns(head: Head, side: Side): readonly string[] {
  if (head === false) return [];
  return (head === true ? [ARROW] : FORMS[head]).map((each) => each[side]);
}

/** Cells of its line that a head takes. */
export function headCells(head: Head): number {
  return headSigns(head, UP).length;
}

/** In the cells in front of the border that a line reaches from another cell. */
export function paintHead(canvas: Canvas, head: Head, from: Spot, border: Spot): void {
  const x = Math.sign(border.x - from.x);
  const y = Math.sign(border.y - from.y);
  const side = x > 0 ? RIGHT : x < 0 ? LEFT : y > 0 ? DOWN : UP;
  headSigns(head, side).forEach((sign, i) => {
    canvas.symbol({ x: border.x - x * (i + 1), y: border.y - y * (i + 1) }, sign);
  });
}
