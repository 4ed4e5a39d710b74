// Pulumi: the contract of importers, and how each way to refer is followed in YAML, TypeScript and exported stacks.
import { describe, expect, test } from 'vitest';
import type { FileSet } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { pulumi } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const PROJECT = { path: 'Pulumi.yaml', content: 'name: shop\nruntime: nodejs\n' };
const yaml = (rest: string): FileSet => [{ path: 'Pulumi.yaml', content: `name: shop\nruntime: yaml\n${rest}` }];
const program = (index: string, more: FileSet = []): FileSet => [
  PROJECT,
  {
    path: 'index.ts',
    content: `import * as aws from "@pulumi/aws";\nimport * as pulumi from "@pulumi/pulumi";\n${index}`,
  },
  ...more,
];
const QUEUE = 'const queue = new aws.sqs.Queue("orders");\n';
const BUCKET = 'const bucket = new aws.s3.Bucket("photos");\n';
const FUNCTION = 'const resize = new aws.lambda.Function("resize", { environment: { B: bucket.id } });\n';

describeImporter(pulumi, {
  good: program(`import { queue } from "./queues";\n${BUCKET}${FUNCTION}export const url = queue.url;\n`, [
    {
      path: 'queues.ts',
      content: 'import * as aws from "@pulumi/aws";\nexport const queue = new aws.sqs.Queue("orders");\n',
    },
  ]),
  reformatted: program(
    `import { queue } from "./queues";\n\n// what is kept\n${BUCKET}const resize = new aws.lambda.Function(\n  'resize',\n  {\n    environment: { B: bucket.id },\n  },\n);\nexport const url = queue.url;\n`,
    [
      {
        path: 'queues.ts',
        content: 'import * as aws from "@pulumi/aws"\n\nexport const queue = new aws.sqs.Queue(`orders`)\n',
      },
    ],
  ),
  grown: program(
    `import { queue } from "./queues";\nnew aws.sqs.Queue("before");\n${BUCKET}${FUNCTION}new aws.sns.Topic("behind");\n`,
    [
      {
        path: 'queues.ts',
        content: 'import * as aws from "@pulumi/aws";\nexport const queue = new aws.sqs.Queue("orders");\n',
      },
    ],
  ),
  leftOut: {
    files: program(`${BUCKET}new aws.s3.BucketPolicy("policy", { bucket: bucket.id });\n`),
    names: ['aws.s3.BucketPolicy:policy'],
  },
  unreadable: [
    { files: program('const a = ;\n'), file: 'index.ts', line: 3 },
    { files: yaml('resources:\n  a: [\n'), file: 'Pulumi.yaml', line: 5 },
    {
      files: [{ path: 'stack.json', content: '{"deployment": {"resources": [{"urn": "urn:pulumi:a",\n' }],
      file: 'stack.json',
      line: 2,
    },
  ],
  empty: [{ path: 'Pulumi.yaml', content: 'description: nothing\n' }],
  large: (count) =>
    yaml(`resources:\n${Array.from({ length: count }, (_, at) => `  q${at}: {type: "aws:sqs:Queue"}\n`).join('')}`),
  closed: true,
  reader: 'yaml',
  pieces: [
    'resources:\n',
    '  a: {type: "aws:s3:Bucket"}\n',
    '\u0024{a.b}',
    'fn::invoke:\n',
    'new aws.s3.Bucket("b", {',
    'const a = [a];\n',
    'import * as aws from "@pulumi/aws";\n',
    'class A extends pulumi.ComponentResource {',
    '(x) => {',
    'a.push(b);\n',
    '.a',
    '{"urn": "urn:pulumi:a::b::c::d"},',
  ],
});

async function imported(files: FileSet) {
  const result = await importFiles({ files, format: 'pulumi' }, context, [pulumi]);
  expect({ ok: result.ok, errors: result.diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({
    ok: true,
    errors: [],
  });
  return result;
}

async function source(files: FileSet): Promise<string> {
  return (await imported(files)).source;
}

async function refusal(files: FileSet): Promise<unknown> {
  const { ok, diagnostics } = await importFiles({ files, format: 'pulumi' }, context, [pulumi]);
  const [error] = diagnostics.filter(({ severity }) => severity === 'error');
  return { ok, code: error?.code, file: error?.file, line: error?.line };
}

describe('a line of a program in YAML follows', () => {
  const resources = (properties: string, more = ''): FileSet =>
    yaml(
      `${more}resources:\n  photos: {type: "aws:s3:Bucket"}\n  resize:\n    type: aws:lambda:Function\n    ${properties}\n`,
    );
  test.each([
    ['a property', resources('properties: {x: "\u0024{photos.id}"}')],
    ['a name in brackets', resources(`properties: {x: '\${["photos"].id}'}`)],
    ['a text in a text', resources('properties: {x: ["a/\u0024{photos.id}/b"]}')],
    ['dependsOn', resources('options: {dependsOn: ["\u0024{photos}"]}')],
    ['parent', resources('options: {parent: "\u0024{photos}"}')],
    ['a variable', resources('properties: {x: "\u0024{way}"}', 'variables:\n  way: "/\u0024{photos.id}"\n')],
    ['a function', resources('properties: {x: {"fn::join": ["", ["\u0024{photos.id}"]]}}')],
  ])('%s', async (_, files) => {
    expect(await source(files)).toMatch(/^resize -> photos role=data$/m);
  });

  test('not a text that only looks like one', async () => {
    expect(await source(resources('properties: {x: "$${photos.id}"}'))).not.toContain('->');
  });
});

describe('a program in YAML', () => {
  test('reports undeclared names', async () => {
    const { diagnostics } = await imported(
      yaml('resources:\n  a:\n    type: aws:sqs:Queue\n    properties: {x: "\u0024{b}"}\n'),
    );
    expect(diagnostics.map(({ code, line }) => ({ code, line }))).toEqual([{ code: 'I360', line: 6 }]);
  });

  test('settings and the project are names too', async () => {
    const { diagnostics } = await imported(
      yaml(
        'config: {size: {type: string}}\nresources:\n  a:\n    type: aws:sqs:Queue\n    properties: {x: "\u0024{size}-\u0024{pulumi.stack}"}\n',
      ),
    );
    expect(diagnostics).toEqual([]);
  });

  test('a lookup of a drawn type is drawn as existing', async () => {
    const text = await source(
      yaml(
        'variables:\n  net: {"fn::invoke": {function: "aws:ec2:getVpc", return: id}}\nresources:\n  web:\n    type: aws:ec2:Instance\n    properties: {vpcId: "\u0024{net}"}\n',
      ),
    );
    expect(text).toMatch(/^group net type=network[^\n]*\n {2}node web /m);
  });

  test('a component is a frame', async () => {
    expect(
      await source(yaml('components:\n  Site:\n    resources:\n      pages: {type: "aws:s3:Bucket"}\nresources: {}\n')),
    ).toMatch(/^group Site \{\n {2}node pages storage/m);
  });

  test('without resources gives a picture that says so', async () => {
    expect(await source(yaml('outputs: {a: b}\n'))).toContain('No resources');
  });

  test.each([
    ['without a program', yaml(''), 'I110', 2],
    ['in an unsupported language', [{ path: 'Pulumi.yaml', content: 'name: a\nruntime: python\n' }], 'I361', 2],
  ])('%s is rejected at its line', async (_, files, code, line) => {
    expect(await refusal(files)).toEqual({ ok: false, code, file: 'Pulumi.yaml', line });
  });
});

describe('a line of a program in TypeScript follows', () => {
  const use = (value: string): string => `new aws.lambda.Function("resize", { environment: { x: ${value} } });\n`;
  test.each([
    ['a variable', `${BUCKET}${use('bucket.id')}`],
    ['a value through a variable', `${BUCKET}const name = pulumi.interpolate\`a-\${bucket.id}\`;\n${use('name')}`],
    ['a list that is pushed to', `${BUCKET}const all = [];\nall.push(bucket.id);\n${use('all')}`],
    ['a property that is set', `${BUCKET}const all: any = {};\nall["b"] = bucket.id;\n${use('all')}`],
    ['a property of an object', `${BUCKET}const all = { b: bucket.id };\n${use('all.b')}`],
    ['a callback', `${BUCKET}${use('bucket.id.apply((id) => id)')}`],
    ['the parameter of a callback', `${BUCKET}bucket.id.apply((id) => { ${use('id')} });\n`],
    [
      'a destructured list of outputs',
      `${BUCKET}${QUEUE}pulumi.all([bucket.id, queue.id]).apply(([b]) => { ${use('b')} });\n`,
    ],
    [
      'what a function returns',
      `function make() { return new aws.s3.Bucket("photos"); }\nconst b = make();\n${use('b.id')}`,
    ],
    ['what is passed to a function', `function make(b: aws.s3.Bucket) { ${use('b.id')}}\n${BUCKET}make(bucket);\n`],
    ['a resource in place', use('new aws.s3.Bucket("photos").id')],
    ['dependsOn', `${BUCKET}new aws.lambda.Function("resize", {}, { dependsOn: [bucket] });\n`],
    [
      'a list that is a field',
      `class Site extends pulumi.ComponentResource {\n  all: any[] = [];\n  constructor() {\n    super("a", "b");\n    const bucket = new aws.s3.Bucket("photos");\n    this.all.push(bucket);\n  }\n}\nconst site = new Site();\n${use('site.all')}`,
    ],
    [
      'a name that is required',
      `const { s3 } = require("@pulumi/aws");\nconst b = new s3.Bucket("photos");\n${use('b.id')}`,
    ],
    ['a name that is declared after its use', `const late = () => bucket.id;\n${BUCKET}${use('late()')}`],
    ['each of a list', `${BUCKET}for (const each of [bucket]) ${use('each.id')}`],
  ])('%s', async (_, text) => {
    expect(await source(program(text))).toMatch(/^resize -> photos role=data$/m);
  });

  test.each([
    ['a name', 'import { bucket } from "./store";\n', 'bucket.id'],
    ['all of it', 'import * as store from "./store";\n', 'store.bucket.id'],
    ['another name', 'import { kept } from "./store";\n', 'kept.id'],
    ['a file that passes it on', 'import { bucket } from "./all";\n', 'bucket.id'],
  ])('another file by %s', async (_, imports, value) => {
    const files = program(`${imports}${use(value)}`, [
      {
        path: 'store.ts',
        content: `import { s3 } from "@pulumi/aws";\nexport const bucket = new s3.Bucket("photos");\nexport { bucket as kept };\n`,
      },
      { path: 'all/index.ts', content: 'export * from "../store";\n' },
    ]);
    expect(await source(files)).toMatch(/^resize -> photos role=data$/m);
  });

  test('what a function returns, only by its property', async () => {
    const text = `function make() { ${BUCKET}${QUEUE}return { bucket, queue }; }\nconst { bucket: b } = make();\n${use('b.id')}`;
    const diagram = await source(program(text));
    expect(diagram).toMatch(/^resize -> photos role=data$/m);
    expect(diagram).not.toMatch(/resize -> orders/);
  });

  test('what is passed to a component', async () => {
    const text = `${BUCKET}class Site extends pulumi.ComponentResource {
  constructor(name: string, args: { b: aws.s3.Bucket }) {
    super("shop:Site", name);
    ${use('args.b.id')}  }
}
new Site("shop", { b: bucket });\n`;
    expect(await source(program(text))).toMatch(/^resize -> photos role=data$/m);
  });

  const onCluster = (imports: string, cluster: string): FileSet =>
    program(`import * as k8s from "@pulumi/kubernetes";
${imports}
const cluster = ${cluster};
const provider = new k8s.Provider("k8s", { kubeconfig: cluster.kubeconfig });
new k8s.core.v1.Secret("key", {}, { provider });
new k8s.apps.v1.Deployment("web", {}, { provider });\n`);

  test('a provider of a cluster that is a frame into it', async () => {
    const files = onCluster('import * as eks from "@pulumi/eks";', 'new eks.Cluster("apps")');
    expect(await source(files)).toMatch(/^group apps [^\n]*\n(?: {2}node (?:key|web) [^\n]*\n){2}\}/m);
  });

  test('a provider of a cluster that is a node, only from what runs there', async () => {
    const aks = 'import { containerservice } from "@pulumi/azure-native";';
    const diagram = await source(onCluster(aks, 'new containerservice.ManagedCluster("apps")'));
    expect(diagram).toMatch(/^web -> apps$/m);
    expect(diagram).not.toMatch(/^key -> /m);
  });

  test('only the property that is used', async () => {
    const text = `${BUCKET}${QUEUE}const all = { bucket, queue };\n${use('all.bucket.id')}`;
    expect(await source(program(text))).not.toMatch(/resize -> orders/);
  });

  test('what a function that runs later uses', async () => {
    const text = `${QUEUE}async function send() { await put(queue.url.get()); }\nnew aws.lambda.CallbackFunction("handler", { callback: async () => { await send(); } });\n`;
    expect(await source(program(text))).toMatch(/^handler -> orders role=async$/m);
  });

  test('an event to its handler', async () => {
    const text = `${BUCKET}${QUEUE}bucket.onObjectCreated("resize", async () => { await put(queue.url); });\n`;
    const diagram = await source(program(text));
    expect(diagram).toMatch(/^photos -> resize$/m);
    expect(diagram).toMatch(/^resize -> orders role=async$/m);
  });
});

describe('a program in TypeScript', () => {
  const SITE = `class Site extends pulumi.ComponentResource {
  readonly pages: aws.s3.Bucket;
  constructor(name: string, opts = {}) {
    super("shop:Site", name, {}, opts);
    this.pages = new aws.s3.Bucket("pages", {}, { parent: this });
    new aws.lambda.Function("render", { environment: { x: this.pages.id } }, { parent: this });
  }
}
`;
  test('a component is a frame of what its class makes', async () => {
    const text = await source(program(`${SITE}new Site("shop");\n`));
    expect(text).toMatch(/^group shop \{\n(?: {2}node (?:pages|render) [^\n]*\n){2}\}/m);
    expect(text).toMatch(/^render -> pages role=data$/m);
  });

  test('a field of a component leads to what it holds', async () => {
    const text = `${SITE}const shop = new Site("shop");\nnew aws.lambda.Function("report", { environment: { x: shop.pages.id } });\n`;
    expect(await source(program(text))).toMatch(/^report -> pages role=data$/m);
  });

  test('a second of its class is a node that says so', async () => {
    expect(await source(program(`${SITE}new Site("a");\nnew Site("b");\n`))).toContain('same as a');
  });

  test.each([
    ['a loop', 'for (const zone of zones) { new aws.sqs.Queue(`q-\u0024{zone}`); }\n', '× each of zones'],
    ['a number of times', 'for (let i = 0; i < 3; i++) { new aws.sqs.Queue(`q-\u0024{i}`); }\n', '× 3'],
    ['as often as a name says', 'for (let i = 0; i < size; i++) { new aws.sqs.Queue("q"); }\n', '× size'],
    ['map', 'const all = zones.map((zone) => new aws.sqs.Queue(`q-\u0024{zone}`));\n', '× each of zones'],
    ['a condition', 'if (live) { new aws.sqs.Queue("q"); }\n', 'if live'],
    ['an else branch', 'if (live) {} else { new aws.sqs.Queue("q"); }\n', 'if not live'],
  ])('%s is noted', async (_, text, noted) => {
    expect(await source(program(text))).toContain(noted);
  });

  test('classes of other packages are not resources', async () => {
    expect(await source(program('import { Client } from "pg";\nnew Client("a");\nnew pulumi.Config();\n'))).toContain(
      'No resources',
    );
  });

  test('clients of an SDK are reported', async () => {
    const { diagnostics } = await imported(program(`${QUEUE}const s3 = new aws.sdk.S3();\n`));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "Skipped 'aws.sdk.S3:': it is a client, not a resource.",
    ]);
  });
});

describe('a type finds its product, as', () => {
  test.each([
    ['aws:s3/bucket:Bucket', 'aws:s3-bucket'],
    ['aws:ec2:Vpc', 'aws:vpc-virtual-private-cloud-vpc'],
    ['aws-native:s3:Bucket', 'aws:s3-bucket'],
    ['awsx:ecs:FargateService', 'aws:ecs-service'],
    ['eks:Cluster', 'aws:eks'],
    ['azure-native:storage:StorageAccount', 'azure:storage-accounts'],
    ['azure-native:storage/v20230101:StorageAccount', 'azure:storage-accounts'],
    ['azure:storage/account:Account', 'azure:storage-accounts'],
    ['gcp:storage/bucket:Bucket', 'simple-icons:googlecloudstorage'],
    ['kubernetes:apps/v1:Deployment', 'k8s:deployment'],
    ['kubernetes:core/v1:Service', 'k8s:service'],
    ['kubernetes:networking.k8s.io/v1:Ingress', 'k8s:ingress'],
    ['kubernetes:helm.sh/v3:Release', 'logos:helm'],
    ['google-native:storage/v1:Bucket', 'simple-icons:googlecloudstorage'],
  ])('%s', async (type, icon) => {
    expect(await source(yaml(`resources:\n  a: {type: "${type}"}\n`))).toContain(`icon=${icon}`);
  });
});

describe('an exported stack', () => {
  const urn = (type: string, name: string): string => `urn:pulumi:dev::shop::${type}::${name}`;
  const STACK = urn('pulumi:pulumi:Stack', 'shop-dev');
  const exported = (...resources: readonly object[]): FileSet => [
    {
      path: 'stack.json',
      content: JSON.stringify({
        version: 3,
        deployment: { resources: [{ urn: STACK, custom: false, type: 'pulumi:pulumi:Stack' }, ...resources] },
      }),
    },
  ];
  const QUEUE_URN = urn('aws:sqs/queue:Queue', 'orders');
  const queue = { urn: QUEUE_URN, custom: true, type: 'aws:sqs/queue:Queue', parent: STACK };
  const site = { urn: urn('shop:web:Site', 'site'), custom: false, type: 'shop:web:Site', parent: STACK };
  const api = {
    urn: urn('shop:web:Site$aws:lambda/function:Function', 'api'),
    custom: true,
    type: 'aws:lambda/function:Function',
    parent: site.urn,
    inputs: { runtime: 'nodejs20.x' },
    propertyDependencies: { environment: [QUEUE_URN] },
  };

  test('is a picture of the deployment, with components as frames', async () => {
    const text = await source(exported(queue, site, api));
    expect(text).toMatch(/^flow "shop-dev"/);
    expect(text).toMatch(/^group site \{\n {2}node api function [^\n]*nodejs20\.x/m);
    expect(text).toMatch(/^api -> orders role=async$/m);
  });

  test.each([
    ['dependencies', { dependencies: [QUEUE_URN] }],
    ['a parent that is not a component', { parent: QUEUE_URN }],
  ])('follows %s', async (_, more) => {
    const topic = {
      urn: urn('aws:lambda/function:Function', 'f'),
      custom: true,
      type: 'aws:lambda/function:Function',
      parent: STACK,
    };
    expect(await source(exported(queue, { ...topic, ...more }))).toMatch(/^f -> orders/m);
  });

  test('reports default providers and missing resources', async () => {
    const provider = { urn: urn('pulumi:providers:aws', 'default_6_0_0'), custom: true, type: 'pulumi:providers:aws' };
    const lost = { ...queue, dependencies: [urn('aws:s3/bucket:Bucket', 'gone')], provider: `${provider.urn}::id` };
    const { diagnostics } = await imported(exported(provider, lost));
    expect(diagnostics.map(({ code }) => code).toSorted()).toEqual(['I140', 'I360']);
  });

  test('resources to be deleted are marked', async () => {
    expect(await source(exported(queue, { ...queue, delete: true }))).toMatch(/delete" tone=red/);
  });

  test('without resources gives a picture that says so', async () => {
    expect(await source(exported())).toContain('No resources');
  });
});
