// The kind matrix.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildMatrix } from './build.js';
import { matrixCodes, matrixNumbers } from './codes.js';
import { describeMatrix } from './describe.js';
import { drawMatrix } from './draw/index.js';
import { matrixHabits } from './habits/index.js';
import type { MatrixModel } from './model.js';
import { matrixGrammar } from './statements.js';
import { matrixText } from './terminal/index.js';

export const matrix: AnyKind = kind<MatrixModel>({
  grammar: matrixGrammar,
  evidence: async () => (await import('./evidence.js')).matrixEvidence,
  habits: matrixHabits,
  codes: codeEntries(matrixCodes),
  numbers: matrixNumbers,
  build: buildMatrix,
  describe: describeMatrix,
  draw: drawMatrix,
  text: matrixText,
});
