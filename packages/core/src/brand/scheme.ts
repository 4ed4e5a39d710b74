// One scheme of a brand's theme: in, the house's theme and the brand's colours; out, the theme with the brand in it and what
// had to be changed. Surfaces keep within the range of the house's in luminance, so that everything that stands on those
// stands on these; every colour laid on them is looked for near the wish until it keeps the promises of theme/promises.ts.
import { type ColourRole, LINE_ROLES, TONES, type Tone } from '../scene/scene.js';
import { fitted, type Hex, linearFromHex, luminance, ratio, type Shade, shadeFromHex } from '../theme/colour.js';
import type { Theme } from '../theme/contract.js';
import {
  APART,
  BRAND_RIVALS,
  brokenPromises,
  DISC,
  GREY_CHROMA,
  GREY_STEP,
  GROUNDS,
  isCool,
  MAIN_TEXT,
  MARK,
  ROLE_LINES,
  TEXT,
} from '../theme/promises.js';
import { surfaces } from '../theme/surfaces.js';
import { apart, seenLinear, VISIONS, type Vision } from '../theme/vision.js';
import type { Adjustment } from './contract.js';
import { type Candidate, candidate, nearestShade } from './nearest-shade.js';

export interface BrandedScheme {
  readonly theme: Theme;
  readonly adjustments: readonly Adjustment[];
}

/** What keeps a colour from a place; undefined when nothing does. */
type Test = (tried: Candidate) => string | undefined;

/** A brand's surfaces are a little stronger than the house's, in proportion to the colour's own strength. */
const VIVID = 0.15;

export function brandedScheme(house: Theme, scheme: 'light' | 'dark', colours: readonly Hex[]): BrandedScheme {
  const seeds = colours.map(shadeFromHex);
  const [primary] = seeds;
  if (primary === undefined) return { theme: house, adjustments: [] };
  const breath: Shade = primary.chroma < GREY_CHROMA ? { ...primary, chroma: 0 } : primary;
  const draft: Record<ColourRole, Hex> = { ...house };
  const adjustments: Adjustment[] = [];

  /** The house's colour of a role with the brand's hue. */
  const breathed = (role: ColourRole, strength = 1): Shade => {
    const { lightness, chroma } = shadeFromHex(house[role]);
    return { lightness, chroma: breath.chroma === 0 ? 0 : chroma * strength, hue: breath.hue };
  };

  const lights = GROUNDS.map((role) => luminance(linearFromHex(house[role])));
  const range = { least: Math.min(...lights), most: Math.max(...lights) };
  const within = (hex: Hex): boolean => {
    const light = luminance(linearFromHex(hex));
    return light >= range.least && light <= range.most;
  };
  /** The surfaces of a tone, moved towards the canvas until none is stronger than the house's strongest. */
  const lay = (tone: Tone, wanted: Shade): void => {
    const canvas = shadeFromHex(draft.canvas);
    for (let share = 0; share <= 10; share++) {
      const lightness = wanted.lightness + ((canvas.lightness - wanted.lightness) * share) / 20;
      const { fill, frames } = surfaces(canvas, { ...wanted, lightness });
      if (![fill, ...frames].every(within)) continue;
      draft[`${tone}-fill`] = fill;
      draft[`${tone}-frame-1`] = frames[0];
      draft[`${tone}-frame-2`] = frames[1];
      draft[`${tone}-frame-3`] = frames[2];
      return;
    }
  };

  const canvas = fitted(breathed('canvas'));
  if (within(canvas)) draft.canvas = canvas;
  lay('neutral', breathed('neutral-fill', 1.6));
  lay('brand', breathed('blue-fill', 1 + Math.min(1, primary.chroma / VIVID) * 0.5));
  for (const tone of TONES) {
    // Frames deepen from this canvas.
    if (tone !== 'neutral') lay(tone, shadeFromHex(house[`${tone}-fill`]));
  }

  const grounds = GROUNDS.map((role) => luminance(linearFromHex(draft[role])));
  const least = (tried: Candidate, among: readonly number[] = grounds): number =>
    Math.min(...among.map((each) => ratio(tried.luminance, each)));
  const own = (tone: Tone): readonly number[] =>
    (['canvas', `${tone}-fill`, `${tone}-frame-1`, `${tone}-frame-2`, `${tone}-frame-3`] as const).map((role) =>
      luminance(linearFromHex(draft[role])),
    );
  const contrasts = (needed: number, among: readonly number[] = grounds): Test => {
    return (tried) => {
      const has = least(tried, among);
      return has >= needed
        ? undefined
        : `It has a contrast of ${rounded(has)} to 1 here, and ${needed} to 1 is needed.`;
    };
  };
  const differs = (others: readonly ColourRole[], visions: readonly Vision[] = VISIONS): Test => {
    const seen = others.map((role) => {
      const linear = linearFromHex(draft[role]);
      return { role, as: visions.map((vision) => seenLinear(linear, vision)) };
    });
    return (tried) => {
      for (const [i, vision] of visions.entries()) {
        const eye = seenLinear(tried.linear, vision);
        for (const { role, as } of seen) {
          const other = as[i];
          if (other === undefined || apart(eye, other) >= APART) continue;
          const whom = vision === 'normal' ? '' : ` for readers with ${vision}`;
          return `It cannot be told from ${role}${whom}.`;
        }
      }
      return undefined;
    };
  };
  const noState: Test = ({ shade }) =>
    isCool(shade) ? undefined : 'Lines are never red, amber or green, which say how something stands.';
  const all = (tests: readonly Test[]): Test => {
    return (tried) => {
      for (const test of tests) {
        const refused = test(tried);
        if (refused !== undefined) return refused;
      }
      return undefined;
    };
  };

  /** Where to look when nothing near the wish will do: the other line roles of the house and greys. */
  const fallbacks = (role: ColourRole): readonly Shade[] =>
    role.startsWith('role-') ? [...LINE_ROLES.map((each) => shadeFromHex(house[`role-${each}`])), GREY] : [];

  /** A line may lean to a neighbouring hue to be told from others; the brand's own tone and badge keep theirs. */
  const turns = (role: ColourRole): boolean => role.startsWith('role-');

  /** Sets a role to the shade nearest to the wish; where none will do, to the house's. */
  const set = (role: ColourRole, wish: Shade, tests: readonly Test[]): void => {
    const test = all(tests);
    draft[role] =
      firstShade([wish, ...fallbacks(role)], (tried) => test(tried) === undefined, turns(role)) ?? house[role];
  };
  /** The same for a colour the brand names, which is told about when it is not taken as it is. */
  const setAsked = (
    role: ColourRole,
    asked: Hex,
    otherwise: ColourRole,
    tests: readonly Test[],
    among?: readonly number[],
  ): void => {
    const test = all(tests);
    const passes = (tried: Candidate): boolean => test(tried) === undefined;
    const wanted = candidate(asked);
    const reason = test(wanted);
    if (reason === undefined) {
      draft[role] = asked;
      return;
    }
    const given =
      firstShade([wanted.shade, shadeFromHex(house[otherwise]), ...fallbacks(role)], passes, turns(role)) ??
      house[otherwise];
    draft[role] = given;
    const contrast = { asked: rounded(least(wanted, among)), given: rounded(least(candidate(given), among)) };
    adjustments.push({ role, scheme, asked, given, reason, contrast });
  };

  set('ink', breathed('ink'), [contrasts(MAIN_TEXT)]);
  set('secondary', breathed('secondary'), [contrasts(TEXT)]);
  set('line', breathed('line'), [contrasts(MARK)]);
  set('hairline', breathed('hairline'), []);
  const others = (form: 'stroke' | 'strong', tones: readonly Tone[]): readonly ColourRole[] =>
    tones.map((tone): ColourRole => `${tone}-${form}`);
  const coloured = TONES.filter((tone) => tone !== 'neutral');
  const step: Test = ({ shade }) => {
    const next = shadeFromHex(draft['blue-strong']).lightness;
    return Math.abs(shade.lightness - next) >= GREY_STEP ? undefined : 'In grey it cannot be told from blue-strong.';
  };
  /** The grey of the house with as much of the brand's breath as leaves it apart from the tones, which stand close round it. */
  const setGrey = (role: ColourRole, tests: readonly Test[]): void => {
    const test = all(tests);
    const found = [1, 0.5, 0].map((share) => fitted(breathed(role, share))).find((hex) => !test(candidate(hex)));
    draft[role] = found ?? house[role];
  };
  setGrey('neutral-stroke', [contrasts(MARK), differs(others('stroke', coloured))]);
  setGrey('neutral-strong', [contrasts(MARK, own('neutral').slice(0, 1)), differs(others('strong', coloured)), step]);
  set('neutral-text', breathed('neutral-text'), [contrasts(TEXT), contrasts(MAIN_TEXT, own('neutral'))]);

  const { hex: asked } = candidate(colours[0] ?? house['blue-stroke']);
  setAsked('brand-stroke', asked, 'blue-stroke', [
    contrasts(MARK),
    differs(others('stroke', BRAND_RIVALS), ['normal']),
  ]);
  const onCanvas = own('brand').slice(0, 1);
  const strong = [contrasts(MARK, onCanvas), differs(others('strong', BRAND_RIVALS), ['normal'])];
  setAsked('brand-strong', asked, 'blue-strong', strong, onCanvas);
  set('brand-text', breathed('blue-text'), [contrasts(TEXT), contrasts(MAIN_TEXT, own('brand'))]);

  const inks = ['canvas', 'ink'] as const;
  const numberOn = (tried: Candidate): readonly number[] =>
    inks.map((role) => ratio(tried.luminance, luminance(linearFromHex(draft[role]))));
  setAsked('badge', asked, 'ink', [
    contrasts(DISC),
    (tried) => (Math.max(...numberOn(tried)) >= TEXT ? undefined : 'Neither dark nor light numbers can be read on it.'),
  ]);
  const [light = 0, dark = 0] = numberOn(candidate(draft.badge));
  // Light numbers on a disc read as cut out of it; dark ones are for discs too pale for that.
  draft['badge-text'] = light >= TEXT || light >= dark ? draft.canvas : draft.ink;

  const taken: ColourRole[] = ['line'];
  for (const [i, role] of LINE_ROLES.entries()) {
    const name: ColourRole = `role-${role}`;
    const tests = [noState, contrasts(MARK), differs([...taken])];
    const own = colours[i];
    if (own === undefined) set(name, shadeFromHex(house[name]), tests);
    else setAsked(name, own, name, tests);
    taken.push(name);
  }
  // What the search cannot do for some brand must not reach a picture: the lines, and then all, stay the house's.
  if (brokenPromises(draft).length === 0) return { theme: draft, adjustments };
  const plain = { ...draft, line: house.line };
  for (const role of ROLE_LINES) plain[role] = house[role];
  const theme = brokenPromises(plain).length === 0 ? plain : house;
  const kept = adjustments.map((each): Adjustment => {
    const given = theme[each.role];
    return { ...each, given, contrast: { ...each.contrast, given: rounded(least(candidate(given))) } };
  });
  return { theme, adjustments: kept };
}

const GREY: Shade = { lightness: 0.5, chroma: 0, hue: { x: 1, y: 0 } };

function firstShade(wishes: readonly Shade[], passes: (tried: Candidate) => boolean, turns: boolean): Hex | undefined {
  for (const wish of wishes) {
    const found = nearestShade(wish, passes, turns);
    if (found !== undefined) return found;
  }
  return undefined;
}

function rounded(value: number): number {
  return Math.floor(value * 100) / 100;
}
