// Trees as writers of other tools write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairItemEdge, repairNoise } from '../../habits/items/noise.js';
import { repairCommand } from './commands.js';
import { repairPasted } from './tree-output.js';
import { repairBareName, repairListedName, repairTail } from './unquoted-names.js';

export const treeHabits: Habits = {
  byStart: [repairHeaderLine, repairNoise, repairPasted, repairCommand, repairListedName],
  byForm: [repairItemEdge, repairTail, repairBareName],
};
