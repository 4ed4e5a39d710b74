// Splits long sections. In: a level whose items have layers. Out: every section as segments between neighbouring
// layers, with a bend (dummy node) on each layer it passes. Sections within a layer (in-layer edges) stay without
// segments until the order is known.

import { nth } from '../checked.js';
import {
  type EdgeSection,
  type Item,
  type Level,
  labelledSide,
  makeItem,
  makeSegment,
  type Segment,
} from '../model.js';
import { isAcross, makeLegs } from './in-layer-edges.js';

export function splitSections(level: Level): void {
  for (const section of level.sections) {
    if (section.inLayer) continue;
    let upper = section.upper;
    for (let layer = section.upper.layer + 1; layer < section.lower.layer; layer++) {
      const bend = makeItem('bend', level, section.splitEdge.rank);
      bend.layer = layer;
      nth(level.layers, layer).push(bend);
      link(section, upper, bend);
      upper = bend;
    }
    link(section, upper, section.lower);
  }
}

function link(section: EdgeSection, upper: Item, lower: Item): void {
  const segment = makeSegment(section, 'down', upper, lower);
  section.segments.push(segment);
  upper.down.push(segment);
  lower.up.push(segment);
}

/**
 * Inserts label strips. In: a level whose layers are ordered. Out: wherever a label has to be between two layers, a
 * thin layer between them that holds the labels and, as bends, every other segment that passes. It follows the order of
 * the layer above, so lines only cross below it.
 */
export function insertStrips(level: Level): void {
  const labels = new Set<Segment>();
  const gaps = new Set<number>();
  for (const section of level.sections) {
    if (section.label === undefined || isAcross(section) || labelledSide(section) !== undefined) continue;
    const segment = labelSegment(section);
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

/** Branches are labelled where they split: next to the node the line comes from, unless the line says otherwise. */
function labelSegment(section: EdgeSection): Segment {
  const segments = section.segments.filter(({ shape }) => shape !== 'side');
  const atEnd = section.splitEdge.edge.labelAtEnd === true;
  return (section.reversed === atEnd ? segments[0] : segments[segments.length - 1]) as Segment;
}

function strip(level: Level, layer: readonly Item[], next: readonly Item[], labels: ReadonlySet<Segment>): Item[] {
  const items: Item[] = [];
  const cups = new Set(layer.flatMap(({ down }) => down.filter((each) => each.shape === 'cup' && labels.has(each))));
  const legs = new Set([...cups].flatMap((cup) => makeLegs(level, cup)));
  for (const upper of layer) {
    for (const segment of upper.down) {
      if (segment.shape === 'cup') continue;
      const { section, lower } = segment;
      if (legs.has(lower)) {
        items.push(lower);
        continue;
      }
      const label = labels.has(segment) ? section.label : undefined;
      const item = makeItem(label === undefined ? 'bend' : 'label', level, section.splitEdge.rank, label ?? {});
      const below = makeSegment(section, 'down', item, lower);
      lower.up[lower.up.indexOf(segment)] = below;
      item.up.push(segment);
      item.down.push(below);
      segment.lower = item;
      segment.lowerPort = undefined;
      section.segments.splice(section.segments.indexOf(segment) + 1, 0, below);
      items.push(item);
    }
  }
  const caps = new Set(next.flatMap((item) => item.up.filter((segment) => labels.has(segment))));
  for (const cap of caps) {
    if (cap.shape !== 'cap') continue;
    const [first, last] = makeLegs(level, cap);
    const onwards = nth(first.down, 0).lower.index < nth(last.down, 0).lower.index;
    const left = insertLeg(items, onwards ? first : last, 'right', 0);
    insertLeg(items, onwards ? last : first, 'left', left + 1);
  }
  return items;
}

/**
 * Puts a leg where its path down and the cap over it cross the fewest others, and among such places the closest to the
 * foot; returns the index. `side`: where the other leg of the cap is.
 */
function insertLeg(items: Item[], leg: Item, side: 'left' | 'right', from: number): number {
  let crossings = 0;
  for (let i = from; i < items.length; i++) if (isLeftOf(nth(items, i), leg)) crossings++;
  let fewest = crossings;
  let place = from;
  for (let i = from; i < items.length; i++) {
    const item = nth(items, i);
    crossings += isLeftOf(item, leg) ? -1 : 1;
    // For a line from above that the leg passes, the cap has one crossing less, or one more.
    if (nth(item.up, 0).shape === 'down') crossings += side === 'right' ? -1 : 1;
    if (side === 'right' ? crossings < fewest : crossings <= fewest) {
      fewest = crossings;
      place = i + 1;
    }
  }
  items.splice(place, 0, leg);
  return place;
}

/** Whether one item of a strip meets the layer below farther left than another. */
function isLeftOf(one: Item, other: Item): boolean {
  const a = nth(one.down, 0);
  const b = nth(other.down, 0);
  // A line that goes under the layer above is crossed between its legs.
  if (a.shape === 'cup') return nth(one.up, 0).upper.index > nth(otherLeg(a, one).up, 0).upper.index;
  return a.lower === b.lower ? a.lower.up.indexOf(a) < b.lower.up.indexOf(b) : a.lower.index < b.lower.index;
}

function otherLeg({ upper, lower }: Segment, leg: Item): Item {
  return upper === leg ? lower : upper;
}
