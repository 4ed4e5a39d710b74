// The kind flow.
import type { AnyKind } from '../kind.js';
import { flowHabits } from './habits/index.js';
import { plainFlow } from './plain.js';

export const flow: AnyKind = { ...plainFlow, habits: flowHabits };
