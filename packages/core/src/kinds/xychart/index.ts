// The kind xychart.
import type { AnyKind } from '../kind.js';
import { xychartHabits } from './habits/index.js';
import { plainXychart } from './plain.js';

export const xychart: AnyKind = { ...plainXychart, habits: xychartHabits };
