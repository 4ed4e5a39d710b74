// The kind state.
import type { AnyKind } from '../kind.js';
import { stateHabits } from './habits/index.js';
import { plainState } from './plain.js';

export const state: AnyKind = { ...plainState, habits: stateHabits };
