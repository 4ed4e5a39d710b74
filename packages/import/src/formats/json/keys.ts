// Any other value as a tree of its keys: in, a value; out, a line for each key with its text beside it. Lists of texts are on
// the line of their key; long lists of anything are counted.
import type { ImportOutput } from '../../contract.js';
import { entriesAt, itemsAt, type Tree, textAt } from '../../reading/tree.js';
import { type Topic, treeOf } from '../../tabular/index.js';

const MOST_TEXTS = 6;
const MOST_ITEMS = 12;
const LONGEST = 80;

export function keysOutput(tree: Tree, title: string): ImportOutput {
  const topics = topicsIn(tree, '');
  return { drafted: treeOf(title, topics, true), diagnostics: [] };
}

function topicsIn(tree: Tree, path: string): readonly Topic[] {
  if (tree.is === 'scalar') return path === '' ? [topic(short(tree.text), short(tree.text), tree)] : [];
  if (tree.is === 'map') {
    return entriesAt(tree).map(({ key, place, value }) => ({ ...topic(key, join(path, key), value), place }));
  }
  return itemsAt(tree).map((item, index) => {
    const name = textAt(item, 'name') ?? textAt(item, 'id') ?? (item.is === 'scalar' ? item.text : `${index + 1}`);
    return item.is === 'scalar'
      ? { label: short(name), external: join(path, `${index}`), place: item.place, children: [] }
      : topic(short(name), join(path, `${index}`), item);
  });
}

function topic(label: string, external: string, value: Tree): Topic {
  const note = noteOf(value);
  const children = note === undefined || value.is === 'map' ? topicsIn(value, external) : [];
  return {
    label: label === '' ? '(empty)' : label,
    external,
    place: value.place,
    ...(note === undefined ? {} : { note }),
    children,
  };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The text of a value on its key's line. */
function noteOf(value: Tree): string | undefined {
  if (value.is === 'scalar') return short(value.text);
  if (value.is === 'map') return value.entries.size === 0 ? 'empty' : undefined;
  const { items } = value;
  if (items.length === 0) return 'empty';
  const areTexts = items.every(({ is }) => is === 'scalar');
  const texts = items.flatMap((each) => (each.is === 'scalar' ? [each.text] : []));
  if (areTexts && items.length <= MOST_TEXTS && texts.join(', ').length <= LONGEST) return texts.join(', ');
  return areTexts || items.length > MOST_ITEMS ? `${items.length} items` : undefined;
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
