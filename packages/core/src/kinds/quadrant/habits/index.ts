// Quadrants as writers of Mermaid, CSV, JSON and Markdown write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairArea, repairAxis } from './plot.js';
import { doubtsPoint, repairIdle, repairPoint } from './points.js';

export const quadrantHabits: Habits = {
  byStart: [repairHeaderLine, repairAxis, repairArea, repairIdle, repairPoint],
  byForm: [repairPoint],
  doubts: doubtsPoint,
};
