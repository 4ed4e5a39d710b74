// Objects nested in objects of the same shape, as `{ "name": ..., "children": [...] }`: in, a value; out, a treemap if leaves
// have amounts, otherwise a mind map or a tree.
import type { ImportOutput } from '../../contract.js';
import { at, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { outlineDraft, reportAt, type Topic, treemapDraft } from '../../tabular/index.js';
import { otherKeys, withKeys } from './rest.js';

const NAMES = ['name', 'label', 'title', 'text', 'id', 'key'] as const;
const CHILDREN = ['children', 'items', 'nodes', 'subtree', 'contents', 'values', 'kids'] as const;
const AMOUNTS = ['value', 'size', 'count', 'amount', 'weight', 'total'] as const;
const NOTES = ['description', 'note', 'comment'] as const;

export function topicsOutput(tree: Tree, title: string): ImportOutput | undefined {
  const roots = tree.is === 'list' ? tree.items : [tree];
  const inside = CHILDREN.find((key) =>
    roots.some((each) => itemsAt(each, key).some((child) => nameOf(child) !== undefined)),
  );
  if (inside === undefined || roots.some((each) => nameOf(each) === undefined && tree.is === 'list')) return undefined;
  const [only] = roots;
  const unnamed = tree.is === 'map' && only !== undefined && nameOf(only) === undefined;
  const tops = (unnamed ? itemsAt(only, inside) : roots).flatMap(
    (each, index) => topicOf(each, inside, '', index) ?? [],
  );
  if (tops.length === 0) return undefined;
  const areas = treemapDraft(title, tops, undefined);
  const drafted = areas ?? outlineDraft(title, tops);
  const because = areas
    ? `its objects are nested by '${inside}' and its leaves have amounts`
    : `its objects are nested by '${inside}'`;
  const used = new Set<string>([...NAMES, ...(areas ? AMOUNTS : []), ...NOTES, inside]);
  const leftOut = otherKeys(
    objectsIn(roots, inside),
    used,
    `the ${drafted.draft.header.kind} shows names${areas ? ' and amounts' : ''}`,
  );
  const diagnostics = [reportAt('I250', tree.place, { chart: drafted.draft.header.kind, because })];
  return withKeys({ drafted, leftOut, diagnostics }, tree, used);
}

function objectsIn(roots: readonly Tree[], inside: string): readonly Tree[] {
  return roots.flatMap((each) => [each, ...objectsIn(itemsAt(each, inside), inside)]);
}

function nameOf(tree: Tree): string | undefined {
  const key = NAMES.find((each) => textAt(tree, each) !== undefined);
  return key === undefined ? undefined : textAt(tree, key);
}

/** As deep as JSON is read. */
function topicOf(tree: Tree, inside: string, path: string, index: number): Topic | undefined {
  if (tree.is !== 'map') return undefined;
  const label = nameOf(tree) ?? `${index + 1}`;
  const external = path === '' ? label : `${path}/${label}`;
  const amount = AMOUNTS.map((key) => at(tree, key)).find(
    (each) => each?.is === 'scalar' && typeof each.value === 'number',
  );
  const value = amount?.is === 'scalar' ? Number(amount.value) : undefined;
  const note = NOTES.map((key) => textAt(tree, key)).find((each) => each !== undefined);
  return {
    label,
    external,
    place: tree.place,
    ...(value !== undefined && Math.abs(value) < 1e15 ? { amount: value } : {}),
    ...(note === undefined ? {} : { note }),
    children: itemsAt(tree, inside).flatMap((each, at) => topicOf(each, inside, external, at) ?? []),
  };
}
