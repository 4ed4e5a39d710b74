// Estimates a plan in its present state, with lines taken as straight from centre to centre. In: a graph, and the
// picture as cells that can be moved. Out: its cost in crossings.
import type { FlowDirection, LayoutGraph } from '../graph.js';
import { directionsOf } from '../quality/scopes.js';
import { twinPairs } from '../quality/twins.js';
import type { Cell, Reading } from './cell.js';
import { type Overlay, overlaysOf } from './overlays.js';
import type { Leaf } from './scopes.js';
import {
  PLANNED_LENGTH,
  PLANNED_SLACK,
  VIEWED_AGAINST,
  VIEWED_CAPTURED,
  VIEWED_CONSTRAINT,
  VIEWED_CROSSED,
  VIEWED_LEVEL,
  VIEWED_TWINS_APART,
} from './weights.js';

/** The picture as it would look, without its channels. */
export class View {
  private readonly left: Float64Array;
  private readonly top: Float64Array;
  private readonly widths: Float64Array;
  private readonly heights: Float64Array;
  /** Centres of nodes. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;
  /** Left, top, width and height of one frame after another. */
  private readonly frames: Float64Array;
  private readonly frameAt: ReadonlyMap<string, number>;
  /** Ends of lines one after another, and their reading direction. */
  private readonly ends: Int32Array;
  private readonly ways: readonly FlowDirection[];
  /** By line, what it costs with its crossings; and everything else. */
  private readonly weights: Float64Array;
  private others = 0;
  /** By pair of lines, whether they cross; and how many do. */
  private readonly crossed: Uint8Array;
  private total = 0;
  /** Lines moved since then: by line, and listed. */
  private readonly moved: Uint8Array;
  private readonly touched: Int32Array;
  private touching = 0;
  private readonly overlays: readonly Overlay[];
  private readonly twins: readonly (readonly [number, number])[];
  private readonly befores: readonly (readonly [Leaf, Leaf])[];

  constructor(graph: LayoutGraph, direction: FlowDirection, { places, lines }: Reading) {
    const { nodes, groups } = graph;
    this.left = new Float64Array(nodes.length);
    this.top = new Float64Array(nodes.length);
    this.xs = new Float64Array(nodes.length);
    this.ys = new Float64Array(nodes.length);
    this.widths = Float64Array.from(nodes, ({ width }) => width);
    this.heights = Float64Array.from(nodes, ({ height }) => height);
    this.frames = new Float64Array(4 * groups.length);
    this.frameAt = new Map(groups.map(({ id }, i) => [id, i]));
    const directionOf = directionsOf(graph, direction);
    this.ends = Int32Array.from(lines.flatMap(({ edge }) => [places.get(edge.from) ?? 0, places.get(edge.to) ?? 0]));
    this.ways = lines.map(({ scope }) => directionOf(scope));
    this.weights = new Float64Array(lines.length);
    this.crossed = new Uint8Array(lines.length * lines.length);
    this.moved = new Uint8Array(lines.length);
    this.touched = new Int32Array(lines.length);
    this.overlays = overlaysOf(graph, places);
    this.twins = twinPairs(graph).map(([a, b]) => [this.frameAt.get(a) ?? 0, this.frameAt.get(b) ?? 0]);
    this.befores = nodes.flatMap(({ before }, leaf) => {
      const other = places.get(before ?? '');
      return other === undefined ? [] : [[leaf, other] as const];
    });
  }

  show(root: Cell): void {
    this.place(root, 0, 0);
  }

  /** The cost of what is shown, to which `changed` compares. */
  read(): number {
    const { weights, crossed } = this;
    const lines = weights.length;
    const rest = this.rest();
    this.others = rest;
    this.total = 0;
    for (let line = 0; line < lines; line++) {
      weights[line] = this.uncrossed(line);
      this.others -= weights[line] as number;
    }
    for (let line = 0; line < lines; line++) {
      for (let other = 0; other < line; other++) {
        const cross = this.cross(line, other) ? 1 : 0;
        crossed[line * lines + other] = cross;
        crossed[other * lines + line] = cross;
        this.total += cross;
        weights[line] = (weights[line] as number) + VIEWED_CROSSED * cross;
        weights[other] = (weights[other] as number) + VIEWED_CROSSED * cross;
      }
    }
    return rest + VIEWED_CROSSED * this.total;
  }

  /** The cost of what is shown if only the lines of the cells have moved; any value beyond the limit. */
  changed(least: number, worth: number, one: Cell, two: Cell | undefined): number {
    const limit = least - worth;
    this.touch(one, two);
    if (this.mostGain() <= worth - PLANNED_SLACK) return Number.POSITIVE_INFINITY;
    const rest = this.rest();
    return rest < limit ? rest + VIEWED_CROSSED * this.crossings(limit - rest) : rest;
  }

  private touch(one: Cell, two: Cell | undefined): void {
    const { moved, touched } = this;
    moved.fill(0);
    let count = 0;
    for (let of: Cell | undefined = one; of !== undefined; of = of === one ? two : undefined) {
      for (const line of of.lines) {
        if (moved[line] === 1) continue;
        moved[line] = 1;
        touched[count++] = line;
      }
    }
    this.touching = count;
  }

  /** As if none of the moved lines crossed another. */
  private mostGain(): number {
    const { weights, touched } = this;
    let most = this.others;
    for (let i = 0; i < this.touching; i++) {
      const line = touched[i] as number;
      most += (weights[line] as number) - this.uncrossed(line);
    }
    return most;
  }

  /** Without crossings. */
  private rest(): number {
    let cost = 0;
    for (let line = 0; line < this.ways.length; line++) {
      cost += PLANNED_LENGTH * this.length(line);
      if (this.isAgainst(line)) cost += VIEWED_AGAINST;
    }
    for (const overlay of this.overlays) cost += this.captured(overlay);
    for (const [one, other] of this.twins) if (!this.areLevel(one, other)) cost += VIEWED_TWINS_APART;
    for (const [one, other] of this.befores) if (!this.isBefore(one, other)) cost += VIEWED_CONSTRAINT;
    return cost;
  }

  private uncrossed(line: number): number {
    return PLANNED_LENGTH * this.length(line) + (this.isAgainst(line) ? VIEWED_AGAINST : 0);
  }

  /** As in the choice between engines: beside and to the left, or above. */
  private isBefore(one: Leaf, other: Leaf): boolean {
    const { left, top, widths, heights } = this;
    const [ax, ay, bx, by] = [left[one] ?? 0, top[one] ?? 0, left[other] ?? 0, top[other] ?? 0];
    const beside = ay < by + (heights[other] ?? 0) && by < ay + (heights[one] ?? 0);
    const below = ax < bx + (widths[other] ?? 0) && bx < ax + (widths[one] ?? 0);
    return (beside && ax < bx) || (below && ay < by);
  }

  private place({ shape, leaf, cells }: Cell, x: number, y: number): void {
    if (leaf >= 0) {
      this.left[leaf] = x;
      this.top[leaf] = y;
      this.xs[leaf] = x + (this.widths[leaf] as number) / 2;
      this.ys[leaf] = y + (this.heights[leaf] as number) / 2;
    }
    const frame = shape.group === undefined ? undefined : this.frameAt.get(shape.group.id);
    if (frame !== undefined) {
      this.frames[4 * frame] = x;
      this.frames[4 * frame + 1] = y;
      this.frames[4 * frame + 2] = shape.width;
      this.frames[4 * frame + 3] = shape.height;
    }
    for (const each of cells) this.place(each, x + each.x, y + each.y);
  }

  /** Those of the moved lines are counted again, unless they cost more than the limit before that. */
  private crossings(limit: number): number {
    const { crossed, moved, touched, touching } = this;
    const lines = moved.length;
    let count = touching === lines ? 0 : this.total;
    for (let i = 0; i < touching && count > 0; i++) {
      const line = touched[i] as number;
      for (let other = 0; other < lines; other++) {
        if (moved[other] === 0 || other < line) count -= crossed[line * lines + other] as number;
      }
    }
    for (let i = 0; i < touching && VIEWED_CROSSED * count < limit + PLANNED_SLACK; i++) {
      const line = touched[i] as number;
      for (let other = 0; other < lines; other++) {
        if ((moved[other] === 0 || other < line) && this.cross(line, other)) count++;
      }
    }
    return count;
  }

  private cross(line: number, other: number): boolean {
    const { ends, xs, ys } = this;
    const a = ends[2 * line] as number;
    const b = ends[2 * line + 1] as number;
    const c = ends[2 * other] as number;
    const d = ends[2 * other + 1] as number;
    if (a === c || a === d || b === c || b === d) return false;
    const ax = xs[a] as number;
    const ay = ys[a] as number;
    const bx = xs[b] as number;
    const by = ys[b] as number;
    const cx = xs[c] as number;
    const cy = ys[c] as number;
    const dx = xs[d] as number;
    const dy = ys[d] as number;
    if (turn(ax, ay, bx, by, cx, cy) * turn(ax, ay, bx, by, dx, dy) >= 0) return false;
    return turn(cx, cy, dx, dy, ax, ay) * turn(cx, cy, dx, dy, bx, by) < 0;
  }

  private length(line: number): number {
    const { left, top, widths, heights, ends } = this;
    const a = ends[2 * line] as Leaf;
    const b = ends[2 * line + 1] as Leaf;
    return apart(left, widths, a, b) + apart(top, heights, a, b);
  }

  /** Whether the line's end is wholly before its start. */
  private isAgainst(line: number): boolean {
    const { left, top, widths, heights, ends } = this;
    const way = this.ways[line];
    const turned = way === 'left' || way === 'up';
    const first = ends[2 * line + (turned ? 0 : 1)] as Leaf;
    const second = ends[2 * line + (turned ? 1 : 0)] as Leaf;
    const sideways = way === 'left' || way === 'right';
    const starts = sideways ? left : top;
    const sizes = sideways ? widths : heights;
    return (starts[first] as number) + (sizes[first] as number) <= (starts[second] as number);
  }

  /** Whether both start at the same position, across or down. */
  private areLevel(one: number, other: number): boolean {
    const { frames } = this;
    const off = (part: number): number =>
      Math.abs((frames[4 * one + part] as number) - (frames[4 * other + part] as number));
    return Math.min(off(0), off(1)) <= VIEWED_LEVEL;
  }

  /** Foreign nodes and frames that one frame of the overlay would hold or cut. */
  private captured({ nodes, strangers, frames }: Overlay): number {
    const { left, top, widths, heights } = this;
    let [x1, y1, x2, y2] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
    for (const leaf of nodes) {
      x1 = Math.min(x1, left[leaf] as number);
      y1 = Math.min(y1, top[leaf] as number);
      x2 = Math.max(x2, (left[leaf] as number) + (widths[leaf] as number));
      y2 = Math.max(y2, (top[leaf] as number) + (heights[leaf] as number));
    }
    const isInside = (x: number, y: number, width: number, height: number): boolean =>
      x < x2 && y < y2 && x + width > x1 && y + height > y1;
    let cost = 0;
    for (const leaf of strangers) {
      if (isInside(left[leaf] as number, top[leaf] as number, widths[leaf] as number, heights[leaf] as number))
        cost += VIEWED_CAPTURED;
    }
    for (const k of frames) {
      const [x, y] = [this.frames[4 * k] as number, this.frames[4 * k + 1] as number];
      if (isInside(x, y, this.frames[4 * k + 2] as number, this.frames[4 * k + 3] as number)) cost += VIEWED_CAPTURED;
    }
    return cost;
  }
}

/** Between two nodes along an axis. */
function apart(starts: Float64Array, sizes: Float64Array, a: Leaf, b: Leaf): number {
  const one = starts[a] as number;
  const two = starts[b] as number;
  return Math.max(0, two - one - (sizes[a] as number), one - two - (sizes[b] as number));
}

/** On which side of the line from the first to the second point the third is. */
function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
