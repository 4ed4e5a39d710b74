// The contract of every kind as one suite: from a kind and its known mistakes to its tests. Sources are generated from the
// kind's statement table, so the whole table is tested from the first day. Promises of a single kind are tested in its own
// folder.
import { describe } from 'vitest';
import type { AnyKind } from '../kind.js';
import { legendsHold } from './contract/legends.js';
import { mistakesHold } from './contract/mistakes.js';
import { picturesHold } from './contract/pictures.js';
import { sourcesHold } from './contract/sources.js';
import { styleHolds } from './contract/style.js';
import { trialOf } from './contract/trial.js';
import type { Mistake } from './mistake.js';

export function describeContract(kind: AnyKind, mistakes: readonly Mistake[]): void {
  describe(`the contract of a ${kind.grammar.kind}`, () => {
    const always = trialOf(kind);
    sourcesHold(kind.grammar, always);
    mistakesHold(kind, mistakes, always);
    picturesHold(always);
    legendsHold(always);
    styleHolds(always);
  });
}
