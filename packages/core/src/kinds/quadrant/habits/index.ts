// Quadrants as writers of Mermaid, CSV, JSON and Markdown write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairArea, repairAxis } from './plot.js';
import { repairIdle, repairPoint } from './points.js';
import { quadrantSigns } from './signs.js';

export const quadrantHabits: Habits = {
  ...quadrantSigns,
  byStart: [repairHeaderLine, repairAxis, repairArea, repairIdle, repairPoint],
  byForm: [repairPoint],
};
