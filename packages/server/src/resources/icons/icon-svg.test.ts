// The file of an icon in an export is one that can be uploaded again.
import { type IconArt, readIcon } from '@linework/core';
import { expect, test } from 'vitest';
import { iconSvg } from './icon-svg.js';

const SQUARE = 'M2 2L22 2L22 22L2 22Z';
const stops = [
  [0, '#ff0000'],
  [1, '#0000ff', 0.5],
] as const;

test.each<[string, IconArt['shapes'][number]]>([
  ['a filled outline in the text colour', { d: SQUARE, fill: 'ink' }],
  ['an even-odd hole in a colour', { d: `${SQUARE}M6 6L18 6L18 18L6 18Z`, fill: '#e01040', evenOdd: true }],
  ['a line', { d: 'M2 12L22 12', stroke: '#e01040', strokeWidth: 2, strokeCap: 'butt', strokeJoin: 'bevel' }],
  ['a gradient along a line', { d: SQUARE, fill: '#aa0055', gradient: { line: [0, 0, 24, 24], stops } }],
  ['a gradient in a circle', { d: SQUARE, fill: '#aa0055', gradient: { circle: [12, 12, 10, 12, 12], stops } }],
  ['half of it, cut', { d: SQUARE, fill: '#e01040', opacity: 0.5, clip: 'M2 2L12 2L12 22L2 22Z' }],
])('%s reads back', (_what, shape) => {
  const result = readIcon(iconSvg({ width: 24, height: 24, shapes: [shape] }));
  if (!result.ok) throw new Error(`${result.message} ${result.hint}`);
  const { gradient, ...plain } = shape;
  expect(result.art.shapes).toMatchObject([{ ...plain, ...(gradient && { gradient: { stops } }) }]);
});
