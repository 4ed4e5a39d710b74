// State machines as writers of Mermaid, PlantUML, XState, SMCat, D2 and DOT write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { mermaidReadings } from '../../habits/two-readings.js';
import { repairActivity, repairDescribed } from './descriptions.js';
import { OTHERS } from './no-counterpart.js';
import { repairFirstOrLast, repairMarked } from './point-marks.js';
import { repairDivider, repairRegion } from './regions.js';
import { stateSigns } from './signs.js';
import { repairHandlers, repairTransition } from './transitions.js';

export const stateHabits: Habits = {
  ...stateSigns,
  byStart: [
    repairHeaderLine,
    repairDivider,
    repairRegion,
    repairMarked,
    repairFirstOrLast,
    repairHandlers,
    repairActivity,
    withoutCounterpart(OTHERS),
    repairNote,
  ],
  byForm: [repairSeveral, repairBlock, repairDescribed, repairTransition, repairNode],
  twoReadings: mermaidReadings,
};
