// How authors of Mermaid's and PlantUML's C4 macros, Structurizr and LikeC4 write such a picture, translated into our
// lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairEdges } from '../../habits/edges.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { repairMacro } from './macros.js';
import { repairDetail, repairModel } from './models.js';
import { c4Signs } from './signs.js';

export const c4Habits: Habits = {
  ...c4Signs,
  byStart: [repairDetail, repairHeaderLine, repairMacro, repairModel, withoutCounterpart([])],
  byForm: [repairSeveral, repairBlock, repairEdges, repairNode],
};
