// Arranges members as a floor plan: the run of members is cut in two, both parts stand beside or below one another, and so
// on. In: members in an order, each with its candidate shapes, and the lines between them. Out: the best whole arrangements.
import { Joint } from './joint.js';
import { type Candidate, type Run, Shortlist, type SlicedMember, type SlicedWire, type Slicing } from './runs.js';
import { best, type Shape } from './shape.js';
import { place } from './wires.js';

/** More members than that are arranged in runs of this many, and then the runs. */
const MOST = 12;
const RUN = 8;

export function slice(slicing: Slicing): readonly Shape[] {
  return slicing.members.length <= MOST ? sliceAll(slicing) : slice(inRuns(slicing));
}

function inRuns(slicing: Slicing): Slicing {
  const { members, wires } = slicing;
  const runs: SlicedMember[] = [];
  for (let first = 0; first < members.length; first += RUN) {
    const inside = members.slice(first, first + RUN);
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
      leaves: inside.flatMap(({ leaves }) => leaves),
      shapes,
      framed: inside.some(({ framed }) => framed),
      loose: inside.every(({ loose }) => loose),
      entry: inside.some(({ entry }) => entry),
      twin: undefined,
    });
  }
  const runOf = (member: number): number => Math.floor(member / RUN);
  const between = wires
    .map((wire) => ({ ...wire, fromMember: runOf(wire.fromMember), toMember: runOf(wire.toMember) }))
    .filter(({ fromMember, toMember }) => fromMember !== toMember);
  return { ...slicing, members: runs, wires: between };
}

function sliceAll(slicing: Slicing): readonly Shape[] {
  const count = slicing.members.length;
  const table: (readonly Run[])[][] = slicing.members.map((member) => [member.shapes.map((shape) => single(shape))]);
  const between = wiresBetween(slicing);
  for (let length = 2; length <= count; length++) {
    for (let first = 0; first + length <= count; first++) {
      const found = new Shortlist(slicing.beam);
      for (let cut = 1; cut < length; cut++) {
        const joint = new Joint(slicing, { first, middle: first + cut, end: first + length }, between);
        const before = table[first]?.[cut - 1] ?? [];
        const after = table[first + cut]?.[length - cut - 1] ?? [];
        slicing.work.left -= before.length * after.length * joint.steps;
        if (slicing.work.left > 0) joinAll(joint, before, after, found);
        else joinAll(joint, before.slice(0, 1), after.slice(0, 1), found);
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
function wiresBetween({ wires, members }: Slicing): ReadonlyMap<number, readonly SlicedWire[]> {
  const between = new Map<number, SlicedWire[]>();
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
