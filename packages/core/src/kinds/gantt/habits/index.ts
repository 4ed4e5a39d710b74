// How authors of Mermaid, PlantUML, Markdown and tables write a plan, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairUnkeyed, repairWordedLength } from './own-lines.js';
import { repairSection } from './sections.js';
import { repairSetting } from './settings.js';
import { ganttSigns } from './signs.js';
import { repairArrow, repairHalf, repairTask } from './tasks.js';

export const ganttHabits: Habits = {
  ...ganttSigns,
  byStart: [
    repairSetting,
    repairHeaderLine,
    repairSection,
    repairWordedLength,
    repairTask,
    repairUnkeyed,
    repairArrow,
    repairHalf,
    withoutCounterpart([]),
  ],
  byForm: [],
};
