// Lanes beside a side of a box, for lines that leave it and turn. In: the stretch of each line along the side, with
// enclosed lines first. Out: the distance of each from the side: a line that encloses another runs outside it, lines
// that don't overlap share a lane.

import { ROW_LANES_APART } from './weights.js';

export interface Reach {
  readonly low: number;
  readonly high: number;
  /** Of its label across the lane. */
  readonly half: number;
}

export function laneDistances(reaches: readonly Reach[], first: number, gap: number): number[] {
  const lanes: number[] = [];
  const halves: number[] = [];
  reaches.forEach((reach, i) => {
    let lane = 0;
    for (let k = 0; k < i; k++) {
      const other = reaches[k];
      const under = lanes[k] ?? 0;
      if (other !== undefined && under >= lane && meet(reach, other)) lane = under + 1;
    }
    lanes.push(lane);
    halves[lane] = Math.max(halves[lane] ?? 0, reach.half);
  });
  const distances: number[] = [];
  halves.forEach((half, lane) => {
    const before = distances[lane - 1];
    distances.push(before === undefined ? first + half : before + (halves[lane - 1] ?? 0) + gap + half);
  });
  return lanes.map((lane) => distances[lane] ?? first);
}

function meet(a: Reach, b: Reach): boolean {
  return a.low < b.high + ROW_LANES_APART && b.low < a.high + ROW_LANES_APART;
}
