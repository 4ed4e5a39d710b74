// Bicep and the template that it compiles to are one picture: each pair is written by hand, the second as `bicep build` writes the first.
import { expect, test } from 'vitest';
import { importFiles } from '../import-files.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const SCHEMA = 'https://schema.management.azure.com/schemas/2019-04-01/deploymentTemplate.json#';
const STORE = 'Microsoft.Storage/storageAccounts';
const SITE = 'Microsoft.Web/sites';
const NETWORK = 'Microsoft.Network/virtualNetworks';
const NIC = 'Microsoft.Network/networkInterfaces';
const VM = 'Microsoft.Compute/virtualMachines';

/** A resource in Bicep, with its lines as written. */
const resource = (symbol: string, type: string, ...lines: readonly string[]): string =>
  `resource ${symbol} '${type}@2023-01-01' = {\n${lines.map((each) => `  ${each}\n`).join('')}}\n`;
const put = (text: string): string => `$\{${text}}`;
const id = (type: string, ...names: readonly string[]): string =>
  `[resourceId('${type}', ${names.map((each) => (each.endsWith(')') ? each : `'${each}'`)).join(', ')})]`;

interface Pair {
  readonly says: string;
  readonly bicep: string;
  readonly files?: readonly { readonly path: string; readonly content: string }[];
  readonly variables?: object;
  readonly resources: readonly object[];
  /** What is drawn, to be sure that the two are not empty alike. */
  readonly drawn: string;
}

const photos = resource('photos', STORE, "name: 'photos'");
const armPhotos = { type: STORE, name: 'photos' };
const network = resource(
  'net',
  NETWORK,
  "name: 'net'",
  'properties: {',
  '  subnets: [',
  "    { name: 'web' }",
  '    {',
  "      name: 'data'",
  '    }',
  '  ]',
  '}',
);
const armNetwork = { type: NETWORK, name: 'net', properties: { subnets: [{ name: 'web' }, { name: 'data' }] } };
const machine = resource('vm', VM, "name: 'vm'", 'properties: { nic: nic.id }');
const armMachine = { type: VM, name: 'vm', dependsOn: [id(NIC, 'nic')] };
const nic = (subnet: string, dependsOn = ''): string =>
  resource('nic', NIC, "name: 'nic'", `properties: { subnet: ${subnet} }`, ...(dependsOn ? [dependsOn] : []));
const armNic = (subnet: string): object => ({
  type: NIC,
  name: 'nic',
  properties: { subnet },
  dependsOn: [id(NETWORK, 'net')],
});

const pairs: readonly Pair[] = [
  {
    says: 'what resourceId and reference name',
    bicep: `${photos}${resource('web', SITE, "name: 'web'", 'properties: {', `  a: resourceId('${STORE}', 'photos')`, '}')}${resource(
      'api',
      SITE,
      "name: 'api'",
      "properties: { a: reference('photos').primaryEndpoints.blob }",
    )}`,
    resources: [
      armPhotos,
      { type: SITE, name: 'web', properties: { a: id(STORE, 'photos') } },
      { type: SITE, name: 'api', properties: { a: "[reference('photos').primaryEndpoints.blob]" } },
    ],
    drawn: 'api -> photos',
  },
  {
    says: 'names of parameters, variables and what is made up',
    bicep: [
      'param shopName string\nparam location string\n',
      `var storeName = '${put('shopName')}st${put('uniqueString(resourceGroup().id)')}'\nvar keysName = uniqueString('x')\n`,
      resource('a', STORE, 'name: storeName'),
      resource('b', 'Microsoft.KeyVault/vaults', 'name: toLower(keysName)'),
      resource('c', SITE, `name: '${put('shopName')}-web-${put('location')}'`),
      resource('d', 'Microsoft.Cdn/profiles', 'name: guid(a.id)'),
    ].join(''),
    variables: {
      storeName: "[format('{0}st{1}', parameters('shopName'), uniqueString(resourceGroup().id))]",
      keysName: "[uniqueString('x')]",
    },
    resources: [
      { type: STORE, name: "[variables('storeName')]" },
      { type: 'Microsoft.KeyVault/vaults', name: "[toLower(variables('keysName'))]" },
      { type: SITE, name: "[format('{0}-web-{1}', parameters('shopName'), parameters('location'))]" },
      {
        type: 'Microsoft.Cdn/profiles',
        name: `[guid(resourceId('${STORE}', variables('storeName')))]`,
        dependsOn: [`[resourceId('${STORE}', variables('storeName'))]`],
      },
    ],
    drawn: 'shop-web',
  },
  {
    says: 'the variable of a loop that is called like a resource',
    bicep: `param sites array\n${photos}${resource('web', SITE, "name: 'web'", 'properties: {', '  all: [for photos in sites: photos.name]', '  more: map(sites, photos => photos.id)', '}')}`,
    resources: [
      armPhotos,
      {
        type: SITE,
        name: 'web',
        properties: {
          copy: [
            {
              name: 'all',
              count: "[length(parameters('sites'))]",
              input: "[parameters('sites')[copyIndex('all')].name]",
            },
          ],
          more: "[map(parameters('sites'), lambda('photos', lambdaVariables('photos').id))]",
        },
      },
    ],
    drawn: 'node web',
  },
  {
    says: 'loops and conditions',
    bicep: [
      'param names array\nparam many int\nparam on bool\n',
      `resource a '${STORE}@2023-01-01' = [for name in names: {\n  name: name\n}]\n`,
      `resource b '${SITE}@2023-01-01' = [\n  for i in range(0, 3): if (on) {\n    name: 'web-${put('i')}'\n    properties: { a: a[i].id }\n  }\n]\n`,
      `resource c '${VM}@2023-01-01' = [for (i, at) in range(0, many): {\n  name: 'vm${put('at')}'\n}]\n`,
    ].join(''),
    resources: [
      {
        type: STORE,
        name: "[parameters('names')[copyIndex()]]",
        copy: { name: 'a', count: "[length(parameters('names'))]" },
      },
      {
        type: SITE,
        condition: "[parameters('on')]",
        name: "[format('web-{0}', range(0, 3)[copyIndex()])]",
        copy: { name: 'b', count: '[length(range(0, 3))]' },
        dependsOn: [`[resourceId('${STORE}', parameters('names')[range(0, 3)[copyIndex()]])]`, 'a'],
      },
      {
        type: VM,
        name: "[format('vm{0}', copyIndex())]",
        copy: { name: 'c', count: "[length(range(0, parameters('many')))]" },
      },
    ],
    drawn: 'each of names',
  },
  {
    says: 'function apps, sizes',
    bicep: `${resource('f', SITE, "name: 'orders'", "kind: 'functionapp,linux'")}${resource('g', STORE, "name: 'photos'", 'sku: {', "  name: 'Standard_LRS'", '}')}`,
    resources: [
      { type: SITE, name: 'orders', kind: 'functionapp,linux' },
      { type: STORE, name: 'photos', sku: { name: 'Standard_LRS' } },
    ],
    drawn: 'node orders function',
  },
  {
    says: 'children by parent, by nesting and by name',
    bicep: [
      `resource bus 'Microsoft.ServiceBus/namespaces@2022-10-01' = {\n  name: 'bus'\n  resource orders 'queues' = {\n    name: 'orders'\n  }\n}\n`,
      resource('bills', 'Microsoft.ServiceBus/namespaces/queues', 'parent: bus', "name: 'bills'"),
      resource('mails', 'Microsoft.ServiceBus/namespaces/topics', "name: 'bus/mails'"),
      resource('web', SITE, "name: 'web'", 'properties: { q: bus::orders.id }'),
    ].join(''),
    resources: [
      { type: 'Microsoft.ServiceBus/namespaces', name: 'bus' },
      {
        type: 'Microsoft.ServiceBus/namespaces/queues',
        name: "[format('{0}/{1}', 'bus', 'orders')]",
        dependsOn: [id('Microsoft.ServiceBus/namespaces', 'bus')],
      },
      {
        type: 'Microsoft.ServiceBus/namespaces/queues',
        name: "[format('{0}/{1}', 'bus', 'bills')]",
        dependsOn: [id('Microsoft.ServiceBus/namespaces', 'bus')],
      },
      { type: 'Microsoft.ServiceBus/namespaces/topics', name: 'bus/mails' },
      {
        type: SITE,
        name: 'web',
        properties: { q: id('Microsoft.ServiceBus/namespaces/queues', 'bus', 'orders') },
        dependsOn: [id('Microsoft.ServiceBus/namespaces/queues', 'bus', 'orders')],
      },
    ],
    drawn: 'web -> orders',
  },
  {
    says: 'subnets by their place',
    bicep: network + nic('net.properties.subnets[1].id') + machine,
    resources: [
      armNetwork,
      armNic(`[reference(resourceId('${NETWORK}', 'net'), '2023-01-01').subnets[1].id]`),
      armMachine,
    ],
    drawn: 'group data type=subnet',
  },
  {
    says: 'subnets by an id that is put together',
    bicep: `var which = 'data'\n${network}${nic(`'${put('net.id')}/subnets/${put('which')}'`)}${machine}`,
    variables: { which: 'data' },
    resources: [
      armNetwork,
      armNic(`[format('{0}/subnets/{1}', resourceId('${NETWORK}', 'net'), variables('which'))]`),
      armMachine,
    ],
    drawn: 'group data type=subnet',
  },
  {
    says: 'subnets by resourceId',
    bicep: network + nic(`resourceId('${NETWORK}/subnets', 'net', 'data')`, 'dependsOn: [net]') + machine,
    resources: [armNetwork, armNic(id(`${NETWORK}/subnets`, 'net', 'data')), armMachine],
    drawn: 'group data type=subnet',
  },
  {
    says: 'listed subnets that are looked up',
    bicep: [
      network,
      `resource data '${NETWORK}/subnets@2023-01-01' existing = {\n  parent: net\n  name: 'data'\n}\n`,
      nic('data.id'),
      machine,
    ].join(''),
    resources: [armNetwork, armNic(id(`${NETWORK}/subnets`, 'net', 'data')), armMachine],
    drawn: 'group data type=subnet',
  },
  {
    says: 'modules in a resource group, what they are given and give',
    bicep: [
      "targetScope = 'subscription'\nparam deploymentId string\n",
      resource('rg', 'Microsoft.Resources/resourceGroups', "name: 'shop'"),
      `module data 'data.bicep' = {\n  scope: rg\n  name: 'data-${put('deploymentId')}'\n}\n`,
      "module app 'app.bicep' = {\n  scope: resourceGroup(rg.name)\n  name: 'appDeployment'\n  params: {\n    store: data.outputs.store\n  }\n}\n",
    ].join(''),
    files: [
      { path: 'data.bicep', content: `${photos}output store string = photos.id\n` },
      {
        path: 'app.bicep',
        content: `param store string\n${resource('web', SITE, "name: 'web'", 'properties: { store: store }')}`,
      },
    ],
    resources: [
      { type: 'Microsoft.Resources/resourceGroups', name: 'shop' },
      {
        type: 'Microsoft.Resources/deployments',
        name: "[format('data-{0}', parameters('deploymentId'))]",
        resourceGroup: 'shop',
        dependsOn: ["[subscriptionResourceId('Microsoft.Resources/resourceGroups', 'shop')]"],
        properties: {
          expressionEvaluationOptions: { scope: 'inner' },
          template: { resources: [armPhotos], outputs: { store: { type: 'string', value: id(STORE, 'photos') } } },
        },
      },
      {
        type: 'Microsoft.Resources/deployments',
        name: 'appDeployment',
        resourceGroup: 'shop',
        dependsOn: ["[subscriptionResourceId('Microsoft.Resources/resourceGroups', 'shop')]"],
        properties: {
          expressionEvaluationOptions: { scope: 'inner' },
          parameters: {
            store: {
              value:
                "[reference(extensionResourceId(format('/subscriptions/{0}/resourceGroups/{1}', subscription().subscriptionId, 'shop'), 'Microsoft.Resources/deployments', format('data-{0}', parameters('deploymentId'))), '2022-09-01').outputs.store.value]",
            },
          },
          template: { resources: [{ type: SITE, name: 'web', properties: { store: "[parameters('store')]" } }] },
        },
      },
    ],
    drawn: 'group shop type=environment',
  },
];

async function linesOf(
  format: string,
  files: readonly { path: string; content: string }[],
): Promise<readonly string[]> {
  const { source, diagnostics } = await importFiles({ files, format }, context);
  expect(diagnostics.filter(({ code }) => !/^I14[01]$/.test(code))).toEqual([]);
  return source.split('\n').map((line) => line.trim());
}

test.each(pairs)('$says', async ({ bicep, files = [], variables, resources, drawn: picture }) => {
  const written = await linesOf('bicep', [{ path: 'main.bicep', content: bicep }, ...files]);
  const template = JSON.stringify({ $schema: SCHEMA, variables, resources });
  const compiled = await linesOf('arm', [{ path: 'main.json', content: template }]);
  expect(compiled.join('\n')).toContain(picture);
  expect(written.toSorted()).toEqual(compiled.toSorted());
});
