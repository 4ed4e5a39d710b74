// The reader of JSON: in, files; out, the picture that fits the shape of the first one. Several files become one object with
// their names as keys.
import type { ImportFile, ImportInput, ImportOutput, ImportReader, PlacedDiagnostic } from '../../contract.js';
import { readJson } from '../../reading/json.js';
import type { Tree } from '../../reading/tree.js';
import { databaseOutput } from '../../relational/index.js';
import { chartAsked, tableOutput } from '../../tabular/index.js';
import { databaseOf } from './database.js';
import { graphOf } from './graph.js';
import { keysOutput } from './keys.js';
import { withLines } from './lines.js';
import { withKeys } from './rest.js';
import { rowsIn } from './rows.js';
import { titleOf } from './title.js';
import { topicsOutput } from './topics.js';

interface Read {
  readonly file: ImportFile;
  readonly tree: Tree;
}

export const read: ImportReader = ({ files, options }) => {
  const problems: PlacedDiagnostic[] = [];
  const trees: Read[] = [];
  for (const file of files) {
    if (file.content.trim() === '') continue;
    const json = readJson(withLines(file));
    if ('problem' in json) problems.push(json.problem);
    else trees.push({ file, tree: json.tree });
  }
  const [first] = trees;
  if (problems.length > 0 || !first) return { ...NOTHING, diagnostics: problems };
  if (trees.length === 1) return outputOf(first.tree, titleOf(first.file.path), options);
  return keysOutput(together(trees), 'Files');
};

const NOTHING = { drafted: { draft: { header: { kind: 'tree' }, statements: [] }, origins: [] } };

/** The first shape that matches; any other value is a tree of keys. */
function outputOf(tree: Tree, title: string, options: ImportInput['options']): ImportOutput {
  const database = databaseOf(tree, title);
  if (database) return databaseOutput(database, options);
  const graph = graphOf(tree, title);
  if (graph) return graph;
  const topics = topicsOutput(tree, title);
  if (topics) return topics;
  const rows = rowsIn(tree, title);
  if (rows) {
    const output = tableOutput(rows.table, chartAsked(options.chart));
    const merged = { ...output, leftOut: [...(output.leftOut ?? []), ...rows.leftOut] };
    return rows.key === undefined ? merged : withKeys(merged, tree, new Set([rows.key]));
  }
  return keysOutput(tree, title);
}

function together(trees: readonly Read[]): Tree {
  const entries = new Map(
    trees.map(({ file, tree }) => [file.path, { key: file.path, place: tree.place, value: tree }]),
  );
  const [first] = trees;
  const place = first ? first.tree.place : { file: '', span: { start: 0, end: 0 } };
  return { is: 'map', entries, place };
}
