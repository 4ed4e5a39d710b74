// Pies as writers of Mermaid, Vega, CSV, Markdown, JSON and YAML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairChartNoise, repairSettings, type Settings } from '../../habits/figures/settings.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { pieSigns } from './signs.js';
import { repairPair, repairSlice, repairTable } from './slices.js';

const SETTINGS: Settings = [
  [/^show[-_ ]?(?:data|values)$/i, 'values=both'],
  [/^show[-_ ]?percent\w*$/i, 'values=percent'],
  [/^(?:donut|doughnut|ring|hole|innerRadius)(?:[ \t]*[:=]?[ \t]*(?:true|on|yes|[\d.]+%?))?$/i, 'donut=on'],
  [/^units?[ \t]*[:=]?[ \t]*"?([^"\s]{1,20})"?$/i, 'unit="$1"'],
];

export const pieHabits: Habits = {
  ...pieSigns,
  byStart: [repairSettings(SETTINGS), repairHeaderLine, repairTable, repairSlice, repairPair],
  byForm: [repairChartNoise],
};
