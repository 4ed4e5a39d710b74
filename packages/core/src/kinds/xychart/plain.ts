// The kind xychart, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildXychart } from './build.js';
import { xychartCodes, xychartNumbers } from './codes.js';
import { describeXychart } from './describe.js';
import { drawXychart } from './draw/index.js';
import { xychartSigns } from './habits/signs.js';
import type { XychartModel } from './model.js';
import { xychartGrammar } from './statements.js';
import { xychartText } from './terminal/index.js';

export const plainXychart: AnyKind = kind<XychartModel>({
  grammar: xychartGrammar,
  evidence: async () => (await import('./evidence.js')).xychartEvidence,
  habits: withoutRepairs(xychartSigns),
  codes: codeEntries(xychartCodes),
  numbers: xychartNumbers,
  build: buildXychart,
  describe: describeXychart,
  draw: drawXychart,
  text: xychartText,
});
