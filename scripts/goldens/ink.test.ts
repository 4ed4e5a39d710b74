import { expect, test } from 'vitest';
import { inkChanges, inkFile, inkOf } from './ink.mjs';
import { textFile, textsOf } from './text-file.mjs';

const rect = { type: 'rect', x: 1, y: 2, width: 3, height: 4, fill: 'canvas' };
const text = { type: 'text', x: 1, y: 2, text: 'Shop', fill: 'ink' };
const part = { type: 'part', part: 'node', children: [rect, text] };
const scene = { width: 100, height: 50, nodes: [part] };
const svg = { light: '<svg>', dark: '<svg/>' };

const ink = (changed: object = {}, svgs = svg) => inkOf(JSON.stringify({ ...scene, ...changed }), svgs);
const within = (...children: object[]) => ink({ nodes: [{ ...part, children }] });

test.each([
  ['nothing', ink(), []],
  [
    'the size',
    ink({ width: 120, height: 40 }),
    ['The width changed from 100 to 120 px.', 'The height changed from 50 to 40 px.'],
  ],
  ['a shape more', within(rect, rect, text), ['Shapes of type rect changed from 1 to 2.']],
  ['the last of a type', ink({ nodes: [rect, text] }), ['Shapes of type part changed from 1 to 0.']],
  ['a word', within(rect, { ...text, text: 'Store' }), ['Texts changed, or their order or line breaks.']],
  [
    'a colour',
    within({ ...rect, fill: 'ink' }, text),
    ['Colours, line styles, text styles, heads or icons of shapes changed.'],
  ],
  ['a place', within({ ...rect, x: 2 }, text), ['Only places, forms or descriptions of shapes changed.']],
  ['one scheme', ink({}, { ...svg, dark: '' }), ['The scene is unchanged, but the dark SVG is not.']],
  [
    'both schemes',
    ink({}, { light: '', dark: '' }),
    ['The scene is unchanged, but the light and the dark SVG is not.'],
  ],
  ['the source, now with errors', undefined, ['Nothing is drawn.']],
])('a difference is named: %s', (_, now, expected) => {
  expect(inkChanges(ink(), now)).toEqual(expected);
});

test('a picture without a record was never accepted', () => {
  expect(inkChanges(undefined, ink())).toEqual(['The picture was never accepted.']);
});

test('the file of a kind contains its records, in the order of names', () => {
  const all = { shop: ink(), bank: ink({ width: 1 }) };
  expect(JSON.parse(inkFile(all))).toEqual(all);
  expect(inkFile(all)).toBe(inkFile({ bank: all.bank, shop: all.shop }));
});

test('the texts of a golden are read as they were written', () => {
  const texts = { outline: 'A: b\n\n# c\n', text: '=====\n', 'text in 60 columns': '\n' };
  expect(textsOf(textFile(texts))).toEqual(texts);
  expect(textsOf('')).toEqual({});
});
