// The kind matrix.
import type { AnyKind } from '../kind.js';
import { matrixHabits } from './habits/index.js';
import { plainMatrix } from './plain.js';

export const matrix: AnyKind = { ...plainMatrix, habits: matrixHabits };
