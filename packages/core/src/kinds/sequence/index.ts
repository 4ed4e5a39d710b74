// The kind sequence.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSequence } from './build.js';
import { sequenceCodes, sequenceNumbers } from './codes.js';
import { describeSequence } from './describe.js';
import { drawSequence } from './draw/index.js';
import { sequenceHabits } from './habits/index.js';
import type { SequenceModel } from './model.js';
import { sequenceGrammar } from './statements.js';
import { sequenceText } from './terminal/index.js';

export const sequence: AnyKind = kind<SequenceModel>({
  grammar: sequenceGrammar,
  evidence: async () => (await import('./evidence.js')).sequenceEvidence,
  habits: sequenceHabits,
  codes: codeEntries(sequenceCodes),
  numbers: sequenceNumbers,
  build: buildSequence,
  describe: describeSequence,
  draw: drawSequence,
  text: sequenceText,
});
