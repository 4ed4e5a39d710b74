// The kind treemap, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildTreemap } from './build.js';
import { treemapCodes, treemapNumbers } from './codes.js';
import { describeTreemap } from './describe.js';
import { drawTreemap } from './draw/index.js';
import { treemapSigns } from './habits/signs.js';
import type { TreemapModel } from './model.js';
import { treemapGrammar } from './statements.js';
import { treemapText } from './terminal/index.js';

export const plainTreemap: AnyKind = kind<TreemapModel>({
  grammar: treemapGrammar,
  evidence: async () => (await import('./evidence.js')).treemapEvidence,
  habits: withoutRepairs(treemapSigns),
  codes: codeEntries(treemapCodes),
  numbers: treemapNumbers,
  build: buildTreemap,
  describe: describeTreemap,
  draw: drawTreemap,
  text: treemapText,
});
