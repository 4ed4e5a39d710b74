// The outline contains everything: each golden is written again from its outline only.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));

type Outline = NonNullable<ReturnType<typeof outline>['outline']>;

const KEYWORDS: Readonly<Record<string, string>> = {
  state: 'state',
  choice: 'choice',
  fork: 'fork',
  join: 'join',
  history: 'history',
  'deep-history': 'history',
};

function outlineOf(source: string): Outline {
  const { outline: data, diagnostics } = outline(source, { icons: testIcons });
  if (data === undefined) throw new Error(JSON.stringify(diagnostics));
  return data;
}

function written({ lines, nodes, edges, groups }: Outline): string {
  const [summary = '', ...rest] = lines;
  const described = rest[0] !== undefined && !/^(?:State|Composite|Choice) /.test(rest[0]) ? rest[0] : undefined;
  const title = summary.slice(0, summary.lastIndexOf(': state machine'));
  const label = (id: string): string => [...nodes, ...groups].find((each) => each.id === id)?.label ?? '';
  /** The text after a name in its line. */
  const activities = (word: string, name: string): string => {
    const line = rest.find((each) => new RegExp(`^${word} ${name}(?: in [^:]*)?: `).test(each)) ?? '';
    const sub = line
      .slice(line.indexOf(': ') + 2)
      .split('; ')
      .join('\n');
    return line === '' ? '' : ` sub=${quote(sub)}`;
  };
  const out = [`state ${quote(title)}${described === undefined ? '' : ` desc=${quote(described)}`}`];
  const types = new Map(nodes.map(({ id, type = '' }) => [id, type]));
  const isTerminal = (id: string): boolean => types.get(id) === 'start' || types.get(id) === 'end';
  const end = (id: string): string => (isTerminal(id) ? (types.get(id) ?? '') : id);
  const put = (scope: string | undefined): void => {
    for (const { id, type = '', group, label: name } of nodes) {
      if (group !== scope || isTerminal(id)) continue;
      const suffix = name === id ? '' : ` ${quote(name)}`;
      const deep = type === 'deep-history' ? ' deep' : '';
      out.push(`${KEYWORDS[type]} ${id}${suffix}${deep}${activities('State', name)}`);
    }
    for (const { id, type, parent, label: name } of groups) {
      if (parent !== scope) continue;
      if (type === 'region') out.push(/^Region \d+$/.test(name) ? 'region {' : `region ${quote(name)} {`);
      else out.push(`state ${id} ${quote(name)}${activities('Composite state', name)} {`);
      put(id);
      out.push('}');
    }
    for (const { from, to, arrow, label: words } of edges) {
      const of = [from, to].filter(isTerminal).map((id) => nodes.find((each) => each.id === id)?.group);
      if ((of.length > 0 ? of[0] : undefined) !== scope) continue;
      const tone = new RegExp(`^${label(from)}.* -> ${label(to)}.* \\((\\w+)\\)$`);
      const sense = rest.flatMap((each) => (words && each.includes(words) ? (tone.exec(each)?.[1] ?? []) : []))[0];
      out.push(
        `${end(from)} ${arrow} ${end(to)}${words === undefined ? '' : ` : ${quote(words)}`}${sense === undefined ? '' : ` tone=${sense}`}`,
      );
    }
  };
  put(undefined);
  for (const line of rest) {
    const [, name, text] = /^Note on (.*?): (.*)$/.exec(line) ?? [];
    const about = [...nodes, ...groups].find((each) => each.label === name);
    if (about !== undefined && text !== undefined) out.push(`note ${about.id} : ${quote(text)}`);
  }
  return `${out.join('\n')}\n`;
}

/** Without positions and without the order of lines, which has no meaning here. */
function content({ lines, nodes, edges, groups }: Outline): unknown {
  const placeless = (of: readonly { readonly span: unknown }[]): readonly string[] =>
    of.map(({ span: _, ...each }) => JSON.stringify(each)).toSorted();
  return {
    lines: lines.map((each) => each.replace(/(at the same time as its others: ).*$/, '$1')).toSorted(),
    nodes: placeless(nodes),
    edges: placeless(edges),
    groups: placeless(groups),
  };
}

test.each(goldens)('%s can be written again from its outline', (file) => {
  const data: Outline = JSON.parse(JSON.stringify(outlineOf(readFileSync(new URL(file, folder), 'utf8'))));
  expect(content(outlineOf(written(data)))).toEqual(content(data));
});

test('every region lists its content, and says that it runs at the same time', () => {
  const source =
    'state "On"\nstate on {\n  region "Heat" {\n    state a "A"\n  }\n  region {\n    state b "B"\n  }\n}\n';
  expect(outlineOf(source).lines).toEqual([
    'On: state machine, 3 states, 0 transitions',
    'Composite state on',
    'State A in region Heat of on',
    'State B in region 2 of on',
    'Region Heat of on, at the same time as its others: A',
    'Region 2 of on, at the same time as its others: B',
  ]);
});
