import { describe, expect, test } from 'vitest';
import { outside } from '../layout/engines/frame-ends.js';
import { bridge } from './drawn-notes.js';

const FRAME = { x: 100, y: 100, width: 200, height: 100 };

describe('the line from a frame to a note next to it', () => {
  test.each([
    ['right', { x: 340, y: 120, width: 80, height: 40 }, [300, 140], [340, 140]],
    ['left', { x: 0, y: 150, width: 80, height: 90 }, [100, 175], [80, 175]],
    ['below', { x: 120, y: 240, width: 80, height: 40 }, [160, 200], [160, 240]],
    ['above', { x: 250, y: 20, width: 80, height: 40 }, [275, 100], [275, 60]],
  ])('is straight: %s', (_, card, from, to) => {
    expect(bridge(FRAME, card).map(({ x, y }) => [x, y])).toEqual([from, to]);
  });

  test('is missing if the two do not face one another', () => {
    expect(bridge(FRAME, { x: 340, y: 240, width: 80, height: 40 })).toEqual([]);
  });
});

test('a route starts where it leaves its source frame', () => {
  const route = [
    { x: 150, y: 150 },
    { x: 150, y: 240 },
    { x: 260, y: 240 },
  ];
  expect(outside(route, FRAME)).toEqual([{ x: 150, y: 200 }, ...route.slice(1)]);
  expect(outside(route.slice(1), FRAME)).toEqual(route.slice(1));
});
