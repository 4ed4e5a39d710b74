// Swimlanes as writers of Mermaid, D2, BPMN and PlantUML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeading, repairIndentedBand, repairListedBand, repairListedItems } from '../../habits/band-lists.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairEdges } from '../../habits/edges.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { repairActivity } from './activity.js';
import { repairPhase } from './phases.js';
import { swimlaneSigns } from './signs.js';

export const swimlaneHabits: Habits = {
  ...swimlaneSigns,
  byStart: [repairHeading, repairActivity, repairHeaderLine, withoutCounterpart([]), repairNote],
  byForm: [
    repairPhase,
    repairListedBand,
    repairIndentedBand,
    repairListedItems,
    repairSeveral,
    repairBlock,
    repairEdges,
    repairNode,
  ],
};
