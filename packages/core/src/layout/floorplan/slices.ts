// Arranges members as a floor plan: the run of members is cut in two, both parts are placed beside or below one
// another, and so on recursively. In: members in order, each with its candidate shapes, and the lines between them.
// Out: the best whole arrangements.
import { Joint } from './joint.js';
import { placedRuns } from './joint-cost.js';
import { roomFor } from './lines-over.js';
import { readLineup } from './lineup.js';
import { type Candidate, type Run, Shortlist, type SlicedMember, type Slicing } from './runs.js';
import type { Leaf } from './scopes.js';
import { best, EMPTY, type Shape } from './shape.js';
import { MEMBERS_PER_RUN, MOST_SLICED } from './weights.js';
import { place } from './wires.js';

export function slice(slicing: Slicing): readonly Shape[] {
  return slicing.members.length <= MOST_SLICED ? sliceAll(slicing) : slice(inRuns(slicing));
}

function inRuns(slicing: Slicing): Slicing {
  const { members, wires } = slicing;
  const runs: SlicedMember[] = [];
  for (let first = 0; first < members.length; first += MEMBERS_PER_RUN) {
    const inside = members.slice(first, first + MEMBERS_PER_RUN);
    const last = first + inside.length;
    const isIn = (member: number): boolean => member >= first && member < last;
    const shapes = sliceAll({
      ...slicing,
      members: inside,
      wires: wires
        .filter(({ fromMember, toMember }) => isIn(fromMember) && isIn(toMember))
        .map((wire) => ({ ...wire, fromMember: wire.fromMember - first, toMember: wire.toMember - first })),
    });
    runs.push({
      key: keyOf(runs.length),
      leaves: inside.flatMap(({ leaves }) => leaves),
      shapes,
      framed: inside.some(({ framed }) => framed),
      loose: inside.every(({ loose }) => loose),
      entry: inside.some(({ entry }) => entry),
      twin: undefined,
    });
  }
  const runOf = (member: number): number => Math.floor(member / MEMBERS_PER_RUN);
  const between = wires
    .map((wire) => ({ ...wire, fromMember: runOf(wire.fromMember), toMember: runOf(wire.toMember) }))
    .filter(({ fromMember, toMember }) => fromMember !== toMember);
  return { ...slicing, members: runs, wires: between, runs: new Map() };
}

/** The unit of a run's key. */
export function keyOf(member: number): string {
  return String.fromCharCode(member);
}

function sliceAll(slicing: Slicing): readonly Shape[] {
  const count = slicing.members.length;
  const table: (readonly Run[])[][] = slicing.members.map((member) => [member.shapes.map((shape) => single(shape))]);
  const lineup = readLineup(slicing);
  const numbers = roomFor(lineup.lines.length);
  const none = single(EMPTY);
  const keys = slicing.members.map(({ key }) => key).join('');
  for (let length = 2; length <= count; length++) {
    const placed = placedRuns(none, length);
    for (let first = 0; first + length <= count; first++) {
      const key = keys.slice(first, first + length);
      const known = slicing.runs.get(key);
      if (known !== undefined) {
        table[first]?.push(known);
        continue;
      }
      const shortlist = new Shortlist(slicing.beam);
      for (let cut = 1; cut < length; cut++) {
        const joint = new Joint(slicing, lineup, { first, middle: first + cut, end: first + length }, numbers, placed);
        const before = table[first]?.[cut - 1] ?? [];
        const after = table[first + cut]?.[length - cut - 1] ?? [];
        slicing.work.left -= before.length * after.length * joint.steps;
        if (slicing.work.left > 0) joinAll(joint, before, after, shortlist);
        else joinAll(joint, before.slice(0, 1), after.slice(0, 1), shortlist);
      }
      const runs = best(shortlist.all, slicing.beam).map(joined);
      slicing.runs.set(key, runs);
      table[first]?.push(runs);
    }
  }
  return (table[0]?.[count - 1] ?? []).map((run) => shapeOf(run, lineup.leaves));
}

function joinAll(joint: Joint, before: readonly Run[], after: readonly Run[], shortlist: Shortlist): void {
  for (const a of before) {
    for (const b of after) {
      // A row of three is cut after the second.
      if (b.form !== 'row') joint.put(a, b, true, shortlist);
      if (b.form !== 'column') joint.put(a, b, false, shortlist);
    }
  }
}

function single(shape: Shape): Run {
  const { width, height, cost, form, xs, ys } = shape;
  return {
    width,
    height,
    cost,
    form,
    boxes: Float64Array.of(0, 0, width, height),
    xs: new Float64Array(xs),
    ys: new Float64Array(ys),
    from: shape,
  };
}

/** Both runs as one. */
function joined(candidate: Candidate): Run {
  const { a, b, aX, aY, bX, bY, form, width, height, cost } = candidate;
  const boxes = new Float64Array(a.boxes.length + b.boxes.length);
  place(a.boxes, aX, aY, boxes, 0);
  place(b.boxes, bX, bY, boxes, a.boxes.length);
  return {
    width,
    height,
    cost,
    form,
    boxes,
    xs: both(a.xs, aX, b.xs, bX),
    ys: both(a.ys, aY, b.ys, bY),
    from: candidate,
  };
}

function both(one: Float64Array, by: number, two: Float64Array, byTwo: number): Float64Array {
  const all = new Float64Array(one.length + two.length);
  for (let i = 0; i < one.length; i++) all[i] = (one[i] as number) + by;
  for (let i = 0; i < two.length; i++) all[one.length + i] = (two[i] as number) + byTwo;
  return all;
}

/** `leaves`: those of the run, one after another. */
function shapeOf(run: Run, leaves: readonly Leaf[]): Shape {
  const { width, height, cost, form, xs, ys, from } = run;
  if (!('a' in from)) return from;
  const { a, b, aX, aY, bX, bY } = from;
  return {
    width,
    height,
    cost,
    leaves,
    xs: listed(xs),
    ys: listed(ys),
    form,
    parts: [
      { shape: shapeOf(a, leaves.slice(0, a.xs.length)), x: aX, y: aY },
      { shape: shapeOf(b, leaves.slice(a.xs.length)), x: bX, y: bY },
    ],
  };
}

function listed(numbers: Float64Array): readonly number[] {
  const list: number[] = [];
  for (let i = 0; i < numbers.length; i++) list.push(numbers[i] as number);
  return list;
}
