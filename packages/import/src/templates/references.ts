// References in a template value: in, the value; out, each logical id that a Ref, GetAtt or Sub in it names, with the property
// that contains it. Functions are read in both spellings, `!GetAtt A.Arn` and `{"Fn::GetAtt": ["A", "Arn"]}`.
import type { FilePlace } from '../file-place.js';
import { entriesAt, type Tree, textAt } from '../reading/tree.js';

export interface TemplateReference {
  readonly to: string;
  readonly place: FilePlace;
  /** The path of keys to it. */
  readonly at: string;
}

export function referencesIn(tree: Tree, at: string): readonly TemplateReference[] {
  const references: TemplateReference[] = [];
  const open: { readonly tree: Tree; readonly at: string; readonly own: ReadonlySet<string> }[] = [
    { tree, at, own: new Set() },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { tree: each, at: way, own } = next;
    const mine = isSub(each) ? new Set([...own, ...entriesAt(argumentsOf(each)[1]).map(({ key }) => key)]) : own;
    for (const to of namedBy(each, mine)) references.push({ to, place: each.place, at: way });
    if (each.is === 'list') for (const item of each.items) open.push({ tree: item, at: way, own: mine });
    if (each.is === 'map')
      for (const { key, value } of each.entries.values())
        open.push({ tree: value, at: key.startsWith('Fn::') || key === 'Ref' ? way : `${way}.${key}`, own: mine });
  }
  return references.reverse();
}

/** Names of other stacks' exports that a value imports, with their places. */
export function importsIn(tree: Tree, at: string): readonly TemplateReference[] {
  const references: TemplateReference[] = [];
  const open: { readonly tree: Tree; readonly at: string }[] = [{ tree, at }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { tree: each, at: way } = next;
    const [name, argument] = functionOf(each) ?? [];
    const to = name === 'ImportValue' ? exportName(argument) : undefined;
    if (to !== undefined) references.push({ to, place: each.place, at: way });
    if (each.is === 'list') for (const item of each.items) open.push({ tree: item, at: way });
    if (each.is === 'map')
      for (const { key, value } of each.entries.values())
        open.push({ tree: value, at: key.startsWith('Fn::') ? way : `${way}.${key}` });
  }
  return references.reverse();
}

/** As a text, or the text that a Sub fills in: both sides write it alike. */
export function exportName(tree: Tree | undefined): string | undefined {
  const plain = textAt(tree);
  if (plain !== undefined && (tree?.tag === undefined || tree.tag === '!Sub')) return plain;
  const [name, argument] = (tree && functionOf(tree)) ?? [];
  return name === 'Sub' ? textAt(argument) : undefined;
}

/** What the value itself names, not its contents. */
function namedBy(tree: Tree, own: ReadonlySet<string>): readonly string[] {
  const [name, argument] = functionOf(tree) ?? [];
  if (name === undefined || argument === undefined) return [];
  if (name === 'Ref') return [textAt(argument) ?? ''].filter(Boolean);
  if (name === 'GetAtt') {
    const [first] = argument.is === 'list' ? argument.items : [argument];
    return [(textAt(first) ?? '').split('.')[0] ?? ''].filter(Boolean);
  }
  if (name !== 'Sub') return [];
  const [template] = argument.is === 'list' ? argument.items : [argument];
  return [...(textAt(template) ?? '').matchAll(/\$\{([A-Za-z0-9]{1,255})(?:\.[^}]{0,255})?\}/g)].flatMap(
    ([, to = '']) => (own.has(to) ? [] : [to]),
  );
}

/** `!Ref`, or a map with the single key `Ref`. */
function functionOf(tree: Tree): readonly [string, Tree] | undefined {
  const { tag, ...plain } = tree;
  if (tag !== undefined) return [tag.slice(1), plain];
  const [entry, second] = tree.is === 'map' ? [...tree.entries.values()].slice(0, 2) : [];
  return entry === undefined || second !== undefined ? undefined : [entry.key.replace(/^Fn::/, ''), entry.value];
}

function isSub(tree: Tree): boolean {
  return functionOf(tree)?.[0] === 'Sub';
}

function argumentsOf(tree: Tree): readonly Tree[] {
  const argument = functionOf(tree)?.[1];
  return argument?.is === 'list' ? argument.items : [];
}
