// The kind swimlane.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSwimlane } from './build.js';
import { swimlaneCodes, swimlaneNumbers } from './codes.js';
import { describeSwimlane } from './describe.js';
import { drawSwimlane } from './draw/index.js';
import { swimlaneHabits } from './habits/index.js';
import type { SwimlaneModel } from './model.js';
import { swimlaneGrammar } from './statements.js';
import { swimlaneText } from './terminal/index.js';

export const swimlane: AnyKind = kind<SwimlaneModel>({
  grammar: swimlaneGrammar,
  evidence: async () => (await import('./evidence.js')).swimlaneEvidence,
  habits: swimlaneHabits,
  codes: codeEntries(swimlaneCodes),
  numbers: swimlaneNumbers,
  build: buildSwimlane,
  describe: describeSwimlane,
  draw: drawSwimlane,
  text: swimlaneText,
});
