// The kind treemap.
import type { AnyKind } from '../kind.js';
import { treemapHabits } from './habits/index.js';
import { plainTreemap } from './plain.js';

export const treemap: AnyKind = { ...plainTreemap, habits: treemapHabits };
