// The kind class.
import type { AnyKind } from '../kind.js';
import { classHabits } from './habits/index.js';
import { plainClass } from './plain.js';

export const classDiagram: AnyKind = { ...plainClass, habits: classHabits };
