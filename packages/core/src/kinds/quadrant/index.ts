// The kind quadrant.
import type { AnyKind } from '../kind.js';
import { quadrantHabits } from './habits/index.js';
import { plainQuadrant } from './plain.js';

export const quadrant: AnyKind = { ...plainQuadrant, habits: quadrantHabits };
