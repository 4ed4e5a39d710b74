// The kind sankey, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildSankey } from './build.js';
import { sankeyCodes, sankeyNumbers } from './codes.js';
import { describeSankey } from './describe.js';
import { drawSankey } from './draw/index.js';
import type { SankeyModel } from './model.js';
import { sankeyGrammar } from './statements.js';
import { sankeyText } from './terminal/index.js';

export const plainSankey: AnyKind = kind<SankeyModel>({
  grammar: sankeyGrammar,
  evidence: async () => (await import('./evidence.js')).sankeyEvidence,
  codes: codeEntries(sankeyCodes),
  numbers: sankeyNumbers,
  build: buildSankey,
  describe: describeSankey,
  draw: drawSankey,
  text: sankeyText,
});
