// A reader who cannot see the picture can rebuild it: each golden from its outline only, and from its data only.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { quote } from '../../syntax/quote.js';
import type { Outline } from '../outline.js';
import { compiled } from './testing/built-classes.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

const option = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}=${quote(value)}`;

/** Rebuilt from the lines; names are ids in the new source. */
function fromLines(lines: readonly string[]): string {
  const [first = '', ...below] = lines;
  // Groups and classes come first, so a line before them is the description.
  const described = below[0] !== undefined && !/^(?:Group|Class) /.test(below[0]);
  const rest = described ? below.slice(1) : below;
  const desc = described ? option('desc', below[0]) : '';
  const title = /^(.*): class diagram, /.exec(first)?.[1];
  const ids = new Map<string, string>();
  const idOf = (name: string): string => {
    const id = ids.get(name) ?? `n${ids.size + 1}`;
    ids.set(name, id);
    return id;
  };
  const groups = new Map<string, string[]>();
  const top: string[] = [];
  const blocks = new Map<string, { head: string; members: string[]; group: string | undefined }>();
  const relations: string[] = [];
  for (const line of rest) {
    const group = /^Group (.*)$/.exec(line)?.[1];
    const of = /^Class (.*?)(?: «([\w-]+)»)?(?: in ([^,]*))?(?:, (.*))?$/.exec(line);
    const member = /^(?:Attribute|Operation) of (.*?): ([+\-#~"\w].*)$/.exec(line);
    const relation =
      /^(.*?)(?: \[([^\]]*)\])? (inherits|implements|owns|has|uses|->|--|<->) (.*?)(?: \[([^\]]*)\])?(?:: (.*))?$/.exec(
        line,
      );
    const note = /^Note(?: on (.*?))?: (.*)$/.exec(line);
    if (group !== undefined) groups.set(group, []);
    else if (note) relations.push(`note${note[1] === undefined ? '' : ` ${idOf(note[1])}`} : ${quote(note[2] ?? '')}`);
    else if (member) blocks.get(member[1] ?? '')?.members.push(member[2] ?? '');
    else if (of) {
      const stereotype = of[2] === undefined ? '' : ` stereotype=${of[2]}`;
      const head = `class ${idOf(of[1] ?? '')} ${quote(of[1] ?? '')}${stereotype}${option('sub', of[4])}`;
      blocks.set(of[1] ?? '', { head, members: [], group: of[3] });
    } else if (relation) {
      const [, from = '', fromEnd, word = '', to = '', toEnd, label] = relation;
      const suffix = label === undefined ? '' : ` : ${quote(label)}`;
      relations.push(`${idOf(from)} ${word} ${idOf(to)}${suffix}${option('from', fromEnd)}${option('to', toEnd)}`);
    }
  }
  for (const { head, members, group } of blocks.values()) {
    const block = members.length === 0 ? [head] : [`${head} {`, ...members, '}'];
    (group === undefined ? top : (groups.get(group) ?? top)).push(...block);
  }
  const framed = [...groups].flatMap(([name, inside]) => [`group ${idOf(name)} ${quote(name)} {`, ...inside, '}']);
  return [`class${title === undefined ? '' : ` ${quote(title)}`}${desc}`, ...framed, ...top, ...relations, ''].join(
    '\n',
  );
}

/** Rebuilt from the data, as a program receives it. */
function fromData({ nodes, edges, groups, items = [] }: Outline): string {
  const members = new Map<string, string[]>();
  let own: string[] = [];
  for (const { kind, id, label } of items) {
    if (kind === 'class') {
      own = [];
      members.set(id ?? '', own);
    } else own.push(label);
  }
  const classes = (group: string | undefined): readonly string[] =>
    nodes
      .filter((each) => each.group === group)
      .flatMap(({ id, label, type }) => {
        const head = `class ${id} ${quote(label)}${type === undefined ? '' : ` stereotype=${type}`}`;
        const inside = members.get(id);
        return inside === undefined ? [head] : [`${head} {`, ...inside, '}'];
      });
  return [
    'class',
    ...groups.flatMap(({ id, label }) => [`group ${id} ${quote(label)} {`, ...classes(id), '}']),
    ...classes(undefined),
    ...edges.map(({ from, to, arrow, label, fromEnd, toEnd }) => {
      const suffix = label === undefined ? '' : ` : ${quote(label)}`;
      return `${from} ${arrow} ${to}${suffix}${option('from', fromEnd)}${option('to', toEnd)}`;
    }),
    '',
  ].join('\n');
}

function placeless(outline: Outline): unknown {
  const { nodes, edges, groups, items } = outline;
  const bare = <T extends { readonly span: unknown }>({ span: _, ...rest }: T): Omit<T, 'span'> => rest;
  const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);
  return {
    nodes: nodes.map(bare).toSorted(byId),
    edges: edges.map(bare),
    groups: groups.map(bare),
    members: items?.map(bare).length,
  };
}

describe.each(goldens)('%s', (name) => {
  const { outline } = compiled(readFileSync(new URL(name, folder), 'utf8'));

  test('can be rebuilt from the lines of its outline', () => {
    const again = compiled(fromLines(outline.lines)).outline;
    expect(again.lines.toSorted()).toEqual(outline.lines.toSorted());
  });

  test('can be rebuilt from the data of its outline', () => {
    const sent: Outline = JSON.parse(JSON.stringify(outline));
    expect(placeless(compiled(fromData(sent)).outline)).toEqual(placeless(outline));
  });
});

test('two classes with the same name are distinguished', () => {
  const { outline } = compiled('class "Shop"\nclass a "Item"\nclass b "Item"\na -> b\n');
  expect(outline.lines).toEqual([
    'Shop: class diagram, 2 classes, 1 relation',
    'Class Item (a)',
    'Class Item (b)',
    'Item (a) -> Item (b)',
  ]);
});
