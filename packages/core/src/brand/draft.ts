// A scheme of a brand's theme under construction, and how one role gets its colour: the preferred one, or the nearest shade that
// meets the requirements of its place, or the default.
import { LINE_ROLES } from '../scene/colour-roles/line-roles.js';
import type { ColourRole } from '../scene/scene.js';
import { fitted, type Hex, type Shade, shadeFromHex } from '../theme/colour.js';
import type { Theme } from '../theme/contract.js';
import type { Adjustment } from './contract.js';
import { type Candidate, candidate, nearestShade } from './nearest-shade.js';
import { all, leastContrast, type Requirement, rounded } from './requirement.js';

export interface Draft {
  readonly house: Theme;
  readonly scheme: 'light' | 'dark';
  /** The brand's hue in what is grey. */
  readonly breath: Shade;
  /** Set role by role: later roles are fitted to earlier ones. */
  readonly colours: Record<ColourRole, Hex>;
  /** Luminances of everything that text and lines can lie on. */
  readonly grounds: readonly number[];
  readonly adjustments: Adjustment[];
}

/** The default colour of a role with the brand's hue. */
export function breathed(house: Theme, breath: Shade, role: ColourRole, strength = 1): Shade {
  const { lightness, chroma } = shadeFromHex(house[role]);
  return { lightness, chroma: breath.chroma === 0 ? 0 : chroma * strength, hue: breath.hue };
}

/** The shade nearest to the preferred one; if none fits, the default. */
export function setRole(draft: Draft, role: ColourRole, wish: Shade, requirements: readonly Requirement[]): void {
  const { house, colours } = draft;
  colours[role] = firstShade(role, [wish, ...fallbacks(house, role)], all(requirements)) ?? house[role];
}

/** The default grey with as much of the brand's hue as keeps it distinct from the nearby tones. */
export function setGrey(draft: Draft, role: ColourRole, requirements: readonly Requirement[]): void {
  const { house, breath, colours } = draft;
  const refused = all(requirements);
  const shares = [1, 0.5, 0].map((share) => fitted(breathed(house, breath, role, share)));
  colours[role] = shares.find((hex) => refused(candidate(hex)) === undefined) ?? house[role];
}

export interface AskedColour {
  readonly hex: Hex;
  /** The role whose default colour is tried if no nearby shade fits. */
  readonly otherwise: ColourRole;
  /** Luminances it is seen on. */
  readonly grounds: readonly number[];
}

/** A colour that the brand names; reported if it is changed. */
export function setAsked(
  draft: Draft,
  role: ColourRole,
  { hex: wish, otherwise, grounds }: AskedColour,
  requirements: readonly Requirement[],
): void {
  const { house, scheme, colours, adjustments } = draft;
  const refused = all(requirements);
  const wanted = candidate(wish);
  const reason = refused(wanted);
  if (reason === undefined) {
    colours[role] = wish;
    return;
  }
  const wishes = [wanted.shade, shadeFromHex(house[otherwise]), ...fallbacks(house, role)];
  const shade = firstShade(role, wishes, refused) ?? house[otherwise];
  colours[role] = shade;
  const contrast = {
    asked: rounded(leastContrast(wanted, grounds)),
    given: rounded(leastContrast(candidate(shade), grounds)),
  };
  adjustments.push({ role, scheme, asked: wish, given: shade, reason, contrast });
}

const GREY: Shade = { lightness: 0.5, chroma: 0, hue: { x: 1, y: 0 } };

/** Where to look if nothing near the preferred colour fits: the other default line roles and greys. */
function fallbacks(house: Theme, role: ColourRole): readonly Shade[] {
  return isLineRole(role) ? [...LINE_ROLES.map((each) => shadeFromHex(house[`role-${each}`])), GREY] : [];
}

function isLineRole(role: ColourRole): boolean {
  return role.startsWith('role-');
}

/** A line can shift to a neighbouring hue to be distinct; the brand's own tone and badge keep theirs. */
function firstShade(role: ColourRole, wishes: readonly Shade[], refused: Requirement): Hex | undefined {
  const passes = (tried: Candidate): boolean => refused(tried) === undefined;
  for (const wish of wishes) {
    const shade = nearestShade(wish, passes, isLineRole(role));
    if (shade !== undefined) return shade;
  }
  return undefined;
}
