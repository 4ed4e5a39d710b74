// How authors of Mermaid and git's own commands write a history, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairCommand } from './commands.js';
import { repairMethod } from './methods.js';
import { repairPairs } from './pairs.js';
import { gitSigns } from './signs.js';

export const gitHabits: Habits = {
  ...gitSigns,
  byStart: [repairHeaderLine, repairCommand, repairPairs, repairMethod, withoutCounterpart([])],
  byForm: [],
};
