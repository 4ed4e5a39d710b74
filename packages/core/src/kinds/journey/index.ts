// The kind journey.
import type { AnyKind } from '../kind.js';
import { journeyHabits } from './habits/index.js';
import { plainJourney } from './plain.js';

export const journey: AnyKind = { ...plainJourney, habits: journeyHabits };
