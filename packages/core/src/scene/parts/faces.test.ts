import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/colour.js';
import { meetings } from '../../theme/testing/painted.js';
import { THEMES } from '../../theme/theme.js';
import { TONES } from '../scene.js';
import { SERIES } from '../series.js';
import { type Mood, moodFace } from './faces.js';
import { legend, legendEntry, seriesEntry } from './legend.js';
import { inkBox, texts } from './testing/walk.js';

const MOODS: readonly Mood[] = [1, 2, 3, 4, 5];

describe('faces', () => {
  it('differ in shape, regardless of colour', () => {
    const shapes = MOODS.map((mood) =>
      JSON.stringify(
        moodFace(mood, 'neutral')
          .at({ x: 0, y: 0 })
          .map((each) => (each.type === 'path' ? each.steps : [])),
      ),
    );
    expect(new Set(shapes).size).toBe(MOODS.length);
  });

  it.each(MOODS)('%d stays the same at any place', (mood) => {
    const there = JSON.stringify(moodFace(mood, 'red').at({ x: 100, y: 200 }));
    const here = moodFace(mood, 'red').at({ x: 0, y: 0 });
    expect(JSON.parse(there)).toHaveLength(here.length);
    const [ring] = here;
    expect(ring).toMatchObject({ cx: 12, cy: 12 });
    expect(JSON.parse(there)[0]).toMatchObject({ cx: 112, cy: 212 });
  });

  it.each(['light', 'dark'] as const)('are visible in every tone, %s', (scheme) => {
    for (const tone of TONES) {
      const nodes = MOODS.flatMap((mood) => moodFace(mood, tone).at({ x: 30 * mood, y: 10 }));
      for (const { ink, ground } of meetings({
        width: 300,
        height: 50,
        title: '',
        description: '',
        kind: 'x',
        nodes,
      })) {
        expect(contrast(THEMES[scheme][ink], THEMES[scheme][ground])).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('the legend', () => {
  it('names series and marks, each in its box and on as many rows as needed', () => {
    const entries = [
      ...SERIES.map((tone) => seriesEntry(tone, `Sales in ${tone}`)),
      legendEntry(moodFace(5, 'green'), 'Glad'),
    ];
    const block = legend(entries, 240);
    const words = texts(block.at({ x: 0, y: 0 }));
    expect(words.map(({ text }) => text).join(' ')).toContain('Sales in amber');
    for (const each of words) {
      const { x, y, width, height } = inkBox(each);
      expect(x + width).toBeLessThanOrEqual(block.width + 1);
      expect(y + height).toBeLessThanOrEqual(block.height + 1);
    }
  });
});
