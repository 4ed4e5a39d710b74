// CDK applications: the contract of importers, stacks, constructs and what leads from one stack to another.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { cdk } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };

interface Made {
  readonly type: string;
  readonly path?: string;
  readonly properties?: unknown;
  readonly metadata?: Readonly<Record<string, string>>;
}

const template = (resources: Readonly<Record<string, Made>>, outputs: unknown = {}): string =>
  JSON.stringify(
    {
      Resources: Object.fromEntries(
        Object.entries(resources).map(([id, { type, path, properties, metadata }]) => [
          id,
          {
            Type: type,
            Properties: properties,
            Metadata: { ...metadata, ...(path === undefined ? {} : { 'aws:cdk:path': path }) },
          },
        ]),
      ),
      Outputs: outputs,
    },
    null,
    1,
  );

const manifest = (stacks: readonly string[], more: object = {}): string =>
  JSON.stringify(
    {
      version: '48.0.0',
      artifacts: {
        ...Object.fromEntries(
          stacks.map((id) => [
            id,
            { type: 'aws:cloudformation:stack', properties: { templateFile: `${id}.template.json` } },
          ]),
        ),
        ...more,
      },
    },
    null,
    1,
  );

const app = (stacks: Readonly<Record<string, string>>, more: object = {}): FileSet => [
  { path: 'manifest.json', content: manifest(Object.keys(stacks), more) },
  ...Object.entries(stacks).map(([id, content]) => ({ path: `${id}.template.json`, content })),
];

const BUCKET: Made = { type: 'AWS::S3::Bucket', path: 'Shop/Photos/Resource' };
const HANDLER: Made = {
  type: 'AWS::Lambda::Function',
  path: 'Shop/Resize/Resource',
  properties: { Environment: { Ref: 'Photos1A2B3C4D' } },
};
const SHOP = { Photos1A2B3C4D: BUCKET, Resize5E6F7A8B: HANDLER };

describeImporter(cdk, {
  good: app({ Shop: template(SHOP) }),
  reformatted: [
    { path: 'manifest.json', content: JSON.stringify(JSON.parse(manifest(['Shop']))) },
    { path: 'Shop.template.json', content: template({ Resize5E6F7A8B: HANDLER, Photos1A2B3C4D: BUCKET }) },
  ],
  grown: app({
    Shop: template({
      Before: { type: 'AWS::SQS::Queue', path: 'Shop/Before/Resource' },
      ...SHOP,
      Behind: { type: 'AWS::SNS::Topic', path: 'Shop/Behind/Resource' },
    }),
  }),
  leftOut: {
    files: app({
      Empty: '{"Rules": {}}',
      Shop: template({
        ...SHOP,
        Policy: {
          type: 'AWS::S3::BucketPolicy',
          path: 'Shop/Photos/Policy/Resource',
          properties: { Bucket: { Ref: 'Photos1A2B3C4D' } },
        },
      }),
    }),
    names: ['Empty', 'Shop.Policy'],
  },
  unreadable: [
    { files: app({ Shop: '{\n"Resources": {' }), file: 'Shop.template.json', line: 2 },
    { files: [{ path: 'manifest.json', content: manifest(['Gone']) }], file: 'manifest.json', line: 4 },
  ],
  empty: [{ path: 'manifest.json', content: '{"version": "48.0.0", "artifacts": {"Tree": {"type": "cdk:tree"}}}' }],
  large: (count) =>
    app({
      Shop: template(
        Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `Q${at}`,
            { type: 'AWS::SQS::Queue', path: `Shop/Q${at}/Resource` },
          ]),
        ),
      ),
    }),
  closed: 'a program writes the files, and each of its versions adds keys that no picture shows',
  reader: 'json',
  pieces: [
    '{"artifacts":{"a":{"type":"aws:cloudformation:stack"',
    '"metadata":{"/a":[',
    '{"Ref":"A"}',
    '[',
    '"',
    ',',
    '{"properties":{"templateFile":"manifest.json"}}',
  ],
});

async function source(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<string> {
  const { ok, source: text, diagnostics } = await importFiles({ ...request, files, format: 'cdk' }, context, [cdk]);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

describe('a resource', () => {
  test('has the name of its construct', async () => {
    expect(await source(app({ Shop: template(SHOP) }))).toMatch(/^Resize -> Photos role=data$/m);
  });

  test('has its construct from the metadata of the manifest if the template does not contain it', async () => {
    const files = app(
      {},
      {
        Shop: {
          type: 'aws:cloudformation:stack',
          properties: { templateFile: 'Shop.template.json' },
          metadata: { '/Shop/Photos/Resource': [{ type: 'aws:cdk:logicalId', data: 'Photos1A2B3C4D' }] },
        },
      },
    );
    const bare = { path: 'Shop.template.json', content: template({ Photos1A2B3C4D: { type: 'AWS::S3::Bucket' } }) };
    expect(await source([...files, bare])).toMatch(/^node Photos /m);
  });

  test('of the framework is folded away, and drawn on demand', async () => {
    const files = app({
      Shop: template({
        ...SHOP,
        Provider9C: {
          type: 'AWS::Lambda::Function',
          path: 'Shop/Custom::S3AutoDeleteObjectsCustomResourceProvider/Handler',
        },
        Delete3F: {
          type: 'Custom::S3AutoDeleteObjects',
          path: 'Shop/Photos/AutoDeleteObjectsCustomResource/Default',
          properties: { ServiceToken: { Ref: 'Provider9C' }, Bucket: { Ref: 'Photos1A2B3C4D' } },
        },
      }),
    });
    expect(await source(files)).not.toMatch(/Handler|AutoDelete/);
    expect(await source(files, { options: { noise: 'all' } })).toMatch(/Handler[\s\S]*AutoDelete/);
  });
});

describe('a frame', () => {
  const inside = {
    A1: { type: 'AWS::SQS::Queue', path: 'Shop/Orders/Intake/Queue/Resource' },
    B2: { type: 'AWS::SNS::Topic', path: 'Shop/Orders/Intake/Topic/Resource' },
    C3: { type: 'AWS::S3::Bucket', path: 'Shop/Orders/Archive/Resource' },
  };

  test.each([
    ['0', /^node Archive/m],
    ['1', /group Orders \{\n(?: {2}node [^\n]*\n){3}\}/],
    ['2', /group Orders \{\n(?:.*\n)* {2}group Intake \{/],
  ])('is a construct that makes several things, %s deep', async (depth, expected) => {
    expect(await source(app({ Shop: template(inside) }), { options: { depth } })).toMatch(expected);
  });

  test('is a stack if there are several, and root selects one', async () => {
    const files = app({
      Shop: template(SHOP),
      Mail: template({ M: { type: 'AWS::SQS::Queue', path: 'Mail/Out/Resource' } }),
    });
    expect(await source(files)).toMatch(/group Mail \{[\s\S]*group Shop \{/);
    expect(await source(files, { options: { root: 'Mail' } })).not.toContain('Photos');
  });

  test('is a nested stack in the one that names its template', async () => {
    const files: FileSet = [
      ...app({
        Shop: template({
          ...SHOP,
          Net: {
            type: 'AWS::CloudFormation::Stack',
            path: 'Shop/Net.NestedStack/Net.NestedStackResource',
            metadata: { 'aws:asset:path': 'ShopNet.nested.template.json' },
          },
        }),
      }),
      {
        path: 'ShopNet.nested.template.json',
        content: template({ Q: { type: 'AWS::SQS::Queue', path: 'Shop/Net/In/Resource' } }),
      },
    ];
    expect(await source(files)).toMatch(/group Shop \{[\s\S]* {2}group Net \{\n {4}node In/);
  });

  test('is a stack of a stage in its own folder', async () => {
    const stage = { 'assembly-Live': { type: 'cdk:cloud-assembly', properties: { directoryName: 'assembly-Live' } } };
    const inner = app({ LiveShop: template(SHOP) }).map(({ path, content }) => ({
      path: `assembly-Live/${path}`,
      content,
    }));
    expect(await source([...app({}, stage), ...inner])).toContain('Resize -> Photos');
  });
});

test('an import from another stack is a line between them', async () => {
  const files = app({
    Data: template(
      { Orders: { type: 'AWS::DynamoDB::Table', path: 'Data/Orders/Resource' } },
      { Out: { Value: { Ref: 'Orders' }, Export: { Name: 'Data:Orders' } } },
    ),
    Web: template({
      F: {
        type: 'AWS::Lambda::Function',
        path: 'Web/Handler/Resource',
        properties: { Table: { 'Fn::ImportValue': 'Data:Orders' } },
      },
    }),
  });
  expect(await source(files)).toMatch(/^Handler -> Orders role=data$/m);
});

test('a section of a template that CloudFormation does not have is named', async () => {
  const [shop = ''] = [template(SHOP)];
  const { diagnostics } = await importFiles(
    { files: app({ Shop: shop.replace('{', '{"Resource": {}, ') }), format: 'cdk' },
    { icons: { find: () => undefined, nearest: () => [] } },
  );
  expect(diagnostics.map(({ message }) => message).join()).toContain("'Shop: Resource'");
});
