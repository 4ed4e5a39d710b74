// The kind quadrant.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildQuadrant } from './build.js';
import { quadrantCodes, quadrantNumbers } from './codes.js';
import { describeQuadrant } from './describe.js';
import { drawQuadrant } from './draw/index.js';
import { quadrantHabits } from './habits/index.js';
import type { QuadrantModel } from './model.js';
import { quadrantGrammar } from './statements.js';
import { quadrantText } from './terminal/index.js';

export const quadrant: AnyKind = kind<QuadrantModel>({
  grammar: quadrantGrammar,
  evidence: async () => (await import('./evidence.js')).quadrantEvidence,
  habits: quadrantHabits,
  codes: codeEntries(quadrantCodes),
  numbers: quadrantNumbers,
  build: buildQuadrant,
  describe: describeQuadrant,
  draw: drawQuadrant,
  text: quadrantText,
});
