// The kind matrix, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildMatrix } from './build.js';
import { matrixCodes, matrixNumbers } from './codes.js';
import { describeMatrix } from './describe.js';
import { drawMatrix } from './draw/index.js';
import { matrixSigns } from './habits/signs.js';
import type { MatrixModel } from './model.js';
import { matrixGrammar } from './statements.js';
import { matrixText } from './terminal/index.js';

export const plainMatrix: AnyKind = kind<MatrixModel>({
  grammar: matrixGrammar,
  evidence: async () => (await import('./evidence.js')).matrixEvidence,
  habits: withoutRepairs(matrixSigns),
  codes: codeEntries(matrixCodes),
  numbers: matrixNumbers,
  build: buildMatrix,
  describe: describeMatrix,
  draw: drawMatrix,
  text: matrixText,
});
