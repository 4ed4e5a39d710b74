// Inputs of a GitLab CI file: in, its tree, its `spec:` and the values that an include gives; out, the tree with every `$[[
// inputs.x ]]` substituted that has a value. One without a value stays as written.
import { at, type Entry, entriesAt, type Tree } from '../../reading/tree.js';

type Values = ReadonlyMap<string, Tree>;

export function valuesOf(spec: Tree | undefined, inputs: Tree | undefined): Values {
  const values = new Map<string, Tree>();
  for (const { key, value } of entriesAt(spec, 'spec', 'inputs')) {
    const standard = at(value, 'default');
    if (standard) values.set(key, standard);
  }
  for (const { key, value } of entriesAt(inputs)) values.set(key, value);
  return values;
}

export function filledIn(tree: Tree, values: Values): Tree {
  if (values.size === 0) return tree;
  if (tree.is === 'list') return { ...tree, items: tree.items.map((item) => filledIn(item, values)) };
  if (tree.is === 'map') {
    const entries = [...tree.entries.values()].map((entry): [string, Entry] => {
      const key = filledText(entry.key, values);
      return [key, { ...entry, key, value: filledIn(entry.value, values) }];
    });
    return { ...tree, entries: new Map(entries) };
  }
  if (!tree.text.includes('$[[')) return tree;
  const [whole, ...others] = piecesOf(tree.text);
  const value = whole?.name === undefined ? undefined : values.get(whole.name);
  if (value && others.length === 0) return { ...value, place: tree.place };
  const text = filledText(tree.text, values);
  return { ...tree, value: text, text };
}

function filledText(text: string, values: Values): string {
  if (!text.includes('$[[')) return text;
  return piecesOf(text)
    .map(({ text: written, name }) => {
      const value = name === undefined ? undefined : values.get(name);
      return value?.is === 'scalar' ? value.text : written;
    })
    .join('');
}

interface Piece {
  readonly text: string;
  /** Name of the input that it refers to. */
  readonly name?: string;
}

/** `a-$[[ inputs.b | expand_vars ]]` as `a-` and the input b. */
function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (let open = text.indexOf('$[['); open >= 0; open = text.indexOf('$[[', at)) {
    const close = text.indexOf(']]', open);
    if (close < 0) break;
    if (open > at) pieces.push({ text: text.slice(at, open) });
    const [name = ''] = text.slice(open + 3, close).split('|');
    const expression = name.trim();
    const written = text.slice(open, close + 2);
    pieces.push(expression.startsWith('inputs.') ? { text: written, name: expression.slice(7) } : { text: written });
    at = close + 2;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
