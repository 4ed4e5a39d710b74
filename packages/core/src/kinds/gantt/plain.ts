// The kind gantt, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildGantt } from './build.js';
import { ganttCodes, ganttNumbers } from './codes.js';
import { describeGantt } from './describe.js';
import { drawGantt } from './draw/index.js';
import { ganttSigns } from './habits/signs.js';
import type { GanttModel } from './model.js';
import { ganttGrammar } from './statements.js';
import { ganttText } from './terminal/index.js';

export const plainGantt: AnyKind = kind<GanttModel>({
  grammar: ganttGrammar,
  evidence: async () => (await import('./evidence.js')).ganttEvidence,
  habits: withoutRepairs(ganttSigns),
  codes: codeEntries(ganttCodes),
  numbers: ganttNumbers,
  build: buildGantt,
  describe: describeGantt,
  draw: drawGantt,
  text: ganttText,
});
