// Turns a brand's few colours into a whole theme: in, colours, a font and a logo; out, the theme in light and in dark,
// keeping every promise of theme/promises.ts, and what had to change for that. Or what is wrong with the input.

import { readLogo } from '../outlines/read-logo.js';
import type { Hex } from '../theme/colour.js';
import { THEMES } from '../theme/theme.js';
import { BRAND_COLOURS, type BrandInput, type BrandProblem, type BrandResult } from './contract.js';
import { brandedScheme } from './scheme.js';

/** Letters, digits, spaces and hyphens; never a quote, a bracket or a comma. */
const FONT = /^[A-Za-z0-9][A-Za-z0-9 -]{0,63}$/;

/** `#rrggbb` in lower case; undefined for anything but a colour of three or six digits. */
function hexOf(text: string): Hex | undefined {
  const digits = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text.slice(1).toLowerCase() : undefined;
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : [...digits].map((each) => each + each).join('')}`;
}

export function brandTheme({ colours, font, fontFiles, logo }: BrandInput): BrandResult {
  const problems: BrandProblem[] = [];
  const wishes: Hex[] = [];
  for (const field of BRAND_COLOURS) {
    const written = colours[field];
    if (written === undefined && field !== 'primary') continue;
    const hex = hexOf(written ?? '');
    if (hex !== undefined) wishes.push(hex);
    else problems.push({ field, message: `'${cut(written)}' is not a colour.`, hint: 'Write #rgb or #rrggbb.' });
  }
  if (font !== undefined && !FONT.test(font)) {
    const hint = 'Write one family name of at most 64 letters, digits, spaces and hyphens.';
    problems.push({ field: 'font', message: `The font name '${cut(font)}' cannot be used.`, hint });
  }
  const art = logo === undefined ? undefined : readLogo(logo);
  if (art?.ok === false) problems.push({ field: 'logo', message: art.message, hint: art.hint });
  if (problems.length > 0) return { ok: false, problems };

  const light = brandedScheme(THEMES.light, 'light', wishes);
  const dark = brandedScheme(THEMES.dark, 'dark', wishes);
  return {
    ok: true,
    brand: {
      theme: { light: light.theme, dark: dark.theme },
      ...(font === undefined ? {} : { font }),
      ...(fontFiles === undefined ? {} : { fontFiles }),
      ...(art?.ok === true ? { logo: art.art } : {}),
    },
    adjustments: [...light.adjustments, ...dark.adjustments],
  };
}

/** A wrong value, cut for a message. */
function cut(text: string | undefined): string {
  return (text ?? '').slice(0, 40);
}
