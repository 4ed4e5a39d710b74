// Swimlanes as writers of Mermaid, D2, BPMN and PlantUML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { doubtsWords } from '../../habits/doubts.js';
import { repairEdges } from '../../habits/edges.js';
import { isEndOfBlock } from '../../habits/end-of-block.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import {
  endsInColon,
  repairHeading,
  repairIndentedBand,
  repairListedBand,
  repairListedItems,
} from '../../habits/listed-bands.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { repairActivity } from './activity.js';
import { isPhaseInWords, repairPhase } from './phases.js';

export const swimlaneHabits: Habits = {
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
  doubts: (statement, shape) => doubtsWords(statement, shape) || endsInColon(statement) || isPhaseInWords(statement),
  endsBlock: isEndOfBlock,
};
