// A scheme of a brand's theme while it is made, and how one role of it gets its colour: the wish, or the nearest shade that
// keeps what the place requires, or the house's.
import { type ColourRole, LINE_ROLES } from '../scene/scene.js';
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
  /** Set role by role: what is set later keeps to what stands. */
  readonly colours: Record<ColourRole, Hex>;
  /** Luminances of all that text and lines can lie on. */
  readonly grounds: readonly number[];
  readonly adjustments: Adjustment[];
}

/** The house's colour of a role with the brand's hue. */
export function breathed(house: Theme, breath: Shade, role: ColourRole, strength = 1): Shade {
  const { lightness, chroma } = shadeFromHex(house[role]);
  return { lightness, chroma: breath.chroma === 0 ? 0 : chroma * strength, hue: breath.hue };
}

/** The shade nearest to the wish; where none will do, the house's. */
export function setRole(draft: Draft, role: ColourRole, wish: Shade, requirements: readonly Requirement[]): void {
  const { house, colours } = draft;
  colours[role] = firstShade(role, [wish, ...fallbacks(house, role)], all(requirements)) ?? house[role];
}

/** The grey of the house with as much of the brand's breath as leaves it apart from the tones, which stand close round it. */
export function setGrey(draft: Draft, role: ColourRole, requirements: readonly Requirement[]): void {
  const { house, breath, colours } = draft;
  const refused = all(requirements);
  const shares = [1, 0.5, 0].map((share) => fitted(breathed(house, breath, role, share)));
  colours[role] = shares.find((hex) => refused(candidate(hex)) === undefined) ?? house[role];
}

export interface AskedColour {
  readonly hex: Hex;
  /** The role of the house whose colour is tried where no shade near will do. */
  readonly otherwise: ColourRole;
  /** Luminances it is seen on. */
  readonly grounds: readonly number[];
}

/** A colour the brand names, which is told about when it is not taken as it is. */
export function setAsked(
  draft: Draft,
  role: ColourRole,
  { hex: asked, otherwise, grounds }: AskedColour,
  requirements: readonly Requirement[],
): void {
  const { house, scheme, colours, adjustments } = draft;
  const refused = all(requirements);
  const wanted = candidate(asked);
  const reason = refused(wanted);
  if (reason === undefined) {
    colours[role] = asked;
    return;
  }
  const wishes = [wanted.shade, shadeFromHex(house[otherwise]), ...fallbacks(house, role)];
  const given = firstShade(role, wishes, refused) ?? house[otherwise];
  colours[role] = given;
  const contrast = {
    asked: rounded(leastContrast(wanted, grounds)),
    given: rounded(leastContrast(candidate(given), grounds)),
  };
  adjustments.push({ role, scheme, asked, given, reason, contrast });
}

const GREY: Shade = { lightness: 0.5, chroma: 0, hue: { x: 1, y: 0 } };

/** Where to look when nothing near the wish will do: the other line roles of the house and greys. */
function fallbacks(house: Theme, role: ColourRole): readonly Shade[] {
  return isLineRole(role) ? [...LINE_ROLES.map((each) => shadeFromHex(house[`role-${each}`])), GREY] : [];
}

function isLineRole(role: ColourRole): boolean {
  return role.startsWith('role-');
}

/** A line may lean to a neighbouring hue to be told from others; the brand's own tone and badge keep theirs. */
function firstShade(role: ColourRole, wishes: readonly Shade[], refused: Requirement): Hex | undefined {
  const passes = (tried: Candidate): boolean => refused(tried) === undefined;
  for (const wish of wishes) {
    const found = nearestShade(wish, passes, isLineRole(role));
    if (found !== undefined) return found;
  }
  return undefined;
}
