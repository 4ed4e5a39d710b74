// Clearance of a trunk. In: a graph, its drawing and a view of it. Out: whether a stretch of a trunk can run somewhere,
// and how many lines it crosses there.
import type { Box, Drawing, LayoutGraph } from '../graph.js';
import { overlaps } from '../overlap.js';
import { groupTitles } from '../quality/titles.js';
import { boxIn, type View } from './fans.js';
import { TRUNK_APART, TRUNK_LABEL_CLEAR } from './weights.js';

/** A piece of a line, in the frame of the view. */
export interface Stretch {
  readonly upright: boolean;
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

interface Frame {
  readonly id: string;
  readonly box: Box;
}

export interface Surroundings {
  readonly view: View;
  readonly nodes: readonly Frame[];
  readonly groups: readonly Frame[];
  readonly overlays: readonly Box[];
  /** Titles, and labels with the indices of their lines in the drawing. */
  readonly words: readonly Words[];
}

interface Words {
  readonly edge?: number;
  readonly box: Box;
}

export function surroundingsOf(graph: LayoutGraph, drawing: Drawing, view: View): Surroundings {
  const frame = (of: Box & { readonly id: string }): Frame => ({ id: of.id, box: boxIn(view, of) });
  const words: readonly Words[] = [
    ...[...groupTitles(graph, drawing), ...drawing.overlays.map(({ title }) => title)].map((box) => ({ box })),
    ...drawing.edges.flatMap(({ label }, edge) => (label === undefined ? [] : [{ edge, box: label }])),
  ];
  return {
    view,
    nodes: drawing.nodes.map(frame),
    groups: drawing.groups.map(frame),
    overlays: drawing.overlays.map((each) => boxIn(view, each)),
    words: words
      .filter(({ box: { width, height } }) => width > 0 && height > 0)
      .map((each) => ({ ...each, box: boxIn(view, each.box) })),
  };
}

/**
 * What a stretch may touch: the nodes it ends at, the groups it can run through, and labels that give way to the
 * trunk's.
 */
export interface Own {
  readonly nodes: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly labels: ReadonlySet<number>;
}

export function isFree({ nodes, groups, overlays, words }: Surroundings, stretch: Stretch, own: Own): boolean {
  return (
    nodes.every(({ id, box }) => own.nodes.has(id) || !cuts(stretch, box, TRUNK_APART)) &&
    words.every(({ edge = -1, box }) => own.labels.has(edge) || !cuts(stretch, box, TRUNK_LABEL_CLEAR)) &&
    groups.every(({ id, box }) => (own.groups.has(id) ? !hugs(stretch, box) : !cuts(stretch, box, TRUNK_APART))) &&
    overlays.every((box) => !hugs(stretch, box))
  );
}

/** Whether a label can be there, within the groups it is in and beside all lines but its own. */
export function isFreeForWords(
  around: Surroundings,
  room: Box,
  labels: ReadonlySet<number>,
  others: readonly Stretch[],
): boolean {
  const { nodes, groups, overlays, words } = around;
  return (
    nodes.every(({ box }) => !overlaps(room, box, TRUNK_LABEL_CLEAR)) &&
    words.every(({ edge = -1, box }) => labels.has(edge) || !overlaps(room, box, TRUNK_LABEL_CLEAR)) &&
    [...groups.map(({ box }) => box), ...overlays].every(
      (box) => !overlaps(room, box, TRUNK_LABEL_CLEAR) || isWithin(room, box, TRUNK_LABEL_CLEAR),
    ) &&
    others.every(({ upright, at, low, high }) => {
      const line = upright
        ? { x: at, y: low, width: 0, height: high - low }
        : { x: low, y: at, width: high - low, height: 0 };
      return !overlaps(room, line, TRUNK_LABEL_CLEAR);
    })
  );
}

function isWithin(a: Box, b: Box, margin: number): boolean {
  return (
    a.x >= b.x + margin &&
    a.x + a.width <= b.x + b.width - margin &&
    a.y >= b.y + margin &&
    a.y + a.height <= b.y + b.height - margin
  );
}

/** Crossings of a stretch with other lines; undefined if it overlaps one or is too close to one, or to its bend.
 * `joints`: positions along the stretch that no other line may come near. */
export function crossings(stretch: Stretch, others: readonly Stretch[], joints: readonly number[]): number | undefined {
  let count = 0;
  for (const other of others) {
    if (other.upright === stretch.upright) {
      const apart = other.low >= stretch.high + TRUNK_APART || other.high <= stretch.low - TRUNK_APART;
      if (!apart && Math.abs(other.at - stretch.at) < TRUNK_APART) return undefined;
      continue;
    }
    const meets =
      other.at > stretch.low - TRUNK_APART &&
      other.at < stretch.high + TRUNK_APART &&
      stretch.at > other.low - TRUNK_APART &&
      stretch.at < other.high + TRUNK_APART;
    if (!meets) continue;
    const clear =
      stretch.at >= other.low + TRUNK_APART &&
      stretch.at <= other.high - TRUNK_APART &&
      joints.every((joint) => Math.abs(joint - other.at) >= TRUNK_APART);
    if (!clear) return undefined;
    count += 1;
  }
  return count;
}

function cuts({ upright, at, low, high }: Stretch, box: Box, margin: number): boolean {
  const [across, width, along, height] = upright
    ? [box.x, box.width, box.y, box.height]
    : [box.y, box.height, box.x, box.width];
  return at > across - margin && at < across + width + margin && low < along + height + margin && high > along - margin;
}

/** Runs along a side of the frame. */
function hugs({ upright, at, low, high }: Stretch, box: Box): boolean {
  const [across, width, along, height] = upright
    ? [box.x, box.width, box.y, box.height]
    : [box.y, box.height, box.x, box.width];
  if (high < along - TRUNK_APART || low > along + height + TRUNK_APART) return false;
  return Math.abs(at - across) < TRUNK_APART || Math.abs(at - across - width) < TRUNK_APART;
}
