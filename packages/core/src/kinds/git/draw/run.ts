// The part of a history drawn in one run, or all of it without folds: in, the first and the last commit; out, its
// content: its lanes, the lines through it and the tracks of its cherry-picks.
import { coloured, type Interval } from './lanes.js';
import type { Link, Pick } from './links.js';

export interface Run extends Interval {
  /** Lanes with content, each with its index among them. */
  readonly lanes: ReadonlyMap<number, number>;
  readonly links: readonly Link[];
  readonly picks: readonly TrackedPick[];
  /** Lanes with a line from a previous run, and the link that sets its colour. */
  readonly entering: ReadonlyMap<number, Link>;
}

export interface TrackedPick extends Pick {
  /** The index of the lane that it runs after; -1 is before the first. */
  readonly gap: number;
  readonly track: number;
}

/** The lane that a link runs along. */
export function runLane({ across, fromLane, toLane }: Link): number {
  return across === 'start' ? toLane : fromLane;
}

export function runOf(start: number, end: number, links: readonly Link[], picks: readonly Pick[], alone: number): Run {
  const inside = links.filter(({ from, to }) => from <= end && to >= start);
  const holds = (number: number): boolean => number >= start && number <= end;
  const used = new Set<number>(start === 0 ? [alone] : []);
  for (const link of inside) {
    used.add(runLane(link));
    if (holds(link.from)) used.add(link.fromLane);
    if (holds(link.to)) used.add(link.toLane);
  }
  const lanes = new Map([...used].sort((a, b) => a - b).map((lane, place) => [lane, place]));
  const entering = new Map<number, Link>();
  for (const link of inside) if (link.from < start) entering.set(runLane(link), link);
  return {
    start,
    end,
    lanes,
    links: inside,
    picks: tracked(
      picks.filter(({ from, to }) => holds(from) && holds(to)),
      lanes,
    ),
    entering,
  };
}

function tracked(picks: readonly Pick[], lanes: ReadonlyMap<number, number>): readonly TrackedPick[] {
  const gaps = new Map<number, Pick[]>();
  for (const each of picks) {
    const gap = (lanes.get(each.fromLane) ?? 0) - (each.toLane < each.fromLane ? 1 : 0);
    const beside = gaps.get(gap);
    if (beside === undefined) gaps.set(gap, [each]);
    else beside.push(each);
  }
  return [...gaps].flatMap(([gap, beside]) => {
    const spans = beside
      .map((each) => [each, { start: each.from, end: each.to }] as const)
      .sort(([, a], [, b]) => a.start - b.start);
    const { places } = coloured(spans);
    return beside.map((each): TrackedPick => ({ ...each, gap, track: places.get(each) ?? 0 }));
  });
}
