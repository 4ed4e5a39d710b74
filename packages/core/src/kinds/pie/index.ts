// The kind pie.
import type { AnyKind } from '../kind.js';
import { pieHabits } from './habits/index.js';
import { plainPie } from './plain.js';

export const pie: AnyKind = { ...plainPie, habits: pieHabits };
