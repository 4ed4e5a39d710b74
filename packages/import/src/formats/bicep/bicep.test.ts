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
  closed: 'statements, not keys: undeclared names and unknown ones are errors of their own',
  reader: 'own',
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
    ["= [for x in range(0, 3): {\n  name: 'n'\n}]", '× 3'],
    ["= [for x in list: {\n  name: 'n'\n}]", '× each'],
    ["= if (on) {\n  name: 'n'\n}", 'if on'],
    ["existing = {\n  name: 'n'\n}", 'existing'],
  ])('written %s shows it', async (body, line) => {
    expect(await source(one(`resource keys 'Microsoft.KeyVault/vaults@2023-02-01' ${body}\n`))).toContain(line);
  });
});

test('a module is a frame; its parameters and outputs are followed', async () => {
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

test('a loop variable or an argument hides symbols with its name', async () => {
  const body = 'all: [for photos in list: photos.id]\n    more: map(list, (photos, at) => photos.id)';
  expect(await source(one(`param list array\n${STORE}${SITE.replace('store: photos.id', body)}`))).not.toContain('->');
});

test('a looked-up resource is drawn, and references pass through it', async () => {
  const keys = "resource keys 'Microsoft.KeyVault/vaults@2023-02-01' existing = {\n  name: photos.name\n}\n";
  const text = await source(one(STORE + keys + uses('keys.properties.vaultUri')));
  expect(text).toMatch(/^web -> keys role=identity$/m);
  expect(text).toMatch(/^keys -> photos role=data$/m);
});

test('subnets with one name are distinguished by their networks', async () => {
  const network = (name: string): string =>
    `resource ${name} 'Microsoft.Network/virtualNetworks@2023-04-01' = {\n  name: '${name}'\n  properties: {\n    subnets: [\n      { name: 'web' }\n    ]\n  }\n}\n`;
  const text = await source(one(network('east') + network('west')));
  expect(text).toMatch(/group east type=network.*\{\n {2}node east-web "web"/);
  expect(text).toMatch(/group west type=network.*\{\n {2}node west-web "web"/);
});

describe('an undeclared name', () => {
  const warnings = async (files: FileSet): Promise<readonly string[]> => {
    const { diagnostics } = await importFiles({ files, format: 'bicep' }, context);
    return diagnostics.map(({ code, line, message, hint }) => `${code} ${line} ${message} ${hint}`);
  };

  test.each([
    ['photo.id', "I340 7 'photo' is not declared in this file. Write 'photos', or declare the name."],
    [
      "'a$".concat("{elsewhere}'"),
      "I340 7 'elsewhere' is not declared in this file. Declare a resource, variable or parameter with this name.",
    ],
  ])('%s is reported at its line', async (value, reason) => {
    expect(await warnings(one(STORE + uses(value)))).toEqual([reason]);
  });

  test('is reported once, and many are reported together', async () => {
    const body = Array.from({ length: 25 }, (_, at) => `    p${at}: [none${at}, none${at}]`).join('\n');
    const messages = await warnings(one(uses(`1\n${body}`)));
    expect(messages).toHaveLength(21);
    expect(messages[20]).toContain('I341 25 5 more names are not declared');
  });

  test.each([
    ['[for x in range(0, 2): x]'],
    ['filter([1], x => x > 1)'],
    ['az.resourceGroup().location'],
    ['{\n  #disable-next-line BCP037\n  key: null\n}'],
    ['photos.?properties.?missing'],
  ])('does not occur in %s', async (value) => {
    expect(await warnings(one(STORE + uses(value)))).toEqual([]);
  });
});
