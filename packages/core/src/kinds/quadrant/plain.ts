// The kind quadrant, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildQuadrant } from './build.js';
import { quadrantCodes, quadrantNumbers } from './codes.js';
import { describeQuadrant } from './describe.js';
import { drawQuadrant } from './draw/index.js';
import { quadrantSigns } from './habits/signs.js';
import type { QuadrantModel } from './model.js';
import { quadrantGrammar } from './statements.js';
import { quadrantText } from './terminal/index.js';

export const plainQuadrant: AnyKind = kind<QuadrantModel>({
  grammar: quadrantGrammar,
  evidence: async () => (await import('./evidence.js')).quadrantEvidence,
  habits: withoutRepairs(quadrantSigns),
  codes: codeEntries(quadrantCodes),
  numbers: quadrantNumbers,
  build: buildQuadrant,
  describe: describeQuadrant,
  draw: drawQuadrant,
  text: quadrantText,
});
