import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineNumbers, selectionOf } from './editor-text.js';
import { fileName } from './file-name.js';

test.each([
  ['', '1'],
  ['a', '1'],
  ['a\nb\n', '1\n2\n3'],
])('every line of %j has a number', (text, numbers) => {
  expect(lineNumbers(text)).toBe(numbers);
});

const TEXT = 'flow "Shop"\nnode shöp client\nshop -> apii';

test.each([
  ['a word', { line: 3, column: 9, endLine: 3, endColumn: 13 }, 'apii'],
  ['a line with other letters', { line: 2, column: 1, endLine: 2, endColumn: 10 }, 'node shöp'],
  ['several lines', { line: 1, column: 1, endLine: 2, endColumn: 5 }, 'flow "Shop"\nnode'],
  ['a line after the last', { line: 9, column: 1, endLine: 9, endColumn: 1 }, ''],
])('a click on an error selects its location: %s', (_, place, selected) => {
  expect(TEXT.slice(...selectionOf(TEXT, place))).toBe(selected);
});

test.each([
  ['Checkout', 'svg', 'checkout.svg'],
  ['Our "Shop", v2', 'png', 'our-shop-v2.png'],
  ['Überblick – 支払い', 'pdf', 'überblick-支払い.pdf'],
  ['', 'diagram', 'diagram.diagram'],
  ['../..', 'svg', 'diagram.svg'],
])('a download of %j as %s has a readable name', (title, ending, name) => {
  expect(fileName(title, ending)).toBe(name);
});

test('the name of a download has no path and no broken character, whatever the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const name = fileName(title, 'svg');
      expect(name).toMatch(/^[\p{L}\p{N}-]{1,60}\.svg$/u);
    }),
  );
});
