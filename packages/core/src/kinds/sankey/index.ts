// The kind sankey.
import type { AnyKind } from '../kind.js';
import { sankeyHabits } from './habits/index.js';
import { plainSankey } from './plain.js';

export const sankey: AnyKind = { ...plainSankey, habits: sankeyHabits };
