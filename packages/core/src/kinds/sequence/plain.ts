// The kind sequence, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSequence } from './build.js';
import { sequenceCodes, sequenceNumbers } from './codes.js';
import { describeSequence } from './describe.js';
import { drawSequence } from './draw/index.js';
import { sequenceSigns } from './habits/signs.js';
import type { SequenceModel } from './model.js';
import { sequenceGrammar } from './statements.js';
import { sequenceText } from './terminal/index.js';

export const plainSequence: AnyKind = kind<SequenceModel>({
  grammar: sequenceGrammar,
  evidence: async () => (await import('./evidence.js')).sequenceEvidence,
  habits: withoutRepairs(sequenceSigns),
  codes: codeEntries(sequenceCodes),
  numbers: sequenceNumbers,
  build: buildSequence,
  describe: describeSequence,
  draw: drawSequence,
  text: sequenceText,
});
