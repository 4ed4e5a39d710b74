// Wires within a layer (level edges). In: an ordered level. Out: such a wire as one straight piece between neighbours,
// or, where something stands between, as a way over the layer; a label then stands on the leg next to its source.
import { type Item, type Level, makeItem, makeSegment, type Segment, type Wire } from './model.js';

export function placeFlats(level: Level): void {
  if (!level.wires.some(({ flat }) => flat)) return;
  const joined = new Set<string>();
  for (const wire of level.wires) {
    if (!wire.flat) continue;
    const [left, right] = inOrder(wire);
    const pair = `${left.layer}:${left.index}`;
    const besides = right.index === left.index + 1 && left.loops.length === 0 && !joined.has(pair);
    // The line to something in a frame enters it from above.
    if (besides && left.child === undefined && right.child === undefined) {
      joined.add(pair);
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

function inOrder(wire: Wire): [Item, Item] {
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
export function raiseCap(level: Level, wire: Wire, cap: Segment): Item[] {
  const legs = [wire.upper, wire.lower].map((item) => {
    const source = wire.reversed ? wire.lower : wire.upper;
    const leg = makeItem(item === source ? 'label' : 'bend', level, wire.trace.rank, item === source ? wire.label : {});
    const segment = makeSegment(wire, 'down', leg, item);
    segment.lowerPort = item === wire.upper ? wire.upperPort : wire.lowerPort;
    leg.down.push(segment);
    item.up[item.up.indexOf(cap)] = segment;
    return leg;
  });
  const [first, last] = legs as [Item, Item];
  const over = makeSegment(wire, 'cap', first, last);
  first.up.push(over);
  last.up.push(over);
  wire.segments = [first.down[0] as Segment, over, last.down[0] as Segment];
  return legs;
}
