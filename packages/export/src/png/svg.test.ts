import { expect, test } from 'vitest';
import { interFace } from '../fonts/inter.js';
import { linesScene } from '../testing/scenes.js';
import { svgForPng } from './svg.js';

const texts = (...lines: readonly string[]): readonly string[] =>
  Array.from(svgForPng(linesScene(lines), {}).matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text);

test('a right-to-left line is isolated, since resvg ignores its direction', () => {
  expect(texts('שלום API', 'API שלום', 'plain')).toEqual(['\u2067שלום API\u2069', 'API שלום', 'plain']);
});

test('control characters are spaces, as they are measured', () => {
  expect(texts('a\u0085b\u007fc')).toEqual(['a b c']);
});

test('words that look like an image stay words', () => {
  expect(texts('<image href="file:///etc/passwd"/>')).toEqual([expect.stringMatching(/^&lt;image /)]);
});

test('a character without a font is a box of Inter, since resvg draws nothing after it in another font', () => {
  const svg = svgForPng(linesScene(['\u0e44 ]^-\\ \u{1f680}日']), {}, ['\u0e44', '\u{1f680}']);
  expect(svg).toContain('>\u25a1 ]^-\\ \u25a1日<');
  expect(interFace().has(0x25a1)).toBe(true);
});
