// The kind swimlane, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSwimlane } from './build.js';
import { swimlaneCodes, swimlaneNumbers } from './codes.js';
import { describeSwimlane } from './describe.js';
import { drawSwimlane } from './draw/index.js';
import { swimlaneSigns } from './habits/signs.js';
import type { SwimlaneModel } from './model.js';
import { swimlaneGrammar } from './statements.js';
import { swimlaneText } from './terminal/index.js';

export const plainSwimlane: AnyKind = kind<SwimlaneModel>({
  grammar: swimlaneGrammar,
  evidence: async () => (await import('./evidence.js')).swimlaneEvidence,
  habits: withoutRepairs(swimlaneSigns),
  codes: codeEntries(swimlaneCodes),
  numbers: swimlaneNumbers,
  build: buildSwimlane,
  describe: describeSwimlane,
  draw: drawSwimlane,
  text: swimlaneText,
});
