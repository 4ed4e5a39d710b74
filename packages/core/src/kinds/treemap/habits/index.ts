// Treemaps as writers of Mermaid, Markdown, JSON, YAML, CSV and du write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairItemEdge, repairNoise } from '../../habits/items/noise.js';
import { repairListedPart, repairObject, repairPart, repairPath } from './lines.js';
import { AMOUNTS } from './meant.js';

export const treemapHabits: Habits = {
  byStart: [repairHeaderLine, repairNoise, repairListedPart, repairObject, repairPath],
  byForm: [repairItemEdge, repairPart],
  doubtsItem: ({ rest }) => rest.some((each) => each.type === 'option' && AMOUNTS.has(each.name)),
};
