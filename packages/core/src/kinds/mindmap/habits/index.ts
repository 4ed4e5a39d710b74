// Mind maps as writers of Mermaid, Markdown and PlantUML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairItemEdge, repairNoise } from '../../habits/items/noise.js';
import { repairNoteAbout } from './notes.js';
import { repairIconLine, repairShape } from './shapes.js';
import { mindmapSigns } from './signs.js';
import { repairBareTopic, repairListedTopic, repairTailedTopic } from './topics.js';

export const mindmapHabits: Habits = {
  ...mindmapSigns,
  byStart: [repairHeaderLine, repairNoise, repairIconLine, repairNoteAbout, repairShape, repairListedTopic],
  byForm: [repairItemEdge, repairTailedTopic, repairBareTopic],
};
