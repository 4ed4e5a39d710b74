// The distance between two neighbours along an axis. In: a pass and two elements. Out: their distance as a constraint.
import { nth } from '../layered/checked.js';
import { type AxisItem, endsAt } from './axis-items.js';
import { tag } from './demands.js';
import { cornerOf, type End, groupsRound, type Route, X } from './model.js';
import { ownFrames } from './own-frames.js';
import { type Pass, sideKey } from './pass.js';
import { LABEL_TO_FRAME, LEAST_PITCH, PASSING_REACH, SCOPE_APART, STROKE_APART, ZONE_PADDING } from './weights.js';

export function keepApart(pass: Pass, a: AxisItem, b: AxisItem): void {
  const gap = gapBetween(pass, a, b);
  const most = a.kind === 'label' && b.kind === 'label' ? pass.work.spacing.label : PASSING_REACH;
  const reach = pass.stage === 'rough' ? 0 : Math.min(gap, most);
  if (gap < 0 || Math.max(b.low - a.high, a.low - b.high) >= reach) return;
  const asks = b.kind === 'label' ? b : a.kind === 'label' ? a : b.kind === 'line' ? b : a;
  const what = asks.kind === 'label' ? tag(asks.of, 'label') : asks.kind === 'line' ? tag(asks.of, 'way') : -1;
  pass.distances.keep(a.variable, b.variable, Math.ceil(a.to + gap - b.from), what);
}

/** The distance between two neighbours; negative if something else enforces it. */
function gapBetween(pass: Pass, a: AxisItem, b: AxisItem): number {
  const { routes, room, spacing } = pass.work;
  const hasTitle = a.kind === 'title' || b.kind === 'title';
  const line = a.kind === 'line' ? a : b.kind === 'line' ? b : undefined;
  const rest = line === a ? b : a;
  if (a.kind === 'label' || b.kind === 'label') {
    // Which of them is beside the other is known only once both have their height.
    if (pass.stage === 'rough' && hasTitle) return -1;
    const label = a.kind === 'label' ? a : b;
    if (line !== undefined && line.of === rest.of && line.place === nth(routes, line.of).label?.segment) return -1;
    const node = a.kind === 'node' ? a : b.kind === 'node' ? b : undefined;
    const route = nth(routes, label.of);
    // Beside its own line's end, the position of that end keeps it clear.
    if (node !== undefined && endsAt(route, route.label?.segment ?? 0, node.of)) return -1;
    if (isAtOwnFrame(pass, route, a === label ? b : a)) return LABEL_TO_FRAME;
    if (a.kind !== b.kind || pass.axis !== X) return spacing.label;
    const blank = room.graph.edges[nth(routes, a.of).edge]?.label?.blank ?? 0;
    return Math.max(spacing.label, spacing.labels - blank);
  }
  const isZone = ({ kind, of }: AxisItem): boolean =>
    kind !== 'line' && kind !== 'node' && of >= room.graph.groups.length;
  const zone = isZone(a) ? a : isZone(b) ? b : undefined;
  if (line !== undefined) {
    if (rest.kind === 'line') return pitch(pass, a, b);
    if (rest.kind === 'title') return spacing.label;
    if (rest.kind !== 'node') return zone === undefined ? spacing.line : STROKE_APART;
    return endsAt(nth(routes, line.of), line.place, rest.of) ? -1 : spacing.beside;
  }
  if (zone !== undefined) return zoneGap(pass, zone, zone === a ? b : a);
  if (hasTitle) return -1;
  // A frame and its content already have their distance.
  const holders = (item: AxisItem): number[] =>
    groupsRound(room, item.kind === 'node' ? nth(room.groupOf, item.of) : item.of);
  if (a.kind === 'opens' && holders(b).includes(a.of)) return -1;
  if (b.kind === 'closes' && holders(a).includes(b.of)) return -1;
  return SCOPE_APART;
}

/** Whether the line of a label ends at that stroke, beyond the label. */
function isAtOwnFrame({ work, axis }: Pass, { edge, label, segments }: Route, stroke: AxisItem): boolean {
  if (stroke.kind !== 'opens' && stroke.kind !== 'closes') return false;
  const runsThere = label !== undefined && nth(segments, label.segment).axis !== axis;
  return runsThere && ownFrames(work.room, edge).includes(stroke.of);
}

/** Between a part of an overlay's frame and a box, a frame or a title. */
function zoneGap(pass: Pass, zone: AxisItem, rest: AxisItem): number {
  const { room, spacing } = pass.work;
  const { nodes, groups, holder } = nth(room.zones, zone.of - room.graph.groups.length);
  // It is below the titles of the groups that hold it.
  if (rest.kind === 'title' && groupsRound(room, holder).includes(rest.of)) return -1;
  const inside = rest.kind === 'node' ? nodes.has(rest.of) : groups.has(rest.of);
  if (rest.of === zone.of && rest.kind !== 'node') return -1;
  if (zone.kind === 'title' || rest.kind === 'title') return inside && rest.kind !== 'title' ? -1 : spacing.label;
  if (inside) return -1;
  return rest.kind === 'node' ? ZONE_PADDING : STROKE_APART;
}

/** Between two lines; at a side too short for all its lines they are closer. */
function pitch(pass: Pass, a: AxisItem, b: AxisItem): number {
  const { routes, room, spacing } = pass.work;
  const doors = (item: AxisItem): readonly End[] => {
    const { start, end, segments } = nth(routes, item.of);
    const isLast = item.place === segments.length - 1;
    if (item.place === 0) return isLast ? [start, end] : [start];
    return isLast ? [end] : [];
  };
  const others = doors(b);
  if (others.length === 0) return spacing.line;
  const shared = doors(a).find((door) => others.some(({ node, side }) => node === door.node && side === door.side));
  if (shared === undefined) return spacing.line;
  const size = nth(room.size[pass.axis], shared.node);
  const fitting = Math.floor((size - 2 * cornerOf(size)) / (nth(pass.ends, sideKey(shared)) - 1));
  return Math.max(LEAST_PITCH, Math.min(spacing.line, fitting));
}
