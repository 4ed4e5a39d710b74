// Moves labels to where readers look. In: the room and routes as compacted, every label clear somewhere on its segment.
// Out: labels in the middle of their segments, or at the decision they answer, as far as they stay clear of everything
// else there.
import type { Size } from '../graph.js';
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import { type AxisItem, itemsAlong, labelAt, labelExtent } from './axis-items.js';
import { type Axis, answers, type Label, other, type Room, type Route, type Segment, X, Y } from './model.js';
import { drawnRun } from './own-frames.js';

/** Something at its place on the page. */
interface Spot {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
  /** The segment or label, for lines and labels. */
  readonly of: Segment | Label | undefined;
}

export function settleLabels(room: Room, routes: readonly Route[], spacing: Spacing): void {
  if (routes.every(({ label }) => label === undefined)) return;
  const fixed = [...spotsAlong(room, routes, spacing, X), ...spotsAlong(room, routes, spacing, Y)];
  const labels = routes.map((route) => (route.label === undefined ? undefined : spotOf(route, route.label)));
  routes.forEach((route, r) => {
    const { label } = route;
    if (label === undefined) return;
    const host = nth(route.segments, label.segment);
    const along = other(host.axis);
    const half = labelExtent(label, along) / 2;
    const [from, to, atFrom, atTo] = drawnRun(room, route, label.segment);
    const [low, high] =
      from <= to ? [from + atFrom + half, to - atTo - half] : [to + atTo + half, from - atFrom - half];
    const taken: (readonly [number, number])[] = [];
    const keepOff = (spots: readonly (Spot | undefined)[], own: Segment | Label, beside: number): void => {
      const across = labelExtent(label, host.axis) / 2 + (host.axis === X ? beside : spacing.label);
      const gap = half + (along === X ? beside : spacing.label);
      const [first, last] = [host.at - across, host.at + across];
      for (const spot of spots) {
        if (spot === undefined || spot.low[host.axis] >= last || spot.high[host.axis] <= first) continue;
        if (spot.of !== own) taken.push([spot.low[along] - gap, spot.high[along] + gap]);
      }
    };
    keepOff(fixed, host, spacing.label);
    keepOff(labels, label, spacing.labels);
    const wanted = answers(room, route) ? Math.max(low, Math.min(high, from)) : (low + high) / 2;
    label.at = nearest(wanted, low, high, taken) ?? label.at;
    labels[r] = spotOf(route, label);
  });
}

function spotsAlong(room: Room, routes: readonly Route[], spacing: Spacing, axis: Axis): Spot[] {
  const none = (): number => 0;
  const variables = { node: none, low: none, high: none, segment: none, label: none, title: none };
  return itemsAlong({ axis, room, routes, variables, spacing }, false).flatMap((item: AxisItem): Spot[] => {
    if (item.kind === 'label') return [];
    const half = (item.to - item.from) / 2;
    const [low, high] = [item.at - half, item.at + half];
    return [
      {
        low: axis === X ? [low, item.low] : [item.low, low],
        high: axis === X ? [high, item.high] : [item.high, high],
        of: item.kind === 'line' ? routes[item.of]?.segments[item.place] : undefined,
      },
    ];
  });
}

function spotOf(route: Route, label: Label): Spot {
  const [x, y] = [labelAt(route, label, X), labelAt(route, label, Y)];
  const { width, height }: Size = label;
  return { low: [x - width / 2, y - height / 2], high: [x + width / 2, y + height / 2], of: label };
}

/** The free place closest to the preferred one. */
function nearest(
  wanted: number,
  low: number,
  high: number,
  taken: readonly (readonly [number, number])[],
): number | undefined {
  if (low > high) return undefined;
  const isFree = (at: number): boolean => taken.every(([from, to]) => at <= from || at >= to);
  let best: number | undefined;
  for (const at of [wanted, low, high, ...taken.flat()]) {
    if (at < low || at > high || !isFree(at)) continue;
    if (best === undefined || Math.abs(at - wanted) < Math.abs(best - wanted)) best = at;
  }
  return best === undefined ? undefined : isFree(Math.round(best)) ? Math.round(best) : best;
}
