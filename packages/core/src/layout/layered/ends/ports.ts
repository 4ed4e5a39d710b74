// Where lines meet boxes. In: a level whose items hold their segments in order. Out: an offset for every segment end. A
// node's main line meets the middle of its side, with the others beside it, so that a chain of nodes is straight.
import { nth } from '../checked.js';
import { endAt } from '../input/node-rows.js';
import { END_AIR } from '../input/weights.js';
import { type EdgeSection, type Item, isBox, isSideways, type Level, type RowEnd, type Segment } from '../model.js';
import { labelGap, SMALLEST_JOG, type Spacing } from '../spacing.js';
import { alongFrame } from './laterals.js';
import { middleOf, type TwinsOf } from './twins.js';
import { PORT_CORNER, PORT_MARGIN, PORTS_ARRIVING, PORTS_LEAVING, WIDEST_PORT_LABEL } from './weights.js';

export function assignPorts(level: Level, twins: TwinsOf, spacing: Spacing): void {
  for (const layer of level.layers) {
    for (const item of layer) {
      if (item.kind === 'node') {
        for (const side of item.sides) {
          side.upperOffset = side.lower.index < item.index ? item.before : item.width - item.after;
          side.lowerOffset = side.lower.width / 2;
        }
        spread(item, item.up, middleOf(twins, item, item.up), PORTS_ARRIVING, spacing);
        spread(item, item.down, middleOf(twins, item, item.down), PORTS_LEAVING, spacing);
        if (item.rowEnds.size > 0) for (const ends of [item.up, item.down]) placeAtRows(item, ends);
      } else if (item.kind === 'group') groupPorts(item);
      else {
        for (const segment of item.up) setOffset(segment, item, item.width / 2);
        for (const segment of item.down) setOffset(segment, item, item.width / 2);
      }
    }
  }
}

export function bodyWidth(item: Item): number {
  return item.width - item.before - item.after;
}

export function offsetAt(segment: Segment, item: Item): number {
  return segment.upper === item ? segment.upperOffset : segment.lowerOffset;
}

export function setOffset(segment: Segment, item: Item, offset: number): void {
  if (segment.upper === item) segment.upperOffset = offset;
  else segment.lowerOffset = offset;
}

/** The x where a segment meets one of its items. */
export function endX(segment: Segment, item: Item): number {
  return item.x + offsetAt(segment, item);
}

export function otherEnd(segment: Segment, item: Item): Item {
  return segment.upper === item ? segment.lower : segment.upper;
}

/** Positions are rounded to eighths of a px, so that sums of them stay exact. */
export function exact(value: number): number {
  return Math.round(value * 8) / 8;
}

function spread(item: Item, side: readonly Segment[], twins: number | undefined, wide: number, spacing: Spacing): void {
  const parallel = parallelOffsets(item, side, spacing);
  if (parallel !== undefined) {
    side.forEach((segment, i) => {
      setOffset(segment, item, nth(parallel, i));
    });
    return;
  }
  const apart = besideTexts(item, side);
  if (apart !== undefined) {
    side.forEach((segment, i) => {
      setOffset(segment, item, nth(apart, i));
    });
    return;
  }
  const count = side.length;
  const width = bodyWidth(item);
  const middle = item.before + width / 2;
  const main = twins ?? mainLine(side, item);
  const reach = Math.max(main, count - 1 - main);
  const step = Math.min(wide, reach === 0 ? 0 : (width / 2 - PORT_MARGIN) / reach);
  const even = step < SMALLEST_JOG;
  side.forEach((segment, i) => {
    const offset = even && count > 1 ? item.before + (width * (i + 1)) / (count + 1) : middle + (i - main) * step;
    setOffset(segment, item, exact(offset));
  });
}

/** Ends at rows are at their rows, or at their lanes; the others are in the middle, clear of them. */
function placeAtRows(item: Item, side: Segment[]): void {
  const taken: number[] = [];
  const free: Segment[] = [];
  for (const segment of side) {
    const end = item.rowEnds.get(segment.section);
    if (end === undefined) {
      free.push(segment);
      continue;
    }
    const offset = exact(offsetOfRow(item, end));
    setOffset(segment, item, offset);
    taken.push(offset);
  }
  if (taken.length === 0) return;
  const middle = item.before + bodyWidth(item) / 2;
  free.forEach((segment, i) => {
    const offset = clearOf(taken, middle + (i - (free.length - 1) / 2) * PORTS_ARRIVING, item);
    setOffset(segment, item, offset);
    taken.push(offset);
  });
  side.sort((a, b) => offsetAt(a, item) - offsetAt(b, item));
}

function offsetOfRow(item: Item, { side, at, lane }: RowEnd): number {
  if (side === 'left') return item.before - lane;
  return side === 'right' ? item.width - item.after + lane : item.before + at;
}

/** The place closest to the preferred one that is clear of others, if the node is wide enough. */
function clearOf(taken: readonly number[], wanted: number, item: Item): number {
  for (let away = 0; away <= bodyWidth(item); away += SMALLEST_JOG / 2) {
    for (const at of [wanted + away, wanted - away]) {
      const inside = at >= item.before + PORT_CORNER && at <= item.width - item.after - PORT_CORNER;
      if (inside && taken.every((other) => Math.abs(other - at) >= SMALLEST_JOG)) return exact(at);
    }
  }
  return exact(Math.min(Math.max(wanted, item.before), item.width - item.after));
}

/** Lines with text at this end are as far apart as the text between them needs, if the node is wide enough. */
function besideTexts(item: Item, side: readonly Segment[]): number[] | undefined {
  if (side.length < 2 || item.node?.outline === 'diamond') return undefined;
  const sideways = isSideways(item.level.direction);
  const rooms = side.map(({ section }) => {
    const text = endAt(section, item)?.label;
    return text === undefined ? 0 : (sideways ? text.height : text.width) + 2 * END_AIR;
  });
  if (rooms.every((room) => room === 0)) return undefined;
  const offsets = [0];
  // Text is above level lines, and at the right of others.
  for (let i = 1; i < side.length; i++) {
    offsets.push(nth(offsets, i - 1) + Math.max(PORTS_ARRIVING, nth(rooms, sideways ? i : i - 1)));
  }
  const room = bodyWidth(item) - 2 * PORT_CORNER;
  const needed = nth(offsets, offsets.length - 1);
  const scale = Math.min(1, room / needed);
  const start = item.before + PORT_CORNER + (room - needed * scale) / 2;
  return offsets.map((offset) => exact(start + offset * scale));
}

/** Where parallel lines with labels meet a node: the same at both ends, and as far apart as their labels. */
function parallelOffsets(item: Item, side: readonly Segment[], spacing: Spacing): number[] | undefined {
  const first = side[0];
  if (first === undefined || side.length < 2 || item.node?.outline === 'diamond') return undefined;
  const offsets = [0];
  const gap = labelGap(spacing, !isSideways(item.level.direction));
  for (let i = 1; i < side.length; i++) {
    const segment = nth(side, i);
    if (!haveSameEnds(first, segment) && !(side.length === 2 && leaveOneFrame(item, first, segment))) return undefined;
    const labels = [nth(side, i - 1), segment].flatMap((each) => labelledSection(each).label ?? []);
    // Lines without labels keep the usual distances.
    if (labels.length === 0) return undefined;
    const half = labels.reduce((sum, { width }) => sum + width / 2, 0);
    offsets.push(nth(offsets, i - 1) + half + gap);
  }
  const room = bodyWidth(item) - 2 * PORT_CORNER;
  const needed = nth(offsets, offsets.length - 1);
  if (needed > Math.min(room, (WIDEST_PORT_LABEL + gap) * (side.length - 1))) return undefined;
  const start = item.before + (bodyWidth(item) - needed) / 2;
  return offsets.map((offset) => exact(start + offset));
}

/** Whether two lines join the same two boxes or frames at the level of their labels. */
function haveSameEnds(a: Segment, b: Segment): boolean {
  const one = labelledSection(a);
  const other = labelledSection(b);
  return one.upper === other.upper && one.lower === other.lower;
}

/** Whether two equal lines with labels cross the frame around the node: outside, the labels are side by side. */
function leaveOneFrame(item: Item, a: Segment, b: Segment): boolean {
  if (![a, b].every((segment) => isPort(otherEnd(segment, item)))) return false;
  const one = labelledSection(a);
  const other = labelledSection(b);
  if (one.label === undefined || other.label === undefined) return false;
  if (one.upper === other.upper) return isLast(one) === isLast(other);
  return one.lower === other.lower && isFirst(one) === isFirst(other);
}

function isLast({ lower }: EdgeSection): boolean {
  return lower.down.length === 0;
}

function isFirst({ upper }: EdgeSection): boolean {
  return upper.up.length === 0;
}

function isPort({ kind }: Item): boolean {
  return kind === 'entry' || kind === 'exit';
}

/** The piece of a line that has its label, on whichever level that is. */
function labelledSection({ section }: Segment): EdgeSection {
  return section.splitEdge.sections.find(({ label }) => label !== undefined) ?? section;
}

/** The middle line; of two in the middle, the forward one, so that a chain is straight with its branches beside it. */
export function mainLine(side: readonly Segment[], item: Item): number {
  const low = Math.floor((side.length - 1) / 2);
  const high = Math.ceil((side.length - 1) / 2);
  const a = side[low];
  const b = side[high];
  if (a === undefined || b === undefined || a === b) return Math.max(low, 0);
  const first = leadsOn(a, item);
  if (first !== leadsOn(b, item)) return first ? low : high;
  return b.section.splitEdge.rank < a.section.splitEdge.rank ? high : low;
}

/** Whether a line runs forward to an item with further lines, or comes from an item with lines into it. */
function leadsOn({ shape, upper, section }: Segment, item: Item): boolean {
  if (shape !== 'down' || section.reversed) return false;
  const far = upper === item ? section.lower : section.upper;
  if (!isBox(far)) return true;
  const onwards = ({ up, down }: Item): boolean => (upper === item ? down : up).length > 0;
  // A decision can have all its lines at its sides.
  return onwards(far) || far.sides.some(({ lower: sidePort }) => onwards(sidePort));
}

function groupPorts(item: Item): void {
  const child = item.child as Level;
  for (const side of [item.up, item.down]) {
    for (const segment of side) {
      const port = (segment.upper === item ? segment.upperPort : segment.lowerPort) as Item;
      setOffset(segment, item, item.before + alongFrame(port, child));
    }
  }
}
