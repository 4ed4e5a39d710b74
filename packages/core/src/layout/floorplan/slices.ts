// Arranges members as a floor plan: the run of members is cut in two, both parts stand beside or below one another, and so
// on. In: members in an order, each with its candidate shapes, and the lines between them. Out: the best whole arrangements.
import { Joint } from './joint.js';
import { type Candidate, type Run, Shortlist, type Slicing } from './runs.js';
import type { Wire } from './scopes.js';
import { best, type Shape } from './shape.js';
import { place } from './wires.js';

export function slice(slicing: Slicing): readonly Shape[] {
  const count = slicing.members.length;
  const table: (readonly Run[])[][] = slicing.members.map((member) => [member.shapes.map((shape) => single(shape))]);
  const between = wiresBetween(slicing);
  for (let length = 2; length <= count; length++) {
    for (let first = 0; first + length <= count; first++) {
      const found = new Shortlist(slicing.beam);
      for (let cut = 1; cut < length; cut++) {
        const joint = new Joint(slicing, { first, middle: first + cut, end: first + length }, between);
        joinAll(joint, table[first]?.[cut - 1] ?? [], table[first + cut]?.[length - cut - 1] ?? [], found);
      }
      table[first]?.push(best(found.all, slicing.beam).map(joined));
    }
  }
  return (table[0]?.[count - 1] ?? []).map(({ shape }) => shape);
}

function joinAll(joint: Joint, before: readonly Run[], after: readonly Run[], found: Shortlist): void {
  for (const a of before) {
    for (const b of after) {
      // A row of three is cut after the second.
      for (const form of ['row', 'column'] as const) {
        if (b.shape.form === form) continue;
        joint.put(a, b, form === 'row', false, found);
        joint.put(a, b, form === 'row', true, found);
      }
    }
  }
}

function single(shape: Shape): Run {
  return { shape, boxes: Float64Array.of(0, 0, shape.width, shape.height) };
}

/** Lines by the pair of members they join. */
function wiresBetween({ wires, members }: Slicing): ReadonlyMap<number, readonly Wire[]> {
  const between = new Map<number, Wire[]>();
  for (const wire of wires) {
    const key = Math.min(wire.fromMember, wire.toMember) * members.length + Math.max(wire.fromMember, wire.toMember);
    const list = between.get(key);
    if (list === undefined) between.set(key, [wire]);
    else list.push(wire);
  }
  return between;
}

/** Both runs as one. */
function joined({ a, b, aAt, bAt, form, width, height, cost }: Candidate): Run {
  const shape: Shape = {
    width,
    height,
    cost,
    leaves: [...a.shape.leaves, ...b.shape.leaves],
    xs: [...a.shape.xs.map((x) => x + aAt.x), ...b.shape.xs.map((x) => x + bAt.x)],
    ys: [...a.shape.ys.map((y) => y + aAt.y), ...b.shape.ys.map((y) => y + bAt.y)],
    form,
    parts: [
      { shape: a.shape, ...aAt },
      { shape: b.shape, ...bAt },
    ],
  };
  const boxes = new Float64Array(a.boxes.length + b.boxes.length);
  place(a.boxes, aAt, boxes, 0);
  place(b.boxes, bAt, boxes, a.boxes.length);
  return { shape, boxes };
}
