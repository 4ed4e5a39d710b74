// Joins two neighbouring runs of members: their distance and alignment. In: the runs. Out: the best way to place them
// beside or below one another, if it comes near the best so far.
import { type AtCut, type Cut, readCut } from './cut.js';
import { JointCost, type PlacedRuns } from './joint-cost.js';
import { LinesOver } from './lines-over.js';
import type { Lineup } from './lineup.js';
import type { Run, Shortlist, Slicing } from './runs.js';
import {
  JOINT_STEPS,
  MOST_PLANNED_TRACKS,
  PLANNED_AREA,
  PLANNED_CROSSED,
  PLANNED_FRAME_GAP,
  PLANNED_GAP,
  PLANNED_LINE_GAP,
  PLANNED_SLACK,
  PLANNED_TRACK,
  STRAIGHTENED_LINES,
} from './weights.js';

export class Joint {
  private readonly slicing: Slicing;
  private readonly at: AtCut;
  private readonly lines: LinesOver;
  private readonly costs: JointCost;
  private readonly runs: PlacedRuns;
  /** Of the second run from the first, across the axis. */
  private readonly offsets: Float64Array = new Float64Array(2 + STRAIGHTENED_LINES);

  /** `numbers` and `runs` are shared by all cuts. */
  constructor(slicing: Slicing, lineup: Lineup, cut: Cut, numbers: Float64Array, runs: PlacedRuns) {
    this.slicing = slicing;
    this.runs = runs;
    this.at = readCut(lineup, cut);
    this.lines = new LinesOver(slicing, lineup, this.at, numbers);
    this.costs = new JointCost(slicing, lineup, this.at, this.lines);
  }

  /** Cost of trying two arrangements. */
  get steps(): number {
    return JOINT_STEPS * (1 + this.at.across.length);
  }

  /** Tries the second run after the first along the axis, and before it, each with the cheapest alignment. */
  put(a: Run, b: Run, row: boolean, shortlist: Shortlist): void {
    const { costs, lines } = this;
    const least = a.cost + b.cost + (a.width * a.height + b.width * b.height) / PLANNED_AREA;
    const bar = shortlist.bar - least;
    if (costs.ofForm(row, false) >= bar && costs.ofForm(row, true) >= bar) return;
    lines.read(a, b, row, costs.isAlong(row));
    const crossed = PLANNED_CROSSED * lines.crossings();
    const aligned = this.align(a, b, row);
    const { runs } = this;
    runs.a.run = a;
    runs.b.run = b;
    runs.b.boxStart = a.boxes.length;
    runs.b.nodeStart = a.xs.length;
    runs.row = row;
    this.putIn(runs, false, crossed, aligned, shortlist);
    this.putIn(runs, true, crossed, aligned, shortlist);
  }

  private putIn(runs: PlacedRuns, swapped: boolean, crossed: number, aligned: number, shortlist: Shortlist): void {
    const { row } = runs;
    const a = runs.a.run;
    const b = runs.b.run;
    const before = a.cost + b.cost + this.costs.ofForm(row, swapped) + crossed;
    let bar = shortlist.bar;
    if (before + (a.width * a.height + b.width * b.height) / PLANNED_AREA >= bar) return;
    const turned = (this.slicing.direction === (row ? 'left' : 'up')) !== swapped;
    const gap = this.gap(turned);
    const length = (row ? a.width + b.width : a.height + b.height) + gap;
    const along = (turned ? (row ? b.width : b.height) : row ? a.width : a.height) + gap;
    const aAlong = turned ? along : 0;
    const bAlong = turned ? 0 : along;
    const aAcross = row ? a.height : a.width;
    const bAcross = row ? b.height : b.width;
    const { costs, lines } = this;
    const area = (length * Math.max(aAcross, bAcross)) / PLANNED_AREA;
    const straight = lines.spread(aAlong, bAlong, turned);
    if (before + straight + area >= bar + PLANNED_SLACK) return;
    runs.turned = turned;
    const first = runs.a.at;
    const second = runs.b.at;
    const acrossAxis = row ? 1 : 0;
    first[1 - acrossAxis] = aAlong;
    second[1 - acrossAxis] = bAlong;
    let least = Number.POSITIVE_INFINITY;
    let offset = 0;
    let across = 0;
    for (let i = 0; i < aligned; i++) {
      const by = this.offsets[i] as number;
      const low = Math.min(0, by);
      const high = Math.max(-low + aAcross, by - low + bAcross);
      const bound = bar - (length * high) / PLANNED_AREA;
      if (before >= bound) continue;
      const limit = bound - before;
      if (straight >= limit + PLANNED_SLACK) continue;
      const floor = lines.least(-low, by - low, limit + PLANNED_SLACK);
      if (floor >= limit + PLANNED_SLACK) continue;
      first[acrossAxis] = -low;
      second[acrossAxis] = by - low;
      const cost = before + costs.of(runs, floor, limit);
      if (cost >= bound) continue;
      bar = cost + (length * high) / PLANNED_AREA;
      least = cost;
      offset = by;
      across = high;
    }
    if (least === Number.POSITIVE_INFINITY) return;
    const low = Math.min(0, offset);
    shortlist.add(
      row
        ? {
            a,
            b,
            aX: aAlong,
            aY: -low,
            bX: bAlong,
            bY: offset - low,
            form: 'row',
            width: length,
            height: across,
            cost: least,
          }
        : {
            a,
            b,
            aX: -low,
            aY: aAlong,
            bX: offset - low,
            bY: bAlong,
            form: 'column',
            width: across,
            height: length,
            cost: least,
          },
    );
  }

  /** Centred, flush, or with one line straight; returns the number of alignments. */
  private align(a: Run, b: Run, row: boolean): number {
    const { offsets, lines } = this;
    const room = row ? b.height - a.height : b.width - a.width;
    offsets[0] = Math.round(-room / 2);
    let count = 1;
    if (room !== 0) offsets[count++] = 0;
    const straightened = Math.min(this.at.across.length, STRAIGHTENED_LINES);
    for (let i = 0; i < straightened; i++) {
      const offset = lines.nearCentre(i) - lines.farCentre(i);
      let known = 0;
      while (known < count && offsets[known] !== offset) known++;
      if (known === count) offsets[count++] = offset;
    }
    return count;
  }

  /** Between the runs: room for labels and tracks. */
  private gap(turned: boolean): number {
    const { across, framed } = this.at;
    const least = framed ? PLANNED_FRAME_GAP : PLANNED_GAP;
    if (across.length === 0) return least;
    const tracks = Math.min(MOST_PLANNED_TRACKS, Math.max(0, across.length - 2));
    return Math.max(least, PLANNED_LINE_GAP, this.lines.labelRoom(turned)) + tracks * PLANNED_TRACK;
  }
}
