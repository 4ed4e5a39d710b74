// Wires within a layer (level edges). In: an ordered level. Out: such a wire as one straight piece between neighbours,
// through the frame of one that stands alone in it, or, where something stands between, as a way over the layer; a label then
// stands on the leg next to its source.
import { type Item, isBox, isSideways, type Level, makeItem, makeSegment, type Segment, type Wire } from './model.js';

/** Between a frame's title and a line that crosses the frame. */
const TITLE_AIR = 8;

export function placeFlats(level: Level): void {
  if (!level.wires.some(({ flat }) => flat)) return;
  const joined = new Set<string>();
  for (const wire of level.wires) {
    if (!wire.flat) continue;
    const [left, right] = fromLeft(wire);
    const pair = `${left.layer}:${left.index}`;
    const besides = right.index === left.index + 1 && left.loops.length === 0 && !joined.has(pair);
    if (besides && isReached(left, wire) && isReached(right, wire) && !meetsTitle(right)) {
      joined.add(pair);
      removeInner(wire);
      wire.segments = [makeSegment(wire, 'across', wire.upper, wire.lower)];
    } else {
      const segment = makeSegment(wire, 'cap', wire.upper, wire.lower);
      wire.segments = [segment];
      wire.upper.up.push(segment);
      wire.lower.up.push(segment);
    }
  }
  for (const layer of level.layers) for (const item of layer) arrangeLegs(item);
}

export function isAcross(wire: Wire): boolean {
  return wire.segments[0]?.shape === 'across';
}

/** What a line straight across leads to: the item itself, or the node that stands alone in its frames. */
export function acrossEnd(item: Item): Item | undefined {
  let at: Item | undefined = item;
  while (at?.child !== undefined) {
    const inside: Item[] = at.child.layers.flat().filter(isBox);
    at = inside.length === 1 && at.child.parts.length === 0 ? inside[0] : undefined;
  }
  return at;
}

/** Whether nothing else stands in a frame, and no other line can leave the node in it at the side where this one arrives. */
function isReached(item: Item, { trace }: Wire): boolean {
  if (item.child === undefined) return true;
  const node = acrossEnd(item);
  if (node === undefined || node.loops.length > 0) return false;
  const others = (side: readonly Segment[]): number => side.filter(({ wire }) => wire.trace !== trace).length;
  return others(node.up) < 2 && others(node.down) < 2;
}

/** Where layers are columns a line comes to the second of its ends through the side on which frames have their titles. */
function meetsTitle(item: Item): boolean {
  const half = (acrossEnd(item)?.node?.width ?? 0) / 2;
  for (let at: Item | undefined = item; at?.child !== undefined; at = at.child.layers.flat().find(isBox)) {
    if (isSideways(at.level.direction) && (at.child.group?.title.width ?? 0) + TITLE_AIR > half) return true;
  }
  return false;
}

/** The pieces from the frames' upper sides to what is inside are not needed. */
function removeInner({ trace }: Wire): void {
  const outer = trace.wires.find(({ flat }) => flat);
  for (const inner of trace.wires) {
    if (inner === outer) continue;
    for (const segment of inner.segments) {
      const { upper, lower } = segment;
      upper.down = upper.down.filter((each) => each !== segment);
      lower.up = lower.up.filter((each) => each !== segment);
    }
    const { level } = inner.upper;
    const ports = new Set([inner.upper, inner.lower].filter(({ kind }) => kind === 'entry'));
    level.wires = level.wires.filter((each) => each !== inner);
    level.entries = level.entries.filter((each) => !ports.has(each));
    level.layers = level.layers.map((layer) => layer.filter((each) => !ports.has(each)));
    level.layers = level.layers.filter((layer) => layer.length > 0);
  }
  trace.wires.splice(0, trace.wires.length, ...(outer === undefined ? [] : [outer]));
}

/** The ends of a line within a layer, the left one first. */
export function fromLeft(wire: Wire): [Item, Item] {
  return wire.upper.index < wire.lower.index ? [wire.upper, wire.lower] : [wire.lower, wire.upper];
}

/** Legs of caps stand outside the other lines, nested so that none cuts into another. */
function arrangeLegs(item: Item): void {
  if (!item.up.some((segment) => segment.shape === 'cap')) return;
  const reach = (segment: Segment): number => {
    const other = segment.upper === item ? segment.lower : segment.upper;
    return other.index - item.index;
  };
  const caps = item.up.filter((segment) => segment.shape === 'cap');
  const others = item.up.filter((segment) => segment.shape !== 'cap');
  const byRank = (a: Segment, b: Segment): number => a.wire.trace.rank - b.wire.trace.rank;
  const left = caps.filter((segment) => reach(segment) < 0).sort((a, b) => reach(b) - reach(a) || byRank(a, b));
  const right = caps.filter((segment) => reach(segment) > 0).sort((a, b) => reach(b) - reach(a) || byRank(b, a));
  item.up = [...left, ...others, ...right];
}

/** Turns a labelled cap into two legs through the strip over its layer; returns the legs. */
export function raiseCap(level: Level, wire: Wire, cap: Segment): [Item, Item] {
  const raise = (item: Item): Item => {
    const source = wire.reversed ? wire.lower : wire.upper;
    const leg = makeItem(item === source ? 'label' : 'bend', level, wire.trace.rank, item === source ? wire.label : {});
    const segment = makeSegment(wire, 'down', leg, item);
    segment.lowerPort = item === wire.upper ? wire.upperPort : wire.lowerPort;
    leg.down.push(segment);
    item.up[item.up.indexOf(cap)] = segment;
    return leg;
  };
  const first = raise(wire.upper);
  const last = raise(wire.lower);
  const over = makeSegment(wire, 'cap', first, last);
  first.up.push(over);
  last.up.push(over);
  wire.segments = [first.down[0] as Segment, over, last.down[0] as Segment];
  return [first, last];
}
