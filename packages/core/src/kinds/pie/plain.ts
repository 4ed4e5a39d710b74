// The kind pie, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildPie } from './build.js';
import { pieCodes, pieNumbers } from './codes.js';
import { describePie } from './describe.js';
import { drawPie } from './draw/index.js';
import { pieSigns } from './habits/signs.js';
import type { PieModel } from './model.js';
import { pieGrammar } from './statements.js';
import { pieText } from './terminal/index.js';

export const plainPie: AnyKind = kind<PieModel>({
  grammar: pieGrammar,
  evidence: async () => (await import('./evidence.js')).pieEvidence,
  habits: withoutRepairs(pieSigns),
  codes: codeEntries(pieCodes),
  numbers: pieNumbers,
  build: buildPie,
  describe: describePie,
  draw: drawPie,
  text: pieText,
});
