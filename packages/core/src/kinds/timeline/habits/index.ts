// Timelines as writers of Mermaid, PlantUML, Markdown and tables write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairMoment, repairSection, repairUnkeyed } from './moments.js';
import { timelineSigns } from './signs.js';

export const timelineHabits: Habits = {
  ...timelineSigns,
  byStart: [repairHeaderLine, repairSection, repairUnkeyed, repairMoment, withoutCounterpart([])],
  byForm: [],
};
