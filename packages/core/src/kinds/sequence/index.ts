// The kind sequence.
import type { AnyKind } from '../kind.js';
import { sequenceHabits } from './habits/index.js';
import { plainSequence } from './plain.js';

export const sequence: AnyKind = { ...plainSequence, habits: sequenceHabits };
