// A third kind, made from its table alone: what a new kind needs is in this folder, and its line in a registry is
// scripts/third-kind/register.ts. The tests there show that nothing else has to know of it.
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
