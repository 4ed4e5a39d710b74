// Charts as writers of Mermaid, PlantUML, Chart.js, Vega, CSV and Markdown write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairChartNoise, repairSettings, type Settings } from '../../habits/figures/settings.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairAxis } from './axes.js';
import { repairMark } from './marks.js';
import { repairPairs, repairPoints, repairSeries, repairTable } from './series.js';
import { xychartSigns } from './signs.js';

const SETTINGS: Settings = [
  [
    /^(?:(?:chart)?orientation|direction|indexAxis|layout)[ \t]*[:=]?[ \t]*["']?(?:horizontal|y|h)["']?$/i,
    'orientation=horizontal',
  ],
  [
    /^(?:(?:chart)?orientation|direction|indexAxis|layout)[ \t]*[:=]?[ \t]*["']?(?:vertical|x|v)["']?$/i,
    'orientation=vertical',
  ],
  [/^horizontal$/i, 'orientation=horizontal'],
  [/^vertical$/i, 'orientation=vertical'],
  [/^(?:stack(?:ed|ing)?)(?:[ \t]*[:=]?[ \t]*(?:true|on|yes|normal|stacked))?$/i, 'stack=on'],
  [/^show[-_ ]?(?:data|values|data[-_ ]?labels?)(?:[ \t]*[:=]?[ \t]*(?:true|on))?$/i, 'values=on'],
];

export const xychartHabits: Habits = {
  ...xychartSigns,
  byStart: [
    repairSettings(SETTINGS),
    repairPoints,
    repairMark,
    repairAxis,
    repairSeries,
    repairHeaderLine,
    repairTable,
    repairPairs,
  ],
  byForm: [repairChartNoise],
};
