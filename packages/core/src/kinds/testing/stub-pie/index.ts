// A third kind, made from its table alone: what a new kind needs is in this folder, and its line in a registry is
// scripts/third-kind/register.ts. The tests there show that nothing else has to know of it.
import { codeEntries } from '../../../diagnostics/define.js';
import { type AnyKind, kind } from '../../kind.js';
import { buildPie, type PieModel } from './build.js';
import { pieCodes, pieNumbers } from './codes.js';
import { describePie } from './describe.js';
import { drawPie } from './draw.js';
import { pieGrammar } from './statements.js';

export const stubPie: AnyKind = kind<PieModel>({
  grammar: pieGrammar,
  codes: codeEntries(pieCodes),
  numbers: pieNumbers,
  build: buildPie,
  describe: describePie,
  draw: drawPie,
});
