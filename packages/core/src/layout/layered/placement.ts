// Places items along their layers. In: ordered layers and port offsets. Out: x for every item and the level's width.
// The lines' sideways runs are made as short as the order and the gaps allow, by network simplex (Gansner et al. 1993,
// section 4.2). The middle of a long wire moves as one block and so stays straight.
import type { Budget } from './budget.js';
import { isAcross } from './flats.js';
import { type Item, isChain, type Level, type Segment } from './model.js';
import { solveNetwork } from './network-simplex.js';
import { exact, mainLine } from './ports.js';
import { snapRuns } from './snap.js';
import type { Spacing } from './spacing.js';

const LEFT = 0;
const RIGHT = 1;
const COMPACT = 16;

class Arcs {
  readonly tails: number[] = [];
  readonly heads: number[] = [];
  readonly lengths: number[] = [];
  readonly weights: number[] = [];
  private readonly known: Map<number, number> = new Map();

  add(tail: number, head: number, length: number, weight: number): void {
    this.tails.push(tail);
    this.heads.push(head);
    this.lengths.push(length);
    this.weights.push(weight);
  }

  /** Keeps one arc for each pair of blocks, the longest. */
  separate(left: number, right: number, length: number): void {
    const key = left * 0x4000000 + right;
    const arc = this.known.get(key);
    if (arc === undefined) {
      this.known.set(key, this.tails.length);
      this.add(left, right, length, 0);
    } else this.lengths[arc] = Math.max(this.lengths[arc] as number, length);
  }
}

export function placeItems(level: Level, spacing: Spacing, budget: Budget): void {
  const blocks = formBlocks(level);
  const across = labelsAcross(level, spacing);
  const arcs = new Arcs();
  let count = 2 + blocks.count;
  let segments = 0;
  const block = (item: Item): number => 2 + (blocks.of.get(item) as number);
  for (const layer of level.layers) {
    layer.forEach((item, i) => {
      const previous = layer[i - 1];
      if (previous === undefined) arcs.separate(LEFT, block(item), anchor(item));
      else {
        const between = Math.max(gapBetween(previous, item, spacing), across.get(previous) ?? 0);
        const gap = exactUp(rest(previous) + between + anchor(item));
        // The title stands at the very left, so what follows keeps clear of it from there.
        if (previous.kind === 'title') arcs.separate(LEFT, block(item), gap);
        else arcs.separate(block(previous), block(item), gap);
      }
      if (i === layer.length - 1) arcs.separate(block(item), RIGHT, exactUp(rest(item)));
    });
  }
  for (const layer of level.layers) {
    for (const upper of layer) {
      for (const segment of upper.down) {
        if (blocks.of.get(upper) === blocks.of.get(segment.lower)) continue;
        segments++;
        const weight = weigh(segment);
        arcs.add(count, block(upper), anchor(upper) - segment.upperOffset, weight);
        arcs.add(count, block(segment.lower), anchor(segment.lower) - segment.lowerOffset, weight);
        count++;
      }
      for (const segment of upper.up) {
        if (segment.shape !== 'cap' || segment.upper !== upper) continue;
        arcs.add(count, block(upper), anchor(upper) - segment.upperOffset, 1);
        arcs.add(count, block(segment.lower), anchor(segment.lower) - segment.lowerOffset, 1);
        count++;
      }
    }
  }
  // A narrow drawing is worth bending a few lines for.
  arcs.add(LEFT, RIGHT, 0, Math.max(COMPACT, segments / 6));
  const { ranks, optimal } = solveNetwork({ count, ...arcs }, budget.pivots(count));
  if (!optimal) budget.degrade();
  const left = ranks[LEFT] as number;
  level.width = (ranks[RIGHT] as number) - left;
  for (const layer of level.layers) {
    for (const item of layer) {
      item.x = item.kind === 'title' ? 0 : (ranks[block(item)] as number) - anchor(item) - left;
    }
  }
  snapRuns(level, blocks.runs, (a, b) => exactUp(Math.max(gapBetween(a, b, spacing), across.get(a) ?? 0)));
}

/** From the item's left to the line its block is placed by. */
function anchor(item: Item): number {
  return isChain(item) ? exact(item.width / 2) : 0;
}

function rest(item: Item): number {
  return item.width - anchor(item);
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
  return main ? 4 * base : base;
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

interface Blocks {
  readonly of: ReadonlyMap<Item, number>;
  readonly count: number;
  readonly runs: readonly (readonly Item[])[];
}

/** One block for each box and for each straight run of a wire; where two runs cross, the lighter one is broken. */
function formBlocks(level: Level): Blocks {
  const of = new Map<Item, number>();
  const runs: Item[][] = [];
  const rigid = new Set<Segment>();
  for (const layer of level.layers) for (const segment of rigidBelow(layer)) rigid.add(segment);
  for (const layer of level.layers) {
    for (const item of layer) {
      const above = item.up.find((segment) => segment.shape === 'down' && rigid.has(segment));
      if (above === undefined) {
        of.set(item, runs.length);
        runs.push([item]);
      } else {
        const run = of.get(above.upper) as number;
        of.set(item, run);
        (runs[run] as Item[]).push(item);
      }
    }
  }
  return { of, count: runs.length, runs };
}

/** The largest set of inner segments under a layer that do not cross one another. */
function rigidBelow(layer: readonly Item[]): Segment[] {
  const inner: Segment[] = [];
  for (const item of layer) {
    if (!isChain(item)) continue;
    for (const segment of item.down) if (isChain(segment.lower)) inner.push(segment);
  }
  // The longest increasing run of lower places.
  const previous: number[] = [];
  const tails: number[] = [];
  inner.forEach((segment, i) => {
    const key = segment.lower.index;
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inner[tails[middle] as number] as Segment).lower.index < key) low = middle + 1;
      else high = middle;
    }
    previous[i] = low === 0 ? -1 : (tails[low - 1] as number);
    tails[low] = i;
  });
  const kept: Segment[] = [];
  for (let i = tails[tails.length - 1] ?? -1; i >= 0; i = previous[i] as number) kept.push(inner[i] as Segment);
  return kept;
}
