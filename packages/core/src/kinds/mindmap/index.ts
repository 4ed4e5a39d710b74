// The kind mindmap.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildMindmap } from './build.js';
import { mindmapCodes, mindmapNumbers } from './codes.js';
import { describeMindmap } from './describe.js';
import { drawMindmap } from './draw/index.js';
import { mindmapHabits } from './habits/index.js';
import type { MindmapModel } from './model.js';
import { mindmapGrammar } from './statements.js';
import { mindmapText } from './terminal/index.js';

export const mindmap: AnyKind = kind<MindmapModel>({
  grammar: mindmapGrammar,
  evidence: async () => (await import('./evidence.js')).mindmapEvidence,
  habits: mindmapHabits,
  codes: codeEntries(mindmapCodes),
  numbers: mindmapNumbers,
  build: buildMindmap,
  describe: describeMindmap,
  draw: drawMindmap,
  text: mindmapText,
});
