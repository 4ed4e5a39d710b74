// Treemaps as writers of Mermaid, Markdown, JSON, YAML, CSV and du write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairItemEdge, repairNoise } from '../../habits/items/noise.js';
import { repairListedPart, repairObject, repairPart, repairPath } from './lines.js';
import { treemapSigns } from './signs.js';

export const treemapHabits: Habits = {
  ...treemapSigns,
  byStart: [repairHeaderLine, repairNoise, repairListedPart, repairObject, repairPath],
  byForm: [repairItemEdge, repairPart],
};
