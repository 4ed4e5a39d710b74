// Charts as writers of Mermaid, PlantUML, Chart.js, Vega, CSV and Markdown write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import { repairChartNoise, repairSettings, type Settings } from '../../habits/figures/settings.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairAxis } from './axes.js';
import { repairMark } from './marks.js';
import { repairPairs, repairPoints, repairSeries, repairTable } from './series.js';

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
  doubts: isDoubtful,
};

/** A text where an axis takes none, numbers as an option, labels between numbers, a bare axis name, the number of a mark without y=. */
function isDoubtful({ keyword, rest }: PhraseStatement): boolean {
  const [first] = rest;
  if (keyword.text === 'y' || keyword.text === 'y2') return first?.type === 'string' || first?.type === 'word';
  if (keyword.text === 'x') return false;
  if (keyword.text === 'mark') return rest.some(({ type }) => type === 'number' || type === 'colon');
  return rest.some(
    (each, i) =>
      (each.type === 'option' && /^(?:data|values)$/.test(each.name)) ||
      (each.type === 'word' && each.text === 'y2') ||
      (each.type === 'string' && i > 0 && rest[i - 1]?.type === 'number'),
  );
}
