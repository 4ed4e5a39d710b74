// One scheme of a brand's theme: in, the default theme and the brand's colours; out, the theme with the brand in it and what had
// to change. Every colour placed on the surfaces is searched near the preferred one until it keeps the promises of
// theme/promises.ts.
import { INK_NAMES } from '../scene/colour-roles/inks.js';
import { LINE_ROLES } from '../scene/colour-roles/line-roles.js';
import { type ColourRole, TONES } from '../scene/scene.js';
import { type Hex, ratio, type Shade, shadeFromHex } from '../theme/colour.js';
import type { Theme } from '../theme/contract.js';
import {
  BRAND_RIVALS,
  brokenPromises,
  DISC,
  GREY_CHROMA,
  GROUNDS,
  inkContrast,
  MAIN_TEXT,
  MARK,
  ROLE_LINES,
  TEXT,
} from '../theme/promises.js';
import { withSurfaces } from './brand-surfaces.js';
import type { Adjustment } from './contract.js';
import { breathed, type Draft, setAsked, setGrey, setRole } from './draft.js';
import { type Candidate, candidate } from './nearest-shade.js';
import { contrasts, differs, isNoState, leastContrast, luminancesOf, rounded, stepsFrom } from './requirement.js';
import { formsOf, ownGrounds } from './tone-roles.js';
import { droppedTones, layTones, setTones, type ToneWish } from './tones.js';

export interface BrandedScheme {
  readonly theme: Theme;
  readonly adjustments: readonly Adjustment[];
}

/** What a brand asks for in one scheme. */
export interface SchemeWishes {
  /** The first one is that of cards, frames and numbers; all of them, in this order, those of the line roles. */
  readonly colours: readonly Hex[];
  readonly tones: readonly ToneWish[];
}

export function brandedScheme(house: Theme, scheme: 'light' | 'dark', { colours, tones }: SchemeWishes): BrandedScheme {
  const [first] = colours;
  if (first === undefined) return { theme: house, adjustments: [] };
  const primary = shadeFromHex(first);
  const breath: Shade = primary.chroma < GREY_CHROMA ? { ...primary, chroma: 0 } : primary;
  const surfaced = withSurfaces(house, primary, breath);
  layTones(house, surfaced, tones);
  const draft: Draft = {
    house,
    scheme,
    breath,
    colours: surfaced,
    grounds: luminancesOf(surfaced, GROUNDS),
    adjustments: [],
  };
  setInks(draft);
  setTones(draft, tones);
  setNeutral(draft);
  setBrand(draft, first);
  setBadge(draft, first);
  setLines(draft, colours);
  if (tones.length === 0 || brokenPromises(draft.colours).length === 0) return finishedScheme(draft);
  const { theme, adjustments } = brandedScheme(house, scheme, { colours, tones: [] });
  return { theme, adjustments: [...adjustments, ...droppedTones(draft, theme, tones)] };
}

function setInks(draft: Draft): void {
  for (const ink of INK_NAMES) {
    const least = inkContrast(ink);
    const requirements = least === undefined ? [] : [contrasts(least, draft.grounds)];
    setRole(draft, ink, breathed(draft.house, draft.breath, ink), requirements);
  }
}

function setNeutral(draft: Draft): void {
  const { house, breath, colours, grounds } = draft;
  const coloured = TONES.filter((tone) => tone !== 'neutral');
  const own = ownGrounds(colours, 'neutral');
  setGrey(draft, 'neutral-stroke', [contrasts(MARK, grounds), differs(colours, formsOf('stroke', coloured))]);
  setGrey(draft, 'neutral-strong', [
    contrasts(MARK, own.slice(0, 1)),
    differs(colours, formsOf('strong', coloured)),
    stepsFrom('blue-strong', shadeFromHex(colours['blue-strong']).lightness),
  ]);
  const text = breathed(house, breath, 'neutral-text');
  setRole(draft, 'neutral-text', text, [contrasts(TEXT, grounds), contrasts(MAIN_TEXT, own)]);
}

function setBrand(draft: Draft, hex: Hex): void {
  const { house, breath, colours, grounds } = draft;
  const own = ownGrounds(colours, 'brand');
  const onCanvas = own.slice(0, 1);
  setAsked(draft, 'brand-stroke', { hex, otherwise: 'blue-stroke', grounds }, [
    contrasts(MARK, grounds),
    differs(colours, formsOf('stroke', BRAND_RIVALS), ['normal']),
  ]);
  setAsked(draft, 'brand-strong', { hex, otherwise: 'blue-strong', grounds: onCanvas }, [
    contrasts(MARK, onCanvas),
    differs(colours, formsOf('strong', BRAND_RIVALS), ['normal']),
  ]);
  const text = breathed(house, breath, 'blue-text');
  setRole(draft, 'brand-text', text, [contrasts(TEXT, grounds), contrasts(MAIN_TEXT, own)]);
}

function setBadge(draft: Draft, hex: Hex): void {
  const { colours, grounds } = draft;
  const [canvas = 0, ink = 0] = luminancesOf(colours, ['canvas', 'ink']);
  const numbers = ({ luminance: disc }: Candidate): { readonly light: number; readonly dark: number } => ({
    light: ratio(disc, canvas),
    dark: ratio(disc, ink),
  });
  setAsked(draft, 'badge', { hex, otherwise: 'ink', grounds }, [
    contrasts(DISC, grounds),
    (tried) => {
      const { light, dark } = numbers(tried);
      return Math.max(light, dark) >= TEXT ? undefined : 'Neither dark nor light numbers are readable on it.';
    },
  ]);
  const { light, dark } = numbers(candidate(colours.badge));
  // Light numbers on a disc look cut out of it; dark ones are for discs too pale for that.
  colours['badge-text'] = light >= TEXT || light >= dark ? colours.canvas : colours.ink;
}

function setLines(draft: Draft, wishes: readonly Hex[]): void {
  const { house, colours, grounds } = draft;
  const taken: ColourRole[] = ['line'];
  for (const [i, role] of LINE_ROLES.entries()) {
    const name: ColourRole = `role-${role}`;
    const requirements = [isNoState, contrasts(MARK, grounds), differs(colours, taken)];
    const hex = wishes[i];
    if (hex === undefined) setRole(draft, name, shadeFromHex(house[name]), requirements);
    else setAsked(draft, name, { hex, otherwise: name, grounds }, requirements);
    taken.push(name);
  }
}

/** If the search fails for a brand, nothing wrong may reach a picture: the lines, and then everything, keep the default. */
function finishedScheme({ house, colours, grounds, adjustments }: Draft): BrandedScheme {
  if (brokenPromises(colours).length === 0) return { theme: colours, adjustments };
  const plain = { ...colours, line: house.line };
  for (const role of ROLE_LINES) plain[role] = house[role];
  const theme = brokenPromises(plain).length === 0 ? plain : house;
  const notes = adjustments.map((each): Adjustment => {
    const colour = theme[each.role];
    const contrast = { ...each.contrast, given: rounded(leastContrast(candidate(colour), grounds)) };
    return { ...each, given: colour, contrast };
  });
  return { theme, adjustments: notes };
}
