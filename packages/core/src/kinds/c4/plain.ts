// The kind c4, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { GROUP_NAMES } from '../group-types.js';
import { type AnyKind, kind } from '../kind.js';
import { buildC4 } from './build.js';
import { c4Codes, c4Numbers } from './codes.js';
import { describeC4 } from './describe.js';
import { drawC4 } from './draw/index.js';
import { c4Signs } from './habits/signs.js';
import type { C4Model } from './model.js';
import { c4Grammar } from './statements.js';
import { c4Text } from './terminal/index.js';

export const plainC4: AnyKind = kind<C4Model>({
  grammar: c4Grammar,
  evidence: async () => (await import('./evidence.js')).c4Evidence,
  habits: withoutRepairs(c4Signs),
  groupNames: GROUP_NAMES,
  codes: codeEntries(c4Codes),
  numbers: c4Numbers,
  build: buildC4,
  describe: describeC4,
  draw: drawC4,
  text: c4Text,
});
