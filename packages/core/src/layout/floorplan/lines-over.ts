// The lines over a cut as numbers, for two runs: where their ends are across the axis, and how far apart along it. In:
// the runs. Out: which lines cross, and what an alignment costs at least: most are rejected by that, before any box in
// the way of a line is looked for.
import type { AtCut } from './cut.js';
import type { Line, Lineup } from './lineup.js';
import type { Run, Slicing } from './runs.js';
import {
  PLANNED_BACKWARDS,
  PLANNED_BEND,
  PLANNED_FACING,
  PLANNED_LABEL_ROOM,
  PLANNED_LEVEL,
  PLANNED_UPWARDS,
  STATED_FACTOR,
} from './weights.js';
import { lengthCost } from './wires.js';

// The numbers of a line. Across the axis: its ends' starts in their runs and their sizes, and those of the members that
// hold them.
const NEAR = 0;
const NEAR_SIZE = 1;
const FAR = 2;
const FAR_SIZE = 3;
const NEAR_BOX = 4;
const NEAR_BOX_SIZE = 5;
const FAR_BOX = 6;
const FAR_BOX_SIZE = 7;
// Along it: its ends, and whether nothing is between the members if the second run comes last, or first.
const NEAR_START = 8;
const NEAR_LENGTH = 9;
const FAR_START = 10;
const FAR_LENGTH = 11;
const LAST_FREE = 12;
const FIRST_FREE = 13;
/** In the current order: the distance of its ends, and what it costs if it is straight. */
const DISTANCE = 14;
const STRAIGHT = 15;
/** In the current alignment: what it costs if no box is in its way, and whether that is known. */
const LEAST = 16;
const FREE = 17;
/** Of that, for its direction. */
const FLOW = 18;
const NUMBERS = 19;

export function roomFor(lines: number): Float64Array {
  return new Float64Array(lines * NUMBERS);
}

export class LinesOver {
  private readonly lineup: Lineup;
  private readonly across: readonly Line[];
  private readonly at: AtCut;
  private readonly numbers: Float64Array;
  /** Whether the second run in the reading direction is that of the line's end. */
  private readonly reversed: boolean;
  private readonly stress: number;
  /** Whether the lines that run against the direction depend on the alignment. */
  private flows = false;
  private turned = false;
  /** For labels, between the runs if the second comes last or first. */
  private roomLast = 0;
  private roomFirst = 0;

  /** `numbers`: room for those of all lines. */
  constructor(slicing: Slicing, lineup: Lineup, at: AtCut, numbers: Float64Array) {
    const { direction, stated } = slicing;
    this.lineup = lineup;
    this.at = at;
    this.across = at.across;
    this.numbers = numbers;
    this.reversed = direction === 'left' || direction === 'up';
    this.stress = stated ? STATED_FACTOR : 1;
  }

  /** `along`: whether the axis is that of the direction. */
  read(a: Run, b: Run, row: boolean, along: boolean): void {
    const { across, numbers } = this;
    const { first: firstMember, middle, firstPlace, middlePlace } = this.at;
    const { widths, heights } = this.lineup;
    const starts = row ? a.ys : a.xs;
    const ends = row ? b.ys : b.xs;
    const sizes = row ? heights : widths;
    const aStarts = row ? a.xs : a.ys;
    const bStarts = row ? b.xs : b.ys;
    const lengths = row ? widths : heights;
    const aBoxes = a.boxes;
    const bBoxes = b.boxes;
    const aLength = row ? a.width : a.height;
    const bLength = row ? b.width : b.height;
    this.flows = !along;
    let last = 0;
    let first = 0;
    for (let i = 0, k = 0; i < across.length; i++, k += NUMBERS) {
      const { place, otherPlace, member, other, label } = across[i] as Line;
      numbers[k + NEAR] = starts[place - firstPlace] as number;
      numbers[k + NEAR_SIZE] = sizes[place] as number;
      numbers[k + FAR] = ends[otherPlace - middlePlace] as number;
      numbers[k + FAR_SIZE] = sizes[otherPlace] as number;
      numbers[k + NEAR_START] = aStarts[place - firstPlace] as number;
      numbers[k + NEAR_LENGTH] = lengths[place] as number;
      numbers[k + FAR_START] = bStarts[otherPlace - middlePlace] as number;
      numbers[k + FAR_LENGTH] = lengths[otherPlace] as number;
      const one = 4 * (member - firstMember) + (row ? 0 : 1);
      const two = 4 * (other - middle) + (row ? 0 : 1);
      const near = aBoxes[one] as number;
      const far = bBoxes[two] as number;
      numbers[k + LAST_FREE] = far === 0 && near + (aBoxes[one + 2] as number) === aLength ? 1 : 0;
      numbers[k + FIRST_FREE] = near === 0 && far + (bBoxes[two + 2] as number) === bLength ? 1 : 0;
      if (label !== undefined) {
        const room = (row ? label.width : label.height) + PLANNED_LABEL_ROOM;
        last = Math.max(last, room - (aLength - (near + (aBoxes[one + 2] as number)) + far));
        first = Math.max(first, room - (bLength - (far + (bBoxes[two + 2] as number)) + near));
      }
      if (along) continue;
      const aSide = one + (row ? 1 : -1);
      const bSide = two + (row ? 1 : -1);
      numbers[k + NEAR_BOX] = aBoxes[aSide] as number;
      numbers[k + NEAR_BOX_SIZE] = aBoxes[aSide + 2] as number;
      numbers[k + FAR_BOX] = bBoxes[bSide] as number;
      numbers[k + FAR_BOX_SIZE] = bBoxes[bSide + 2] as number;
    }
    this.roomLast = last;
    this.roomFirst = first;
  }

  /** Between the runs, for the longest label. */
  labelRoom(turned: boolean): number {
    return turned ? this.roomFirst : this.roomLast;
  }

  /** Pairs of lines that change sides, whatever the alignment. */
  crossings(): number {
    const { across } = this;
    let count = 0;
    for (let i = 1; i < across.length; i++) {
      const { place, otherPlace } = across[i] as Line;
      const start = this.nearCentre(i);
      const end = this.farCentre(i);
      for (let k = 0; k < i; k++) {
        const other = across[k] as Line;
        if (other.place === place || other.otherPlace === otherPlace) continue;
        if ((this.nearCentre(k) - start) * (this.farCentre(k) - end) < 0) count++;
      }
    }
    return count;
  }

  nearCentre(line: number): number {
    const { numbers } = this;
    return (numbers[line * NUMBERS + NEAR] as number) + (numbers[line * NUMBERS + NEAR_SIZE] as number) / 2;
  }

  farCentre(line: number): number {
    const { numbers } = this;
    return (numbers[line * NUMBERS + FAR] as number) + (numbers[line * NUMBERS + FAR_SIZE] as number) / 2;
  }

  /** With the runs at those places along the axis; returns the least cost of any alignment. */
  spread(aAlong: number, bAlong: number, turned: boolean): number {
    const { numbers } = this;
    const end = this.across.length * NUMBERS;
    this.turned = turned;
    let least = 0;
    for (let k = 0; k < end; k += NUMBERS) {
      const near = (numbers[k + NEAR_START] as number) + aAlong;
      const far = (numbers[k + FAR_START] as number) + bAlong;
      const distance = turned
        ? near - (far + (numbers[k + FAR_LENGTH] as number))
        : far - (near + (numbers[k + NEAR_LENGTH] as number));
      const straight = lengthCost(distance);
      numbers[k + DISTANCE] = distance;
      numbers[k + STRAIGHT] = straight;
      least += straight;
    }
    return least;
  }

  /** With the runs at those places across the axis, the cost if no box is in the way of a line; may stop at the limit. */
  least(aAcross: number, bAcross: number, limit: number): number {
    const { across, numbers, flows, stress } = this;
    const free = this.turned ? FIRST_FREE : LAST_FREE;
    const isPair = this.at.end - this.at.first === 2;
    let sum = 0;
    for (let i = 0, k = 0; i < across.length && sum < limit; i++, k += NUMBERS) {
      const near = (numbers[k + NEAR] as number) + aAcross;
      const far = (numbers[k + FAR] as number) + bAcross;
      const nearEnd = near + (numbers[k + NEAR_SIZE] as number);
      const farEnd = far + (numbers[k + FAR_SIZE] as number);
      const start = near > far ? near : far;
      const end = nearEnd < farEnd ? nearEnd : farEnd;
      let least = numbers[k + STRAIGHT] as number;
      if (end - start >= PLANNED_FACING) numbers[k + FREE] = isPair ? 1 : (numbers[k + free] as number);
      else {
        numbers[k + FREE] = isPair ? 1 : 0;
        least = PLANNED_BEND + (start > end ? lengthCost((numbers[k + DISTANCE] as number) + (start - end)) : least);
      }
      if (flows) {
        const { order, forward } = across[i] as Line;
        const flow = order === 0 ? 0 : order * stress * this.flow(k, aAcross, bAcross, forward);
        numbers[k + FLOW] = flow;
        least += flow;
      }
      numbers[k + LEAST] = least;
      sum += least;
    }
    return sum;
  }

  /** Of one line, in the alignment before. */
  leastOf(line: number): number {
    return this.numbers[line * NUMBERS + LEAST] as number;
  }

  /** Whether no box can be in the line's way there. */
  isFree(line: number): boolean {
    return this.numbers[line * NUMBERS + FREE] === 1;
  }

  /** Of one line, for its direction there. */
  flowOf(line: number): number {
    return this.flows ? (this.numbers[line * NUMBERS + FLOW] as number) : 0;
  }

  /** Whether the members are one after the other in the direction, the other way round, or level. */
  private flow(k: number, aAcross: number, bAcross: number, forward: boolean): number {
    const { numbers } = this;
    const near = (numbers[k + NEAR_BOX] as number) + aAcross;
    const far = (numbers[k + FAR_BOX] as number) + bAcross;
    const isAfter = far >= near + (numbers[k + NEAR_BOX_SIZE] as number);
    const isBefore = far + (numbers[k + FAR_BOX_SIZE] as number) <= near;
    if (!(isAfter || isBefore)) return PLANNED_LEVEL + (forward === this.turned ? PLANNED_UPWARDS : 0);
    return (forward === this.reversed ? isBefore : isAfter) ? 0 : PLANNED_BACKWARDS;
  }
}
