// What a journey means, independent of how it is written and drawn.
import type { Mood } from '../../scene/parts/faces.js';
import type { Tone } from '../../scene/scene.js';
import type { Described, Titled } from '../entry-meaning.js';
import type { NodeMeaning } from '../node-meaning.js';

/** Texts below a step, each in its own lane, in the order of the lanes. */
export const NOTES = ['touchpoint', 'pain', 'opportunity'] as const;
export type NoteKind = (typeof NOTES)[number];

interface Headed extends Described {
  readonly label: string;
  /** As written. */
  readonly tone?: Tone;
  readonly icon?: string;
  readonly sub?: string;
}

export interface Step extends Headed {
  /** Of all who take part. */
  readonly score?: Mood;
  /** Of single actors. */
  readonly moods: readonly { readonly actor: string; readonly score: Mood }[];
  /** Ids of actors. */
  readonly by: readonly string[];
  readonly notes: Readonly<Partial<Record<NoteKind, string>>>;
}

/** Steps of a section, or consecutive ones outside. */
export interface Stage {
  readonly section?: Headed;
  readonly steps: readonly Step[];
}

export interface JourneyModel extends Titled {
  readonly actors: readonly NodeMeaning[];
  readonly stages: readonly Stage[];
}

export const MOODS: readonly Mood[] = [1, 2, 3, 4, 5];

/** Labels of the ends of the scale. */
export const WORST = 'Frustrated';
export const BEST = 'Delighted';

export function everyStep({ stages }: JourneyModel): readonly Step[] {
  return stages.flatMap(({ steps }) => steps);
}
