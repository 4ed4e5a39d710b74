import { expect, test } from 'vitest';
import { badge, chip, lineLabel } from './chip.js';
import { holds, icons, inkBox, shapeBox, texts } from './testing/walk.js';

const ICON = { name: 'lx:eye', art: { width: 24, height: 24, shapes: [] } };
const ORIGIN = { x: 0, y: 0 };

test.each([0, 7, 25, 888, 1023])('the number %i stays on its disc', (number) => {
  const made = badge(number);
  expect(made.height).toBe(18);
  for (const text of texts(made.at(ORIGIN))) expect(holds({ ...ORIGIN, ...made }, inkBox(text))).toBe(true);
});

test('badge, icon and words stand in this order from the left', () => {
  const shapes = lineLabel({ text: 'reads from', icon: ICON, iconInk: 'line', number: 3 }).at(ORIGIN);
  const [number, words] = texts(shapes);
  expect([number?.text, words?.text]).toEqual(['3', 'reads from']);
  const icon = icons(shapes)[0]?.x ?? 0;
  expect(number?.x ?? 0).toBeLessThan(icon);
  expect(icon).toBeLessThan(words?.x ?? 0);
});

test('a long label wraps at about 24 characters', () => {
  const lines = texts(lineLabel({ text: 'publishes the order placed event to everyone', iconInk: 'line' }).at(ORIGIN));
  expect(lines.length).toBe(2);
  for (const { text } of lines) expect(text.length).toBeLessThan(30);
});

test('the chip covers everything on it', () => {
  const label = lineLabel({ text: 'writes to', icon: ICON, iconInk: 'role-data', number: 12 });
  const [ground, ...rest] = chip(label, 'blue-frame-2').at({ x: 40, y: 40 });
  expect(ground).toMatchObject({ type: 'rect', fill: 'blue-frame-2', width: label.width, height: label.height });
  const box = ground === undefined ? undefined : shapeBox(ground);
  for (const text of texts(rest)) expect(box !== undefined && holds(box, inkBox(text))).toBe(true);
});

test('a line without label, icon and number has nothing on it', () => {
  expect(lineLabel({ iconInk: 'line' })).toMatchObject({ width: 0, height: 0 });
});
