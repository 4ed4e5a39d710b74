// Symmetry. In: placed items and a level's twins. Out: items moved sideways so that a node is midway between its twins
// wherever there is room; straight runs move as one block and stay straight. Placement cannot distinguish such
// positions: all of them between the twins cost the same (Gansner et al. 1993, section 4.2, balance there what we do
// here).

import { known, nth } from '../checked.js';
import { bodyWidth, endX, exact } from '../ends/ports.js';
import { farEnd, type Twins, type TwinsOf } from '../ends/twins.js';
import type { EdgeSection, Item, Level } from '../model.js';
import { MOST_PUSHED } from './weights.js';

export interface Centred {
  /** The lines that are symmetric now. */
  readonly sections: ReadonlySet<EdgeSection>;
  /** The sides that cannot be symmetric. */
  readonly failed: TwinsOf;
  /** The runs that keep them so. */
  readonly held: ReadonlySet<number>;
}

const NOTHING: Centred = { sections: new Set(), failed: { forks: new Map(), joins: new Map() }, held: new Set() };

export function centreTwins(
  level: Level,
  { forks, joins }: TwinsOf,
  runs: readonly (readonly Item[])[],
  gaps: Float64Array,
  compactness: number,
): Centred {
  if (forks.size === 0 && joins.size === 0) return NOTHING;
  const blocks = new Blocks(level, runs, gaps, compactness);
  blocks.joinStraight({ forks, joins });
  const sections = new Set<EdgeSection>();
  const failed = { forks: new Map<Item, Twins>(), joins: new Map<Item, Twins>() };
  const held = new Set<number>();
  // The subtree below a node is settled first and then moves with it.
  for (const layer of level.layers.toReversed()) {
    for (const item of layer) {
      for (const side of ['down', 'up'] as const) {
        const twins = (side === 'down' ? forks : joins).get(item);
        if (twins === undefined) continue;
        if (!blocks.centre(item, twins, side)) {
          failed[side === 'down' ? 'forks' : 'joins'].set(item, twins);
          continue;
        }
        for (const section of twins) {
          sections.add(section);
          for (const { upper, lower } of section.segments) {
            held.add(upper.run);
            held.add(lower.run);
          }
        }
      }
    }
  }
  blocks.settle();
  return { sections, failed, held };
}

/** Where a line meets the box at its far end. */
function endOf(section: EdgeSection, side: 'up' | 'down'): number {
  const segment = nth(section.segments, side === 'down' ? section.segments.length - 1 : 0);
  return endX(segment, farEnd(section, side));
}

/** Blocks to move, and the resulting sides of the level. */
interface Plan {
  readonly shifts: Map<number, number>;
  readonly left: number;
  readonly right: number;
  readonly growth: number;
}

/** Runs that move together. */
class Blocks {
  private readonly level: Level;
  private readonly gaps: Float64Array;
  private readonly compactness: number;
  /** By run, its block; by block, the items in it. */
  private readonly blockOf: Int32Array;
  private readonly items: Item[][];
  /** How far the level extends. */
  private left = 0;
  private right: number;

  constructor(level: Level, runs: readonly (readonly Item[])[], gaps: Float64Array, compactness: number) {
    this.compactness = compactness;
    this.level = level;
    this.gaps = gaps;
    this.right = level.width;
    this.blockOf = Int32Array.from(runs.keys());
    this.items = runs.map((run) => run.slice());
  }

  /** A line of twins is joined at its far end only: the node itself has to move. */
  joinStraight({ forks, joins }: TwinsOf): void {
    for (const layer of this.level.layers) {
      for (const item of layer) {
        for (const segment of item.down) {
          if (segment.shape !== 'down' || endX(segment, item) !== endX(segment, segment.lower)) continue;
          const isTwin =
            forks.get(item)?.includes(segment.section) || joins.get(segment.lower)?.includes(segment.section);
          if (!isTwin) this.join(this.of(item), this.of(segment.lower));
        }
      }
    }
  }

  /** Moves the node between its twins, or them to both sides of it; false if that is impossible. */
  centre(item: Item, [left, right]: Twins, side: 'up' | 'down'): boolean {
    const node = this.of(item);
    const a = this.of(farEnd(left, side));
    const b = this.of(farEnd(right, side));
    const middle = item.x + exact(item.before + bodyWidth(item) / 2);
    const [low, high] = [endOf(left, side), endOf(right, side)];
    const by = exact((low + high) / 2 - middle);
    if (by !== 0 && !this.move(node, a, b, by, Math.max(high - low, bodyWidth(item)))) return false;
    this.join(node, a);
    this.join(this.of(item), b);
    return true;
  }

  private move(node: number, a: number, b: number, by: number, most: number): boolean {
    if (node === a && node === b) return false;
    const moves: readonly (readonly [number[], number, number[]])[] =
      node === a || node === b
        ? [
            [[node], 2 * by, [node === a ? b : a]],
            [[node === a ? b : a], -2 * by, [node]],
          ]
        : [
            [[node], by, [a, b]],
            [[a, b], -by, [node]],
          ];
    const plans = moves.flatMap(([blocks, way, fixed]) => this.push(blocks, way, fixed) ?? []);
    plans.sort((one, other) => one.growth - other.growth || one.shifts.size - other.shifts.size);
    const [best] = plans;
    // Symmetry is not worth more room than there is between the twins or the node itself takes.
    if (best === undefined || best.growth * this.compactness > most) return false;
    for (const [block, shift] of best.shifts) for (const item of nth(this.items, block)) item.x += shift;
    this.left = Math.min(this.left, best.left);
    this.right = Math.max(this.right, best.right);
    return true;
  }

  /**
   * The blocks that move, and how far, when blocks move and push whatever is in their way; undefined if that is fixed.
   */
  private push(blocks: readonly number[], by: number, fixed: readonly number[]): Plan | undefined {
    const onwards = by > 0;
    const shifts = new Map<number, number>(blocks.map((block) => [block, Math.abs(by)]));
    const waiting = [...shifts.keys()];
    let { left, right } = this;
    for (let steps = 0; waiting.length > 0; steps++) {
      const block = waiting.pop() as number;
      const far = known(shifts, block);
      if (steps > MOST_PUSHED) return undefined;
      for (const item of nth(this.items, block)) {
        const next = this.level.layers[item.layer]?.[item.index + (onwards ? 1 : -1)];
        if (next === undefined) {
          if (onwards) right = Math.max(right, item.x + item.width + far);
          else left = Math.min(left, item.x - far);
          continue;
        }
        const other = this.of(next);
        if (other === block) continue;
        const room = onwards
          ? next.x - nth(this.gaps, item.number) - item.x - item.width
          : item.x - next.x - next.width - nth(this.gaps, next.number);
        const needed = far - Math.max(0, room);
        if (needed <= (shifts.get(other) ?? 0)) continue;
        if (next.kind === 'title' || fixed.includes(other)) return undefined;
        shifts.set(other, needed);
        waiting.push(other);
      }
    }
    const growth = right - left - (this.right - this.left);
    for (const [block, shift] of shifts) shifts.set(block, onwards ? shift : -shift);
    return { shifts, left, right, growth };
  }

  /** Moves everything back to the level's left, after the level has become wider. */
  settle(): void {
    for (const layer of this.level.layers) {
      for (const item of layer) if (item.kind !== 'title') item.x -= this.left;
    }
    this.level.width = this.right - this.left;
  }

  private of(item: Item): number {
    return nth(this.blockOf, item.run);
  }

  private join(a: number, b: number): void {
    if (a === b) return;
    const [into, from] = nth(this.items, a).length < nth(this.items, b).length ? [b, a] : [a, b];
    const moved = nth(this.items, from);
    for (const { run } of moved) this.blockOf[run] = into;
    for (const item of moved) nth(this.items, into).push(item);
    this.items[from] = [];
  }
}
