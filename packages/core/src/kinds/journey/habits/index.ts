// How authors of Mermaid, Markdown and YAML write a journey, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairActor } from './actors.js';
import { journeySigns } from './signs.js';
import { repairStage } from './stages.js';
import { repairStep } from './steps.js';

export const journeyHabits: Habits = {
  ...journeySigns,
  byStart: [repairHeaderLine, repairStage, repairActor, repairStep, withoutCounterpart([])],
  byForm: [],
};
