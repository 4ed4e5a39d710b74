import type { AtCut } from './cut.js';
import type { LinesOver } from './lines-over.js';
import type { Group, Line, Lineup, PlacedConstraint, PlacedStub } from './lineup.js';
import type { Run, Slicing } from './runs.js';
import {
  OUT_OF_LINE,
  PLANNED_BACKWARDS,
  PLANNED_BLOCKED,
  PLANNED_CAPTURED,
  PLANNED_CONSTRAINT,
  PLANNED_CROSSED,
  PLANNED_LENGTH,
  PLANNED_SLACK,
  PLANNED_TWINS_APART,
  PLANNED_TWINS_DIFFER,
  STATED_FACTOR,
  STORY_LATE,
  SWAPPED,
  SWAPPED_LOOSE,
} from './weights.js';
import { type Boxes, place, wireCost } from './wires.js';

const NONE: Float64Array = /* @__PURE__ */ new Float64Array(0);

export interface PlacedRun {
  run: Run;
  /** Its left and top. */
  readonly at: Float64Array;
  /** Where its boxes and nodes start in the lists of both runs. */
  boxStart: number;
  nodeStart: number;
}

/** Two runs at their positions. One object serves all that are tried, so that none is allocated for each. */
export interface PlacedRuns {
  readonly a: PlacedRun;
  readonly b: PlacedRun;
  /** Of all members of both, as far as they are placed. */
  readonly boxes: Boxes;
  /** Beside one another, not one below the other. */
  row: boolean;
  /** Whether the second run comes first on the page. */
  turned: boolean;
}

/** `members`: how many both have together. */
export function placedRuns(run: Run, members: number): PlacedRuns {
  const placed = (): PlacedRun => ({ run, at: new Float64Array(2), boxStart: 0, nodeStart: 0 });
  return { a: placed(), b: placed(), boxes: new Float64Array(4 * members), row: false, turned: false };
}

export class JointCost {
  private readonly slicing: Slicing;
  private readonly lineup: Lineup;
  private readonly at: AtCut;
  private readonly lines: LinesOver;
  /** For a column and for a row, in source order and reversed. */
  private readonly forms: readonly number[];
  /** Of the two ends of the current line. */
  private readonly ends: Boxes = new Float64Array(8);
  /** Of all nodes of both runs. */
  private readonly xs: Float64Array;
  private readonly ys: Float64Array;

  constructor(slicing: Slicing, lineup: Lineup, at: AtCut, lines: LinesOver) {
    this.slicing = slicing;
    this.lineup = lineup;
    this.at = at;
    this.lines = lines;
    const nodes = at.overlays.length + at.constraints.length === 0 ? 0 : at.endPlace - at.firstPlace;
    this.xs = nodes === 0 ? NONE : new Float64Array(nodes);
    this.ys = nodes === 0 ? NONE : new Float64Array(nodes);
    this.forms = this.formCosts();
  }

  /** Independent of the arrangement and alignment of both runs. */
  ofForm(row: boolean, swapped: boolean): number {
    return this.forms[(row ? 2 : 0) + (swapped ? 1 : 0)] as number;
  }

  /** Members out of line, along the direction the lines that run back, and lines that leave in another order. */
  private formCosts(): readonly number[] {
    const { stated, direction } = this.slicing;
    let forth = 0;
    let back = 0;
    for (const { forward, order } of this.at.across) {
      if (forward) forth += order;
      else back += order;
    }
    const formCost = (row: boolean, swapped: boolean): number => {
      const turned = (direction === (row ? 'left' : 'up')) !== swapped;
      const order = this.orderCost(swapped) + PLANNED_CROSSED * this.stubOrder(row, turned);
      if (!this.isAlong(row)) return order + (stated && this.at.loose > 0 ? OUT_OF_LINE : 0);
      return order + (swapped ? forth : back) * PLANNED_BACKWARDS * (stated ? STATED_FACTOR : 1);
    };
    return [formCost(false, false), formCost(false, true), formCost(true, false), formCost(true, true)];
  }

  /** The cost of the source order, or of the reversed order. */
  private orderCost(swapped: boolean): number {
    const { pairs, loose, entry } = this.at;
    const late = entry === (swapped ? 'before' : 'after') ? STORY_LATE : 0;
    return swapped ? late + SWAPPED * pairs + (this.slicing.stated ? SWAPPED_LOOSE * loose : 0) : late;
  }

  isAlong(row: boolean): boolean {
    const { direction } = this.slicing;
    return (direction === 'right' || direction === 'left') === row;
  }

  /** The cost of both runs at their positions, where their lines cost at least `least`. Beyond the limit the value is irrelevant. */
  of(runs: PlacedRuns, least: number, limit: number): number {
    const { lines } = this;
    const { a, b, row, turned } = runs;
    const { across, twins, overlays, constraints, stubsBefore, stubsAfter } = this.at;
    const onwards = row ? 'right' : 'down';
    const back = row ? 'left' : 'up';
    const ofFirst = stubsBefore[turned ? back : onwards];
    const ofSecond = stubsAfter[turned ? onwards : back];
    let placed = false;
    let cost = 0;
    if (twins.length + ofFirst.length + ofSecond.length > 0) {
      placeBoth(runs);
      placed = true;
      cost = this.ofTwins(runs);
      if (cost >= limit) return cost;
      cost += this.ofStubs(ofFirst, a, b, runs);
      cost += this.ofStubs(ofSecond, b, a, runs);
    }
    let rest = least;
    for (let i = 0; i < across.length; i++) {
      if (cost >= limit) return cost;
      if (cost + rest >= limit + PLANNED_SLACK) return Number.POSITIVE_INFINITY;
      rest -= lines.leastOf(i);
      if (lines.isFree(i)) cost += lines.leastOf(i);
      else {
        if (!placed) placeBoth(runs);
        placed = true;
        cost += this.ofLine(i, runs);
      }
    }
    if (cost >= limit || (overlays.length === 0 && constraints.length === 0)) return cost;
    return cost + this.ofConstraints(runs);
  }

  private ofLine(line: number, { a, b, boxes }: PlacedRuns): number {
    const { ends } = this;
    const { widths, heights } = this.lineup;
    const { across, first, middle: second, firstPlace, middlePlace } = this.at;
    const { member, place: near, other, otherPlace: far } = across[line] as Line;
    ends[0] = (a.run.xs[near - firstPlace] as number) + (a.at[0] as number);
    ends[1] = (a.run.ys[near - firstPlace] as number) + (a.at[1] as number);
    ends[2] = widths[near] as number;
    ends[3] = heights[near] as number;
    ends[4] = (b.run.xs[far - middlePlace] as number) + (b.at[0] as number);
    ends[5] = (b.run.ys[far - middlePlace] as number) + (b.at[1] as number);
    ends[6] = widths[far] as number;
    ends[7] = heights[far] as number;
    const middle = b.boxStart / 4;
    return wireCost(ends, boxes, member - first, middle + other - second) + this.lines.flowOf(line);
  }

  private ofTwins({ b, boxes }: PlacedRuns): number {
    const middle = b.boxStart / 4;
    const { twins, first, middle: second } = this.at;
    let cost = 0;
    for (const { member, other } of twins) {
      const one = 4 * (member - first);
      const two = 4 * (middle + other - second);
      if (boxes[one] !== boxes[two] && boxes[one + 1] !== boxes[two + 1]) cost += PLANNED_TWINS_APART;
      if (boxes[one + 2] !== boxes[two + 2] || boxes[one + 3] !== boxes[two + 3]) cost += PLANNED_TWINS_DIFFER;
    }
    return cost;
  }

  /** Lines of one run that leave past the other one: blocked by its members, and longer. */
  private ofStubs(stubs: readonly PlacedStub[], own: PlacedRun, other: PlacedRun, runs: PlacedRuns): number {
    if (stubs.length === 0) return 0;
    const { boxes, row } = runs;
    const { run, nodeStart, at } = own;
    const from = other.boxStart;
    const to = from + other.run.boxes.length;
    const { widths, heights } = this.lineup;
    const start = row ? 1 : 0;
    const length = row ? 2 : 3;
    const starts = row ? run.ys : run.xs;
    const sizes = row ? heights : widths;
    const { firstPlace } = this.at;
    let beyond = 0;
    for (let k = from; k < to; k += 4) beyond = Math.max(beyond, boxes[k + length] as number);
    let cost = 0;
    const across = at[start] as number;
    for (const { place: node } of stubs) {
      const middle = (starts[node - firstPlace - nodeStart] as number) + across + (sizes[node] as number) / 2;
      let blocked = false;
      for (let k = from; k < to && !blocked; k += 4) {
        const low = boxes[k + start] as number;
        blocked = low < middle && low + (boxes[k + start + 2] as number) > middle;
      }
      cost += PLANNED_LENGTH * beyond + (blocked ? PLANNED_BLOCKED : 0);
    }
    return cost;
  }

  /** Lines that leave both runs on one side in an order other than that of their targets. */
  private stubOrder(row: boolean, turned: boolean): number {
    const { stubsBefore: before, stubsAfter: after } = this.at;
    return row
      ? outOfOrder(before.up, after.up, turned) + outOfOrder(before.down, after.down, turned)
      : outOfOrder(before.left, after.left, turned) + outOfOrder(before.right, after.right, turned);
  }

  private ofConstraints({ a, b }: PlacedRuns): number {
    const { xs, ys } = this;
    const middle = b.nodeStart;
    const nodes = middle + b.run.xs.length;
    for (let i = 0; i < nodes; i++) {
      xs[i] =
        i < middle
          ? (a.run.xs[i] as number) + (a.at[0] as number)
          : (b.run.xs[i - middle] as number) + (b.at[0] as number);
      ys[i] =
        i < middle
          ? (a.run.ys[i] as number) + (a.at[1] as number)
          : (b.run.ys[i - middle] as number) + (b.at[1] as number);
    }
    let cost = 0;
    for (const overlay of this.at.overlays) {
      const apart = this.captured(overlay, 0, middle) + this.captured(overlay, middle, nodes);
      cost += PLANNED_CAPTURED * (this.captured(overlay, 0, nodes) - apart);
    }
    for (const constraint of this.at.constraints) if (!this.holds(constraint)) cost += PLANNED_CONSTRAINT;
    return cost;
  }

  /** How many other nodes are within the frame around the overlay's nodes. */
  private captured(overlay: Uint8Array, from: number, to: number): number {
    const { xs, ys } = this;
    const { widths, heights } = this.lineup;
    const { firstPlace } = this.at;
    let left = Infinity;
    let top = Infinity;
    let right = -Infinity;
    let bottom = -Infinity;
    for (let i = from; i < to; i++) {
      if (overlay[firstPlace + i] !== 1) continue;
      const x = xs[i] as number;
      const y = ys[i] as number;
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x + (widths[firstPlace + i] as number));
      bottom = Math.max(bottom, y + (heights[firstPlace + i] as number));
    }
    let count = 0;
    for (let i = from; i < to; i++) {
      const x = xs[i] as number;
      const y = ys[i] as number;
      if (overlay[firstPlace + i] === 1 || x >= right || y >= bottom) continue;
      if (x + (widths[firstPlace + i] as number) > left && y + (heights[firstPlace + i] as number) > top) count++;
    }
    return count;
  }

  private holds({ of, to, first }: PlacedConstraint): boolean {
    const { direction } = this.slicing;
    const sideways = direction === 'right' || direction === 'left';
    const [across, along] = sideways ? [this.xs, this.ys] : [this.ys, this.xs];
    const sizes = sideways ? this.lineup.widths : this.lineup.heights;
    const level =
      this.low(across, of) < this.high(across, sizes, to) && this.low(across, to) < this.high(across, sizes, of);
    return level && (!first || this.low(along, of) < this.low(along, to));
  }

  private low(starts: Float64Array, { places }: Group): number {
    return places.reduce((least, place) => Math.min(least, starts[place - this.at.firstPlace] as number), Infinity);
  }

  private high(starts: Float64Array, sizes: Float64Array, { places }: Group): number {
    const end = (place: number): number => (starts[place - this.at.firstPlace] as number) + (sizes[place] as number);
    return places.reduce((most, place) => Math.max(most, end(place)), -Infinity);
  }
}

function placeBoth({ a, b, boxes }: PlacedRuns): void {
  place(a.run.boxes, a.at[0] as number, a.at[1] as number, boxes, a.boxStart);
  place(b.run.boxes, b.at[0] as number, b.at[1] as number, boxes, b.boxStart);
}

function outOfOrder(before: readonly PlacedStub[], after: readonly PlacedStub[], turned: boolean): number {
  let count = 0;
  for (const one of before) {
    for (const other of after) {
      if (other.target !== one.target && (turned ? one.at < other.at : other.at < one.at)) count++;
    }
  }
  return count;
}
