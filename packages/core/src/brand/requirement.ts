// What a colour must satisfy in its place: in, a colour to try; out, why it fails, in a sentence for the user.
import type { ColourRole } from '../scene/scene.js';
import { linearFromHex, luminance, ratio } from '../theme/colour.js';
import type { Theme } from '../theme/contract.js';
import { APART, GREY_STEP, isCool } from '../theme/promises.js';
import { apart, seenLinear, VISIONS, type Vision } from '../theme/vision.js';
import type { Candidate } from './nearest-shade.js';

/** Why a colour cannot be used in a place; undefined if it can. */
export type Requirement = (tried: Candidate) => string | undefined;

export function luminancesOf(theme: Theme, roles: readonly ColourRole[]): readonly number[] {
  return roles.map((role) => luminance(linearFromHex(theme[role])));
}

export function leastContrast(tried: Candidate, grounds: readonly number[]): number {
  return Math.min(...grounds.map((each) => ratio(tried.luminance, each)));
}

export function contrasts(needed: number, grounds: readonly number[]): Requirement {
  return (tried) => {
    const has = leastContrast(tried, grounds);
    return has >= needed ? undefined : `Its contrast here is ${rounded(has)} to 1; ${needed} to 1 is required.`;
  };
}

/** From the current colours of these roles. */
export function differs(
  theme: Theme,
  others: readonly ColourRole[],
  visions: readonly Vision[] = VISIONS,
): Requirement {
  const seen = others.map((role) => {
    const linear = linearFromHex(theme[role]);
    return { role, as: visions.map((vision) => seenLinear(linear, vision)) };
  });
  return (tried) => {
    for (const [i, vision] of visions.entries()) {
      const eye = seenLinear(tried.linear, vision);
      for (const { role, as } of seen) {
        const other = as[i];
        if (other === undefined || apart(eye, other) >= APART) continue;
        const whom = vision === 'normal' ? '' : ` for readers with ${vision}`;
        return `It cannot be distinguished from ${role}${whom}.`;
      }
    }
    return undefined;
  };
}

export function stepsFrom(role: ColourRole, lightness: number): Requirement {
  return ({ shade }) =>
    Math.abs(shade.lightness - lightness) >= GREY_STEP
      ? undefined
      : `In greyscale it cannot be distinguished from ${role}.`;
}

export function isNoState({ shade }: Candidate): string | undefined {
  return isCool(shade) ? undefined : 'Lines are never red, amber or green: those show status.';
}

/** The first of several requirements that a colour fails. */
export function all(requirements: readonly Requirement[]): Requirement {
  return (tried) => {
    for (const each of requirements) {
      const refused = each(tried);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
}

export function rounded(value: number): number {
  return Math.floor(value * 100) / 100;
}
