// linework import of files that name others: what is read with them from the same repository, and what is not.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from './testing/command.js';

const { folder, run, write } = command();

const BASE =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec: {template: {spec: {containers: [{name: web, image: nginx}]}}}\n';
const MODEL = 'workspace "Shop" {\n  model {\n    user = person "Customer"\n    !include parts\n  }\n}\n';
const BIG = 'workspace extends ../model.dsl {\n  views {\n    systemLandscape {\n      include *\n    }\n  }\n}\n';

const REPOSITORIES: readonly (readonly [
  string,
  string,
  Readonly<Record<string, string>>,
  string,
  readonly string[],
])[] = [
  [
    'a workspace that extends one that includes a folder',
    'views/workspace.dsl',
    {
      'views/workspace.dsl': BIG,
      'model.dsl': MODEL,
      'parts/a.dsl': 'shop = softwareSystem "Shop"\n',
      'parts/more/b.dsl': 'bank = softwareSystem "Bank"\n',
    },
    'Bank',
    ['model.dsl', 'parts/a.dsl', 'parts/more/b.dsl'],
  ],
  [
    'an overlay',
    'overlays/prod',
    {
      'overlays/prod/kustomization.yaml': 'resources: [../../base]\nnamePrefix: prod-\n',
      'base/kustomization.yaml': 'resources: [web.yaml]\n',
      'base/web.yaml': BASE,
      'base/unused.yaml': 'a: [',
    },
    'prod-web',
    ['base/kustomization.yaml', 'base/web.yaml'],
  ],
  [
    'an OpenAPI document with schemas in files',
    'api/openapi.yaml',
    {
      'api/openapi.yaml':
        'openapi: 3.1.0\ninfo: {title: Shop, version: "1"}\npaths:\n  /orders:\n    $ref: ../shared/paths.yaml#/orders\n',
      'shared/paths.yaml':
        'orders:\n  get:\n    operationId: listOrders\n    responses: {"200": {description: ok, content: {application/json: {schema: {$ref: "schemas/order.json"}}}}}\n',
      'shared/schemas/order.json': '{"title": "Order", "type": "object"}',
    },
    '/orders',
    ['shared/paths.yaml', 'shared/schemas/order.json'],
  ],
  [
    'an AsyncAPI document with messages in a file',
    'events/asyncapi.yaml',
    {
      'events/asyncapi.yaml':
        'asyncapi: 3.0.0\ninfo: {title: Orders, version: "1"}\nchannels:\n  placed:\n    $ref: ../common/channels.yaml#/placed\noperations:\n  send: {action: send, channel: {$ref: "#/channels/placed"}}\n',
      'common/channels.yaml': 'placed: {address: orders.placed}\n',
    },
    'orders.placed',
    ['common/channels.yaml'],
  ],
  [
    'a Compose file that includes one and extends another',
    'app/compose.yaml',
    {
      'app/compose.yaml':
        'include: [../data/compose.yaml]\nservices:\n  web: {extends: {file: ../common.yaml, service: base}, depends_on: [db]}\n',
      'data/compose.yaml': 'services:\n  db: {image: "postgres:17"}\n',
      'common.yaml': 'services:\n  base: {image: nginx}\n',
    },
    'postgresql',
    ['data/compose.yaml', 'common.yaml'],
  ],
  [
    'a Terraform configuration with a module',
    'envs/prod',
    {
      'envs/prod/main.tf': 'module "net" {\n  source = "../../modules/net"\n}\n',
      'modules/net/main.tf':
        'resource "aws_vpc" "main" {}\nresource "aws_subnet" "a" {\n  vpc_id = aws_vpc.main.id\n}\n',
      'modules/net/deeper/main.tf': 'resource "aws_instance" "never" {}\n',
    },
    'subnet',
    ['modules/net/main.tf'],
  ],
  [
    'a pipeline with templates from the top of the repository',
    'pipelines/azure-pipelines.yml',
    {
      'pipelines/azure-pipelines.yml': 'jobs:\n- template: /pipelines/jobs/build.yml\n- template: jobs/test.yml\n',
      'pipelines/jobs/build.yml': 'jobs:\n- job: Compile\n  steps: [{script: make}]\n',
      'pipelines/jobs/test.yml': 'jobs:\n- job: Check\n  steps: [{script: make test}]\n',
    },
    'Compile',
    ['pipelines/jobs/build.yml', 'pipelines/jobs/test.yml'],
  ],
  [
    'a pipeline of GitLab with includes',
    '.gitlab-ci.yml',
    {
      '.gitlab-ci.yml': 'include: /ci/build.yml\n',
      'ci/build.yml': 'include: [{local: ci/more.yml}]\nbuild: {script: make}\n',
      'ci/more.yml': 'lint: {script: make lint}\n',
    },
    'lint',
    ['ci/build.yml', 'ci/more.yml'],
  ],
  [
    'a workflow that calls another',
    '.github/workflows/ci.yml',
    {
      '.github/workflows/ci.yml': 'on: push\njobs:\n  call:\n    uses: ./.github/workflows/build.yml\n',
      '.github/workflows/build.yml': 'on: workflow_call\njobs:\n  compile: {runs-on: x, steps: [{run: make}]}\n',
    },
    'compile',
    ['.github/workflows/build.yml'],
  ],
];

describe('what a file names in the same repository is read with it', () => {
  it.each(REPOSITORIES)('%s', (_, input, files, expected, also) => {
    write(files);
    const { code, out, err } = run(['import', input]);
    expect({ code, err: err.replace(/: read as .*/, '') }).toMatchObject({ code: 0 });
    expect(out).toContain(expected);
    expect(err).toContain(`${input}: also read ${also.join(', ')}.\n`);
    expect(JSON.parse(run(['import', input, '--json']).out)).toMatchObject([{ file: input, named: also }]);
  });

  it.each(REPOSITORIES.slice(0, 6))('but nothing outside --root: %s', (_, input, files) => {
    write(files);
    const root = input.includes('.') ? input.replace(/\/[^/]*$/, '') : input;
    const [{ named, notRead }] = JSON.parse(run(['import', input, '--root', root, '--json']).out);
    expect(named).toBeUndefined();
    expect(notRead.length).toBeGreaterThan(0);
    for (const { because } of notRead) expect(because).toBe(`it is outside ${join(folder(), root)}`);
  });

  it('also if its parts name one another in a cycle', () => {
    write({
      'a/compose.yaml': 'include: [../b/compose.yaml]\nservices:\n  web: {image: nginx}\n',
      'b/compose.yaml': 'include: [../a/compose.yaml]\nservices:\n  db: {image: "postgres:17"}\n',
    });
    const { code, out, err } = run(['import', 'a/compose.yaml']);
    expect({ code, web: out.includes('node web'), db: out.includes('node db') }).toEqual({
      code: 0,
      web: true,
      db: true,
    });
    expect(err).toContain('also read b/compose.yaml.\n');
  });

  it('once, if several inputs are imported together', () => {
    write({
      'a/compose.yaml': 'include: [../common.yaml]\nservices:\n  web: {image: nginx}\n',
      'b/compose.yaml': 'include: [../common.yaml]\nservices:\n  jobs: {image: redis}\n',
      'common.yaml': 'services:\n  db: {image: "postgres:17"}\n',
    });
    const { code, out } = run(['import', 'a/compose.yaml', 'b/compose.yaml', '--together']);
    expect({ code, nodes: out.match(/node \w+/g) }).toEqual({ code: 0, nodes: ['node db', 'node jobs', 'node web'] });
  });

  it('and a root is still given from the named folder', () => {
    write({
      'k8s/a/kustomization.yaml': 'resources: [../../base]\n',
      'k8s/b/kustomization.yaml': 'resources: [../../base]\nnamePrefix: b-\n',
      'base/kustomization.yaml': 'resources: [web.yaml]\n',
      'base/web.yaml': BASE,
    });
    const { code, out } = run(['import', 'k8s', '--set', 'root=b']);
    expect({ code, named: out.includes('b-web') }).toEqual({ code: 0, named: true });
  });

  it('and an error in it is reported with its own path', () => {
    write({
      'a/compose.yaml': 'include: [../b.yaml]\nservices:\n  web: {image: nginx}\n',
      'b.yaml': 'services:\n  db: [\n',
    });
    expect(run(['import', 'a/compose.yaml']).err).toMatch(/^b\.yaml:\d+:\d+: error I110/m);
  });
});

describe('what a file names is not read', () => {
  const one = (path: string): Readonly<Record<string, string>> => ({
    'repo/compose.yaml': `include: [${path}]\nservices:\n  web: {image: nginx}\n`,
    'outside/compose.yaml': 'services:\n  secret: {image: "postgres:17"}\n',
  });
  const repository = (files: Readonly<Record<string, string>>): void => {
    write(files);
    rmSync(join(folder(), '.git'), { recursive: true });
    mkdirSync(join(folder(), 'repo/.git'), { recursive: true });
  };

  it.each([
    ['outside the repository', '../outside/compose.yaml', 'it is outside '],
    ['by a path from the top', '/etc/hostname', 'it is outside '],
    ['through a link to a file outside', 'file.yaml', 'a link leads outside '],
    ['through a link to a folder outside', 'linked/compose.yaml', 'a link leads outside '],
    ['from the folder of git', '.git/config.yaml', 'it is in a folder of a tool'],
    ['if it is not text', 'binary.yaml', 'it cannot be read as '],
  ])('%s', (_, path, because) => {
    repository({
      ...one(path),
      'repo/.git/config.yaml': 'services: {secret: {image: x}}\n',
      'repo/binary.yaml': 'a: \u0000',
    });
    symlinkSync('../outside/compose.yaml', join(folder(), 'repo/file.yaml'));
    symlinkSync('../outside', join(folder(), 'repo/linked'));
    const { code, out, err } = run(['import', 'repo/compose.yaml']);
    expect({ code, secret: out.includes('secret') }).toEqual({ code: 0, secret: false });
    expect(err).toContain(`: ${because}`);
    expect(err).toContain('I190');
  });

  it('if it is missing, which the importer reports', () => {
    repository(one('nowhere.yaml'));
    const { code, err } = run(['import', 'repo/compose.yaml']);
    expect(code).toBe(0);
    expect(err).not.toContain('also read');
    expect(err).toMatch(/I190.*nowhere\.yaml/);
  });

  it('beyond 500 files, of which the first is named', () => {
    const many = Array.from(
      { length: 502 },
      (_, at) => [`parts/p${at}.yaml`, `services:\n  s${at}: {image: x}\n`] as const,
    );
    write({
      ...Object.fromEntries(many),
      'compose.yaml': `include: [${many.map(([path]) => path).join(', ')}]\nservices:\n  web: {image: x}\n`,
    });
    const [{ named, notRead }] = JSON.parse(run(['import', 'compose.yaml', '--json']).out);
    expect(named).toHaveLength(500);
    expect(notRead).toEqual([{ file: 'parts/p500.yaml', because: 'more than 500 files are named by others' }]);
  });

  it.each([
    ['is missing', 'nowhere', 3],
    ['does not contain the input', 'outside', 2],
    ['is a file', 'repo/compose.yaml', 2],
  ])('if the folder of --root %s, and the command fails', (_, root, code) => {
    repository(one('a.yaml'));
    expect(run(['import', 'repo/compose.yaml', '--root', root]).code).toBe(code);
  });
});

describe('a source of the settings file', () => {
  const settings = (from: string): string =>
    JSON.stringify({
      sources: [{ name: 'services', from, format: 'compose', out: 'docs/services.diagram', pictures: false }],
    });

  it('is made from what its files name, and again if that changes', () => {
    write({ 'linework.json': settings('app/compose.yaml'), ...REPOSITORIES[4]?.[2] });
    expect(JSON.parse(run(['generate', '--json']).out)).toMatchObject([
      { status: 'written', named: ['data/compose.yaml', 'common.yaml'] },
    ]);
    expect(run(['generate', '--check']).code).toBe(0);
    write({ 'data/compose.yaml': 'services:\n  db: {image: "mysql:9"}\n' });
    const { code, out } = run(['generate', '--check']);
    expect(code).toBe(1);
    expect(out).toContain('from data/compose.yaml:2');
  });

  it('reads nothing above the folder of the settings file', () => {
    write({ 'app/linework.json': settings('compose.yaml'), ...REPOSITORIES[4]?.[2] });
    const { err } = run(['generate', '--settings', 'app/linework.json']);
    expect(err).toContain('services: skipped ../common.yaml: it is outside ');
  });
});
