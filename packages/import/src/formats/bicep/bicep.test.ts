// Bicep files: the contract of importers, and what modules, loops, conditions and nested resources come to.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { bicep } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (content: string): FileSet => [{ path: 'main.bicep', content }];
const STORE = "resource photos 'Microsoft.Storage/storageAccounts@2023-01-01' = {\n  name: 'photos'\n}\n";
const SITE =
  "resource web 'Microsoft.Web/sites@2022-09-01' = {\n  name: 'web'\n  properties: {\n    store: photos.id\n  }\n}\n";
const uses = (value: string): string => SITE.replace('photos.id', value);
const VAULT = "resource keys 'Microsoft.KeyVault/vaults@2023-02-01' = {\n  name: 'keys'\n}\n";

describeImporter(bicep, {
  good: [
    { path: 'main.bicep', content: STORE + SITE },
    { path: 'vault.bicep', content: VAULT },
  ],
  reformatted: [
    { path: 'main.bicep', content: `// The web\n${SITE}\n\n${STORE.replace('{\n', '{ // store\n\n')}` },
    { path: 'vault.bicep', content: VAULT },
  ],
  grown: [
    {
      path: 'main.bicep',
      content: `resource edge 'Microsoft.Cdn/profiles@2023-05-01' = {}\n${STORE}${SITE}resource sql 'Microsoft.Sql/servers@2021-11-01' = {}\n`,
    },
    { path: 'vault.bicep', content: VAULT },
  ],
  leftOut: {
    files: one(`${STORE}resource logs 'Microsoft.Web/sites/config@2022-09-01' = {}\n`),
    names: ['logs'],
  },
  unreadable: [
    { files: one("param a string\nvar b = 'x\n"), file: 'main.bicep', line: 2 },
    { files: one('param a string\nvar b = {\n'), file: 'main.bicep', line: 2 },
    { files: one('\nresource a = {}\n'), file: 'main.bicep', line: 2 },
    { files: one('nonsense\n'), file: 'main.bicep', line: 1 },
  ],
  empty: one('// nothing yet\n'),
  large: (count) =>
    one(
      Array.from(
        { length: count },
        (_, at) => `resource s${at} 'Microsoft.Storage/storageAccounts@2023-01-01' = {}`,
      ).join('\n'),
    ),
  pieces: [
    "resource a 'b' = {}\n",
    "module a 'b' = {\n",
    'var a = a\n',
    "'",
    "'''",
    '$'.concat('{'),
    '}',
    '[for x in y: ',
    '::',
  ],
});

async function source(files: FileSet): Promise<string> {
  const { source: text, diagnostics } = await importFiles({ files, format: 'bicep' }, context);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return text;
}

test.each([
  ['photos.id', ''],
  ['store', 'var store = photos.id\n'],
  ['a', 'var a = b\nvar b = [\n  photos.id\n]\n'],
  ["'x$".concat("{photos.name}'"), ''],
  ['true ? 1\n      : photos.id', ''],
])('%s is a line to the resource', async (value, more) => {
  expect(await source(one(STORE + uses(value) + more))).toMatch(/^web -> photos role=data$/m);
});

describe('a resource', () => {
  test.each([
    ["= [for x in range(0, 3): {\n  name: 'n'\n}]", '× each'],
    ["= if (on) {\n  name: 'n'\n}", 'if on'],
    ["existing = {\n  name: 'n'\n}", 'existing'],
  ])('written %s is told so', async (body, said) => {
    expect(await source(one(`resource keys 'Microsoft.KeyVault/vaults@2023-02-01' ${body}\n`))).toContain(said);
  });
});

test('a module is a frame; what it is given and gives is followed', async () => {
  const files = [
    {
      path: 'main.bicep',
      content: `${STORE}module app 'sub/app.bicep' = {\n  params: {\n    store: photos.id\n  }\n}\n`,
    },
    { path: 'sub/app.bicep', content: `param store string\n${uses('store')}` },
  ];
  const text = await source(files);
  expect(text).toMatch(/group app \{\n {2}node web/);
  expect(text).toMatch(/^web -> photos role=data$/m);
});
