// What every theme guarantees, the default and a brand's alike: in, a theme; out, the violations. Contrast by WCAG 2.2 (1.4.3
// and 1.4.11), colour vision by Machado et al. (vision.ts), all from the colours as written into pictures.
import { INK_NAMES, INKS, type Ink } from '../scene/colour-roles/inks.js';
import { LINE_ROLES } from '../scene/colour-roles/line-roles.js';
import { type ColourRole, SHADES, TONES, type Tone } from '../scene/scene.js';
import { SERIES, SERIES_IN_GREY } from '../scene/series.js';
import { directionAt } from './arithmetic.js';
import { linearFromHex, luminance, ratio, type Shade, shadeFromHex, type Triple } from './colour.js';
import type { Theme } from './contract.js';
import { apart, seenLinear, VISIONS, type Vision } from './vision.js';

/** Contrast of words, of words that matter most, and of strokes, heads and marks. */
export const TEXT = 4.5;
export const MAIN_TEXT = 7;
export const MARK = 3;
/** A number's disc need only be visible: its number carries the meaning. */
export const DISC = 1.25;
/** Distance in OKLab, for every colour vision, between elements that only colour distinguishes. */
export const APART = 0.08;
/** Step of lightness between neighbours of a chart, for grey print. */
export const GREY_STEP = 0.04;
/** Weaker colours are greys and have no hue to mistake. */
export const GREY_CHROMA = 0.03;
/** Line roles keep to the cool half of the hues, from 180 to 355 degrees: red, amber and green show status. */
const COOL = directionAt(267.5);
const COOL_REACH = directionAt(87.5).x;

/** Whether a line role can have the hue. */
export function isCool({ chroma, hue }: Shade): boolean {
  return chroma < GREY_CHROMA || hue.x * COOL.x + hue.y * COOL.y >= COOL_REACH;
}

const ALL_TONES: readonly Tone[] = [...TONES, 'brand'];
const frames = (tone: Tone): readonly ColourRole[] => [`${tone}-frame-1`, `${tone}-frame-2`, `${tone}-frame-3`];

/** Everything that can lie under a word, a line or a node. */
export const GROUNDS: readonly ColourRole[] = [
  'canvas',
  ...ALL_TONES.flatMap((tone): readonly ColourRole[] => [`${tone}-fill`, ...frames(tone)]),
];

export const ROLE_LINES: readonly ColourRole[] = LINE_ROLES.map((role): ColourRole => `role-${role}`);

/** Contrast of an ink with everything that can lie under it; none if it only separates. */
export function inkContrast(ink: Ink): number | undefined {
  const { shows } = INKS[ink];
  return shows && { 'main text': MAIN_TEXT, text: TEXT, mark: MARK }[shows];
}

interface Contrast {
  readonly inks: readonly ColourRole[];
  readonly grounds: readonly ColourRole[];
  readonly least: number;
}

const CONTRASTS: readonly Contrast[] = [
  ...INK_NAMES.flatMap((ink): readonly Contrast[] => {
    const least = inkContrast(ink);
    return least === undefined ? [] : [{ inks: [ink], grounds: GROUNDS, least }];
  }),
  { inks: ALL_TONES.map((tone): ColourRole => `${tone}-text`), grounds: GROUNDS, least: TEXT },
  ...ALL_TONES.map((tone): Contrast => {
    return { inks: [`${tone}-text`], grounds: ['canvas', `${tone}-fill`, ...frames(tone)], least: MAIN_TEXT };
  }),
  { inks: ['badge-text'], grounds: ['badge'], least: TEXT },
  { inks: ['ink'], grounds: SHADES, least: TEXT },
  { inks: ['badge'], grounds: GROUNDS, least: DISC },
  { inks: ROLE_LINES, grounds: GROUNDS, least: MARK },
  { inks: ALL_TONES.map((tone): ColourRole => `${tone}-stroke`), grounds: GROUNDS, least: MARK },
  { inks: ALL_TONES.map((tone): ColourRole => `${tone}-strong`), grounds: ['canvas'], least: MARK },
];

const FORMS = ['stroke', 'strong'] as const;

/** Sets of roles in which every two look different to everyone. */
const TOLD_APART: readonly (readonly ColourRole[])[] = [
  ...FORMS.map((form) => TONES.map((tone): ColourRole => `${tone}-${form}`)),
  ['line', ...ROLE_LINES],
];

/** Tones that the brand's colour must not be mistaken for. It has no meaning of its own, so only normal vision is checked; and it
 * can equal blue, which it replaces. */
export const BRAND_RIVALS: readonly Tone[] = TONES.filter((tone) => tone !== 'blue');

interface Measured {
  readonly roles: readonly [ColourRole, ColourRole];
  readonly what: 'contrast' | 'hue' | 'grey' | 'depth' | Vision;
  readonly measured: number;
  readonly least: number;
}

/** A violated promise. */
export type Broken = Measured;

/** The appearance of a theme's colours, each computed once. */
interface Looks {
  readonly light: (role: ColourRole) => number;
  readonly seen: (role: ColourRole, vision: Vision) => Triple;
  readonly shade: (role: ColourRole) => Shade;
}

function looks(theme: Theme): Looks {
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
  const seen = looks(theme);
  const isMet = ({ measured, least }: Measured): boolean => measured >= least;
  return [
    ...contrastsOf(seen),
    ...differencesOf(seen),
    ...ROLE_LINES.map((role) => promise([role, 'line'], 'hue', isCool(seen.shade(role)) ? 1 : 0, 1)),
    ...greyStepsOf(seen),
    ...seriesStepsOf(seen),
    ...shadeStepsOf(seen),
    ...depthsOf(theme, seen),
  ].filter((each) => !isMet(each));
}

function promise(roles: Measured['roles'], what: Measured['what'], measured: number, least: number): Measured {
  return { roles, what, measured, least };
}

function contrastsOf({ light }: Looks): readonly Measured[] {
  return CONTRASTS.flatMap(({ inks, grounds, least }) =>
    inks.flatMap((ink) =>
      grounds.map((ground) => promise([ink, ground], 'contrast', ratio(light(ink), light(ground)), least)),
    ),
  );
}

/** Colours that everyone can distinguish, and the brand's tone compared with those it could be mistaken for. */
function differencesOf({ seen }: Looks): readonly Measured[] {
  const pairs = TOLD_APART.flatMap((roles) =>
    VISIONS.flatMap((vision) => {
      const colours = roles.map((role) => ({ role, colour: seen(role, vision) }));
      return colours.flatMap((one, i) =>
        colours
          .slice(i + 1)
          .map((other) => promise([one.role, other.role], vision, apart(one.colour, other.colour), APART)),
      );
    }),
  );
  const rivals = FORMS.flatMap((form) => {
    const brand: ColourRole = `brand-${form}`;
    return BRAND_RIVALS.map((tone) => {
      const rival: ColourRole = `${tone}-${form}`;
      return promise([brand, rival], 'normal', apart(seen(brand, 'normal'), seen(rival, 'normal')), APART);
    });
  });
  return [...pairs, ...rivals];
}

/** Tones that follow one another, in grey. */
function greyStepsOf({ shade }: Looks): readonly Measured[] {
  return TONES.slice(1).map((next, i) => {
    const roles = [`${TONES[i] ?? next}-strong`, `${next}-strong`] as const;
    return promise(roles, 'grey', Math.abs(shade(roles[0]).lightness - shade(roles[1]).lightness), GREY_STEP);
  });
}

function seriesStepsOf({ shade }: Looks): readonly Measured[] {
  const greys = SERIES.map((tone) => shade(`${tone}-strong`).lightness);
  return SERIES.flatMap((tone, i) =>
    SERIES.flatMap((other, j) => {
      // In a ring, the last is next to the first.
      const near = j - i === 1 || j - i === SERIES.length - 1 || (i < j && j < SERIES_IN_GREY);
      const step = Math.abs((greys[i] ?? 0) - (greys[j] ?? 0));
      return near ? [promise([`${tone}-strong`, `${other}-strong`], 'grey', step, GREY_STEP)] : [];
    }),
  );
}

/** Each shade is clearly farther from the canvas than the previous one, in grey too. */
function shadeStepsOf({ shade }: Looks): readonly Measured[] {
  const { lightness: base } = shade('canvas');
  const far = SHADES.map((role) => Math.abs(shade(role).lightness - base));
  return SHADES.map((role, i) =>
    promise([SHADES[i - 1] ?? 'canvas', role], 'grey', (far[i] ?? 0) - (far[i - 1] ?? 0), GREY_STEP),
  );
}

/** Frames and fills deepen from the canvas on. */
function depthsOf(theme: Theme, { shade }: Looks): readonly Measured[] {
  const { lightness: base } = shade('canvas');
  return ALL_TONES.flatMap((tone) => {
    const depths: readonly ColourRole[] = ['canvas', ...frames(tone), `${tone}-fill`];
    return depths.slice(1).map((role, i) => {
      const before = depths[i] ?? role;
      const deeper = Math.abs(shade(role).lightness - base) - Math.abs(shade(before).lightness - base);
      return promise([before, role], 'depth', theme[role] === theme[before] ? -1 : deeper, 0);
    });
  });
}
