// The diagram can be written again from its outline only: each golden is rebuilt from it, with the same meaning.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { Outline } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));
const context = { icons: testIcons };

/** The source again: phases, lanes with their steps, then the lines. */
function rebuilt({ nodes, edges, groups, items = [] }: Outline): string {
  const phaseOf = new Map(items.flatMap(({ id, values = [] }) => values.map((step) => [step, id] as const)));
  return [
    'swimlane "Again"',
    ...items.map(({ id, label }) => `phase ${id} ${quote(label)}`),
    ...groups.flatMap(({ id, label }) => [
      `lane ${id} ${quote(label)} {`,
      ...nodes
        .filter(({ group }) => group === id)
        .map((node) => {
          const phase = phaseOf.get(node.id);
          return `node ${node.id} ${node.type} ${quote(node.label)}${phase === undefined ? '' : ` phase=${phase}`}`;
        }),
      '}',
    ]),
    ...edges.map(
      ({ from, arrow, to, label }) => `${from} ${arrow} ${to}${label === undefined ? '' : ` : ${quote(label)}`}`,
    ),
    '',
  ].join('\n');
}

function facts(source: string): unknown {
  const { outline: data } = outline(source, context);
  const { nodes, edges, groups, items } = data ?? { nodes: [], edges: [], groups: [] };
  return JSON.parse(
    JSON.stringify({ nodes, edges, groups, items }, (key, value) => (key === 'span' ? undefined : value)),
  );
}

test.each(goldens)('%s', (name) => {
  const source = readFileSync(new URL(name, folder), 'utf8');
  const { outline: data } = outline(source, context);
  if (data === undefined) throw new Error(name);
  expect(facts(rebuilt(data))).toEqual(facts(source));
});
