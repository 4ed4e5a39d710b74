// The kind gantt.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildGantt } from './build.js';
import { ganttCodes, ganttNumbers } from './codes.js';
import { describeGantt } from './describe.js';
import { drawGantt } from './draw/index.js';
import { ganttHabits } from './habits/index.js';
import type { GanttModel } from './model.js';
import { ganttGrammar } from './statements.js';
import { ganttText } from './terminal/index.js';

export const gantt: AnyKind = kind<GanttModel>({
  grammar: ganttGrammar,
  evidence: async () => (await import('./evidence.js')).ganttEvidence,
  habits: ganttHabits,
  codes: codeEntries(ganttCodes),
  numbers: ganttNumbers,
  build: buildGantt,
  describe: describeGantt,
  draw: drawGantt,
  text: ganttText,
});
