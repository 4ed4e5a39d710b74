// The gallery shows every kind in three ways with its source, its examples show what a kind can do, and its greys are grey.
import { drawSchemes, kinds, outline } from '@linework/core';
import { describe, expect, test } from 'vitest';
import type { Grammar } from '../../packages/core/src/grammar/table.js';
import { icons, proseText } from '../reference/here.mjs';
import { gallery, shownOf } from './gallery.mjs';
import { grey } from './grey.mjs';

const files = gallery({ icons, proseOf: proseText });
const page = files.get('gallery.md') ?? '';
const examples: readonly { readonly kind: string; readonly name: string; readonly source: string }[] = [
  ...kinds.keys(),
].flatMap((kind) => shownOf(kind, proseText(kind)).map((each) => ({ kind, ...each })));

/** The kinds in whose statements each option occurs. */
const kindsWith = new Map<string, Set<string>>();
for (const [kind, { grammar }] of kinds)
  for (const { name } of [...grammar.statements.flatMap(({ options }) => options), ...(grammar.items?.options ?? [])])
    kindsWith.set(name, (kindsWith.get(name) ?? new Set()).add(kind));

describe.each([...kinds])('the examples of %s', (kind, { grammar }) => {
  const own = examples.filter((each) => each.kind === kind);
  const text = own.map(({ source }) => source).join('\n');

  test('are one to three', () => {
    expect(own.length).toBeGreaterThanOrEqual(1);
    expect(own.length).toBeLessThanOrEqual(3);
  });

  test('use every statement of the kind, with its branches, flags and own options', () => {
    expect(means(grammar).filter(({ written }) => !written.test(text))).toEqual([]);
    const lines = own.flatMap(({ source }) => outline(source, { icons }).outline?.edges ?? []);
    if (grammar.edges) expect(lines).not.toEqual([]);
  });
});

describe.each(examples)('$name', ({ name, source }) => {
  test('is shown in light, dark and grey, with its source', () => {
    for (const end of ['svg', 'dark.svg', 'grey.svg']) {
      expect(files.get(`gallery/${name}.${end}`)).toMatch(/^<svg /);
      expect(page).toContain(`src="gallery/${name}.${end}"`);
    }
    expect(page).toContain(source);
    const colours = [...(files.get(`gallery/${name}.grey.svg`) ?? '').matchAll(/="#([0-9a-f]{6})"/g)];
    expect(colours.length).toBeGreaterThan(0);
    for (const [, hex = ''] of colours) expect(new Set([hex.slice(0, 2), hex.slice(2, 4), hex.slice(4)]).size).toBe(1);
  });

  test('shows twelve to twenty-five things, and never more nodes', () => {
    const { nodes = [], edges = [], items = [], series = [] } = outline(source, { icons }).outline ?? {};
    const cells = source.match(/^ *row .*$/gm)?.flatMap((row) => row.match(/"[^"]*"/g)?.slice(1) ?? []) ?? [];
    const values = series.flatMap((each) => each.values);
    const counts = [nodes, edges, items, cells, values].map(({ length }) => length);
    expect(counts.filter((count) => count >= 12 && count <= 25)).not.toEqual([]);
    expect(nodes.length).toBeLessThanOrEqual(25);
  });

  test('is drawn without a remark', () => {
    expect(drawSchemes(source, ['light'], {}, { icons })[0]?.diagnostics).toEqual([]);
  });
});

test('grey keeps the lightness of a colour, and does not change text', () => {
  expect(grey('<a fill="#ff0000" stroke="#fff"/><text>="#ff0000"</text>')).toBe(
    '<a fill="#363636" stroke="#ffffff"/><text>="#ff0000"</text>',
  );
});

/** How each means of a table is written. An option that three kinds share is not a kind's own. */
function means(grammar: Grammar): readonly { readonly name: string; readonly written: RegExp }[] {
  return [
    ...grammar.statements.flatMap((each) => [
      { name: each.keyword, written: new RegExp(`^ *${each.keyword} `, 'm') },
      ...each.flags.map(({ name }) => ({ name: `${each.keyword} ${name}`, written: new RegExp(` ${name}( |$)`, 'm') })),
      ...each.options
        .filter(({ name }) => (kindsWith.get(name)?.size ?? 0) < 3)
        .map(({ name }) => ({ name: `${each.keyword} ${name}=`, written: new RegExp(` ${name}=`) })),
      ...('block' in each && each.block?.holds === 'statements' && each.block.branch
        ? [{ name: each.block.branch, written: new RegExp(`^ *\\} ${each.block.branch}\\b`, 'm') }]
        : []),
    ]),
    ...(grammar.items?.options ?? [])
      .filter(({ name }) => (kindsWith.get(name)?.size ?? 0) < 3)
      .map(({ name }) => ({ name: `item ${name}=`, written: new RegExp(` ${name}=`) })),
  ];
}
