// The functions for browsers: the same answers as the library for Node, with icons loaded file by file.
import { readFile } from 'node:fs/promises';
import * as node from '@linework/library';
import { expect, test } from 'vitest';
import { convert } from './convert.js';
import { sourceIn } from './element/source-text.js';
import { check, compare, draw, edit, fix, format, kinds, readSource } from './index.js';

const icons = new URL('../bundle/icons/', import.meta.url);
const load = async (path: string): Promise<unknown> => JSON.parse(await readFile(new URL(path, icons), 'utf8'));

/** A loader that notes what it loads. */
function noting(): { readonly paths: string[]; readonly iconsFrom: typeof load } {
  const paths: string[] = [];
  const iconsFrom = (path: string): Promise<unknown> => {
    paths.push(path);
    return load(path);
  };
  return { paths, iconsFrom };
}

const HI = 'flow "Hi"\nnode a\n';
const ORDERS = 'flow "Orders"\nnode api service "Orders API"\nnode db database "Redis"\napi -> db : "reads"\n';
const NAMED = 'flow\nnode a icon=logos:redis\nnode b icon=mdi:account-outline\n';
const MERMAID = 'flowchart LR\n  a[Redis] --> b[(Orders)]\n';

const SOURCES = {
  'no icon': HI,
  'icons of types and of a product': ORDERS,
  'named icons of two sets': NAMED,
  'an icon that is called otherwise': 'flow\nnode a icon=lx:home\n',
  'an unknown icon': 'flow\nnode a icon=logos:rediss\n',
  'a set that does not exist': 'flow\nnode a icon=nothing:redis\n',
  'no icons wanted': ORDERS.replace('"Orders"', '"Orders" icons=off'),
  mistakes: 'flow\nnoed a\nnode b icon=lx:\n',
  'no kind': 'flwo "Hi"\n',
  nothing: '',
};

test.for(Object.entries(SOURCES))('a source with %s draws as in Node', async ([, source]) => {
  const { warnings, ...drawing } = await draw(source, { iconsFrom: load, theme: 'auto' });
  expect(drawing).toEqual({ ...node.draw(source, { theme: 'auto' }), quality: undefined });
  expect(warnings).toEqual([]);
});

test('only files of icons that a source needs are loaded, each once', async () => {
  const { paths, iconsFrom } = noting();
  await draw(HI, { iconsFrom });
  await draw('pie\nslice "a" 1\nslice "b" 2\n', { iconsFrom });
  expect(paths).toEqual([]);
  await Promise.all([draw(NAMED, { iconsFrom }), draw(NAMED, { iconsFrom })]);
  expect(paths).toEqual([
    'sets.json',
    expect.stringMatching(/^logos\/\d+\.json$/),
    expect.stringMatching(/^mdi\/\d+\.json$/),
  ]);
});

test('no name of an icon leads anywhere else', async () => {
  const { paths, iconsFrom } = noting();
  const names = [
    '../../secret',
    'https://example.com/a',
    'logos:../../x',
    '__proto__:x',
    'constructor:y',
    'logos:%2e%2e',
  ];
  await draw(`flow\n${names.map((name, at) => `node n${at} icon="${name}"`).join('\n')}\n`, { iconsFrom });
  for (const path of paths) expect(path).toMatch(/^(?:sets|index|[a-z0-9-]+\/\d+)\.json$/);
});

test('icons that cannot be loaded are blank, are named in warnings, and are tried again', async () => {
  let isOnline = false;
  const iconsFrom = (path: string): Promise<unknown> =>
    isOnline ? load(path) : Promise.reject(new Error(`no network for ${path}`));
  const offline = await draw(NAMED, { iconsFrom });
  expect(offline).toMatchObject({
    ok: true,
    diagnostics: [],
    warnings: [expect.stringContaining('no network for sets.json')],
  });
  isOnline = true;
  expect((await draw(NAMED, { iconsFrom })).svg).toBe(node.draw(NAMED).svg);
  expect(offline.svg).not.toBe(node.draw(NAMED).svg);
  expect((await draw(NAMED, { iconsFrom: async () => 'a page' })).warnings).toHaveLength(1);
});

test('icons of a caller need no file', async () => {
  const dot = { width: 8, height: 8, shapes: [{ d: 'M0 0h8v8z', fill: 'ink' as const }] };
  const ownIcons = { find: (name: string) => (name === 'own:dot' ? dot : undefined) };
  const { paths, iconsFrom } = noting();
  const source = 'flow\nnode a icon=own:dot\n';
  expect((await draw(source, { ownIcons, iconsFrom })).svg).toBe(node.draw(source, { ownIcons }).svg);
  expect(paths).toEqual([]);
});

test('options are those of the library for Node', async () => {
  const options = { theme: 'dark', direction: 'down', background: 'none', embedSource: true, icons: 'off' } as const;
  expect((await draw(ORDERS, { ...options, iconsFrom: load })).svg).toBe(node.draw(ORDERS, options).svg);
  expect((await draw('flow\nnode a icon=lx:nothing\n', { ignore: ['W202'], iconsFrom: load })).diagnostics).toEqual([]);
});

test('sources are checked, formatted, fixed, edited, compared and converted as in Node', async () => {
  const iconsFrom = load;
  const broken = 'flow\nnoed a "A\nnode b icon=lx:databse\n';
  const operations = [{ op: 'rename', id: 'db', to: 'store' }] as const;
  const newer = ORDERS.replace('reads', 'writes');
  expect(await check(broken, { iconsFrom })).toEqual(node.check(broken));
  expect(await format('flow   "Hi"\nnode   a')).toBe(HI);
  expect(await fix(broken, { iconsFrom, unsafe: true })).toEqual(node.fix(broken, { unsafe: true }));
  expect(await edit(ORDERS, operations, { iconsFrom })).toEqual(node.edit(ORDERS, operations));
  expect(await compare(ORDERS, newer, { iconsFrom })).toEqual(node.compare(ORDERS, newer));
  expect(await readSource((await draw(HI, { embedSource: true })).svg ?? '')).toBe(HI);
  expect(await convert(MERMAID, { iconsFrom })).toEqual(node.convert(MERMAID));
  expect(await convert('flowchart\n  a[', { iconsFrom })).toEqual(node.convert('flowchart\n  a['));
  expect(kinds).toEqual(node.kinds);
});

test('only a text is a source; anything else is a mistake of the caller', async () => {
  const wrong = 7 as unknown as string;
  for (const call of [draw, check, format, fix, convert, readSource])
    await expect((call as (text: string) => Promise<unknown>)(wrong)).rejects.toThrow(TypeError);
});

test.for([
  ['\n    flow "Hi"\n      node a\n  ', 'flow "Hi"\n  node a\n'],
  ['flow "Hi"\nnode a', 'flow "Hi"\nnode a\n'],
  ['\n\n  tree\n\n    "A"\n', 'tree\n\n  "A"\n'],
  ['  \n ', ''],
])('the text %j of an element is the source %j', ([text, source]) => {
  expect(sourceIn(text ?? '')).toBe(source);
});
