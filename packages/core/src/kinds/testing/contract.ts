// What every kind promises, as one suite: in, a kind and the mistakes told beside it; out, its tests. Sources are made from
// the kind's table, so a kind is held to all of it from its first day; what only one kind promises stands in its own folder.
import { describe } from 'vitest';
import type { AnyKind } from '../kind.js';
import { mistakesHold } from './contract/mistakes.js';
import { picturesHold } from './contract/pictures.js';
import { sourcesHold } from './contract/sources.js';
import { trialOf } from './contract/trial.js';
import type { Mistake } from './mistake.js';

export function describeContract(kind: AnyKind, mistakes: readonly Mistake[]): void {
  describe(`the contract of a ${kind.grammar.kind}`, () => {
    const always = trialOf(kind);
    sourcesHold(kind.grammar, always);
    mistakesHold(kind, mistakes, always);
    picturesHold(always);
  });
}
