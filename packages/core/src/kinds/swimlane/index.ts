// The kind swimlane.
import type { AnyKind } from '../kind.js';
import { swimlaneHabits } from './habits/index.js';
import { plainSwimlane } from './plain.js';

export const swimlane: AnyKind = { ...plainSwimlane, habits: swimlaneHabits };
