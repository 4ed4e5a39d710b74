import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../draw.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { type Hex, shadeFromHex } from '../theme/colour.js';
import { brokenPromises } from '../theme/promises.js';
import { THEMES } from '../theme/theme.js';
import { brandTheme } from './brand.js';
import type { Adjustment, Brand, BrandInput } from './contract.js';

function branded(
  colours: BrandInput['colours'],
  more: Omit<BrandInput, 'colours'> = {},
): {
  readonly brand: Brand;
  readonly adjustments: readonly Adjustment[];
} {
  const result = brandTheme({ colours, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result;
}

const channel = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 127, 128, 254, 255));
const hex = fc
  .tuple(channel, channel, channel)
  .map((channels): Hex => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`);
const grey = channel.map((each): Hex => `#${each.toString(16).padStart(2, '0').repeat(3)}`);
const colour = fc.oneof({ weight: 4, arbitrary: hex }, grey);

describe('any brand', () => {
  it('keeps every promise of contrast and colour vision, and shows the brand, not the default theme', () => {
    fc.assert(
      fc.property(
        fc.record({ primary: colour, secondary: colour, accent: colour, extra: colour }, { requiredKeys: ['primary'] }),
        (colours) => {
          const { brand } = branded(colours);
          for (const scheme of ['light', 'dark'] as const) {
            expect(brokenPromises(brand.theme[scheme])).toEqual([]);
            expect(brand.theme[scheme]).not.toBe(THEMES[scheme]);
          }
        },
      ),
      { numRuns: cases(40) },
    );
  });

  it('reports every brand colour that it changes', () => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const { brand, adjustments } = branded({ primary, secondary });
        for (const scheme of ['light', 'dark'] as const) {
          for (const [role, wish] of [
            ['brand-stroke', primary],
            ['badge', primary],
            ['role-data', primary],
            ['role-identity', secondary],
          ] as const) {
            const adjustment = adjustments.find((each) => each.scheme === scheme && each.role === role);
            const colour = brand.theme[scheme][role];
            if (adjustment === undefined) expect(colour).toBe(wish);
            else expect(adjustment).toMatchObject({ asked: wish, given: colour });
          }
        }
      }),
      { numRuns: cases(12) },
    );
  });

  it('keeps them with shades of its own for any tones, and says which it had to change', () => {
    const tones = fc.record(
      { blue: colour, violet: colour, aqua: colour, orange: colour, green: colour, amber: colour, red: colour },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(colour, tones, (primary, wishes) => {
        const { brand, adjustments } = branded({ primary }, { tones: wishes });
        for (const scheme of ['light', 'dark'] as const) {
          expect(brokenPromises(brand.theme[scheme])).toEqual([]);
          for (const [tone, wish] of Object.entries(wishes)) {
            const role = `${tone}-stroke` as const;
            const adjustment = adjustments.find((each) => each.scheme === scheme && each.role === role);
            expect(adjustment?.given ?? wish).toBe(brand.theme[scheme][role as keyof Brand['theme']['light']]);
          }
        }
      }),
      { numRuns: cases(20) },
    );
  });

  it('is the same theme every time', () => {
    expect(branded({ primary: '#ffcc00', accent: '#123' })).toEqual(branded({ primary: '#FFCC00', accent: '#112233' }));
  });
});

describe('a brand', () => {
  it('gets its own colours where they are visible, without a report', () => {
    const { brand, adjustments } = branded({ primary: '#1d5fbf' });
    expect(brand.theme.light).toMatchObject({ 'brand-stroke': '#1d5fbf', badge: '#1d5fbf', 'role-data': '#1d5fbf' });
    expect(adjustments.filter(({ scheme }) => scheme === 'light')).toEqual([]);
  });

  it('reports why yellow cannot be a line on white, and by how much', () => {
    const { adjustments } = branded({ primary: '#ffe600' });
    expect(adjustments).toContainEqual(
      expect.objectContaining({
        role: 'brand-stroke',
        scheme: 'light',
        asked: '#ffe600',
        reason: expect.stringMatching(/^Its contrast here is 1\.\d+ to 1; 3 to 1 is required\.$/),
      }),
    );
  });

  it.each([
    ['red', '#e4002b'],
    ['amber', '#ffb000'],
    ['green', '#00843d'],
  ])('of %s has no line role in that colour, and says why', (_, primary) => {
    const { adjustments } = branded({ primary });
    const adjusted = adjustments.filter(({ role, reason }) => role === 'role-data' && reason.includes('never red'));
    expect(adjusted).toHaveLength(2);
  });

  it('of two equal colours has two distinguishable line roles', () => {
    const { brand, adjustments } = branded({ primary: '#5a2ca0', secondary: '#5a2ca0' });
    expect(brand.theme.light['role-data']).not.toBe(brand.theme.light['role-identity']);
    expect(adjustments.map(({ reason }) => reason).join()).toContain('cannot be distinguished from role-data');
  });

  it('does not change the tones of the language', () => {
    const { brand } = branded({ primary: '#e4002b' });
    for (const tone of ['red', 'amber', 'green', 'blue'] as const) {
      expect(brand.theme.light[`${tone}-stroke`]).toBe(THEMES.light[`${tone}-stroke`]);
    }
  });

  it('has its own shade of a tone, light and dark, with the greys by which charts are distinguished', () => {
    const { brand, adjustments } = branded(
      { primary: '#1d5fbf' },
      { tones: { green: { light: '#519b6d', dark: '#82be97' }, violet: { light: '#641274', dark: '#9b4dac' } } },
    );
    expect(adjustments.filter(({ role }) => !/^(?:brand|role|badge)/.test(role))).toEqual([]);
    expect(brand.theme.light['green-stroke']).toBe('#519b6d');
    expect(brand.theme.dark['green-stroke']).toBe('#82be97');
    expect(brand.theme.light['violet-stroke']).toBe('#641274');
    for (const scheme of ['light', 'dark'] as const)
      for (const tone of ['green', 'violet'] as const) {
        const [own, usual] = [brand.theme[scheme], THEMES[scheme]].map((each) => shadeFromHex(each[`${tone}-strong`]));
        expect(Math.abs((own?.lightness ?? 0) - (usual?.lightness ?? 1))).toBeLessThan(0.02);
        expect(brand.theme[scheme][`${tone}-fill`]).not.toBe(THEMES[scheme][`${tone}-fill`]);
      }
  });

  it('cannot make an outcome another colour', () => {
    const { brand, adjustments } = branded({ primary: '#1d5fbf' }, { tones: { green: '#d4002a' } });
    expect(adjustments).toContainEqual(
      expect.objectContaining({ role: 'green-stroke', reason: 'green shows an outcome, so it stays green.' }),
    );
    expect(brand.theme.light['green-stroke']).toBe(THEMES.light['green-stroke']);
  });

  it('has one colour in light and another in dark', () => {
    const { brand } = branded({ primary: { light: '#1d5fbf', dark: '#8ab4f8' } });
    expect([brand.theme.light['brand-stroke'], brand.theme.dark['brand-stroke']]).toEqual(['#1d5fbf', '#8ab4f8']);
  });

  it('changes corners of cards, frames and lines and widths of lines, and nothing that has a meaning', () => {
    const source =
      'flow "Orders"\ngroup shop "Shop" {\n  node a service "Orders"\n  node b database "Store"\n  node c terminal "End"\n  node d person "Ada"\n}\na -> b : "writes"\nb -> c\nd -> a\n';
    const drawnWith = (more: Omit<BrandInput, 'colours'>): string =>
      draw(source, {}, { icons: testIcons, brand: branded({ primary: '#1d5fbf' }, more).brand }).svg ?? '';
    const radii = (svg: string): readonly string[] =>
      [...new Set([...svg.matchAll(/ rx="([\d.]+)"/g)].map(([, rx]) => rx ?? ''))].toSorted();
    expect(drawnWith({ corners: 'soft', lines: 'medium' })).toBe(drawnWith({}));
    expect(radii(drawnWith({}))).toEqual(['12', '20', '8']);
    expect(radii(drawnWith({ corners: 'sharp' }))).toEqual(['2', '20', '3']);
    expect(radii(drawnWith({ corners: 'round' }))).toEqual(['12', '18', '20']);
    expect(drawnWith({ lines: 'strong' })).toContain('stroke-width="2"');
  });

  it.each<[BrandInput, string]>([
    [{ colours: { primary: '#123456' }, tones: { red: 'blood' } }, 'red'],
    [{ colours: { primary: { light: '#123456', dark: 'black' } } }, 'primary'],
    [{ colours: { primary: 'yellow' } }, 'primary'],
    [{ colours: { primary: '#12345' } }, 'primary'],
    [{ colours: { primary: '#123456', accent: '#12345g' } }, 'accent'],
    [{ colours: { primary: '#123456' }, font: "Inter', serif" }, 'font'],
    [{ colours: { primary: '#123456' }, font: ' ' }, 'font'],
    [{ colours: { primary: '#123456' }, logo: '<svg viewBox="0 0 1 1"><script/></svg>' }, 'logo'],
  ])('of %j is rejected with the name of the field', (input, field) => {
    const result = brandTheme(input);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ field, message: expect.any(String), hint: expect.any(String) }],
    });
  });

  it('puts its font first and its logo under the picture, which grows for it', () => {
    const logo = '<svg viewBox="0 0 60 20"><path fill="#e4002b" d="M0 0H60V20H0z"/></svg>';
    const result = brandTheme({ colours: { primary: '#e4002b' }, font: 'Source Sans 3', logo });
    if (!result.ok) throw new Error('refused');
    const source = 'flow "Orders"\nnode a service "Orders"\nnode b database "Store"\na -> b : "writes" \n';
    const plain = draw(source, {}, { icons: testIcons }).svg ?? '';
    const mine = draw(source, {}, { icons: testIcons, brand: result.brand }).svg ?? '';
    expect(mine).toContain("font-family=\"'Source Sans 3',Inter,");
    expect(mine).toContain('fill="#e4002b" d="M0 0L60 0L60 20L0 20Z"');
    const heightOf = (svg: string): number => Number(/ height="(\d+)"/.exec(svg)?.[1]);
    expect(heightOf(mine)).toBeGreaterThan(heightOf(plain));
    expect(/ id="(\w+)"/.exec(mine)?.[1]).not.toBe(/ id="(\w+)"/.exec(plain)?.[1]);
  });
});
