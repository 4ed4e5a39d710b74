// Sequences as writers of Mermaid and PlantUML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairEdges } from '../../habits/edges.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { repairWordedBlock } from './foreign-blocks.js';
import { repairLifeline } from './lifelines.js';
import { repairMessage } from './messages.js';
import { repairNoteOfMessages } from './notes.js';
import { repairOneLineBlock } from './one-line-blocks.js';
import { sequenceSigns } from './signs.js';
import { repairTimeMark } from './time-marks.js';

export const sequenceHabits: Habits = {
  ...sequenceSigns,
  byStart: [
    repairHeaderLine,
    repairOneLineBlock,
    repairWordedBlock,
    repairLifeline,
    repairTimeMark,
    withoutCounterpart([]),
    repairNoteOfMessages,
    repairNote,
  ],
  byForm: [repairSeveral, repairMessage, repairEdges, repairNode],
};
