// The kind state, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildState } from './build.js';
import { stateCodes, stateNumbers } from './codes.js';
import { describeState } from './describe.js';
import { drawState } from './draw/index.js';
import { stateSigns } from './habits/signs.js';
import type { StateModel } from './model.js';
import { stateGrammar } from './statements.js';
import { stateText } from './terminal/index.js';

export const plainState: AnyKind = kind<StateModel>({
  grammar: stateGrammar,
  evidence: async () => (await import('./evidence.js')).stateEvidence,
  habits: withoutRepairs(stateSigns),
  codes: codeEntries(stateCodes),
  numbers: stateNumbers,
  build: buildState,
  describe: describeState,
  draw: drawState,
  text: stateText,
});
