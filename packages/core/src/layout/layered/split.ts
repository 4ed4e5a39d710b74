// Long wires. In: a level whose items stand on layers. Out: every wire as segments between neighbouring layers, with
// a bend on each layer it passes. Wires in a layer (flat ones) stay without segments until the order is known.
import { isAcross, raiseCap } from './flats.js';
import { type Item, type Level, makeItem, makeSegment, type Segment, type Wire } from './model.js';

export function splitWires(level: Level): void {
  for (const wire of level.wires) {
    if (wire.flat) continue;
    let upper = wire.upper;
    for (let layer = wire.upper.layer + 1; layer < wire.lower.layer; layer++) {
      const bend = makeItem('bend', level, wire.trace.rank);
      bend.layer = layer;
      (level.layers[layer] as Item[]).push(bend);
      link(wire, upper, bend);
      upper = bend;
    }
    link(wire, upper, wire.lower);
  }
}

function link(wire: Wire, upper: Item, lower: Item): void {
  const segment = makeSegment(wire, 'down', upper, lower);
  wire.segments.push(segment);
  upper.down.push(segment);
  lower.up.push(segment);
}

/**
 * Label strips. In: a level whose layers are ordered. Out: wherever a label has to stand between two layers, a thin
 * layer between them that holds the labels and, as bends, every other segment that passes. It follows the order of the
 * layer above, so lines only cross below it.
 */
export function insertStrips(level: Level): void {
  const labels = new Set<Segment>();
  const gaps = new Set<number>();
  for (const wire of level.wires) {
    if (wire.label === undefined || isAcross(wire)) continue;
    const segment = labelSegment(wire);
    labels.add(segment);
    gaps.add(segment.shape === 'cap' ? segment.upper.layer - 1 : segment.upper.layer);
  }
  const layers: Item[][] = [];
  const strips: boolean[] = [];
  for (let gap = -1; gap < level.layers.length; gap++) {
    const layer = level.layers[gap];
    if (layer !== undefined) {
      layers.push(layer);
      strips.push(false);
    }
    if (!gaps.has(gap)) continue;
    layers.push(strip(level, layer ?? [], level.layers[gap + 1] ?? [], labels));
    strips.push(true);
  }
  level.layers = layers;
  level.strips = strips;
  layers.forEach((layer, i) => {
    layer.forEach((item, index) => {
      item.layer = i;
      item.index = index;
    });
  });
}

/** Branches are named where they part: next to the node the line comes from. */
function labelSegment(wire: Wire): Segment {
  const segments = wire.segments.filter(({ shape }) => shape !== 'side');
  return (wire.reversed ? segments[segments.length - 1] : segments[0]) as Segment;
}

function strip(level: Level, layer: readonly Item[], next: readonly Item[], labels: ReadonlySet<Segment>): Item[] {
  const items: Item[] = [];
  for (const upper of layer) {
    for (const segment of upper.down) {
      const { wire, lower } = segment;
      const label = labels.has(segment) ? wire.label : undefined;
      const item = makeItem(label === undefined ? 'bend' : 'label', level, wire.trace.rank, label ?? {});
      const below = makeSegment(wire, 'down', item, lower);
      lower.up[lower.up.indexOf(segment)] = below;
      item.up.push(segment);
      item.down.push(below);
      segment.lower = item;
      segment.lowerPort = undefined;
      wire.segments.splice(wire.segments.indexOf(segment) + 1, 0, below);
      items.push(item);
    }
  }
  const caps = new Set(next.flatMap((item) => item.up.filter((segment) => labels.has(segment))));
  for (const cap of caps) {
    if (cap.shape !== 'cap') continue;
    for (const leg of raiseCap(level, cap.wire, cap)) {
      const foot = (leg.down[0] as Segment).lower;
      const at = items.findIndex((item) => (item.down[0] as Segment).lower.index >= foot.index);
      items.splice(at < 0 ? items.length : at, 0, leg);
    }
  }
  return items;
}
