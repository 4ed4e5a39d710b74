// Tries other layers if lines cross. In: the hierarchy. Out: built and ordered levels. Layers are computed from the
// lines only, whose crossings are known only after ordering. If several lines cross in a small graph, one member after
// another is given another place in its cycle, then one on a layer of its own; changes that save enough crossings are
// kept.

import type { Budget } from '../budget.js';
import { type Hierarchy, type Trial, UNTRIED } from '../input/hierarchy.js';
import { type Built, buildLevels } from '../layers/build.js';
import { reversalsFor, shiftsFor } from '../layers/trials.js';
import { type Level, levelsIn } from '../model.js';
import { orderLevels } from './ordering.js';
import {
  MOST_RETRIED,
  RETRY_GAIN,
  RETRY_ROUNDS,
  REVERSAL_GAIN,
  SHIFT_GAIN,
  TRIAL_RESERVE,
  TRIAL_STARTS,
  TRIALS_PER_ROUND,
} from './weights.js';

interface Tried extends Built {
  readonly trial: Trial;
  readonly crossings: number;
}

export function buildOrdered(hierarchy: Hierarchy, budget: Budget, levelEdges: boolean, again: boolean): Built {
  const build = (trial: Trial, starts?: number): Tried => {
    const built = buildLevels({ ...hierarchy, trial }, budget, levelEdges);
    return { ...built, trial, crossings: orderLevels(built.root, budget, starts) };
  };
  const improve = (from: Tried, trialsFor: (tried: Tried) => readonly Trial[], worth: number): Tried => {
    let best = from;
    for (let round = 0; round < RETRY_ROUNDS && best.crossings >= worth; round++) {
      // Lines within a layer count as fractions of a crossing.
      const most = Math.min(Math.ceil(best.crossings) - worth, (1 - RETRY_GAIN) * best.crossings);
      const inLayer = inLayerSections(best.root);
      let next: Tried | undefined;
      for (const trial of trialsFor(best).slice(0, TRIALS_PER_ROUND)) {
        if (next?.crossings === 0 || budget.beyond(TRIAL_RESERVE) === 0) break;
        const tried = build(trial, TRIAL_STARTS);
        if (tried.conflicts.length > best.conflicts.length || inLayerSections(tried.root) < inLayer) continue;
        if (tried.crossings < (next ?? best).crossings) next = tried;
      }
      if (next === undefined) break;
      const tried = build(next.trial);
      if (tried.crossings > most) break;
      best = tried;
    }
    return best;
  };
  const first = build(UNTRIED);
  if (!again || hierarchy.graph.nodes.length > MOST_RETRIED) return first;
  const reversed = improve(first, ({ root, trial }) => reversalsFor(hierarchy, root, trial), REVERSAL_GAIN);
  return improve(reversed, ({ root, trial }) => shiftsFor(hierarchy, root, trial), SHIFT_GAIN);
}

/** Lines straight across, which a trial must not remove. */
function inLayerSections(root: Level): number {
  return levelsIn(root).reduce((sum, { sections }) => sum + sections.filter(({ inLayer }) => inLayer).length, 0);
}
