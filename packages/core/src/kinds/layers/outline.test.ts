// The diagram can be rebuilt from its outline: each golden is, and has the same outline.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outline } from '../../draw.js';
import { quote } from '../../syntax/quote.js';
import { testIcons } from '../../testing/icons.js';
import type { Outline } from '../outline.js';

const folder = new URL('golden/', import.meta.url);
const goldens = readdirSync(folder).filter((each) => each.endsWith('.diagram'));
const context = { icons: testIcons };

/** The source: bands and their content in order, then the lines. */
function rebuilt({ nodes, edges, groups }: Outline): string {
  const out: string[] = ['layers "Again"'];
  const inside = (holder: string | undefined): void => {
    const here = [
      ...nodes.filter(({ group }) => group === holder).map((of) => ({ ...of, is: 'node' })),
      ...groups.filter(({ parent }) => parent === holder).map((of) => ({ ...of, is: of.type ?? 'group' })),
    ].sort((a, b) => a.span.start - b.span.start);
    for (const { is, id, label, type } of here) {
      if (is === 'node') out.push(`node ${id} ${type} ${quote(label)}`);
      else {
        out.push(`${is} ${id} ${quote(label)} {`);
        inside(id);
        out.push('}');
      }
    }
  };
  inside(undefined);
  for (const { from, arrow, to, label } of edges)
    out.push(`${from} ${arrow} ${to}${label === undefined ? '' : ` : ${quote(label)}`}`);
  return `${out.join('\n')}\n`;
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
