import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.js';

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
