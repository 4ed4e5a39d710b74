// The kind state.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildState } from './build.js';
import { stateCodes, stateNumbers } from './codes.js';
import { describeState } from './describe.js';
import { drawState } from './draw/index.js';
import { stateHabits } from './habits/index.js';
import type { StateModel } from './model.js';
import { stateGrammar } from './statements.js';
import { stateText } from './terminal/index.js';

export const state: AnyKind = kind<StateModel>({
  grammar: stateGrammar,
  evidence: async () => (await import('./evidence.js')).stateEvidence,
  habits: stateHabits,
  codes: codeEntries(stateCodes),
  numbers: stateNumbers,
  build: buildState,
  describe: describeState,
  draw: drawState,
  text: stateText,
});
