// The kind tree, without its repairs of other languages: all that a source in our language needs.
import { codeEntries } from '../../diagnostics/define.js';
import { type AnyKind, kind } from '../kind.js';
import { buildTree } from './build.js';
import { treeCodes, treeNumbers } from './codes.js';
import { describeTree } from './describe.js';
import { drawTree } from './draw/index.js';
import type { TreeModel } from './model.js';
import { treeGrammar } from './statements.js';
import { treeText } from './terminal/index.js';

export const plainTree: AnyKind = kind<TreeModel>({
  grammar: treeGrammar,
  evidence: async () => (await import('./evidence.js')).treeEvidence,
  codes: codeEntries(treeCodes),
  numbers: treeNumbers,
  build: buildTree,
  describe: describeTree,
  draw: drawTree,
  text: treeText,
});
