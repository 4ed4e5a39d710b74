import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { themeTable } from '../../../../scripts/theme/table.js';
import { LINE_ROLES } from '../scene/colour-roles/line-roles.js';
import { type ColourRole, TONES } from '../scene/scene.js';
import { GREYS, SERIES } from '../scene/series.js';
import { contrast, type Hex, shadeFromHex } from './colour.js';
import type { Theme } from './contract.js';
import { brokenPromises, GREY_STEP } from './promises.js';
import { THEMES } from './theme.js';
import { distance, VISIONS } from './vision.js';

it('is the table generated from the design', () => {
  expect(readFileSync(new URL('theme-table.ts', import.meta.url), 'utf8')).toBe(themeTable());
});

const FRAMES = TONES.flatMap((tone) => ([1, 2, 3] as const).map((level): ColourRole => `${tone}-frame-${level}`));
const FILLS = TONES.map((tone): ColourRole => `${tone}-fill`);
/** What can lie under a text, a line or a node. */
const GROUNDS: readonly ColourRole[] = ['canvas', ...FRAMES, ...FILLS];
const ROLE_LINES = LINE_ROLES.map((role): ColourRole => `role-${role}`);
const LINES: readonly ColourRole[] = ['line', 'ink', 'badge', ...ROLE_LINES];

function lightnessOf(colour: Hex): number {
  return shadeFromHex(colour).lightness;
}

describe.each(['light', 'dark'] as const)('%s theme', (scheme) => {
  const theme = THEMES[scheme];

  /** Pairs below the ratio, with their ratio. */
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

  it('keeps every promise', () => {
    expect(brokenPromises(theme)).toEqual([]);
  });

  it('has a colour for every role, in lower case', () => {
    for (const colour of Object.values(theme)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('shows blue where a brand would show its colour', () => {
    for (const [role, colour] of Object.entries(theme)) {
      if (role.startsWith('brand-')) expect(theme[role.replace('brand', 'blue') as ColourRole], role).toBe(colour);
    }
  });

  it('sets numbers in the colour of the canvas on ink', () => {
    expect(theme.badge).toBe(theme.ink);
    expect(theme['badge-text']).toBe(theme.canvas);
  });

  it('keeps main texts at 7:1 on every ground', () => {
    expect(tooClose(['ink'], GROUNDS, 7)).toEqual([]);
    for (const tone of TONES) {
      const grounds: ColourRole[] = ['canvas', `${tone}-fill`, `${tone}-frame-1`, `${tone}-frame-2`, `${tone}-frame-3`];
      expect(tooClose([`${tone}-text`], grounds, 7)).toEqual([]);
    }
  });

  it('keeps every text at 4.5:1, on foreign frames too', () => {
    const texts = TONES.map((tone): ColourRole => `${tone}-text`);
    expect(tooClose(['secondary', ...texts], GROUNDS, 4.5)).toEqual([]);
    expect(tooClose(['badge-text'], ['badge'], 4.5)).toEqual([]);
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

  it('keeps the line roles and a plain line distinct in greyscale', () => {
    const steps = (['line', ...ROLE_LINES] as const).map((role) => lightnessOf(theme[role])).sort((a, b) => a - b);
    for (const [index, lightness] of steps.entries()) {
      expect(lightness - (steps[index - 1] ?? 0), String(index)).toBeGreaterThan(0.035);
    }
  });

  it('gives no line role a red, a green or an amber', () => {
    const reserved = (['red', 'green', 'amber', 'orange'] as const).map(
      (tone) => shadeFromHex(theme[`${tone}-strong`]).hue,
    );
    for (const role of ROLE_LINES) {
      const { hue } = shadeFromHex(theme[role]);
      for (const state of reserved) {
        const apart = (Math.acos(hue.x * state.x + hue.y * state.y) * 180) / Math.PI;
        expect(apart, role).toBeGreaterThan(30);
      }
    }
  });

  it('keeps neighbouring tones of a chart distinct in greyscale', () => {
    for (const [index, tone] of TONES.entries()) {
      const next = TONES[index + 1];
      if (next === undefined) continue;
      const step = Math.abs(lightnessOf(theme[`${tone}-strong`]) - lightnessOf(theme[`${next}-strong`]));
      expect(step, `${tone} and ${next}`).toBeGreaterThan(0.04);
    }
  });

  it('keeps the greys of series without a pattern distinct', () => {
    const alike = GREYS.flatMap((some, i) =>
      GREYS.slice(i + 1).flatMap((others) =>
        some.flatMap((one) =>
          others
            .filter((other) => {
              const step = lightnessOf(theme[`${one}-strong`]) - lightnessOf(theme[`${other}-strong`]);
              return Math.abs(step) < GREY_STEP;
            })
            .map((other) => `${one}, ${other}`),
        ),
      ),
    );
    expect(alike).toEqual([]);
    expect(SERIES.filter((tone) => !GREYS.flat().includes(tone))).toEqual([]);
  });

  it('keeps the first four series of a chart distinct in greyscale, and neighbours of all eight, around the ring too', () => {
    const steps = SERIES.flatMap((one, i) =>
      SERIES.flatMap((other, j) => {
        const counts = (i < j && j < 4) || j === (i + 1) % SERIES.length;
        const step = Math.abs(lightnessOf(theme[`${one}-strong`]) - lightnessOf(theme[`${other}-strong`]));
        return counts && step < 0.05 ? [`${one} and ${other}: ${step.toFixed(3)}`] : [];
      }),
    );
    expect(steps).toEqual([]);
    expect(new Set(SERIES).size).toBe(8);
  });

  it('deepens frames step by step from the canvas toward the fill of a node', () => {
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

describe('a planted bad colour is found', () => {
  const { light } = THEMES;
  it.each<[string, Partial<Theme>, string, string]>([
    ['pale words', { 'amber-text': '#d8b46a' }, 'contrast', 'amber-text'],
    ['pale words beside a title', { secondary: '#9aa0a6' }, 'contrast', 'secondary'],
    ['a dark node under dark words', { 'violet-fill': '#6b5a92' }, 'contrast', 'violet-fill'],
    ['a pale line', { line: '#b8bcc2' }, 'contrast', 'line'],
    ['a pale line role', { 'role-data': '#9cc4ff' }, 'contrast', 'role-data'],
    ['a pale border', { 'green-stroke': '#a4d9b4' }, 'contrast', 'green-stroke'],
    ['a pale mark', { 'amber-strong': '#ffe08a' }, 'contrast', 'amber-strong'],
    ['a number on its disc', { badge: '#c9ced6' }, 'contrast', 'badge-text'],
    ['two tones of one colour', { 'orange-stroke': light['amber-stroke'] }, 'normal', 'orange-stroke'],
    ['a red that protanopes see as a green', { 'red-stroke': '#a8742a' }, 'protanopia', 'red-stroke'],
    ['a line role like a plain line', { 'role-async': light.line }, 'normal', 'role-async'],
    ['a red line role', { 'role-private': '#c8102e' }, 'hue', 'role-private'],
    ['a green line role', { 'role-data': '#1a7f37' }, 'hue', 'role-data'],
    ['neighbours of one grey', { 'blue-strong': light['neutral-strong'] }, 'grey', 'blue-strong'],
    ['series that follow one another of one grey', { 'violet-strong': light['blue-strong'] }, 'grey', 'violet-strong'],
    ['a ring whose ends are of one grey', { 'neutral-strong': '#555c63' }, 'grey', 'neutral-strong'],
    ['a frame deeper than the next', { 'aqua-frame-1': light['aqua-fill'] }, 'depth', 'aqua-frame-1'],
  ])('%s', (_, planted, what, role) => {
    const broken = brokenPromises({ ...light, ...planted });
    expect(broken.some((each) => each.what === what && (each.roles as readonly string[]).includes(role))).toBe(true);
  });
});
