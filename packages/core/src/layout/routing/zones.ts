// The frames of overlays in a plan. In: the graph and all positions. Out: for each overlay one frame if that holds
// nothing foreign, otherwise as few as possible; a group that belongs to an overlay as a whole is in its frame as a
// whole.
import type { Box, LayoutGraph } from '../graph.js';
import { nth } from '../layered/checked.js';
import { overlaps } from '../overlap.js';
import type { Plan } from '../plan.js';
import { UNDER_TITLE, ZONE_CLOSE, ZONE_PADDING } from './weights.js';

export interface Zone {
  /** By index in the graph. */
  readonly overlay: number;
  /** All nodes inside. */
  readonly nodes: ReadonlySet<number>;
  /** The groups that are inside as a whole. */
  readonly groups: ReadonlySet<number>;
  /** The innermost group that holds all of it, or -1. */
  readonly holder: number;
  readonly box: Box;
}

export function topPadding(title: { readonly height: number }): number {
  return Math.max(ZONE_PADDING, Math.ceil(title.height / 2) + UNDER_TITLE);
}

interface Unit {
  readonly nodes: readonly number[];
  readonly group: number;
  readonly box: Box;
}

export function readZones(graph: LayoutGraph, plan: Plan, groupOf: Int32Array, parentOf: Int32Array): Zone[] {
  if (graph.overlays.length === 0) return [];
  const nodeAt = new Map(graph.nodes.map(({ id }, i) => [id, i]));
  const zones: Zone[] = [];
  const inside = graph.groups.map((_, group) =>
    graph.nodes.flatMap((__, node) => (isWithin(parentOf, nth(groupOf, node), group) ? node : [])),
  );
  graph.overlays.forEach((overlay, place) => {
    const members = new Set(overlay.nodes.flatMap((id) => nodeAt.get(id) ?? []));
    const isWhole = (group: number): boolean =>
      nth(inside, group).length > 0 && nth(inside, group).every((node) => members.has(node));
    const units: Unit[] = [];
    graph.groups.forEach((_, group) => {
      const parent = nth(parentOf, group);
      if (!isWhole(group) || (parent >= 0 && isWhole(parent))) return;
      // All of one group: the frame is inside it, next to the group's own title.
      if (nth(inside, group).length === members.size) return;
      units.push({ nodes: nth(inside, group), group, box: nth(plan.groups, group) });
    });
    const grouped = new Set(units.flatMap(({ nodes }) => nodes));
    for (const node of members) {
      if (!grouped.has(node)) units.push({ nodes: [node], group: -1, box: nth(plan.nodes, node) });
    }
    const room = (of: readonly Unit[]): Box => padded(around(of.map(({ box }) => box)), zones.length);
    const isClear = (of: readonly Unit[]): boolean => {
      const box = room(of);
      return (
        plan.nodes.every((node, i) => members.has(i) || !overlaps(node, box)) &&
        plan.groups.every((group, i) => agrees(box, group, nth(inside, i), members))
      );
    };
    for (const run of runs(units, isClear)) {
      const nodes = new Set(run.flatMap((unit) => unit.nodes));
      const groups = new Set(run.flatMap(({ group }) => withAll(parentOf, group)));
      zones.push({ overlay: place, nodes, groups, holder: holderOf(nodes, groups, groupOf, parentOf), box: room(run) });
    }
  });
  return zones;
}

/** As few sets as possible that can each be in one frame, greedily. */
function runs(units: readonly Unit[], isClear: (of: readonly Unit[]) => boolean): Unit[][] {
  if (units.length === 0) return [];
  if (isClear(units)) return [units.slice()];
  const sets: Unit[][] = [];
  for (const unit of units) {
    const run = sets.find((each) => isClear([...each, unit]));
    if (run === undefined) sets.push([unit]);
    else run.push(unit);
  }
  return sets;
}

/** A group is inside the frame, outside or around it; one that holds nodes of the overlay can also be crossed. */
function agrees(box: Box, group: Box, held: readonly number[], members: ReadonlySet<number>): boolean {
  if (!overlaps(group, box)) return true;
  return held.some((node) => members.has(node));
}

/** Close around its content, inside all frames around that: compaction gives it its room. */
function padded({ x, y, width, height }: Box, place: number): Box {
  // Frames around the same content are nested.
  const pad = ZONE_CLOSE + place / 64;
  return { x: x - pad, y: y - pad, width: width + 2 * pad, height: height + 2 * pad };
}

function around(boxes: readonly Box[]): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + width);
    bottom = Math.max(bottom, y + height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function isWithin(parentOf: Int32Array, group: number, holder: number): boolean {
  for (let at = group; at >= 0; at = nth(parentOf, at)) if (at === holder) return true;
  return false;
}

/** A group and all groups in it. */
function withAll(parentOf: Int32Array, group: number): number[] {
  return Array.from(parentOf.keys()).filter((each) => group >= 0 && isWithin(parentOf, each, group));
}

function holderOf(
  nodes: ReadonlySet<number>,
  groups: ReadonlySet<number>,
  groupOf: Int32Array,
  parentOf: Int32Array,
): number {
  const [first = -1] = nodes;
  if (first < 0) return -1;
  for (let at = nth(groupOf, first); at >= 0; at = nth(parentOf, at)) {
    if (!groups.has(at) && [...nodes].every((node) => isWithin(parentOf, nth(groupOf, node), at))) return at;
  }
  return -1;
}
