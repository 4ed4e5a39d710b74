// The distances of boxes and frames along an axis. In: a pass. Out: constraints: frames hold their content, members of
// a scope keep their order, alignments are kept.
import { nth } from '../layered/checked.js';
import { tag } from './demands.js';
import { apart, extentOf, highOf, lowOf, membersOf } from './members.js';
import { type Axis, other, X } from './model.js';
import { type Compacting, memberExtent, type Pass } from './pass.js';
import {
  HUG,
  LABEL_OFF_PLACE,
  LEAST_SHIFT,
  OFF_CENTRE,
  SCOPE_APART,
  STROKE_APART,
  TITLE_ON_STROKE,
  ZONE_PADDING,
} from './weights.js';
import { topPadding, type Zone } from './zones.js';

export function keepFrames(pass: Pass): void {
  const { work, axis, distances, variables } = pass;
  const { room, spacing } = work;
  const { graph } = room;
  const filled = new Set([...room.groupOf, ...room.parentOf]);
  graph.groups.forEach(({ title }, i) => {
    const [low, high] = [variables.low(i), variables.high(i)];
    const least =
      axis === X
        ? title.width === 0
          ? 0
          : title.width + 2 * spacing.padding
        : title.width === 0
          ? 0
          : title.height + 2 * spacing.title;
    const now = nth(room.high[axis], i) - nth(room.low[axis], i);
    distances.keep(low, high, filled.has(i) ? Math.max(least, 2 * spacing.padding) : Math.max(least, now));
    distances.tie(low, high, 0, HUG);
    const parent = nth(room.parentOf, i);
    if (parent >= 0) keepInside(pass, parent, low, high, 0);
  });
  room.groupOf.forEach((group, i) => {
    if (group < 0) return;
    const at = variables.node(i);
    keepInside(pass, group, at, at, nth(room.size[axis], i));
  });
  room.zones.forEach((zone, place) => {
    keepZone(pass, zone, graph.groups.length + place);
  });
  if (pass.stage === 'settled') settle(pass);
}

/** Centres the content of a frame, as far as its lines stay unchanged. */
function settle(pass: Pass): void {
  const { work, axis, distances, variables } = pass;
  const { room } = work;
  room.graph.groups.forEach((_, group) => {
    const low = nth(room.low[axis], group);
    distances.equal(variables.low(group), variables.high(group), nth(room.high[axis], group) - low);
    const shift = shiftOf(work, axis, group);
    if (Math.abs(shift) < LEAST_SHIFT) return;
    for (const member of membersOf(room, group)) {
      const [first] = memberExtent(pass, member);
      distances.tie(variables.low(group), first, lowOf(room, axis, member) - low + shift, OFF_CENTRE);
    }
  });
}

/** How far a group's content is off centre. */
function shiftOf({ room, spacing }: Compacting, axis: Axis, group: number): number {
  const members = membersOf(room, group);
  if (members.length === 0) return 0;
  const { title } = nth(room.graph.groups, group);
  const before = axis === X || title.width === 0 ? spacing.padding : title.height + 2 * spacing.title;
  const start = Math.min(...members.map((member) => lowOf(room, axis, member)));
  const end = Math.max(...members.map((member) => highOf(room, axis, member)));
  const [low, high] = [nth(room.low[axis], group), nth(room.high[axis], group)];
  return Math.round((high - spacing.padding - end - (start - low - before)) / 2);
}

/** Whether every frame is centred, and its content centred in it. */
export function isSettled(work: Compacting, axis: Axis): boolean {
  const { room, aligned } = work;
  const groups = new Set(room.graph.groups.map(({ id }) => id));
  return (
    !aligned.some(
      (each) => (each.axis === 'x') === (axis === X) && each.at === 'middle' && each.ids.some((id) => groups.has(id)),
    ) && room.graph.groups.every((_, group) => Math.abs(shiftOf(work, axis, group)) < LEAST_SHIFT)
  );
}

function keepZone(pass: Pass, { overlay, nodes, groups, holder }: Zone, frame: number): void {
  const { work, axis, distances, variables } = pass;
  const { room, spacing } = work;
  const { title } = nth(room.graph.overlays, overlay);
  const [low, high] = [variables.low(frame), variables.high(frame)];
  const before = axis === X ? ZONE_PADDING : topPadding(title);
  const hold = (first: number, last: number, size: number): void => {
    distances.keep(low, first, before);
    distances.keep(last, high, Math.ceil(size + ZONE_PADDING));
  };
  for (const node of nodes) hold(variables.node(node), variables.node(node), nth(room.size[axis], node));
  for (const group of groups) hold(variables.low(group), variables.high(group), 0);
  distances.tie(low, high, 0, HUG);
  if (axis === X) {
    const at = variables.title(frame - room.graph.groups.length);
    distances.keep(low, at, TITLE_ON_STROKE);
    distances.keep(at, high, Math.ceil(title.width + TITLE_ON_STROKE));
    distances.tie(low, at, TITLE_ON_STROKE, LABEL_OFF_PLACE);
  }
  if (holder < 0) return;
  const frameTitle = nth(room.graph.groups, holder).title;
  const under =
    axis === X || frameTitle.width === 0 ? 0 : frameTitle.height + spacing.title + Math.ceil(title.height / 2);
  distances.keep(variables.low(holder), low, under + STROKE_APART);
  distances.keep(high, variables.high(holder), STROKE_APART);
}

function keepInside(pass: Pass, group: number, first: number, last: number, size: number): void {
  const { work, axis, distances, variables } = pass;
  const { title } = nth(work.room.graph.groups, group);
  const { padding, title: air } = work.spacing;
  const before = axis === X || title.width === 0 ? padding : title.height + 2 * air;
  distances.keep(variables.low(group), first, before);
  distances.keep(last, variables.high(group), Math.ceil(size + padding));
}

export function keepOrder(pass: Pass): void {
  for (const [one, two] of pass.work.order[pass.axis]) {
    const [start, end, size] = memberExtent(pass, one);
    const [second] = memberExtent(pass, two);
    // Elements that have become side by side can start level.
    if (apart(pass.work.room, other(pass.axis), one, two) < SCOPE_APART) {
      pass.distances.keep(end, second, Math.ceil(size + SCOPE_APART));
    } else pass.distances.keep(start, second, 0);
  }
}

export function keepAlignments(pass: Pass): void {
  const { work, axis, distances } = pass;
  const { graph, nodeAt } = work.room;
  const groupAt = new Map(graph.groups.map(({ id }, i) => [id, -1 - i]));
  for (const [place, { axis: along, at, ids }] of work.aligned.entries()) {
    if ((along === 'x') !== (axis === X) || work.dropped.has(place)) continue;
    const members = ids.flatMap((id) => nodeAt.get(id) ?? groupAt.get(id) ?? []);
    const points = members.map((member): readonly [number, number] | undefined => {
      const [first, last, size] = memberExtent(pass, member);
      if (at === 'start') return [first, 0];
      if (at === 'end') return [last, size];
      if (first === last) return [first, size / 2];
      // A frame has a centre once it has its size.
      return pass.stage === 'settled' ? [first, extentOf(work.room, axis, member) / 2] : undefined;
    });
    const known = points.flatMap((point) => (point === undefined ? [] : [point]));
    known.slice(1).forEach(([variable, offset], i) => {
      const [before, shift] = nth(known, i);
      distances.equal(before, variable, Math.round(2 * (shift - offset)) / 2, tag(place, 'aligned'));
    });
  }
}
