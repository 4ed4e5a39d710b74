// The kind mindmap, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { withoutRepairs } from '../../syntax/habits/habits.js';
import { type AnyKind, kind } from '../kind.js';
import { buildMindmap } from './build.js';
import { mindmapCodes, mindmapNumbers } from './codes.js';
import { describeMindmap } from './describe.js';
import { drawMindmap } from './draw/index.js';
import { mindmapSigns } from './habits/signs.js';
import type { MindmapModel } from './model.js';
import { mindmapGrammar } from './statements.js';
import { mindmapText } from './terminal/index.js';

export const plainMindmap: AnyKind = kind<MindmapModel>({
  grammar: mindmapGrammar,
  evidence: async () => (await import('./evidence.js')).mindmapEvidence,
  habits: withoutRepairs(mindmapSigns),
  codes: codeEntries(mindmapCodes),
  numbers: mindmapNumbers,
  build: buildMindmap,
  describe: describeMindmap,
  draw: drawMindmap,
  text: mindmapText,
});
