// Assigns a track to every run in a gap. In: a grid and its routes. Out: the routes with tracks, and the resulting
// positions. The gaps of the two axes are settled alternately, each by the positions of the other's lines, so that the
// order in one follows the order in the next.
import type { Budget } from '../layered/budget.js';
import { nth } from '../layered/checked.js';
import { BOTTOM, ringedNets, TOP, type TrackSegment, type Side as TrackSide } from '../layered/rows/track-segments.js';
import { assignTracks } from '../layered/rows/tracks.js';
import { type Axis, type Grid, otherAxis, X, Y } from './grid.js';
import { type Measured, measure, placeOf } from './measure.js';
import { axisOfGap, type Port, type Routes, type Run, sideOfEnd } from './runs.js';
import { FACING_ENDS_ASIDE, LANE_STUB_CLEAR, LANE_TRACK_ROUNDS } from './weights.js';

export function settleTracks(grid: Grid, routes: Routes, budget: Budget): Measured {
  const counts: [number[], number[]] = [grid.axes[X].gaps.map(() => 0), grid.axes[Y].gaps.map(() => 0)];
  let measured = measure(grid, routes, counts);
  moveRings(grid, measured, routes);
  for (let round = 0; round < LANE_TRACK_ROUNDS; round++) {
    for (const axis of [X, Y] as const) {
      counts[axis] = tracksOf(grid, routes, axis, measured, budget);
      measured = measure(grid, routes, counts);
    }
  }
  straighten(grid, routes, measured);
  return measured;
}

/**
 * Straightens lines that only shift over between two boxes that face each other, if both ends have their sides to
 * themselves.
 */
function straighten(grid: Grid, routes: Routes, measured: Measured): void {
  const onSide = new Map<number, number>();
  for (const { box, side } of routes.ports.flat()) onSide.set(4 * box + side, (onSide.get(4 * box + side) ?? 0) + 1);
  for (const [start, end] of routes.ports) {
    const runs = nth(routes.runs, start.line);
    const [first, turn, last] = runs;
    if (first === undefined || turn === undefined || last === undefined || runs.length > 3) continue;
    const isFree = ({ box, side }: Port): boolean =>
      onSide.get(4 * box + side) === 1 && nth(grid.boxes, box).outline === 'box';
    if (turn.corridor % 2 === 1 || first.axis !== last.axis || !isFree(start) || !isFree(end)) continue;
    const across = turn.axis;
    const [a, b] = [sideOf(measured, start, across), sideOf(measured, end, across)];
    const low = Math.max(a.low, b.low) + LANE_STUB_CLEAR;
    const high = Math.min(a.high, b.high) - LANE_STUB_CLEAR;
    const at = Math.min(Math.max((a.middle + b.middle) / 2, low), high);
    if (low > high || isTaken(grid, routes, measured, turn, at)) continue;
    start.offset = at - a.middle;
    end.offset = at - b.middle;
  }
}

interface Extent {
  readonly low: number;
  readonly high: number;
  readonly middle: number;
}

function sideOf({ boxes }: Measured, { box }: Port, axis: Axis): Extent {
  const { x, y, width, height } = nth(boxes, box);
  const [low, length] = axis === X ? [x, width] : [y, height];
  return { low, high: low + length, middle: low + length / 2 };
}

/** Whether another line of the gap begins or ends that close. */
function isTaken(grid: Grid, routes: Routes, measured: Measured, turn: Run, at: number): boolean {
  return routes.runs.some((runs, line) => {
    if (line === turn.line) return false;
    return runs.some((run, i) => {
      if (run.axis !== turn.axis || run.corridor !== turn.corridor) return false;
      return [runs[i - 1], runs[i + 1]].some(
        (each) => each !== undefined && Math.abs(placeOf(grid, measured, routes, each) - at) < LANE_STUB_CLEAR,
      );
    });
  });
}

/** By gap of an axis, the runs in it. */
function runsInGaps(routes: Routes, axis: Axis): ReadonlyMap<number, readonly Run[]> {
  const gaps = new Map<number, Run[]>();
  for (const run of routes.runs.flat()) {
    const list = nth(routes.runs, run.line);
    const isInner = run.place > 0 && run.place < list.length - 1;
    if (axisOfGap(run) !== axis || run.corridor % 2 === 1 || !isInner) continue;
    const gap = gaps.get(run.corridor >> 1);
    if (gap === undefined) gaps.set(run.corridor >> 1, [run]);
    else gap.push(run);
  }
  return gaps;
}

function tracksOf(grid: Grid, routes: Routes, axis: Axis, measured: Measured, budget: Budget): number[] {
  const counts = grid.axes[axis].gaps.map(() => 0);
  for (const [gap, runs] of runsInGaps(routes, axis)) {
    const segments = runs.map((run, i) => segmentOf(grid, routes, run, i, measured));
    counts[gap] = assignTracks(segments, budget);
    runs.forEach((run, i) => {
      run.track = nth(segments, i).track;
    });
  }
  return counts;
}

function segmentOf(grid: Grid, routes: Routes, run: Run, net: number, measured: Measured): TrackSegment {
  const [start, end] = [endOf(grid, routes, run, true, measured), endOf(grid, routes, run, false, measured)];
  return {
    net,
    from: start.at,
    to: end.at,
    fromSide: start.side,
    toSide: end.side,
    low: Math.min(start.low, end.low),
    high: Math.max(start.high, end.high),
    track: 0,
  };
}

interface TrackEnd {
  readonly at: number;
  readonly side: TrackSide;
  /** The possible range of its position, whatever the tracks of the gap it runs into. */
  readonly low: number;
  readonly high: number;
}

function endOf(grid: Grid, routes: Routes, run: Run, atStart: boolean, measured: Measured): TrackEnd {
  const { neighbour, behind } = sideOfEnd(routes, run, atStart);
  const at = placeOf(grid, measured, routes, neighbour);
  const side = behind ? BOTTOM : TOP;
  const list = nth(routes.runs, run.line);
  const isInner = neighbour.place > 0 && neighbour.place < list.length - 1;
  if (!isInner || neighbour.corridor % 2 === 1) return { at, side, low: at, high: at };
  const { start, end } = nth(measured.gaps[otherAxis(neighbour.axis)], neighbour.corridor >> 1);
  return { at, side, low: Math.min(start, at), high: Math.max(end, at) };
}

/** Lines that each require the other to run first in a gap: their ends after it move aside. */
function moveRings(grid: Grid, measured: Measured, routes: Routes): void {
  for (const axis of [X, Y] as const) {
    for (const runs of runsInGaps(routes, axis).values()) {
      const segments = runs.map((run, i) => segmentOf(grid, routes, run, i, measured));
      for (const net of ringedNets(segments)) {
        const run = nth(runs, net);
        const list = nth(routes.runs, run.line);
        const [start, end] = nth(routes.ports, run.line);
        if (run.place === 1 && sideOfEnd(routes, run, true).behind) start.offset += FACING_ENDS_ASIDE;
        if (run.place === list.length - 2 && sideOfEnd(routes, run, false).behind) end.offset += FACING_ENDS_ASIDE;
      }
    }
  }
}
