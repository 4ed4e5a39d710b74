// How authors of Markdown, CSV, HTML, YAML and other charts write a table, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairWordedSection } from '../../habits/section-lines.js';
import { repairKeyLine } from './key-lines.js';
import { repairColumn, repairRow } from './rows.js';
import { matrixSigns } from './signs.js';
import { repairBars, repairListed, repairMarkup, repairSeparated } from './tables.js';

export const matrixHabits: Habits = {
  ...matrixSigns,
  byStart: [
    repairHeaderLine,
    repairWordedSection,
    repairBars,
    repairMarkup,
    repairColumn,
    repairRow,
    repairKeyLine,
    repairListed,
    repairSeparated,
    withoutCounterpart([]),
  ],
  byForm: [],
};
