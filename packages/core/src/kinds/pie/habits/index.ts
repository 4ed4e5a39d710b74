// Pies as writers of Mermaid, Vega, CSV, Markdown, JSON and YAML write them, answered with our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import { repairChartNoise, repairSettings, type Settings } from '../../habits/figures/settings.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { repairPair, repairSlice, repairTable } from './slices.js';

const SETTINGS: Settings = [
  [/^show[-_ ]?(?:data|values)$/i, 'values=both'],
  [/^show[-_ ]?percent\w*$/i, 'values=percent'],
  [/^(?:donut|doughnut|ring|hole|innerRadius)(?:[ \t]*[:=]?[ \t]*(?:true|on|yes|[\d.]+%?))?$/i, 'donut=on'],
  [/^units?[ \t]*[:=]?[ \t]*"?([^"\s]{1,20})"?$/i, 'unit="$1"'],
];

export const pieHabits: Habits = {
  byStart: [repairSettings(SETTINGS), repairHeaderLine, repairTable, repairSlice, repairPair],
  byForm: [repairChartNoise],
  doubts: isDoubtful,
};

/** A slice with an id, with its number first or as an option, or with a unit after it. */
function isDoubtful({ rest }: PhraseStatement): boolean {
  const [first, second, third] = rest;
  if (first?.type === 'word' && second?.type === 'string') return true;
  if (first?.type === 'number' && (second?.type === 'string' || second?.type === 'word')) return true;
  if (second?.type === 'option' && /^(?:value|share|size|percent|amount|number)$/.test(second.name)) return true;
  return first?.type === 'string' && second?.type === 'number' && (third?.type === 'word' || third?.type === 'strange');
}
