// The kind c4.
import type { AnyKind } from '../kind.js';
import { c4Habits } from './habits/index.js';
import { plainC4 } from './plain.js';

export const c4: AnyKind = { ...plainC4, habits: c4Habits };
