// Sections within a layer (level edges). In: an ordered level. Out: such a section as one straight piece between
// neighbours, through the frame of a node that is the only one in it, or, if something is in between, as a path over
// the layer or under it, whichever crosses less; a label is then on the leg next to its source.
import { nth } from '../checked.js';
import {
  type EdgeSection,
  type Item,
  isBox,
  isRotated,
  isSideways,
  type Level,
  makeItem,
  makeSegment,
  type Segment,
} from '../model.js';
import type { Spacing } from '../spacing.js';
import { splitLaterals } from './laterals.js';
import { IN_LAYER_TITLE_AIR, IN_LAYER_WEIGHINGS, MOST_IN_LAYER_WEIGHED } from './weights.js';

export function routeInLayerEdges(level: Level, spacing: Spacing): void {
  const round: EdgeSection[] = splitLaterals(level, spacing);
  if (round.length === 0 && !level.sections.some(({ inLayer }) => inLayer)) return;
  const joined = new Set<string>();
  for (const section of level.sections) {
    if (!section.inLayer || section.upper.kind === 'lateral') continue;
    const [left, right] = fromLeft(section);
    const pair = `${left.layer}:${left.index}`;
    const isAtRow = [section.splitEdge.edge.fromRow, section.splitEdge.edge.toRow].some((row) => row !== undefined);
    const besides = !isAtRow && right.index === left.index + 1 && left.loops.length === 0 && !joined.has(pair);
    if (besides && isReached(left, section) && isReached(right, section) && !meetsTitle(right)) {
      joined.add(pair);
      removeInner(section);
      section.segments = [makeSegment(section, 'across', section.upper, section.lower)];
    } else round.push(section);
  }
  for (const [section, shape] of sidesOf(level, round)) {
    const segment = makeSegment(section, shape, section.upper, section.lower);
    section.segments = [segment];
    for (const end of [section.upper, section.lower]) (shape === 'cap' ? end.up : end.down).push(segment);
  }
  for (const layer of level.layers) {
    for (const item of layer) {
      item.up = arrangeLegs(item, item.up);
      item.down = arrangeLegs(item, item.down);
    }
  }
}

type Round = 'cap' | 'cup';

/**
 * Over or under the layer: where a line crosses fewer of the lines that leave the layer between its ends, and of its
 * own kind.
 */
function sidesOf(level: Level, round: readonly EdgeSection[]): Map<EdgeSection, Round> {
  const sides = new Map<EdgeSection, Round>(round.map((section) => [section, 'cap']));
  const passing = round.length === 0 ? [] : level.layers.map(linesBefore);
  const costOf = (section: EdgeSection, shape: Round): number => {
    const [left, right] = fromLeft(section);
    const before = passing[left.layer]?.[shape] ?? [];
    const like = round.length > MOST_IN_LAYER_WEIGHED ? [] : round.filter((other) => sides.get(other) === shape);
    const passed = (before[right.index] ?? 0) - (before[left.index + 1] ?? 0);
    return passed + like.filter((other) => interleave(section, other)).length;
  };
  for (let weighing = 0, moved = true; moved && weighing < IN_LAYER_WEIGHINGS; weighing++) {
    moved = false;
    for (const [section, now] of sides) {
      const other = now === 'cap' ? 'cup' : 'cap';
      // Lines into groups have their ports above.
      const isFree = section.upperPort === undefined && section.lowerPort === undefined;
      if (!isFree || costOf(section, other) >= costOf(section, now)) continue;
      sides.set(section, other);
      moved = true;
    }
  }
  return sides;
}

/** By index on the layer, how many lines leave it above and below before that index. */
function linesBefore(layer: readonly Item[]): Readonly<Record<Round, readonly number[]>> {
  const cap = [0];
  const cup = [0];
  layer.forEach(({ up, down }, i) => {
    cap.push((cap[i] ?? 0) + up.length);
    cup.push((cup[i] ?? 0) + down.length);
  });
  return { cap, cup };
}

/** Whether two lines of one side cross: each has one end between the other's. */
function interleave(one: EdgeSection, other: EdgeSection): boolean {
  const [a, b] = fromLeft(one);
  const [c, d] = fromLeft(other);
  if (a.layer !== c.layer) return false;
  const isWithin = ({ index }: Item): boolean => a.index < index && index < b.index;
  const isOutside = ({ index }: Item): boolean => index < a.index || index > b.index;
  return (isWithin(c) && isOutside(d)) || (isOutside(c) && isWithin(d));
}

export function isAcross(section: EdgeSection): boolean {
  return section.segments[0]?.shape === 'across';
}

/** The end of a line straight across: the item itself, or the node that is the only one in its frames. */
export function acrossEnd(item: Item): Item | undefined {
  let at: Item | undefined = item;
  while (at?.child !== undefined) {
    if (isRotated(at.child)) return undefined;
    const inside: Item[] = at.child.layers.flat().filter(isBox);
    at = inside.length === 1 && at.child.parts.length === 0 ? inside[0] : undefined;
  }
  return at;
}

/** Whether a frame holds nothing else, and no other line can leave its node at the side where this one arrives. */
function isReached(item: Item, { splitEdge }: EdgeSection): boolean {
  if (item.child === undefined) return true;
  const node = acrossEnd(item);
  if (node === undefined || node.loops.length > 0) return false;
  const others = (side: readonly Segment[]): number =>
    side.filter(({ section }) => section.splitEdge !== splitEdge).length;
  return others(node.up) < 2 && others(node.down) < 2;
}

/** If layers are columns, a line reaches the second of its ends through the side with the titles of frames. */
function meetsTitle(item: Item): boolean {
  const half = (acrossEnd(item)?.node?.width ?? 0) / 2;
  for (let at: Item | undefined = item; at?.child !== undefined; at = at.child.layers.flat().find(isBox)) {
    if (isSideways(at.level.direction) && (at.child.group?.title.width ?? 0) + IN_LAYER_TITLE_AIR > half) return true;
  }
  return false;
}

/** The pieces from the frames' upper sides to the content are not needed. */
function removeInner({ splitEdge }: EdgeSection): void {
  const outer = splitEdge.sections.find(({ inLayer }) => inLayer);
  for (const inner of splitEdge.sections) {
    if (inner === outer) continue;
    for (const segment of inner.segments) {
      const { upper, lower } = segment;
      upper.down = upper.down.filter((each) => each !== segment);
      lower.up = lower.up.filter((each) => each !== segment);
    }
    const { level } = inner.upper;
    const ports = new Set([inner.upper, inner.lower].filter(({ kind }) => kind === 'entry'));
    level.sections = level.sections.filter((each) => each !== inner);
    level.entries = level.entries.filter((each) => !ports.has(each));
    level.laterals = level.laterals.filter(({ section }) => section !== inner);
    level.layers = level.layers.map((layer) => layer.filter((each) => !ports.has(each)));
    level.layers = level.layers.filter((layer) => layer.length > 0);
    renumber(level);
  }
  splitEdge.sections.splice(0, splitEdge.sections.length, ...(outer === undefined ? [] : [outer]));
}

function renumber({ layers }: Level): void {
  layers.forEach((layer, at) => {
    layer.forEach((item, index) => {
      item.layer = at;
      item.index = index;
    });
  });
}

/** The ends of a line within a layer, the left one first. */
export function fromLeft(section: EdgeSection): [Item, Item] {
  return section.upper.index < section.lower.index ? [section.upper, section.lower] : [section.lower, section.upper];
}

/** Legs of lines that go around are outside the other lines, nested so that none crosses another. */
function arrangeLegs(item: Item, side: Segment[]): Segment[] {
  if (side.every(({ shape }) => shape === 'down')) return side;
  const reach = (segment: Segment): number => {
    const other = segment.upper === item ? segment.lower : segment.upper;
    return other.index - item.index;
  };
  const round = side.filter(({ shape }) => shape !== 'down');
  const others = side.filter(({ shape }) => shape === 'down');
  const byRank = (a: Segment, b: Segment): number => a.section.splitEdge.rank - b.section.splitEdge.rank;
  const left = round.filter((segment) => reach(segment) < 0).sort((a, b) => reach(b) - reach(a) || byRank(a, b));
  const right = round.filter((segment) => reach(segment) > 0).sort((a, b) => reach(b) - reach(a) || byRank(b, a));
  return [...left, ...others, ...right];
}

/** Turns a labelled line that goes around into two legs through the strip beside its layer; returns the legs. */
export function makeLegs(level: Level, round: Segment): [Item, Item] {
  const { section, shape } = round;
  const source = section.reversed ? section.lower : section.upper;
  const leadOff = (item: Item): Item => {
    const leg = makeItem(
      item === source ? 'label' : 'bend',
      level,
      section.splitEdge.rank,
      item === source ? section.label : {},
    );
    const [upper, lower] = shape === 'cap' ? [leg, item] : [item, leg];
    const segment = makeSegment(section, 'down', upper, lower);
    if (shape === 'cap') segment.lowerPort = item === section.upper ? section.upperPort : section.lowerPort;
    upper.down = upper.down.length === 0 ? [segment] : upper.down.map((each) => (each === round ? segment : each));
    lower.up = lower.up.length === 0 ? [segment] : lower.up.map((each) => (each === round ? segment : each));
    return leg;
  };
  const first = leadOff(section.upper);
  const last = leadOff(section.lower);
  const across = makeSegment(section, shape, first, last);
  const towards = ({ up, down }: Item): Segment => nth(shape === 'cap' ? down : up, 0);
  section.segments = [towards(first), across, towards(last)];
  for (const leg of [first, last]) (shape === 'cap' ? leg.up : leg.down).push(across);
  return [first, last];
}
