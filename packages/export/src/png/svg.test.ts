import { expect, test } from 'vitest';
import { interFace } from '../fonts/inter.js';
import { linesScene } from '../testing/scenes.js';
import { svgForPng } from './svg.js';

const texts = (...lines: readonly string[]): readonly string[] =>
  Array.from(svgForPng(linesScene(lines), {}).matchAll(/<text[^>]*>([^<]*)</g), ([, text = '']) => text);

test('a line that reads from the right is isolated, since resvg does not look at its direction', () => {
  expect(texts('שלום API', 'API שלום', 'plain')).toEqual(['\u2067שלום API\u2069', 'API שלום', 'plain']);
});

test('control characters are spaces, as they are measured', () => {
  expect(texts('a\u0085b\u007fc')).toEqual(['a b c']);
});

test('words that look like an image are words', () => {
  expect(texts('<image href="file:///etc/passwd"/>')).toEqual([expect.stringMatching(/^&lt;image /)]);
});

test('what no font has is a box of Inter, since resvg draws nothing behind it with another font', () => {
  const svg = svgForPng(linesScene(['\u0e44 ]^-\\ \u{1f680}日']), {}, ['\u0e44', '\u{1f680}']);
  expect(svg).toContain('>\u25a1 ]^-\\ \u25a1日<');
  expect(interFace().has(0x25a1)).toBe(true);
});
