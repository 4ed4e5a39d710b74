// Quality of a picture for callers: the size in every kind, and line metrics in kinds with lines.

import { describe, expect, it } from 'vitest';
import { draw } from '../draw.js';
import { kindVocabulary } from '../every-kind.js';
import { testIcons } from '../testing/icons.js';
import { pictureQuality } from './picture-quality.js';
import { kinds } from './registry.js';

const context = { icons: testIcons };

function qualityOf(source: string): ReturnType<typeof pictureQuality> {
  const { quality, diagnostics } = draw(source, {}, context);
  if (quality === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return quality();
}

describe.each([...kinds.keys()])('a picture of the kind %s', (kind) => {
  it('reports its size as SVG', () => {
    const source = kindVocabulary(kind)?.example ?? '';
    const { width, height, aspect, textPx } = qualityOf(source);
    expect(draw(source, {}, context).svg).toContain(` width="${width}" height="${height}"`);
    expect(aspect).toBeCloseTo(width / height, 1);
    expect(textPx).toBeCloseTo(14 * Math.min(1, 800 / width), 0);
  });
});

it.each([
  {
    what: 'a straight flow',
    source: 'flow "X" direction=down\nnode a "A"\nnode b "B"\nnode c "C"\na -> b\nb -> c\n',
    told: { crossings: 0, bends: 0, against: 0 },
  },
  {
    what: 'a flow that goes back',
    source: 'flow "X" direction=down\nnode a "A"\nnode b "B"\nnode c "C"\na -> b\nb -> c\nc -> a\n',
    told: { crossings: 0, against: 1 },
  },
  {
    what: 'three nodes each joined to three others, which is not planar',
    source: `flow "X" direction=down\n${['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `node ${id} "${id}"\n`).join('')}${['a', 'b', 'c'].flatMap((from) => ['d', 'e', 'f'].map((to) => `${from} -> ${to}\n`)).join('')}`,
    told: { crossings: expect.toSatisfy((count: number) => count >= 1), against: 0 },
  },
  {
    what: 'a sequence, whose replies go back but read downwards',
    source: 'sequence "X"\nactor a "A"\nactor b "B"\na -> b : "asks"\nb --> a : "answers"\n',
    told: { crossings: 0, bends: 0, against: 0 },
  },
])('$what', ({ source, told: summary }) => {
  const quality = qualityOf(source);
  expect(quality).toMatchObject(summary);
  const { longestLine = 0, blank = 0, width, height } = quality;
  expect(longestLine).toBeGreaterThan(0);
  expect(longestLine).toBeLessThan(width + 2 * height);
  expect(blank).toBeGreaterThan(0);
  expect(blank).toBeLessThan(1);
});

it('a kind that lays out no lines reports only its size', () => {
  expect(pictureQuality({ width: 1600, height: 400 }, undefined)).toEqual({
    width: 1600,
    height: 400,
    aspect: 4,
    textPx: 7,
  });
});

it('a source with errors has no quality', () => {
  expect(draw('flow "X"\na -> b\n', {}, context).quality).toBeUndefined();
});
