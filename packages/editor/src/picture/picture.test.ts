// The picture beside the text: how a new one follows the last, which part is meant, and which changes its form allows.

import { type EditOperation, editSource } from '@linework/core';
import { statementForm } from '@linework/core/on-demand';
import { basicIcons } from '@linework/icons/basic';
import { expect, test } from 'vitest';
import { itemKey, type Place } from '../drawing/places.js';
import {
  addNext,
  choiceFields,
  connect,
  dissolve,
  insertNode,
  nameField,
  put,
  remove,
  reverse,
  setField,
  spotsOf,
} from './changes.js';
import { markdownFence } from './exports.js';
import { around, partUnder } from './hits.js';
import { movesBetween } from './moves.js';
import { type PicturePart, partAt, partsOf } from './parts.js';

const box = (x: number, y = 0, width = 10, height = 10) => ({ x, y, width, height });
const placed = (sameAs: string, at: ReturnType<typeof box>, isLine = false) => ({ sameAs, box: at, isLine });

test('parts of both pictures move from where they were, new ones appear, and a line with another form appears', () => {
  const before = [placed('a', box(0)), placed('still', box(5)), placed('line', box(0, 0, 50), true)];
  const after = [
    placed('a', box(30, 20)),
    placed('still', box(5)),
    placed('line', box(0, 0, 80), true),
    placed('new', box(9)),
  ];
  expect(movesBetween(before, after)).toEqual([
    { index: 0, how: 'move', x: -30, y: -20 },
    { index: 2, how: 'appear' },
    { index: 3, how: 'appear' },
  ]);
});

test('nothing moves between diagrams without a common part, or in pictures of very many parts', () => {
  expect(movesBetween([placed('a', box(0))], [placed('b', box(9))])).toEqual([]);
  const many = (x: number) => Array.from({ length: 401 }, (_, index) => placed(`n${index}`, box(x)));
  expect(movesBetween(many(0), many(9))).toEqual([]);
});

const SOURCE = `flow
node a "One" tone=red
group g "Group" {
  node b service
}
a -> b : "calls"
a -> b
`;
const span = (words: string) => ({ start: SOURCE.indexOf(words), end: SOURCE.indexOf(words) + words.length });
const OUTLINE = {
  lines: [],
  nodes: [
    { id: 'a', label: 'One', span: span('node a') },
    { id: 'b', label: 'b', type: 'service', group: 'g', span: span('node b') },
  ],
  edges: [
    { from: 'a', to: 'b', arrow: '->', label: 'calls', span: span('a -> b : "calls"') },
    { from: 'a', to: 'b', arrow: '->', span: { start: SOURCE.lastIndexOf('a ->'), end: SOURCE.length - 1 } },
  ],
  groups: [{ id: 'g', label: 'Group', span: span('group g') }],
};
const PLACES: readonly Place[] = [
  ...OUTLINE.nodes.map(({ id, span: at }) => ({ part: 'node', key: `node:${id}`, id, ...at }) as const),
  ...OUTLINE.edges.map(({ span: at }, edge) => ({ part: 'edge', key: `edge:e${edge + 1}`, edge, ...at }) as const),
  ...OUTLINE.groups.map(({ id, span: at }) => ({ part: 'group', key: `group:${id}`, id, ...at }) as const),
].sort((a, b) => a.start - b.start);

test('parts have names for screen readers, in the order of the text', () => {
  expect(partsOf(OUTLINE, PLACES).map(({ key, name }) => `${key} ${name}`)).toEqual([
    'node:a One',
    'group:g Group, group',
    'node:b b, service',
    'edge:e1 One to b: calls, line',
    'edge:e2 One to b, line',
  ]);
});

test('the cursor marks the part of its line, and a line keeps what it is when others come before it', () => {
  const parts = partsOf(OUTLINE, PLACES);
  const marked = (words: string) => partAt(parts, SOURCE, SOURCE.indexOf(words))?.key;
  expect([marked('tone'), marked('service'), marked('calls'), marked('flow'), marked('}')]).toEqual([
    'node:a',
    'node:b',
    'edge:e1',
    undefined,
    undefined,
  ]);
  expect(parts.filter(({ part }) => part === 'edge').map(({ sameAs }) => sameAs)).toEqual(['edge a b 1', 'edge a b 2']);
});

test('items without ids, and statements that the outline does not name, have names too', () => {
  const items = ['Root', 'Twin', 'Twin'].map((label, depth) => ({ kind: 'item', label, depth, span: box(0) as never }));
  const at = { start: 0, end: 1 };
  const places: readonly Place[] = [
    ...items.map((_, index) => ({ part: 'node', key: itemKey(index), ...at }) as const),
    { part: 'node', key: 'line:1', label: 'Later, divider', ...at },
  ];
  const parts = partsOf({ ...OUTLINE, items }, places);
  expect(parts.map(({ name }) => name)).toEqual(['Root', 'Twin', 'Twin', 'Later, divider']);
  expect(new Set(parts.map(({ sameAs }) => sameAs)).size).toBe(4);
});

test('the innermost part under a point is meant, and a thin line is found beside the pointer', () => {
  const part = (key: string, sort: PicturePart['part']) => ({ key, part: sort }) as PicturePart;
  const boxes = [
    { part: part('g', 'group'), box: box(0, 0, 100, 100) },
    { part: part('a', 'node'), box: box(10, 10) },
  ];
  const under = (x: number, isMeant: (each: PicturePart) => boolean = () => true) =>
    partUnder({ x, y: 15 }, boxes, isMeant)?.key;
  expect([under(15), under(50), under(200), under(15, (each) => each.part === 'group')]).toEqual([
    'a',
    'g',
    undefined,
    'g',
  ]);
  expect(around({ x: 5, y: 5 }, 4)[0]).toEqual({ x: 5, y: 5 });
});

async function formOf(words: string, source = SOURCE) {
  const form = await statementForm(source, source.indexOf(words));
  if (form === undefined) throw new Error(`No form for ${words}`);
  return form;
}

const after = (operations: readonly EditOperation[], source = SOURCE): string => {
  const { ok, source: changed, refused } = editSource(source, operations, { icons: basicIcons });
  return ok ? changed : `refused: ${refused?.message}`;
};

test('a node offers what its kind allows, and each change is an edit of its line', async () => {
  const form = await formOf('node a');
  expect(choiceFields(form).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'type undefined',
    'tone red',
    'shape undefined',
  ]);
  expect([nameField(form)?.value, form.joins, form.holds, spotsOf(form)]).toEqual([
    'One',
    true,
    false,
    ['before', 'beside'],
  ]);
  expect(after(setField(form, 'label', 'First'))).toContain('node a "First" tone=red\n');
  expect(after(setField(form, 'tone', ''))).toContain('node a "One"\n');
  expect(setField(form, 'tone', 'red')).toEqual([]);
  expect(after(addNext(form)?.operations ?? [])).toContain('node node4 "New"\n');
  expect(after(addNext(form)?.operations ?? [])).toContain('a -> node4\n');
  expect(after(connect(form, 'g'))).toContain('a -> g\n');
  expect(after(put(form, { where: 'into', id: 'g' }))).toContain('  node a "One" tone=red\n');
  expect(after(put(form, { where: 'beside', id: 'b' }))).toContain('tone=red same=b\n');
  expect(after(remove(form))).toBe('flow\ngroup g "Group" {\n  node b service\n}\n');
});

test('lines and groups have changes of their own', async () => {
  const line = await formOf('a -> b : ');
  expect(line.ref).toEqual({ from: 'a', to: 'b', nth: 1 });
  expect(after(reverse(line))).toContain('b -> a : "calls"\n');
  expect(after(setField(line, 'arrow', '..>'))).toContain('a ..> b : "calls"\n');
  expect(after(insertNode(line)?.operations ?? [])).toMatch(/a -> node4 : "calls"\nnode4 -> b\n/);
  expect(after(remove(line))).not.toContain('calls');
  expect(addNext(line)).toBeUndefined();
  const group = await formOf('group g');
  expect(after(dissolve(group))).toContain('\nnode b service\n');
  const inside = await formOf('node b');
  expect(after(put(inside, { where: 'out' }))).toContain('}\nnode b service\n');
});

test.each([
  ['sequence', 'sequence\nactor a\nactor b\na -> b : "hi"\n', 'actor a', 'actor actor3 "New"\n', ['before', 'after']],
  [
    'gantt',
    'gantt\ntask a "A" start=2026-01-01 length=3d\n',
    'task a',
    'task task2 "New" after=a length=3d\n',
    ['before', 'after'],
  ],
  ['mindmap', 'mindmap\n"Root"\n  "A"\n', '"A"', '    "New"\n', []],
  ['schema', 'schema\ntable a {\n  id int pk\n}\n', 'table a', 'table table2 "New"\n', ['before', 'beside']],
] as const)('what is added next in %s belongs to its kind', async (_, source, words, line, spots) => {
  const form = await formOf(words, source);
  expect(after(addNext(form)?.operations ?? [], source)).toContain(line);
  expect(spotsOf(form)).toEqual(spots);
});

test('a text with a line that cannot be parsed has no forms', async () => {
  expect(await statementForm('flow\nnode a "b\n', 5)).toBeUndefined();
  expect(await statementForm('nothing', 0)).toBeUndefined();
});

test('a fence is longer than those in the source', () => {
  expect(markdownFence('flow\nnode a "```"\n')).toBe('````linework\nflow\nnode a "```"\n````\n');
});
