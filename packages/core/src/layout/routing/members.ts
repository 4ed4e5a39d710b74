// Members of scopes, nodes and frames alike, and their relation to one another along an axis. In: the room. Out:
// numbers and pairs.
import { nth } from '../layered/checked.js';
import { type Axis, other, type Room } from './model.js';
import { MOST_ORDERED } from './weights.js';

/** By axis, pairs of members of one scope in order: nodes by number, groups by -1 minus theirs. */
export type Orders = readonly [readonly (readonly [number, number])[], readonly (readonly [number, number])[]];

/** Pairs of members of one scope that overlap across the axis, in order. */
export function ordersOf(room: Room): Orders {
  const scopes = new Map<number, number[]>();
  const add = (scope: number, member: number): void => {
    const list = scopes.get(scope);
    if (list === undefined) scopes.set(scope, [member]);
    else list.push(member);
  };
  room.groupOf.forEach((group, node) => {
    add(group, node);
  });
  room.parentOf.forEach((parent, group) => {
    add(parent, -1 - group);
  });
  const along = (axis: Axis): (readonly [number, number])[] => {
    const across = other(axis);
    const pairs: [number, number][] = [];
    for (const members of scopes.values()) {
      if (members.length > MOST_ORDERED) continue;
      const spans = members.map((member) => ({
        member,
        low: lowOf(room, axis, member),
        high: highOf(room, axis, member),
        first: lowOf(room, across, member),
        last: highOf(room, across, member),
      }));
      spans.forEach((a, i) => {
        for (let k = i + 1; k < spans.length; k++) {
          const b = nth(spans, k);
          if (b.first >= a.last || a.first >= b.last) continue;
          if (b.low < a.high && a.low < b.high) continue;
          pairs.push(a.low <= b.low ? [a.member, b.member] : [b.member, a.member]);
        }
      });
    }
    return pairs;
  };
  return [along(0), along(1)];
}

/** The direct members of a group. */
export function membersOf({ groupOf, parentOf }: Room, group: number): number[] {
  return [
    ...Array.from(groupOf.keys()).filter((node) => groupOf[node] === group),
    ...Array.from(parentOf.keys()).flatMap((inner) => (parentOf[inner] === group ? -1 - inner : [])),
  ];
}

/** The distance between two members along an axis; negative if they overlap. */
export function apart(room: Room, axis: Axis, a: number, b: number): number {
  return Math.max(lowOf(room, axis, b) - highOf(room, axis, a), lowOf(room, axis, a) - highOf(room, axis, b));
}

export function lowOf(room: Room, axis: Axis, member: number): number {
  return member < 0 ? nth(room.low[axis], -1 - member) : nth(room.start[axis], member);
}

export function extentOf(room: Room, axis: Axis, member: number): number {
  return highOf(room, axis, member) - lowOf(room, axis, member);
}

export function highOf(room: Room, axis: Axis, member: number): number {
  return member < 0 ? nth(room.high[axis], -1 - member) : nth(room.start[axis], member) + nth(room.size[axis], member);
}
