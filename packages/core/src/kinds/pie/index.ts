// The kind pie.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildPie } from './build.js';
import { pieCodes, pieNumbers } from './codes.js';
import { describePie } from './describe.js';
import { drawPie } from './draw/index.js';
import { pieHabits } from './habits/index.js';
import type { PieModel } from './model.js';
import { pieGrammar } from './statements.js';
import { pieText } from './terminal/index.js';

export const pie: AnyKind = kind<PieModel>({
  grammar: pieGrammar,
  evidence: async () => (await import('./evidence.js')).pieEvidence,
  habits: pieHabits,
  codes: codeEntries(pieCodes),
  numbers: pieNumbers,
  build: buildPie,
  describe: describePie,
  draw: drawPie,
  text: pieText,
});
