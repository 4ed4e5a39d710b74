// A third kind, made only from its statement table: this folder contains everything that a new kind needs, and
// scripts/third-kind/register.ts its line in a registry. The tests there show that nothing else has to know about it.
import { codeEntries } from '../../../diagnostics/define.js';
import { type AnyKind, kind } from '../../kind.js';
import { buildTally, type TallyModel } from './build.js';
import { tallyCodes, tallyNumbers } from './codes.js';
import { describeTally } from './describe.js';
import { drawTally } from './draw.js';
import { tallyGrammar } from './statements.js';

export const stubTally: AnyKind = kind<TallyModel>({
  grammar: tallyGrammar,
  evidence: async () => (await import('./evidence.js')).tallyEvidence,
  codes: codeEntries(tallyCodes),
  numbers: tallyNumbers,
  build: buildTally,
  describe: describeTally,
  draw: drawTally,
});
