// How authors of Mermaid, D2, DOT and PlantUML write a flow, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { doubtsWords } from '../../habits/doubts.js';
import { repairEdges } from '../../habits/edges.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { mermaidReadings } from '../../habits/two-readings.js';
import { ACTIVITIES } from './activities.js';

export const flowHabits: Habits = {
  byStart: [repairHeaderLine, withoutCounterpart(ACTIVITIES), repairNote],
  byForm: [repairSeveral, repairBlock, repairEdges, repairNode],
  doubts: doubtsWords,
  endsBlock: isEndOfBlock,
  twoReadings: mermaidReadings,
};
