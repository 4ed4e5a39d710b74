// How authors of Mermaid, D2, DOT and PlantUML write a flow, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairEdges } from '../../habits/edges.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { mermaidReadings } from '../../habits/two-readings.js';
import { ACTIVITIES } from './activities.js';
import { flowSigns } from './signs.js';

export const flowHabits: Habits = {
  ...flowSigns,
  byStart: [repairHeaderLine, withoutCounterpart(ACTIVITIES), repairNote],
  byForm: [repairSeveral, repairBlock, repairEdges, repairNode],
  twoReadings: mermaidReadings,
};
