// Counts line crossings. In: orthogonal routes. Out: the number of points where a vertical and a horizontal stretch
// cross inside both. Overlapping stretches are one: a line that crosses a trunk crosses once. One sweep along x, with a
// Fenwick tree (Fenwick, 1994) over the heights of the horizontal stretches that are open.
import type { RoutedEdge } from '../graph.js';
import { SAME_PLACE } from './weights.js';

interface Stretch {
  /** x of a vertical stretch, y of a horizontal one. */
  readonly at: number;
  readonly low: number;
  high: number;
}

export function countCrossings(edges: readonly RoutedEdge[]): number {
  const level: Stretch[] = [];
  const upright: Stretch[] = [];
  for (const { points } of edges) {
    let [a] = points;
    for (const b of points) {
      if (a === undefined) continue;
      if (a.y === b.y && Math.abs(a.x - b.x) > 2 * SAME_PLACE)
        level.push({ at: a.y, low: Math.min(a.x, b.x), high: Math.max(a.x, b.x) });
      if (a.x === b.x && Math.abs(a.y - b.y) > 2 * SAME_PLACE)
        upright.push({ at: a.x, low: Math.min(a.y, b.y), high: Math.max(a.y, b.y) });
      a = b;
    }
  }
  return crossed(united(level), united(upright));
}

/** By position, each stretch merged with those it overlaps. */
function united(stretches: Stretch[]): readonly Stretch[] {
  stretches.sort((a, b) => a.at - b.at || a.low - b.low);
  const out: Stretch[] = [];
  for (const each of stretches) {
    const last = out[out.length - 1];
    if (last !== undefined && each.at === last.at && each.low < last.high - SAME_PLACE) {
      last.high = Math.max(last.high, each.high);
    } else out.push(each);
  }
  return out;
}

function crossed(level: readonly Stretch[], upright: readonly Stretch[]): number {
  const counts = new Int32Array(level.length + 1);
  const add = (place: number, by: number): void => {
    for (let i = place + 1; i < counts.length; i += i & -i) counts[i] = (counts[i] ?? 0) + by;
  };
  const before = (place: number): number => {
    let sum = 0;
    for (let i = place; i > 0; i -= i & -i) sum += counts[i] ?? 0;
    return sum;
  };
  const places = level.map((_, i) => i);
  const opening = places.toSorted((a, b) => lowOf(level, a) - lowOf(level, b));
  const closing = places.toSorted((a, b) => highOf(level, a) - highOf(level, b));
  let [opened, closed, sum] = [0, 0, 0];
  for (const { at, low, high } of upright) {
    for (; opened < opening.length; opened++) {
      const place = opening[opened] ?? 0;
      if (lowOf(level, place) >= at - SAME_PLACE) break;
      add(place, 1);
    }
    for (; closed < closing.length; closed++) {
      const place = closing[closed] ?? 0;
      if (highOf(level, place) > at + SAME_PLACE) break;
      add(place, -1);
    }
    sum += before(firstFrom(level, high - SAME_PLACE)) - before(firstFrom(level, low + SAME_PLACE));
  }
  return sum;
}

function lowOf(level: readonly Stretch[], place: number): number {
  return level[place]?.low ?? 0;
}

function highOf(level: readonly Stretch[], place: number): number {
  return level[place]?.high ?? 0;
}

/** The first stretch at `at` or after it. */
function firstFrom(level: readonly Stretch[], at: number): number {
  let [low, high] = [0, level.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((level[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
