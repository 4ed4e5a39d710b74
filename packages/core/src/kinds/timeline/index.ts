// The kind timeline.
import type { AnyKind } from '../kind.js';
import { timelineHabits } from './habits/index.js';
import { plainTimeline } from './plain.js';

export const timeline: AnyKind = { ...plainTimeline, habits: timelineHabits };
