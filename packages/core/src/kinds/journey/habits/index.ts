// How authors of Mermaid, Markdown and YAML write a journey, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { doubtsSection } from '../../habits/worded-sections.js';
import { doubtsActor, repairActor } from './actors.js';
import { repairStage } from './stages.js';
import { doubtsStep, repairStep } from './steps.js';

export const journeyHabits: Habits = {
  byStart: [repairHeaderLine, repairStage, repairActor, repairStep, withoutCounterpart([])],
  byForm: [],
  doubts: (statement) => doubtsSection(statement) || doubtsStep(statement) || doubtsActor(statement),
};
