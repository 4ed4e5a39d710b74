// Schemas as writers of SQL, DBML, Prisma, Mermaid, D2 and PlantUML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairEdges } from '../../habits/edges.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNode } from '../../habits/nodes.js';
import { repairNote } from '../../habits/notes.js';
import { repairSeveral } from '../../habits/pieces.js';
import { repairTableBlock } from './blocks.js';
import { repairColumn } from './columns.js';
import { repairFeet, repairKey } from './relations.js';
import { schemaSigns } from './signs.js';
import { repairTableLine } from './table-lines.js';
import { repairValue } from './values.js';
import { NO_TABLE } from './without-counterpart.js';

export const schemaHabits: Habits = {
  ...schemaSigns,
  byStart: [repairHeaderLine, repairKey, repairTableBlock, repairFeet, withoutCounterpart(NO_TABLE), repairNote],
  byForm: [repairSeveral, repairBlock, repairEdges, repairNode],
  inLines: [repairTableLine, repairColumn, repairValue],
};
