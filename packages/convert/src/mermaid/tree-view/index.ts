// The reader of Mermaid's tree views: in, the text after its preamble; out, the draft of a tree and what changed.
import { CONVERTER_LIMITS, type Reader } from '../contract.js';
import { reader, unreadableNotes } from '../frame.js';
import { parseTreeView, type TreeView } from './parse.js';
import { toDraft } from './to-draft.js';

export const treeView: Reader = reader<TreeView, TreeView>({
  kind: 'tree',
  called: 'tree view',
  needs: 'a name, such as: src/',
  titled: 'tree "Repository"',
  titles: {},
  parse: parseTreeView,
  notes: ({ unreadable }, lenient, report) => unreadableNotes(unreadable, lenient, report),
  meaning: (parsed) => parsed,
  sizes: ({ count }) => [{ what: 'items', count, most: CONVERTER_LIMITS.nodes }],
  titleStatements: ({ titleStatements }) => titleStatements,
  draft: ({ parsed, texts, input, report }) => toDraft(parsed, texts, input, report),
});
