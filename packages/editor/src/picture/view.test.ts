// Views of a picture: what stays where while it is zoomed, panned, fitted and drawn again.
import { expect, test } from 'vitest';
import {
  actualSize,
  anchored,
  firstView,
  fitted,
  isWhole,
  panned,
  pinched,
  presented,
  revealing,
  shownBox,
  type View,
  within,
  zoomed,
} from './view.js';

const PANE = { width: 400, height: 300 };
const VIEW: View = { scale: 0.5, x: 30, y: -20 };

/** The point of the picture at a point of the pane. */
const at = ({ scale, x, y }: View, point: { x: number; y: number }) => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

test.each([2, 1.25, 0.5, 0.001, 1_000])('a zoom by %d keeps the point under the pointer', (factor) => {
  const pointer = { x: 120, y: 80 };
  const before = at(VIEW, pointer);
  const after = at(zoomed(VIEW, pointer, factor), pointer);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('a zoom ends at twenty times smaller and eight times larger', () => {
  expect([zoomed(VIEW, { x: 0, y: 0 }, 1e-9).scale, zoomed(VIEW, { x: 0, y: 0 }, 1e9).scale]).toEqual([0.05, 8]);
});

test('two fingers keep the points of the picture under them', () => {
  const from = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const to = [
    { x: 80, y: 120 },
    { x: 280, y: 120 },
  ] as const;
  const after = pinched(VIEW, from, to);
  expect(after.scale).toBe(1);
  for (const finger of [0, 1] as const) {
    expect(at(after, to[finger]).x).toBeCloseTo(at(VIEW, from[finger]).x);
    expect(at(after, to[finger]).y).toBeCloseTo(at(VIEW, from[finger]).y);
  }
});

test('a fitted picture is whole and never larger than it is; a presented one fills the screen', () => {
  const small = { width: 100, height: 50 };
  const large = { width: 4_000, height: 500 };
  expect(fitted(small, PANE)).toEqual({ scale: 1, x: 150, y: 125 });
  expect(isWhole(fitted(large, PANE), large, PANE)).toBe(true);
  expect(presented(small, PANE).scale).toBeCloseTo(3.68);
  expect(actualSize(large, PANE)).toEqual({ scale: 1, x: 16, y: 16 });
});

test('the first view of a large picture can be read and shows its beginning', () => {
  expect(firstView({ width: 4_000, height: 100 }, PANE)).toEqual({ scale: 0.7, x: 16, y: 115 });
});

test('a picture drawn again stays at its anchor', () => {
  const view = anchored(VIEW, { x: 10, y: 10 }, { x: 110, y: 30 });
  expect(shownBox(view, { x: 110, y: 30, width: 0, height: 0 })).toEqual(
    shownBox(VIEW, { x: 10, y: 10, width: 0, height: 0 }),
  );
});

test('some of a picture always stays in the pane', () => {
  const picture = { width: 200, height: 100 };
  expect(within({ scale: 1, x: -5_000, y: 5_000 }, picture, PANE)).toEqual({ scale: 1, x: -152, y: 252 });
  expect(within(VIEW, picture, PANE)).toEqual(panned(VIEW, { x: 0, y: 18 }));
});

test('what is hidden is revealed by the shortest way', () => {
  const box = { x: 390, y: 10, width: 50, height: 20 };
  expect(revealing(box, PANE)).toEqual({ x: -56, y: 6 });
  expect(revealing({ ...box, x: 100, y: 100 }, PANE)).toEqual({ x: 0, y: 0 });
});
