// What every theme promises, the house's and a brand's alike: in, a theme; out, what it breaks. Contrast by WCAG 2.2 (1.4.3
// and 1.4.11), colour vision by Machado et al. (vision.ts), all from the colours as they are written into pictures.
import { type ColourRole, LINE_ROLES, TONES, type Tone } from '../scene/scene.js';
import { SERIES, SERIES_IN_GREY } from '../scene/series.js';
import { directionAt } from './arithmetic.js';
import { linearFromHex, luminance, ratio, type Shade, shadeFromHex, type Triple } from './colour.js';
import type { Theme } from './contract.js';
import { apart, seenLinear, VISIONS, type Vision } from './vision.js';

/** Contrast of words, of words that matter most, and of strokes, heads and marks. */
export const TEXT = 4.5;
export const MAIN_TEXT = 7;
export const MARK = 3;
/** A number's disc need only stand out: what it says, the number says on it. */
export const DISC = 1.25;
/** Distance in OKLab that every colour vision sees between things told apart by colour. */
export const APART = 0.08;
/** Step of lightness between neighbours of a chart, for grey print. */
export const GREY_STEP = 0.04;
/** Weaker colours are greys and have no hue to mistake. */
export const GREY_CHROMA = 0.03;
/** Line roles keep to the cool half of the hues, from 180 to 355 degrees: red, amber and green say how something stands. */
const COOL = directionAt(267.5);
const COOL_REACH = directionAt(87.5).x;

/** Whether a line role may have the hue. */
export function isCool({ chroma, hue }: Shade): boolean {
  return chroma < GREY_CHROMA || hue.x * COOL.x + hue.y * COOL.y >= COOL_REACH;
}

const ALL_TONES: readonly Tone[] = [...TONES, 'brand'];
const frames = (tone: Tone): readonly ColourRole[] => [`${tone}-frame-1`, `${tone}-frame-2`, `${tone}-frame-3`];

/** Everything that may lie under a word, a line or a node. */
export const GROUNDS: readonly ColourRole[] = [
  'canvas',
  ...ALL_TONES.flatMap((tone): readonly ColourRole[] => [`${tone}-fill`, ...frames(tone)]),
];

export const ROLE_LINES: readonly ColourRole[] = LINE_ROLES.map((role): ColourRole => `role-${role}`);

interface Contrast {
  readonly inks: readonly ColourRole[];
  readonly grounds: readonly ColourRole[];
  readonly least: number;
}

const CONTRASTS: readonly Contrast[] = [
  { inks: ['ink'], grounds: GROUNDS, least: MAIN_TEXT },
  { inks: ['secondary', ...ALL_TONES.map((tone): ColourRole => `${tone}-text`)], grounds: GROUNDS, least: TEXT },
  ...ALL_TONES.map((tone): Contrast => {
    return { inks: [`${tone}-text`], grounds: ['canvas', `${tone}-fill`, ...frames(tone)], least: MAIN_TEXT };
  }),
  { inks: ['badge-text'], grounds: ['badge'], least: TEXT },
  { inks: ['badge'], grounds: GROUNDS, least: DISC },
  { inks: ['line', ...ROLE_LINES], grounds: GROUNDS, least: MARK },
  { inks: ALL_TONES.map((tone): ColourRole => `${tone}-stroke`), grounds: GROUNDS, least: MARK },
  { inks: ALL_TONES.map((tone): ColourRole => `${tone}-strong`), grounds: ['canvas'], least: MARK },
];

const FORMS = ['stroke', 'strong'] as const;

/** Sets of roles in which every two look different to everyone. */
const TOLD_APART: readonly (readonly ColourRole[])[] = [
  ...FORMS.map((form) => TONES.map((tone): ColourRole => `${tone}-${form}`)),
  ['line', ...ROLE_LINES],
];

/** Tones that the brand's colour must not be taken for. It means nothing by itself, so the usual eye is asked alone; and it
 * may be one with blue, which it stands in for. */
export const BRAND_RIVALS: readonly Tone[] = TONES.filter((tone) => tone !== 'blue');

export interface Broken {
  readonly roles: readonly [ColourRole, ColourRole];
  readonly what: 'contrast' | 'hue' | 'grey' | 'depth' | Vision;
  readonly measured: number;
  readonly least: number;
}

/** The looks of a theme's colours, each worked out once. */
function looks(theme: Theme): {
  readonly light: (role: ColourRole) => number;
  readonly seen: (role: ColourRole, vision: Vision) => Triple;
  readonly shade: (role: ColourRole) => Shade;
} {
  const linear = new Map<ColourRole, Triple>();
  const lights = new Map<ColourRole, number>();
  const linearOf = (role: ColourRole): Triple => {
    const known = linear.get(role) ?? linearFromHex(theme[role]);
    linear.set(role, known);
    return known;
  };
  return {
    light: (role) => {
      const known = lights.get(role) ?? luminance(linearOf(role));
      lights.set(role, known);
      return known;
    },
    seen: (role, vision) => seenLinear(linearOf(role), vision),
    shade: (role) => shadeFromHex(theme[role]),
  };
}

/** Every promise that the theme breaks; none for a good one. */
export function brokenPromises(theme: Theme): readonly Broken[] {
  const { light, seen, shade } = looks(theme);
  const broken: Broken[] = [];
  const check = (roles: Broken['roles'], what: Broken['what'], measured: number, least: number): void => {
    if (!(measured >= least)) broken.push({ roles, what, measured, least });
  };

  for (const { inks, grounds, least } of CONTRASTS) {
    for (const ink of inks) {
      for (const ground of grounds) check([ink, ground], 'contrast', ratio(light(ink), light(ground)), least);
    }
  }

  for (const roles of TOLD_APART) {
    for (const vision of VISIONS) {
      const colours = roles.map((role) => ({ role, colour: seen(role, vision) }));
      for (const [i, one] of colours.entries()) {
        for (const other of colours.slice(i + 1)) {
          check([one.role, other.role], vision, apart(one.colour, other.colour), APART);
        }
      }
    }
  }

  for (const form of FORMS) {
    const brand: ColourRole = `brand-${form}`;
    for (const tone of BRAND_RIVALS) {
      const rival: ColourRole = `${tone}-${form}`;
      check([brand, rival], 'normal', apart(seen(brand, 'normal'), seen(rival, 'normal')), APART);
    }
  }

  for (const role of ROLE_LINES) check([role, 'line'], 'hue', isCool(shade(role)) ? 1 : 0, 1);

  for (const [i, tone] of TONES.entries()) {
    const next = TONES[i + 1];
    if (next === undefined) continue;
    const step = Math.abs(shade(`${tone}-strong`).lightness - shade(`${next}-strong`).lightness);
    check([`${tone}-strong`, `${next}-strong`], 'grey', step, GREY_STEP);
  }

  const greys = SERIES.map((tone) => shade(`${tone}-strong`).lightness);
  for (const [i, tone] of SERIES.entries()) {
    for (const [j, other] of SERIES.entries()) {
      // The last stands beside the first in a ring.
      const near = j - i === 1 || j - i === SERIES.length - 1 || (i < j && j < SERIES_IN_GREY);
      const step = Math.abs((greys[i] ?? 0) - (greys[j] ?? 0));
      if (near) check([`${tone}-strong`, `${other}-strong`], 'grey', step, GREY_STEP);
    }
  }

  const { lightness: base } = shade('canvas');
  for (const tone of ALL_TONES) {
    const depths: readonly ColourRole[] = ['canvas', ...frames(tone), `${tone}-fill`];
    for (const [i, role] of depths.entries()) {
      const before = depths[i - 1];
      if (before === undefined) continue;
      const deeper = Math.abs(shade(role).lightness - base) - Math.abs(shade(before).lightness - base);
      check([before, role], 'depth', theme[role] === theme[before] ? -1 : deeper, 0);
    }
  }
  return broken;
}
