// The output of `tree -J`: in, a file; out, its entries, or the diagnostic at the line that cannot be read.
import type { ImportFile, LeftOut, PlacedDiagnostic } from '../../contract.js';
import { readJson } from '../../reading/json.js';
import { itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { addEntry, type Entry, newRoot } from './forest.js';
import type { Listing } from './listing.js';
import { inWords } from './meta.js';

export function readTreeJson(file: ImportFile): Listing | { readonly problem: PlacedDiagnostic } | undefined {
  const json = readJson(file);
  if ('problem' in json) return json;
  const { tree } = json;
  const roots = itemsAt(tree).filter((each) => isFolder(each));
  const [only] = roots;
  if (!only) return undefined;
  const root = newRoot(tree.place);
  const leftOut: LeftOut[] = [];
  for (const each of roots) {
    const name = textAt(each, 'name') ?? '';
    const top = roots.length === 1 ? root : addEntry(root, name, each.place, { folder: true });
    if (top) enter(top, each, leftOut);
  }
  const rootName = roots.length === 1 ? textAt(only, 'name') : undefined;
  return { root, leftOut, ...(rootName === undefined ? {} : { rootName }) };
}

function isFolder(tree: Tree): boolean {
  return textAt(tree, 'type') === 'directory';
}

/** As deep as JSON is read. */
function enter(folder: Entry, tree: Tree, leftOut: LeftOut[]): void {
  for (const each of itemsAt(tree, 'contents')) {
    const name = textAt(each, 'name');
    if (name === undefined) continue;
    const size = isFolder(each) ? undefined : textAt(each, 'size');
    const link = textAt(each, 'target');
    const details = {
      folder: isFolder(each),
      ...(size === undefined ? {} : { size: inWords(size) }),
      ...(link === undefined ? {} : { link }),
    };
    const entry = addEntry(folder, name, each.place, details);
    if (entry) enter(entry, each, leftOut);
    else leftOut.push({ external: name, because: 'it has no name or is nested too deeply', place: each.place });
  }
}
