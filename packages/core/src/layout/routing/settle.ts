// Moves labels to where readers look. In: the room and routes as compacted, every label clear somewhere on its segment.
// Out: labels in the middle of their segments, or at the decision they answer, as far as they stay clear of everything
// else there.
import type { Size } from '../graph.js';
import { nth } from '../layered/checked.js';
import type { Spacing } from '../layered/spacing.js';
import { type AxisItem, itemsAlong, labelAt, labelExtent } from './axis-items.js';
import { answers, type Label, other, type Room, type Route, X, Y } from './model.js';
import { drawnRun } from './own-frames.js';

interface Place {
  readonly low: readonly [number, number];
  readonly high: readonly [number, number];
}

/** Everything at its place on the page. */
interface Spot extends Place {
  /** The route of a line or label, otherwise -1. */
  readonly route: number;
  readonly place: number;
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
    const keepOff = (spot: Place, beside: number): void => {
      const across = labelExtent(label, host.axis) / 2 + (host.axis === X ? beside : spacing.label);
      if (nth(spot.low, host.axis) >= host.at + across || nth(spot.high, host.axis) <= host.at - across) return;
      const gap = half + (along === X ? beside : spacing.label);
      taken.push([nth(spot.low, along) - gap, nth(spot.high, along) + gap]);
    };
    for (const spot of fixed) if (routes[spot.route]?.segments[spot.place] !== host) keepOff(spot, spacing.label);
    labels.forEach((spot, i) => {
      if (i !== r && spot !== undefined) keepOff(spot, spacing.labels);
    });
    const wanted = answers(room, route) ? Math.max(low, Math.min(high, from)) : (low + high) / 2;
    label.at = nearest(wanted, low, high, taken) ?? label.at;
    labels[r] = spotOf(route, label);
  });
}

function spotsAlong(room: Room, routes: readonly Route[], spacing: Spacing, axis: typeof X | typeof Y): Spot[] {
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
        route: item.kind === 'line' ? item.of : -1,
        place: item.place,
      },
    ];
  });
}

function spotOf(route: Route, label: Label): Place {
  const [x, y] = [labelAt(route, label, X), labelAt(route, label, Y)];
  const { width, height }: Size = label;
  return { low: [x - width / 2, y - height / 2], high: [x + width / 2, y + height / 2] };
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
