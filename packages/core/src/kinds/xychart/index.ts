// The kind xychart.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildXychart } from './build.js';
import { xychartCodes, xychartNumbers } from './codes.js';
import { describeXychart } from './describe.js';
import { drawXychart } from './draw/index.js';
import { xychartHabits } from './habits/index.js';
import type { XychartModel } from './model.js';
import { xychartGrammar } from './statements.js';
import { xychartText } from './terminal/index.js';

export const xychart: AnyKind = kind<XychartModel>({
  grammar: xychartGrammar,
  evidence: async () => (await import('./evidence.js')).xychartEvidence,
  habits: xychartHabits,
  codes: codeEntries(xychartCodes),
  numbers: xychartNumbers,
  build: buildXychart,
  describe: describeXychart,
  draw: drawXychart,
  text: xychartText,
});
