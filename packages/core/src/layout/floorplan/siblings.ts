// Whether siblings are aligned. In: the boxes of one scope's members, copied into flat lists since they are compared with one
// another many times. Out: by member, what its misalignment costs in crossings.
import type { Box } from '../graph.js';
import type { Axis } from './movable.js';
import { ALIGNED_GAP, ALIGNED_WITHIN, CROOKED, FLUSH } from './weights.js';

export interface Sibling {
  readonly box: Box;
  readonly isGroup: boolean;
}

/** What `Siblings.boxes` has of one box, in this order. */
const KEPT = ['x', 'y', 'width', 'height'] as const;
const FIELDS = KEPT.length;
const TO_SIZE = KEPT.indexOf('width');
const STARTS = { x: KEPT.indexOf('x'), y: KEPT.indexOf('y') };

/** Members, by their indices. */
interface Row {
  readonly members: Int32Array;
  length: number;
}

export class Siblings {
  private readonly count: number;
  /** Left, top, width and height of one member after another. */
  private readonly boxes: Float64Array;
  private readonly isGroup: Uint8Array;
  /** Distances of the row that is being read. */
  private readonly fars: Float64Array;
  /** Reused: what a member faces, and what that one faces in turn. */
  private readonly seen: Row;
  private readonly around: Row;

  constructor(members: readonly Sibling[]) {
    const count = members.length;
    this.count = count;
    this.boxes = new Float64Array(FIELDS * count);
    this.isGroup = Uint8Array.from(members, ({ isGroup }) => Number(isGroup));
    this.fars = new Float64Array(count);
    this.seen = { members: new Int32Array(count), length: 0 };
    this.around = { members: new Int32Array(count), length: 0 };
    members.forEach(({ box: { x, y, width, height } }, i) => {
      this.boxes.set([x, y, width, height], FIELDS * i);
    });
  }

  move(member: number, axis: Axis, to: number): void {
    this.boxes[FIELDS * member + STARTS[axis]] = to;
  }

  /** Along an axis, towards the members after it and before it. */
  misalignment(member: number, axis: Axis): number {
    return this.towards(member, axis, true) + this.towards(member, axis, false);
  }

  /** The middle of the nearest members of its kind, after or before it, if there is more than one. */
  middleOfRow(member: number, axis: Axis, forwards: boolean): number | undefined {
    const row = this.readRow(member, axis, forwards, this.seen);
    return row.length > 1 ? this.middleOf(row, axis) : undefined;
  }

  /** Whether both are of one kind and overlap along the axis. */
  isFacing(one: number, other: number, axis: Axis): boolean {
    if (this.isGroup[one] !== this.isGroup[other]) return false;
    const { boxes } = this;
    const [a, b] = [FIELDS * one + STARTS[axis], FIELDS * other + STARTS[axis]];
    const [from, to] = [boxes[a] as number, boxes[b] as number];
    return to - from - (boxes[a + TO_SIZE] as number) < 0 && from - to - (boxes[b + TO_SIZE] as number) < 0;
  }

  /** Whether a member has room at a place along the axis, px apart from others. */
  fits(member: number, axis: Axis, to: number): boolean {
    const { boxes } = this;
    const along = STARTS[axis];
    const across = 1 - along;
    const own = FIELDS * member;
    const start = boxes[own + along] as number;
    const size = boxes[own + along + TO_SIZE] as number;
    const near = boxes[own + across] as number;
    const depth = boxes[own + across + TO_SIZE] as number;
    for (let i = 0; i < this.count; i++) {
      if (i === member) continue;
      const other = FIELDS * i;
      const at = boxes[other + across] as number;
      const beside = Math.max(at - near - depth, near - at - (boxes[other + across + TO_SIZE] as number));
      if (beside >= ALIGNED_GAP) continue;
      const its = boxes[other + along] as number;
      const long = boxes[other + along + TO_SIZE] as number;
      const now = Math.max(its - start - size, start - its - long);
      const then = Math.max(its - to - size, to - its - long);
      if (now < 0 ? beside < 0 : then < Math.min(ALIGNED_GAP, now)) return false;
    }
    return true;
  }

  private towards(member: number, axis: Axis, forwards: boolean): number {
    const seen = this.readRow(member, axis, forwards, this.seen);
    if (seen.length === 0) return 0;
    const own = this.middle(member, axis);
    if (Math.abs(this.middleOf(seen, axis) - own) < ALIGNED_WITHIN) return 0;
    let flush = false;
    for (let i = 0; i < seen.length; i++) {
      const other = seen.members[i] as number;
      if (Math.abs(this.middle(other, axis) - own) < ALIGNED_WITHIN) return 0;
      flush ||= this.isFlush(other, member, axis);
    }
    // A member of a row that is centred on another.
    for (let i = 0; i < seen.length; i++) {
      const other = seen.members[i] as number;
      const around = this.readRow(other, axis, !forwards, this.around);
      if (around.length > 1 && Math.abs(this.middleOf(around, axis) - this.middle(other, axis)) < ALIGNED_WITHIN) {
        return 0;
      }
    }
    return flush ? FLUSH : CROOKED;
  }

  /** The nearest members of its kind, after or before it, across the axis. */
  private readRow(member: number, axis: Axis, forwards: boolean, row: Row): Row {
    const { boxes, fars } = this;
    const along = STARTS[axis];
    const across = 1 - along;
    const own = FIELDS * member;
    const start = boxes[own + along] as number;
    const size = boxes[own + along + TO_SIZE] as number;
    const near = boxes[own + across] as number;
    const depth = boxes[own + across + TO_SIZE] as number;
    let end = Number.POSITIVE_INFINITY;
    let facing = 0;
    for (let i = 0; i < this.count; i++) {
      const other = FIELDS * i;
      const to = boxes[other + across] as number;
      const its = boxes[other + across + TO_SIZE] as number;
      const far = forwards ? to - near - depth : near - to - its;
      // What is behind a nearer member is not in the row.
      if (far < 0 || far >= end || i === member) continue;
      const at = boxes[other + along] as number;
      if (at - start - size >= 0 || start - at - (boxes[other + along + TO_SIZE] as number) >= 0) continue;
      end = Math.min(end, far + its);
      row.members[facing] = i;
      fars[facing++] = far;
    }
    row.length = 0;
    for (let k = 0; k < facing; k++) {
      const other = row.members[k] as number;
      if ((fars[k] as number) < end && this.isGroup[other] === this.isGroup[member]) row.members[row.length++] = other;
    }
    return row;
  }

  private middle(member: number, axis: Axis): number {
    const at = FIELDS * member + STARTS[axis];
    return (this.boxes[at] as number) + (this.boxes[at + TO_SIZE] as number) / 2;
  }

  private middleOf({ members, length }: Row, axis: Axis): number {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < length; i++) {
      const at = FIELDS * (members[i] as number) + STARTS[axis];
      const start = this.boxes[at] as number;
      low = Math.min(low, start);
      high = Math.max(high, start + (this.boxes[at + TO_SIZE] as number));
    }
    return (low + high) / 2;
  }

  private isFlush(one: number, other: number, axis: Axis): boolean {
    const { boxes } = this;
    const [a, b] = [FIELDS * one + STARTS[axis], FIELDS * other + STARTS[axis]];
    const [from, to] = [boxes[a] as number, boxes[b] as number];
    const [size, its] = [boxes[a + TO_SIZE] as number, boxes[b + TO_SIZE] as number];
    return Math.abs(from - to) < ALIGNED_WITHIN || Math.abs(from + size - to - its) < ALIGNED_WITHIN;
  }
}
