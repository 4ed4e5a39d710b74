// A brand's own shades of the language's tones: in, the draft of a scheme and the colours; out, the tones in the draft. A tone takes the hue and the
// strength of the brand's colour. It keeps the lightness of its marks, since neighbours in a chart are distinguished by it in grey print; and an outcome stays
// green, amber or red.
import { type ColourRole, OUTCOME_TONES, TONES } from '../scene/scene.js';
import { directionAt } from '../theme/arithmetic.js';
import { type Hex, type Shade, shadeFromHex } from '../theme/colour.js';
import type { Theme } from '../theme/contract.js';
import { GREY_CHROMA, MAIN_TEXT, MARK, TEXT } from '../theme/promises.js';
import { layTone, withinGrounds } from './brand-surfaces.js';
import type { Adjustment, BrandTone } from './contract.js';
import { type Draft, setAsked, setRole } from './draft.js';
import { candidate } from './nearest-shade.js';
import { contrasts, differs, leastContrast, type Requirement, rounded } from './requirement.js';
import { formsOf, ownGrounds } from './tone-roles.js';

export interface ToneWish {
  readonly tone: BrandTone;
  readonly hex: Hex;
}

/** A hue that is as far from the default one is another colour. */
const REACH = directionAt(40).x;

/** Difference of lightness that grey print does not show. */
const SAME_GREY = 0.015;

/** Fills and frames, which everything else is measured against. */
export function layTones(house: Theme, colours: Record<ColourRole, Hex>, tones: readonly ToneWish[]): void {
  const within = withinGrounds(house);
  for (const { tone, hex } of tones) {
    const { lightness, chroma } = shadeFromHex(house[`${tone}-fill`]);
    layTone(colours, tone, { lightness, chroma, hue: shadeFromHex(hex).hue }, within);
  }
}

export function setTones(draft: Draft, tones: readonly ToneWish[]): void {
  const { house, colours, grounds } = draft;
  for (const { tone, hex } of tones) {
    const wish = shadeFromHex(hex);
    const others = TONES.filter((each) => each !== tone);
    const own = ownGrounds(colours, tone);
    const isOwn = staysIn(house, tone);
    setAsked(draft, `${tone}-stroke`, { hex, otherwise: `${tone}-stroke`, grounds }, [
      isOwn,
      contrasts(MARK, grounds),
      differs(colours, formsOf('stroke', others)),
    ]);
    const { lightness } = shadeFromHex(house[`${tone}-strong`]);
    setRole(draft, `${tone}-strong`, { ...wish, lightness }, [
      isOwn,
      ({ shade }) => (Math.abs(shade.lightness - lightness) <= SAME_GREY ? undefined : 'Its grey would change.'),
      contrasts(MARK, own.slice(0, 1)),
      differs(colours, formsOf('strong', others)),
    ]);
    const text = shadeFromHex(house[`${tone}-text`]);
    setRole(draft, `${tone}-text`, { ...text, hue: wish.hue }, [contrasts(TEXT, grounds), contrasts(MAIN_TEXT, own)]);
  }
}

/** For tones that cannot be used together with the others. */
export function droppedTones(
  { scheme, grounds }: Draft,
  theme: Theme,
  tones: readonly ToneWish[],
): readonly Adjustment[] {
  const least = (hex: Hex): number => rounded(leastContrast(candidate(hex), grounds));
  return tones.map(({ tone, hex }) => {
    const role = `${tone}-stroke` as const;
    return {
      role,
      scheme,
      asked: hex,
      given: theme[role],
      reason: 'With these tones some could not be distinguished, so all of them keep their default colours.',
      contrast: { asked: least(hex), given: least(theme[role]) },
    };
  });
}

function staysIn(house: Theme, tone: BrandTone): Requirement {
  if (!OUTCOME_TONES.some((each) => each === tone)) return () => undefined;
  const { hue }: Shade = shadeFromHex(house[`${tone}-stroke`]);
  return ({ shade }) =>
    shade.chroma >= GREY_CHROMA && shade.hue.x * hue.x + shade.hue.y * hue.y >= REACH
      ? undefined
      : `${tone} shows an outcome, so it stays ${tone}.`;
}
