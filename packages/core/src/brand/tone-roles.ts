// Roles of tones: in, tones; out, what lies under one, and one form of several.
import type { ColourRole, Tone } from '../scene/scene.js';
import type { Theme } from '../theme/contract.js';
import { luminancesOf } from './requirement.js';

/** What lies under a tone: the canvas, its fill and its frames. */
export function ownGrounds(colours: Theme, tone: Tone): readonly number[] {
  const roles = ['canvas', `${tone}-fill`, `${tone}-frame-1`, `${tone}-frame-2`, `${tone}-frame-3`] as const;
  return luminancesOf(colours, roles);
}

export function formsOf(form: 'stroke' | 'strong', tones: readonly Tone[]): readonly ColourRole[] {
  return tones.map((tone): ColourRole => `${tone}-${form}`);
}
