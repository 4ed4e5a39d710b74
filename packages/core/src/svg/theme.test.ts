import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, distance, hueOf, lightnessOf, VISIONS } from '../../../../scripts/theme/colour.mjs';
import { themeTable } from '../../../../scripts/theme/table.mjs';
import { type ColourRole, LINE_ROLES, TONES } from '../scene/scene.js';
import { THEMES } from './theme.js';

const FRAMES = TONES.flatMap((tone) => ([1, 2, 3] as const).map((level): ColourRole => `${tone}-frame-${level}`));
const FILLS = TONES.map((tone): ColourRole => `${tone}-fill`);
/** What may lie under a text, a line or a node. */
const GROUNDS: readonly ColourRole[] = ['canvas', ...FRAMES, ...FILLS];
const ROLE_LINES = LINE_ROLES.map((role): ColourRole => `role-${role}`);
const LINES: readonly ColourRole[] = ['line', 'ink', ...ROLE_LINES];

it('is the table that the design gives', () => {
  expect(readFileSync(new URL('theme-table.ts', import.meta.url), 'utf8')).toBe(themeTable());
});

describe.each(['light', 'dark'] as const)('%s theme', (scheme) => {
  const theme = THEMES[scheme];

  /** Pairs below the ratio, told with their ratio. */
  const tooClose = (inks: readonly ColourRole[], grounds: readonly ColourRole[], least: number): readonly string[] =>
    inks.flatMap((ink) =>
      grounds
        .filter((ground) => contrast(theme[ink], theme[ground]) < least)
        .map((ground) => `${ink} on ${ground}: ${contrast(theme[ink], theme[ground]).toFixed(2)}`),
    );

  const tooAlike = (roles: readonly ColourRole[], least: number): readonly string[] =>
    VISIONS.flatMap((vision) =>
      roles.flatMap((one, index) =>
        roles
          .slice(index + 1)
          .filter((other) => distance(theme[one], theme[other], vision) < least)
          .map((other) => `${one} and ${other}, ${vision}: ${distance(theme[one], theme[other], vision).toFixed(3)}`),
      ),
    );

  it('has a colour for every role, in lower case', () => {
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('keeps main texts at 7:1 on everything they stand on', () => {
    expect(tooClose(['ink'], GROUNDS, 7)).toEqual([]);
    for (const tone of TONES) {
      const grounds: ColourRole[] = ['canvas', `${tone}-fill`, `${tone}-frame-1`, `${tone}-frame-2`, `${tone}-frame-3`];
      expect(tooClose([`${tone}-text`], grounds, 7)).toEqual([]);
    }
  });

  it('keeps every text at 4.5:1, on foreign frames too', () => {
    const texts = TONES.map((tone): ColourRole => `${tone}-text`);
    expect(tooClose(['secondary', ...texts], GROUNDS, 4.5)).toEqual([]);
    expect(tooClose(['canvas'], ['ink'], 4.5)).toEqual([]);
  });

  it('keeps lines and arrowheads at 3:1 on the canvas, in frames and on the nodes they touch', () => {
    expect(tooClose(LINES, GROUNDS, 3)).toEqual([]);
  });

  it('keeps strokes of nodes and frames at 3:1 on their fill and on what lies around them', () => {
    const strokes = TONES.map((tone): ColourRole => `${tone}-stroke`);
    expect(tooClose(strokes, ['canvas', ...FRAMES, ...FILLS], 3)).toEqual([]);
  });

  it('keeps marks of charts at 3:1 on the canvas', () => {
    expect(
      tooClose(
        TONES.map((tone): ColourRole => `${tone}-strong`),
        ['canvas'],
        3,
      ),
    ).toEqual([]);
  });

  it.each(['stroke', 'strong'] as const)('keeps the tones apart as %s for every colour vision', (form) => {
    expect(
      tooAlike(
        TONES.map((tone): ColourRole => `${tone}-${form}`),
        0.08,
      ),
    ).toEqual([]);
  });

  it('keeps the line roles apart from one another and from a plain line for every colour vision', () => {
    expect(tooAlike(['line', ...ROLE_LINES], 0.08)).toEqual([]);
  });

  it('gives no line role a red, a green or an amber', () => {
    const reserved = (['red', 'green', 'amber', 'orange'] as const).map((tone) => hueOf(theme[`${tone}-strong`]));
    for (const role of ROLE_LINES) {
      for (const hue of reserved) {
        const apart = Math.abs(hueOf(theme[role]) - hue);
        expect(Math.min(apart, 360 - apart), role).toBeGreaterThan(30);
      }
    }
  });

  it('tells neighbouring tones of a chart apart in greyscale', () => {
    for (const [index, tone] of TONES.entries()) {
      const next = TONES[index + 1];
      if (next === undefined) continue;
      const step = Math.abs(lightnessOf(theme[`${tone}-strong`]) - lightnessOf(theme[`${next}-strong`]));
      expect(step, `${tone} and ${next}`).toBeGreaterThan(0.04);
    }
  });

  it('deepens frames step by step from the canvas towards the fill of a node', () => {
    for (const tone of TONES) {
      const grounds: readonly ColourRole[] = [
        'canvas',
        `${tone}-frame-1`,
        `${tone}-frame-2`,
        `${tone}-frame-3`,
        `${tone}-fill`,
      ];
      const depths = grounds.map((role) => Math.abs(lightnessOf(theme[role]) - lightnessOf(theme.canvas)));
      expect(depths).toEqual([...depths].sort((a, b) => a - b));
      expect(new Set(grounds.map((role) => theme[role])).size).toBe(grounds.length);
    }
  });
});
