// The kind treemap.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildTreemap } from './build.js';
import { treemapCodes, treemapNumbers } from './codes.js';
import { describeTreemap } from './describe.js';
import { drawTreemap } from './draw/index.js';
import { treemapHabits } from './habits/index.js';
import type { TreemapModel } from './model.js';
import { treemapGrammar } from './statements.js';
import { treemapText } from './terminal/index.js';

export const treemap: AnyKind = kind<TreemapModel>({
  grammar: treemapGrammar,
  evidence: async () => (await import('./evidence.js')).treemapEvidence,
  habits: treemapHabits,
  codes: codeEntries(treemapCodes),
  numbers: treemapNumbers,
  build: buildTreemap,
  describe: describeTreemap,
  draw: drawTreemap,
  text: treemapText,
});
