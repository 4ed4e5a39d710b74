// The kind gantt.
import type { AnyKind } from '../kind.js';
import { ganttHabits } from './habits/index.js';
import { plainGantt } from './plain.js';

export const gantt: AnyKind = { ...plainGantt, habits: ganttHabits };
