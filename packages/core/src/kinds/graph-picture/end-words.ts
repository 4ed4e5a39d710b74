// Texts at the ends of lines: cardinalities and roles. In, the lines with their routes, the space from the layout, and
// everything else in the picture; out, a box for each: its own space if that is free, otherwise next to its line as
// near to its end as possible.
import type { Box, Point } from '../../layout/graph.js';
import { overlaps } from '../../layout/overlap.js';
import { headBox, headLength } from '../../scene/heads.js';
import type { Block } from '../../scene/parts/block.js';
import type { Head } from '../../scene/scene.js';
import type { DrawnLine } from '../drawn-line.js';

export interface RoutedLine {
  readonly of: DrawnLine;
  readonly route: readonly Point[];
  /** At the source end, and at the other. */
  readonly fromRoom: Box | undefined;
  readonly toRoom: Box | undefined;
}

export interface EndWords {
  readonly line: DrawnLine;
  readonly words: Block;
  readonly box: Box;
}

/** px between the line and the text, next to a head, and farther if something is in the way. */
const BESIDE = 3;
const BESIDE_HEAD = 8;
const ASIDE = [14, 22, 32, 44] as const;
/** px between positions tried, and maximum distance along the line. */
const STEP = 4;
const FARTHEST = 160;
/** Cost of a position, in px from the end: a line under the text; overlap with another item. */
const CROSSED = 60;
const COVERED = 10_000;
/** Positions stay this near to the drawing, px. */
const OUTSIDE = 12;

export function endWords(lines: readonly RoutedLine[], things: readonly Box[]): readonly EndWords[] {
  const requests = lines.flatMap(endsOf);
  if (requests.length === 0) return [];
  const placed: EndWords[] = [];
  const stretches = lines.flatMap(({ route }) => route.slice(1).map((to, i) => between(route[i] ?? to, to)));
  const page = around([...things, ...stretches]);
  const fixed = [...things, ...lines.flatMap(headsOf)];
  for (const { line, words, room, way, head } of requests) {
    const [end] = way;
    if (end === undefined) continue;
    const near = (box: Box): boolean => isNear(box, end);
    const solid = [...fixed.filter(near), ...placed.map(({ box }) => box).filter(near)];
    const centredBox = room === undefined ? undefined : centred(words, room);
    const isFree =
      centredBox !== undefined && holds(page, centredBox) && !solid.some((each) => overlaps(each, centredBox));
    const box = isFree ? centredBox : bestPlace(placesBeside(way, words, head), solid, stretches.filter(near), page);
    if (box !== undefined) placed.push({ line, words, box });
  }
  return placed;
}

function headsOf({ of: { line }, route }: RoutedLine): readonly Box[] {
  const [first, second] = route;
  const [before, last] = route.slice(-2);
  if (first === undefined || second === undefined || before === undefined || last === undefined) return [];
  return [headBox(line.startHead, first, second) ?? [], headBox(line.endHead, last, before) ?? []].flat();
}

interface Asked {
  readonly line: DrawnLine;
  readonly words: Block;
  readonly room: Box | undefined;
  /** The route from that end on. */
  readonly way: readonly Point[];
  readonly head: Head;
}

function endsOf({ of: line, route, fromRoom, toRoom }: RoutedLine): readonly Asked[] {
  const { startHead, endHead } = line.line;
  const from = line.fromEnd && { line, words: line.fromEnd, room: fromRoom, way: route, head: startHead };
  const to = line.toEnd && { line, words: line.toEnd, room: toRoom, way: route.toReversed(), head: endHead };
  return [from, to].filter((each) => each !== undefined);
}

function centred({ width, height }: Block, room: Box): Box {
  return { x: room.x + (room.width - width) / 2, y: room.y + (room.height - height) / 2, width, height };
}

interface Place {
  readonly box: Box;
  /** From the end of the line, px. */
  readonly away: number;
}

function bestPlace(
  places: readonly Place[],
  solid: readonly Box[],
  crossed: readonly Box[],
  page: Box,
): Box | undefined {
  let best: Box | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { box, away } of places) {
    if (away >= least) continue;
    const covered = solid.filter((each) => overlaps(each, box)).length + (holds(page, box) ? 0 : 1);
    const cost = away + covered * COVERED + crossed.filter((each) => overlaps(each, box)).length * CROSSED;
    if (cost >= least) continue;
    best = box;
    least = cost;
  }
  return best;
}

/** Both sides of the line, from its end on and around its bends. */
function placesBeside(route: readonly Point[], words: Block, head: Head): readonly Place[] {
  const places: Place[] = [];
  let gone = 0;
  route.slice(1).forEach((to, i) => {
    const from = route[i] ?? to;
    const length = Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
    const taken = to.x === from.x ? words.height : words.width;
    const first = i === 0 ? 1 : BESIDE;
    for (let at = first; at === first || (at + taken <= length && gone + at <= FARTHEST); at += STEP) {
      const isAtHead = i === 0 && at < headLength(head);
      for (const aside of [isAtHead ? BESIDE_HEAD : BESIDE, ...ASIDE]) {
        for (const side of [1, -1] as const) {
          const box = boxBeside(from, to, words, { at, aside, side });
          places.push({ box, away: gone + at + aside + (side > 0 ? 0 : 1) });
        }
      }
    }
    gone += length;
  });
  return places;
}

/** Right of a vertical line or above a horizontal one, or on the other side; `at`: px along it, `aside`: px off it. */
function boxBeside(
  from: Point,
  to: Point,
  { width, height }: Block,
  { at, aside, side }: { readonly at: number; readonly aside: number; readonly side: 1 | -1 },
): Box {
  const isUpright = to.x === from.x;
  const onwards = to.x + to.y > from.x + from.y;
  const start = onwards ? at : -at - (isUpright ? height : width);
  return isUpright
    ? { x: from.x + (side > 0 ? aside : -aside - width), y: from.y + start, width, height }
    : { x: from.x + start, y: from.y + (side > 0 ? -aside - height : aside), width, height };
}

function between(a: Point, b: Point): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(a.x, b.x) - x, height: Math.max(a.y, b.y) - y };
}

function around(boxes: readonly Box[]): Box {
  const x = boxes.reduce((least, each) => Math.min(least, each.x), Number.POSITIVE_INFINITY);
  const y = boxes.reduce((least, each) => Math.min(least, each.y), Number.POSITIVE_INFINITY);
  const right = boxes.reduce((most, each) => Math.max(most, each.x + each.width), Number.NEGATIVE_INFINITY);
  const bottom = boxes.reduce((most, each) => Math.max(most, each.y + each.height), Number.NEGATIVE_INFINITY);
  return { x: x - OUTSIDE, y: y - OUTSIDE, width: right - x + 2 * OUTSIDE, height: bottom - y + 2 * OUTSIDE };
}

function isNear({ x, y, width, height }: Box, at: Point): boolean {
  const reach = 2 * FARTHEST;
  return at.x > x - reach && at.x < x + width + reach && at.y > y - reach && at.y < y + height + reach;
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
