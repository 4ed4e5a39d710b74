// ARM templates: the contract of importers, and what expressions, nested templates, loops and symbols come to.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { expressionOf } from './expression.js';
import { arm } from './index.js';

const SCHEMA = 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#';
const context = { icons: { find: () => undefined, nearest: () => [] } };

const template = (resources: unknown, more: object = {}): string =>
  JSON.stringify({ $schema: SCHEMA, ...more, resources }, null, 2);
const one = (resources: unknown, more: object = {}): FileSet => [
  { path: 'main.json', content: template(resources, more) },
];
const STORE = { type: 'Microsoft.Storage/storageAccounts', name: 'photos' };
const VAULT = { type: 'Microsoft.KeyVault/vaults', name: 'keys' };
const SITE = {
  type: 'Microsoft.Web/sites',
  name: 'web',
  dependsOn: ["[resourceId('Microsoft.KeyVault/vaults', 'keys')]"],
};
const uses = (value: string): object => ({ type: 'Microsoft.Web/sites', name: 'web', properties: { value } });

describeImporter(arm, {
  good: [
    { path: 'web.json', content: template([STORE, VAULT, SITE]) },
    { path: 'queue.json', content: template([{ type: 'Microsoft.ServiceBus/namespaces', name: 'bus' }]) },
  ],
  reformatted: [
    {
      path: 'web.json',
      content: `// The web\n${JSON.stringify({ $schema: SCHEMA, resources: [SITE, VAULT, STORE] })}\n`,
    },
    { path: 'queue.json', content: template([{ name: 'bus', type: 'Microsoft.ServiceBus/namespaces' }]) },
  ],
  grown: [
    {
      path: 'web.json',
      content: template([
        { type: 'Microsoft.Cdn/profiles', name: 'edge' },
        STORE,
        VAULT,
        { type: 'Microsoft.Sql/servers', name: 'sql' },
        SITE,
      ]),
    },
    { path: 'queue.json', content: template([{ type: 'Microsoft.ServiceBus/namespaces', name: 'bus' }]) },
  ],
  leftOut: {
    files: one([STORE, { type: 'Microsoft.Web/sites/config', name: 'web/logs' }]),
    names: ['Microsoft.Web/sites/config:web/logs'],
  },
  unreadable: [
    { files: [{ path: 'a.json', content: '{\n  "resources": [\n    {,}\n  ]\n}\n' }], file: 'a.json', line: 3 },
    { files: [{ path: 'a.json', content: '{\n  "resources": [}\n}\n' }], file: 'a.json', line: 2 },
  ],
  empty: [
    {
      path: 'parameters.json',
      content: '{"$schema": "https://example.com/deploymentParameters.json#", "parameters": {}}',
    },
  ],
  large: (count) =>
    one(Array.from({ length: count }, (_, at) => ({ type: 'Microsoft.Storage/storageAccounts', name: `s${at}` }))),
  closed: true,
  reader: 'json',
  pieces: [
    '"resources": [',
    '{"type": "Microsoft.Web/sites", "name": "a"},',
    "[concat('",
    "')]",
    '//',
    '/*',
    'reference(',
  ],
});

async function source(files: FileSet): Promise<string> {
  const { source: text, diagnostics } = await importFiles({ files, format: 'arm' }, context);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return text;
}

describe('an expression', () => {
  test.each([
    ["[concat('a', 'b')]", 'call'],
    ["[reference('x').y[0]['z']]", 'call'],
    ["[contoso.name('x')]", 'call'],
    ["['it''s']", 'text'],
    ['[[not one]', 'text'],
    ['[concat(]', 'text'],
    ['plain', 'text'],
  ])('%s is a %s', (text, is) => {
    expect(expressionOf(text).is).toBe(is);
  });
});

describe('a line leads to what is named', () => {
  test.each([
    ["[resourceId('Microsoft.Storage/storageAccounts', 'photos')]"],
    ["[resourceId('group', 'microsoft.storage/storageaccounts', 'PHOTOS')]"],
    ["[reference(resourceId('Microsoft.Storage/storageAccounts', variables('store'))).id]"],
    ["[reference('photos').primaryEndpoints.blob]"],
    ["[listKeys(variables('storeId'), '2021-01-01').keys[0].value]"],
    ["[concat('x', variables('map').deep)]"],
    ["[resourceId('Microsoft.Storage/storageAccounts', split('a/photos', '/')[1])]"],
  ])('by %s', async (value) => {
    const variables = {
      store: "[concat('pho', 'tos')]",
      storeId: "[resourceId('Microsoft.Storage/storageAccounts', variables('store'))]",
      map: { deep: "[variables('storeId')]" },
    };
    expect(await source(one([STORE, uses(value)], { variables }))).toMatch(/^web -> photos role=data$/m);
  });

  test.each([
    ['photos'],
    ['Microsoft.Storage/storageAccounts/photos'],
    ['copies'],
    ["[concat('Microsoft.Storage/storageAccounts/', 'photos')]"],
  ])('by the dependency %s', async (named) => {
    const store = { ...STORE, copy: { name: 'copies', count: 3 } };
    const text = await source(one([store, { type: 'Microsoft.Web/sites', name: 'web', dependsOn: [named] }]));
    expect(text).toMatch(/^web -> photos role=data$/m);
    expect(text).toContain('× 3');
  });

  test('by its symbol', async () => {
    const files = one(
      { store: STORE, site: { type: 'Microsoft.Web/sites', name: 'web', dependsOn: ['store'] } },
      { languageVersion: '2.0' },
    );
    expect(await source(files)).toMatch(/^web -> photos role=data$/m);
  });

  test('and variables that reference one another terminate', async () => {
    const variables = { a: "[variables('b')]", b: "[variables('a')]" };
    expect(await source(one([STORE, uses("[variables('a')]")], { variables }))).not.toContain('->');
  });
});

describe('a nested template', () => {
  const nested = (properties: object): object => ({ type: 'Microsoft.Resources/deployments', name: 'app', properties });
  const inner = { expressionEvaluationOptions: { scope: 'inner' } };

  test('is a frame; its parameters are followed', async () => {
    const files = one([
      STORE,
      nested({
        ...inner,
        parameters: { store: { value: "[resourceId('Microsoft.Storage/storageAccounts', 'photos')]" } },
        template: { resources: [uses("[parameters('store')]")] },
      }),
    ]);
    const text = await source(files);
    expect(text).toMatch(/group app \{\n {2}node web/);
    expect(text).toMatch(/^web -> photos role=data$/m);
  });

  test('gives its outputs', async () => {
    const outputs = { id: { value: "[resourceId('Microsoft.Storage/storageAccounts', 'photos')]" } };
    const files = one([
      nested({ ...inner, template: { resources: [STORE], outputs } }),
      uses("[reference('app').outputs.id.value]"),
    ]);
    expect(await source(files)).toMatch(/^web -> photos role=data$/m);
  });

  test('that is linked is read from the files, or is a node if it is missing', async () => {
    const main = template([nested({ templateLink: { relativePath: 'nested/store.json' } })]);
    const files = [
      { path: 'main.json', content: main },
      { path: 'nested/store.json', content: template([STORE]) },
    ];
    expect(await source(files)).toMatch(/group app \{\n {2}node photos/);
    expect(await source(files.slice(0, 1))).toContain('node app service sub="module store.json"');
  });
});

test('a text can have several lines, as in Resource Manager', async () => {
  const content = template([{ ...STORE, comments: 'a b' }]).replace('a b', 'a\nb');
  expect(await source([{ path: 'main.json', content }])).toContain('node photos');
});

describe('a dependency that is not in the template', () => {
  const warnings = async (dependsOn: readonly string[]): Promise<readonly string[]> => {
    const files = one([STORE, { type: 'Microsoft.Web/sites', name: 'web', dependsOn }]);
    const { diagnostics, source: text } = await importFiles({ files, format: 'arm' }, context);
    expect(text).not.toContain('none');
    return diagnostics.map(({ code, line, message }) => `${code} ${line} ${message}`);
  };

  test('is reported at its line and not drawn', async () => {
    expect(await warnings(['photos', "[resourceId('Microsoft.Storage/storageAccounts', 'none')]"])).toEqual([
      "I350 13 'Microsoft.Web/sites:web' depends on '[resourceId('Microsoft.Storage/storageAccounts', 'none')]', which is not in the template.",
    ]);
  });

  test('is reported with the others if there are many', async () => {
    const messages = await warnings(Array.from({ length: 23 }, (_, at) => `none${at}`));
    expect(messages).toHaveLength(21);
    expect(messages[20]).toContain('I351 32 3 more dependencies are not in the template: none20, none21, none22.');
  });
});
