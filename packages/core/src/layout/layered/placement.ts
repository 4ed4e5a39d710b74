// Places items along their layers. In: ordered layers and port offsets. Out: x for every item and the level's width.
// The lines' sideways runs are made as short as the order and the gaps allow. The middle of a long wire moves as one block and so stays straight.
import type { Budget } from './budget.js';
import { isAcross } from './flats.js';
import { type Item, isChain, type Level, type Segment } from './model.js';
import { mainLine } from './ports.js';
import { anchor, formRuns } from './runs.js';
import { LEFT, RIGHT, Sideways } from './sideways.js';
import { snapRuns } from './snap.js';
import type { Spacing } from './spacing.js';

const NARROW = 2;
const MAIN = 12;

export function placeItems(level: Level, spacing: Spacing, budget: Budget): void {
  const across = labelsAcross(level, spacing);
  const gap = (left: Item, right: Item): number =>
    exactUp(Math.max(gapBetween(left, right, spacing), across.get(left) ?? 0));
  const distance = (left: Item, right: Item): number =>
    exactUp(left.width - anchor(left) + gap(left, right) + anchor(right));
  const runs = formRuns(level, distance, budget);
  const block = (item: Item): number => 2 + item.run;
  const problem = new Sideways();
  for (const layer of level.layers) {
    layer.forEach((item, i) => {
      const previous = layer[i - 1];
      if (previous === undefined) problem.keep(LEFT, block(item), anchor(item));
      // The title stands at the very left, so what follows keeps clear of it from there.
      else problem.keep(previous.kind === 'title' ? LEFT : block(previous), block(item), distance(previous, item));
      if (i === layer.length - 1) problem.keep(block(item), RIGHT, exactUp(item.width - anchor(item)));
    });
  }
  let ties = 0;
  const tie = ({ upper, lower, upperOffset, lowerOffset }: Segment, weight: number): void => {
    problem.tie(block(upper), upperOffset - anchor(upper), block(lower), lowerOffset - anchor(lower), weight);
    ties++;
  };
  for (const layer of level.layers) {
    for (const item of layer) {
      for (const segment of item.down) if (item.run !== segment.lower.run) tie(segment, weigh(segment));
      for (const segment of item.up) if (segment.shape === 'cap' && segment.upper === item) tie(segment, 1);
      for (const segment of item.sides) tie(segment, 1);
    }
  }
  // A narrow drawing is worth bending a few lines for, the more so the more lines there are.
  const places = problem.solve(Math.round(spacing.compactness * Math.max(NARROW, ties / 6)), budget);
  const left = places[LEFT] as number;
  level.width = (places[RIGHT] as number) - left;
  for (const layer of level.layers) {
    for (const item of layer) {
      item.x = item.kind === 'title' ? 0 : (places[block(item)] as number) - anchor(item) - left;
    }
  }
  snapRuns(level, runs, gap);
}

function exactUp(value: number): number {
  return Math.ceil(value * 8) / 8;
}

/** Straightness matters more the longer the wire, and most where both ends have nothing else on that side. */
function weigh(segment: Segment): number {
  const { upper, lower } = segment;
  const main =
    (isChain(upper) || upper.kind === 'group' || upper.down[mainLine(upper.down)] === segment) &&
    (isChain(lower) || lower.kind === 'group' || lower.up[mainLine(lower.up)] === segment);
  const chains = (isChain(upper) ? 1 : 0) + (isChain(lower) ? 1 : 0);
  const base = chains === 2 ? 8 : chains === 1 ? 2 : 1;
  return main && !segment.wire.reversed ? MAIN * base : base;
}

function gapBetween(left: Item, right: Item, spacing: Spacing): number {
  const boxes = (isBox(left) ? 1 : 0) + (isBox(right) ? 1 : 0);
  if (left.kind === 'label' || right.kind === 'label' || left.kind === 'title') {
    return boxes > 0 ? spacing.beside : spacing.label + 2;
  }
  if (boxes === 2) return spacing.sibling;
  if (boxes === 1) return spacing.beside;
  return spacing.line;
}

function isBox(item: Item): boolean {
  return item.kind === 'node' || item.kind === 'group';
}

/** A label on a straight piece between two neighbours needs room between them; by the left one. */
function labelsAcross(level: Level, spacing: Spacing): Map<Item, number> {
  const room = new Map<Item, number>();
  for (const wire of level.wires) {
    if (wire.label === undefined || !isAcross(wire)) continue;
    const left = wire.upper.index < wire.lower.index ? wire.upper : wire.lower;
    room.set(left, wire.label.width + 2 * spacing.approach);
  }
  return room;
}
