// Moods of single actors: in, steps; out, whose moods a journey shows, and what an actor feels at a step.
import type { Mood } from '../../scene/parts/faces.js';
import type { JourneyModel, Step } from './model.js';

/** Ids of the actors with scores of their own, in the order of the actors. */
export function feelers({ actors, stages }: Pick<JourneyModel, 'actors' | 'stages'>): readonly string[] {
  const own = new Set(stages.flatMap(({ steps }) => steps.flatMap(({ moods }) => moods.map(({ actor }) => actor))));
  return actors.flatMap(({ id }) => (own.has(id) ? [id] : []));
}

/** What everybody feels; or an actor: the own score, or that of all who take part. */
export function scoreOf({ score, moods, by }: Step, actor: string | undefined): Mood | undefined {
  if (actor === undefined) return score;
  const own = moods.find((each) => each.actor === actor)?.score;
  return own ?? (by.length === 0 || by.includes(actor) ? score : undefined);
}

export function isScored({ score, moods }: Step): boolean {
  return score !== undefined || moods.length > 0;
}
