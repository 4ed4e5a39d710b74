// Turns a brand's few colours into a whole theme: in, colours, the character of corners and lines, a font's name and a logo; out, the theme in
// light and in dark, keeping every promise of theme/promises.ts, and what had to change for that. Or what is wrong with the input.

import { readLogo } from '../outlines/read-logo.js';
import type { Hex } from '../theme/colour.js';
import { THEMES } from '../theme/theme.js';
import {
  BRAND_COLOURS,
  BRAND_TONES,
  type BrandColour,
  type BrandHex,
  type BrandInput,
  type BrandProblem,
  type BrandResult,
  type BrandTone,
  CORNERS,
  LINES,
  LOGO_PLACES,
} from './contract.js';
import { isFontFamily } from './font-family.js';
import { brandedScheme, type SchemeWishes } from './scheme.js';

type Scheme = 'light' | 'dark';

export function brandTheme(input: BrandInput): BrandResult {
  const { font, fontFiles, logo, logoPlace, corners, lines } = input;
  const art = logo === undefined ? undefined : readLogo(logo);
  const problems = problemsOf(input, art);
  if (problems.length > 0) return { ok: false, problems };

  const light = brandedScheme(THEMES.light, 'light', wishesIn(input, 'light'));
  const dark = brandedScheme(THEMES.dark, 'dark', wishesIn(input, 'dark'));
  return {
    ok: true,
    brand: {
      theme: { light: light.theme, dark: dark.theme },
      ...(font === undefined ? {} : { font }),
      ...(fontFiles === undefined ? {} : { fontFiles }),
      ...(art?.ok === true ? { logo: art.art } : {}),
      ...(logoPlace === 'left' ? { logoPlace } : {}),
      ...(corners === undefined || corners === 'soft' ? {} : { corners }),
      ...(lines === undefined || lines === 'medium' ? {} : { lines }),
    },
    adjustments: [...light.adjustments, ...dark.adjustments],
  };
}

/** What `brandTheme` would reject, without making the theme. */
export function brandProblems(input: BrandInput): readonly BrandProblem[] {
  return problemsOf(input, input.logo === undefined ? undefined : readLogo(input.logo));
}

function problemsOf(input: BrandInput, art: ReturnType<typeof readLogo> | undefined): readonly BrandProblem[] {
  return [
    ...colourProblems(input),
    ...fontProblems(input.font),
    ...(art?.ok === false ? [{ field: 'logo', message: art.message, hint: art.hint } as const] : []),
    ...stepProblems('logoPlace', input.logoPlace, LOGO_PLACES),
    ...stepProblems('corners', input.corners, CORNERS),
    ...stepProblems('lines', input.lines, LINES),
  ];
}

function wishesIn({ colours, tones = {} }: BrandInput, scheme: Scheme): SchemeWishes {
  const wish = (value: BrandHex | undefined): readonly Hex[] => {
    const hex = value === undefined ? undefined : hexOf(typeof value === 'string' ? value : value[scheme]);
    return hex === undefined ? [] : [hex];
  };
  return {
    colours: BRAND_COLOURS.flatMap((field) => wish(colours[field])),
    tones: BRAND_TONES.flatMap((tone) => wish(tones[tone]).map((hex) => ({ tone, hex }))),
  };
}

/** `#rrggbb` in lower case; undefined for anything but a colour of three or six digits. */
function hexOf(text: string): Hex | undefined {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text.slice(1).toLowerCase() : undefined;
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : [...digits].map((each) => each + each).join('')}`;
}

function colourProblems({ colours, tones = {} }: BrandInput): readonly BrandProblem[] {
  const written: readonly (readonly [BrandColour | BrandTone, BrandHex | undefined])[] = [
    ...BRAND_COLOURS.map((field) => [field, colours[field]] as const),
    ...BRAND_TONES.map((tone) => [tone, tones[tone]] as const),
  ];
  return written.flatMap(([field, value]) => {
    if (value === undefined && field !== 'primary') return [];
    const wrong = textsOf(value).find((each) => hexOf(each) === undefined);
    if (wrong === undefined) return [];
    return [{ field, message: `'${cut(wrong)}' is not a colour.`, hint: 'Write #rgb or #rrggbb.' }];
  });
}

function textsOf(value: BrandHex | undefined): readonly string[] {
  if (value === undefined) return [''];
  return typeof value === 'string' ? [value] : [value.light, value.dark];
}

function fontProblems(font: string | undefined): readonly BrandProblem[] {
  if (font === undefined || isFontFamily(font)) return [];
  const hint = 'Write one family name of at most 64 letters, digits, spaces and hyphens.';
  return [{ field: 'font', message: `The font name '${cut(font)}' cannot be used.`, hint }];
}

function stepProblems(
  field: 'corners' | 'lines' | 'logoPlace',
  value: string | undefined,
  steps: readonly string[],
): readonly BrandProblem[] {
  if (value === undefined || steps.includes(value)) return [];
  return [{ field, message: `'${cut(value)}' is unknown here.`, hint: `Write ${steps.join(', ')}.` }];
}

/** A wrong value, cut for a message. */
function cut(text: string): string {
  return text.slice(0, 40);
}
