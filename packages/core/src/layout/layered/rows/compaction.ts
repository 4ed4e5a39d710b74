// Compacts a level along its reading direction. In: a stacked level. Out: the same level, where successors of a short
// box beside a tall one no longer wait below the tall one. A row is left only if that makes the level much shorter;
// otherwise nothing moves.
// One-dimensional compaction on a constraint graph (Lengauer, Combinatorial Algorithms for Integrated Circuit Layout,
// 1990, chapter 10), as ELK does after routing (Rüegg, Schulze, Grevismühl, von Hanxleden, Using One-Dimensional
// Compaction for Smaller Graph Drawings, 2016): boxes, labels and the horizontal segments of lines keep their order
// wherever one is above another. The vertical segments need no rule of their own: whatever they could run into is above
// or below their ends, which keep clear of it.

import type { Budget } from '../budget.js';
import { nth } from '../checked.js';
import { type Item, isBox, isSideways, type Level } from '../model.js';
import { exactUp } from '../place/linear-segments.js';
import { longestPath } from '../solve/network-simplex.js';
import { RIGHT as BOTTOM, SeparationProblem, LEFT as TOP } from '../solve/separation.js';
import type { Spacing } from '../spacing.js';
import { CompactionGraph } from './compaction-graph.js';
import { isAskew, tieLines, tieRows } from './compaction-ties.js';
import { withReach } from './reach.js';
import {
  type CompactionNode,
  inOrder,
  type Margins,
  type Pair,
  tall,
  visibilitySteps,
  visiblePairs,
} from './visibility.js';
import {
  COMPACTION_GAIN,
  COMPACTION_PART,
  COMPACTION_ROUNDS,
  HEIGHT_COST,
  MOST_COMPACTED,
  STRETCHED,
} from './weights.js';

/** A distance that two blocks keep. */
interface Distance {
  readonly upper: number;
  readonly lower: number;
  readonly length: number;
}

export function compactLevel(level: Level, usualSpacing: Spacing, budget: Budget): void {
  // Constraints hold nodes in their row, also those inside frames.
  if (level.sections.length > MOST_COMPACTED || level.ties.length > 0 || !level.layers.some(isStretched)) return;
  const spacing = withReach(level, usualSpacing);
  let stage = new CompactionGraph(level);
  const count = stage.compactionNodes.length;
  const most = level.height - Math.max(COMPACTION_GAIN, COMPACTION_PART * level.height);
  // The height of most levels is determined by their lines, whatever is beside them.
  const along = [...fromFrame(stage, spacing), ...alongLines(stage, spacing)];
  if (count > MOST_COMPACTED || heightOf(stage, along) > most || !budget.spend(visibilitySteps(count))) return;
  const joined = new Map<Item, Item>();
  for (let round = 0; round < COMPACTION_ROUNDS; round++) {
    const distances = [...fromFrame(stage, spacing), ...among(stage, spacing)];
    if (heightOf(stage, distances) > most) return;
    const problem = new SeparationProblem(stage.count);
    for (const { upper, lower, length } of distances) problem.keep(upper, lower, length);
    const alike = tieRows(stage, problem);
    tieLines(stage, problem);
    const places = problem.solve(HEIGHT_COST, budget);
    const height = nth(places, BOTTOM) - nth(places, TOP);
    if (height > most) return;
    const askew = alike.filter(([item, other]) => !joined.has(other) && isAskew(stage, item, other, places));
    if (askew.length === 0) {
      stage.moveTo(places, height);
      return;
    }
    for (const [item, other] of askew) joined.set(other, item);
    stage = new CompactionGraph(level, joined);
  }
}

function isStretched(layer: readonly Item[]): boolean {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const item of layer) {
    if (!isBox(item)) continue;
    least = Math.min(least, item.height);
    most = Math.max(most, item.height);
  }
  return most >= least + STRETCHED;
}

/** The minimum height of a level that keeps these distances. */
function heightOf({ count }: CompactionGraph, distances: readonly Distance[]): number {
  const tails = new Int32Array(distances.length);
  const heads = new Int32Array(distances.length);
  const lengths = new Float64Array(distances.length);
  distances.forEach(({ upper, lower, length }, i) => {
    tails[i] = upper;
    heads[i] = lower;
    lengths[i] = length;
  });
  return nth(longestPath({ count, tails, heads, lengths }), BOTTOM);
}

/** Wherever one is above another. */
function among({ compactionNodes }: CompactionGraph, spacing: Spacing): Distance[] {
  const margins: Margins = { box: spacing.beside / 2, label: spacing.label / 2, line: spacing.line / 2 };
  return visiblePairs(compactionNodes, margins).map((pair) => distance(pair, spacing));
}

/** From one to the next along each line. */
function alongLines({ ways }: CompactionGraph, spacing: Spacing): Distance[] {
  return ways.flatMap((way) =>
    way.slice(1).map((compactionNode, i) => distance(inOrder(nth(way, i), compactionNode), spacing)),
  );
}

function distance([upper, lower]: Pair, spacing: Spacing): Distance {
  const apart = Math.min(lower.top - upper.bottom, usual(upper, lower, spacing));
  return {
    upper: upper.block,
    lower: lower.block,
    length: exactUp(upper.offset + tall(upper) + apart - lower.offset),
  };
}

function usual(upper: CompactionNode, lower: CompactionNode, spacing: Spacing): number {
  if (upper.kind === 'box' && lower.kind === 'box') return spacing.layer;
  if (upper.kind === 'line' && lower.kind === 'line') return spacing.line;
  return Math.max(spacing.approach, spacing.beside);
}

/** No box comes closer to the frame than the closest one now, and no line closer than usual. */
function fromFrame({ level, compactionNodes }: CompactionGraph, spacing: Spacing): Distance[] {
  const distances: Distance[] = [];
  const keep = (upper: number, lower: number, length: number): void => {
    distances.push({ upper, lower, length: exactUp(length) });
  };
  for (const isLine of [true, false]) {
    const some = compactionNodes.filter(({ kind }) => (kind === 'line') === isLine);
    const most = isLine ? spacing.approach : level.height;
    const above = some.reduce((least, { top }) => Math.min(least, top), most);
    const below = some.reduce((least, { bottom }) => Math.min(least, level.height - bottom), most);
    for (const compactionNode of some) {
      keep(TOP, compactionNode.block, above - compactionNode.offset);
      keep(compactionNode.block, BOTTOM, compactionNode.offset + tall(compactionNode) + below);
    }
  }
  const title = level.group?.title;
  keep(TOP, BOTTOM, title !== undefined && isSideways(level.direction) ? title.width + 2 * spacing.padding : 0);
  return distances;
}
