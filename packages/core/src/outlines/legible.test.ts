import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IconArt, IconShape } from '../scene/icon.js';
import { contrast } from '../theme/colour.js';
import { THEMES } from '../theme/theme.js';
import { legible } from './legible.js';

const artOf = (...shapes: readonly IconShape[]): IconArt => ({ width: 24, height: 24, shapes });
const square = (left: number, size: number, fill: NonNullable<IconShape['fill']>): IconShape => {
  const right = left + size;
  return { d: `M${left} ${left}L${right} ${left}L${right} ${right}L${left} ${right}Z`, fill };
};
const fillsOf = ({ art: { shapes } }: { art: IconArt }): readonly unknown[] => shapes.map(({ fill }) => fill);

describe('an own icon on light and dark cards', () => {
  // The same table as that of the bundled sets (packages/icons/src/legible.test.ts).
  it.each<[what: string, shapes: readonly IconShape[], fills: readonly unknown[], note: string | undefined]>([
    ['one black drawing becomes ink', [square(2, 20, '#000000')], ['ink'], 'It is drawn in the text colour'],
    ['one white drawing becomes ink', [square(2, 20, '#ffffff')], ['ink'], 'It is drawn in the text colour'],
    ['one nearly white drawing becomes ink', [square(2, 20, '#f4f6f8')], ['ink'], 'It is drawn in the text colour'],
    ['one dark blue drawing becomes ink', [square(2, 20, '#001a4d')], ['ink'], 'It is drawn in the text colour'],
    ['one grey that is readable on both stays', [square(2, 20, '#7a7f87')], ['#7a7f87'], undefined],
    ['one colour that is readable on both stays', [square(2, 20, '#d8372c')], ['#d8372c'], undefined],
    ['a yellow becomes ink', [square(2, 20, '#ffee00')], ['ink'], 'It is drawn in the text colour'],
    [
      'a black word beside a coloured mark becomes ink, the mark stays',
      [square(1, 8, '#d8372c'), square(12, 10, '#111111')],
      ['#d8372c', 'ink'],
      'Its black or white parts',
    ],
    [
      'white within a coloured mark stays',
      [square(2, 20, '#326ce5'), square(8, 8, '#ffffff')],
      ['#326ce5', '#ffffff'],
      undefined,
    ],
    [
      'black within a coloured mark stays',
      [square(2, 20, '#ffd43b'), square(8, 8, '#000000')],
      ['#ffd43b', '#000000'],
      undefined,
    ],
    [
      'a black plate with a white mark stays, since ink would hide the mark',
      [square(2, 20, '#000000'), square(6, 12, '#ffffff')],
      ['#000000', '#ffffff'],
      undefined,
    ],
    ['ink stays ink', [square(2, 20, 'ink')], ['ink'], undefined],
  ])('%s', (_, shapes, fills, note) => {
    const result = legible(artOf(...shapes));
    expect(fillsOf(result)).toEqual(fills);
    expect(result.notes).toEqual(note === undefined ? [] : [expect.stringContaining(note)]);
  });

  it('an orange with almost enough contrast is darkened, until it is seen on both', () => {
    const result = legible(artOf(square(2, 20, '#ff9900')));
    const [{ fill = 'ink' } = { fill: 'ink' as const }] = result.art.shapes;
    if (fill === 'ink') throw new Error('It has lost its hue.');
    expect(fill).toMatch(/^#f[\da-f]9[\da-f]00$/);
    for (const scheme of ['light', 'dark'] as const)
      expect(contrast(fill, THEMES[scheme]['neutral-fill'])).toBeGreaterThanOrEqual(2);
    expect(result.notes).toEqual([expect.stringContaining('darker')]);
  });

  it('gradients and strokes that vanish become ink as a whole', () => {
    const stops = [
      [0, '#ffffff'],
      [1, '#f0f0f0'],
    ] as const;
    const shape: IconShape = {
      ...square(2, 20, '#f8f8f8'),
      gradient: { line: [0, 0, 24, 24], stops },
      stroke: '#ffffff',
      strokeWidth: 1,
    };
    expect(legible(artOf(shape)).art.shapes).toEqual([{ d: shape.d, fill: 'ink', stroke: 'ink', strokeWidth: 1 }]);
  });

  it('what stays too faint is reported', () => {
    const [shape] = [{ ...square(2, 20, '#d8372c'), opacity: 0.05 }];
    expect(legible(artOf(shape as IconShape)).notes).toEqual([
      expect.stringContaining('text colour'),
      'It is hardly visible on a dark ground.',
      'It is hardly visible on a light ground.',
    ]);
  });

  it('an icon of one flat colour is seen in both schemes, whatever the colour', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((each) => each.toString(16).padStart(2, '0'));
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const [{ fill } = { fill: undefined }] = legible(artOf(square(2, 20, `#${red}${green}${blue}`))).art.shapes;
        if (fill === undefined || fill === 'ink') return;
        for (const scheme of ['light', 'dark'] as const)
          expect(contrast(fill, THEMES[scheme]['neutral-fill'])).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
