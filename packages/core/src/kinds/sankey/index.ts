// The kind sankey.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSankey } from './build.js';
import { sankeyCodes, sankeyNumbers } from './codes.js';
import { describeSankey } from './describe.js';
import { drawSankey } from './draw/index.js';
import { sankeyHabits } from './habits/index.js';
import type { SankeyModel } from './model.js';
import { sankeyGrammar } from './statements.js';
import { sankeyText } from './terminal/index.js';

export const sankey: AnyKind = kind<SankeyModel>({
  grammar: sankeyGrammar,
  evidence: async () => (await import('./evidence.js')).sankeyEvidence,
  habits: sankeyHabits,
  codes: codeEntries(sankeyCodes),
  numbers: sankeyNumbers,
  build: buildSankey,
  describe: describeSankey,
  draw: drawSankey,
  text: sankeyText,
});
