// The `status:` set, our own drawings. Each has a silhouette and a mark of its own, so that it is recognizable without
// colour and at 16 px; colour is fixed only for good, bad or warning, at 3:1 or better on white and on near-black.

import type { IconArt, IconShape } from '../art.js';
import {
  bar,
  clockHands,
  cross,
  disc,
  exclamation,
  letterI,
  octagon,
  pauseMark,
  person,
  playMark,
  shield,
  square,
  tick,
  triangle,
} from './marks.js';

const GOOD = '#1b8a4b';
const BAD = '#dc3d43';
const BEWARE = '#b97a00';

type Paint = NonNullable<IconShape['fill']>;

/** The mark is a hole, so that it shows what lies under the icon in any scheme. */
function cut(fill: Paint, silhouette: string, mark: string): IconShape {
  return { d: silhouette + mark, fill, evenOdd: true };
}

function line(stroke: Paint, d: string, strokeWidth: number): IconShape {
  return { d, stroke, strokeWidth };
}

function solid(fill: Paint, d: string): IconShape {
  return { d, fill };
}

const drawings: Readonly<Record<string, readonly IconShape[]>> = {
  yes: [cut(GOOD, disc, tick)],
  no: [cut(BAD, disc, cross)],
  ok: [
    line(GOOD, 'M12 2.2a9.8 9.8 0 1 0 0 19.6a9.8 9.8 0 1 0 0-19.6z', 2.2),
    line(GOOD, 'M7.4 12.4l3.3 3.3l6-6.7', 2.6),
  ],
  success: [line(GOOD, 'M1.8 12.8l4.4 4.7l9-10.4M11.6 16.8l.7.7l9.9-10.4', 2.8)],
  done: [cut(GOOD, square, tick)],
  failed: [cut(BAD, square, cross)],
  error: [cut(BAD, octagon, exclamation(6.8))],
  warning: [cut(BEWARE, triangle, exclamation(8.6))],
  info: [cut('ink', disc, letterI)],
  unknown: [
    line('ink', 'M12 2.2a9.8 9.8 0 1 0 0 19.6a9.8 9.8 0 1 0 0-19.6z', 2.2),
    line('ink', 'M8.9 9.3a3.1 3.1 0 1 1 4.6 2.7c-1 .6-1.5 1.1-1.5 2', 2.3),
    solid('ink', 'M12 15.9a1.45 1.45 0 0 1 0 2.9a1.45 1.45 0 0 1 0-2.9z'),
  ],
  pending: [
    line('ink', 'M5.2 2.6h13.6M5.2 21.4h13.6', 2.6),
    solid(
      'ink',
      'M6.8 3v3.3c0 2.9 3.4 4 3.4 5.7s-3.4 2.8-3.4 5.7v3.3h10.4v-3.3c0-2.9-3.4-4-3.4-5.7s3.4-2.8 3.4-5.7v-3.3z',
    ),
  ],
  expired: [cut(BEWARE, disc, clockHands)],
  running: [cut('ink', disc, playMark)],
  paused: [cut('ink', disc, pauseMark)],
  skipped: [solid('ink', 'M3.4 4.3L15.6 12L3.4 19.7z'), line('ink', 'M19.4 5.2v13.6', 3)],
  retry: [line('ink', 'M19.25 15.88A8 8 0 1 1 17.14 6.37', 2.6), solid('ink', 'M20.9 9.7L13.5 9.4L19.5 2.3z')],
  verified: [solid(GOOD, person), line(GOOD, 'M15.5 17.5l2.7 2.7l4.3-5.5', 2.8)],
  allowed: [cut(GOOD, shield, tick)],
  revoked: [cut(BAD, shield, cross)],
  denied: [cut(BAD, disc, bar)],
  blocked: [line(BAD, 'M12 2.6a9.4 9.4 0 1 0 0 18.8a9.4 9.4 0 1 0 0-18.8zM5.4 5.4l13.2 13.2', 2.8)],
  locked: [
    line('ink', 'M7.4 10.5v-3.3a4.6 4.6 0 0 1 9.2 0v3.3', 2.6),
    cut(
      'ink',
      'M5.4 9.8h13.2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13.2a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z',
      'M12 14.3a2 2 0 0 1 0 4a2 2 0 0 1 0-4z',
    ),
  ],
  new: [
    solid(
      'ink',
      'M12 .8c1.3 6.6 3.6 9.4 11.2 11.2c-7.6 1.8-9.9 4.6-11.2 11.2c-1.3-6.6-3.6-9.4-11.2-11.2c7.6-1.8 9.9-4.6 11.2-11.2z',
    ),
  ],
};

/** By name within the set. */
export const statusArt: Readonly<Record<string, IconArt>> = Object.fromEntries(
  Object.entries(drawings).map(([name, shapes]) => [name, { width: 24, height: 24, shapes }]),
);
