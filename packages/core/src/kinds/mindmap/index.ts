// The kind mindmap.
import type { AnyKind } from '../kind.js';
import { mindmapHabits } from './habits/index.js';
import { plainMindmap } from './plain.js';

export const mindmap: AnyKind = { ...plainMindmap, habits: mindmapHabits };
