// Backstage: what every importer promises, and where entities and relations are in the picture.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { backstage } from './index.js';

interface Parts {
  readonly metadata?: string;
  readonly spec?: string;
}

const entity = (kind: string, name: string, { metadata = '', spec = '' }: Parts = {}): string =>
  `apiVersion: backstage.io/v1alpha1\nkind: ${kind}\nmetadata: {name: ${name}${metadata && `, ${metadata}`}}\nspec: {${spec}}\n`;
const files = (...entities: readonly string[]): FileSet => [
  { path: 'catalog-info.yaml', content: entities.join('---\n') },
];

const WEB = entity('Component', 'web', {
  metadata: 'title: Web shop',
  spec: 'type: website, lifecycle: production, owner: team-a, system: shop, consumesApis: [orders-api]',
});
const ORDERS = entity('Component', 'orders', {
  spec: 'type: service, owner: team-b, system: shop, providesApis: [orders-api], dependsOn: ["resource:orders-db"]',
});
const API = entity('API', 'orders-api', { spec: 'type: openapi, owner: team-b, system: shop' });
const DB = entity('Resource', 'orders-db', { spec: 'type: database, owner: team-b, system: shop' });
const SHOP = entity('System', 'shop', { spec: 'owner: team-a, domain: sales' });
const SALES = entity('Domain', 'sales', { spec: 'owner: team-a' });
const ORG = [
  entity('Group', 'team-a', { spec: 'type: team, children: []' }),
  entity('Group', 'team-b', { spec: 'type: team, parent: team-a' }),
  entity('User', 'ada', { spec: 'profile: {displayName: Ada}, memberOf: [team-b]' }),
].join('---\n');
const LOCATION = entity('Location', 'all', { spec: 'targets: [./a.yaml, ./b.yaml]' });

const REFORMATTED = `# the same
---
kind: Domain
apiVersion: "backstage.io/v1alpha1"

metadata:
  name: sales
spec:
  owner: group:default/team-a
---
${[DB, API, SHOP, ORDERS].join('---\n')}
---
${WEB.replace('owner: team-a', 'owner: "Group:team-a"')}
`;

describeImporter(backstage, {
  good: [...files(WEB, ORDERS, API, DB, SHOP, SALES), { path: 'org.yaml', content: ORG }],
  reformatted: [
    { path: 'catalog-info.yaml', content: REFORMATTED },
    { path: 'org.yaml', content: ORG },
  ],
  grown: [
    ...files(
      entity('Component', 'admin', { spec: 'type: website, owner: team-a, system: back-office' }),
      WEB,
      ORDERS,
      API,
      entity('Resource', 'cache', { spec: 'type: redis, owner: team-b, system: shop' }),
      DB,
      SHOP,
      SALES,
    ),
    { path: 'org.yaml', content: ORG },
  ],
  leftOut: { files: files(SHOP, SALES, ORG, LOCATION), names: ['location:default/all'] },
  unreadable: [
    { files: files(WEB, 'a: [\n'), file: 'catalog-info.yaml', line: 7 },
    { files: files('- a\n'), file: 'catalog-info.yaml', line: 1 },
    { files: files('kind: Component\nmetadata: {title: x}\n'), file: 'catalog-info.yaml', line: 1 },
    {
      files: files('apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: x}\n'),
      file: 'catalog-info.yaml',
      line: 1,
    },
  ],
  empty: [{ path: 'catalog-info.yaml', content: '# nothing\n---\n' }],
  large: (count) => files(...Array.from({ length: count }, (_, index) => entity('Component', `c${index}`))),
  closed: true,
  reader: 'yaml',
  pieces: [
    entity('Group', 'a', { spec: 'parent: a' }),
    'kind: A\n',
    'metadata: {name: a}\n',
    '---\n',
    'owner: ',
    'a:b/c',
    '- ',
    '/',
    ':',
  ],
});

const run = (set: FileSet, options: Readonly<Record<string, string>> = {}): Promise<ImportResult> =>
  importFiles({ files: set, format: 'backstage', options }, { icons: { find: () => undefined, nearest: () => [] } });
const linesOf = ({ source }: ImportResult): readonly string[] => source.split('\n').map((line) => line.trim());
const externals = ({ origins }: ImportResult): readonly string[] => origins.map(({ external }) => external);

describe('entities', () => {
  test.each([
    [
      entity('Component', 'x', { spec: 'type: service, lifecycle: production' }),
      'node x service sub="service, production"',
    ],
    [entity('Component', 'x', { metadata: 'title: The X' }), 'node x service "The X" sub="component"'],
    [entity('Component', 'x', { spec: 'type: mobile' }), 'node x client icon=lx:smartphone sub="mobile"'],
    [entity('API', 'x', { spec: 'type: graphql' }), 'node x gateway icon=logos:graphql sub="graphql API"'],
    [
      entity('API', 'x', { spec: 'type: mcp-server' }),
      'node x gateway icon=logos:model-context-protocol-icon sub="mcp-server API"',
    ],
    [
      entity('Resource', 'x', { spec: 'type: postgres-database' }),
      'node x database icon=logos:postgresql sub="postgres-database"',
    ],
    [entity('Resource', 'x', { spec: 'type: s3-bucket' }), 'node x storage sub="s3-bucket"'],
    [entity('System', 'x'), 'node x icon=lx:box sub="system"'],
    [entity('Domain', 'x', { spec: 'type: product-area' }), 'node x icon=lx:globe sub="product-area domain"'],
    [entity('Group', 'x', { spec: 'type: business-unit' }), 'node x icon=lx:users sub="business-unit"'],
    [entity('User', 'x', { spec: 'profile: {displayName: Xi}' }), 'node x person "Xi"'],
    [
      entity('Template', 'x', { spec: 'type: website, steps: [{id: a}, {id: b}]' }),
      'node x icon=lx:layout-template sub="website template, 2 steps"',
    ],
    [entity('Skill', 'x', { spec: 'type: migration' }), 'node x service sub="migration Skill"'],
    [entity('Location', 'x', { spec: 'target: ./a.yaml' }), 'node x icon=lx:map-pin sub="./a.yaml"'],
    [entity('Location', 'x', { spec: 'targets: [a, b, c, d, e]' }), 'node x icon=lx:map-pin sub="a\\nb\\nc\\n2 more"'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as skeletons have it
    [entity('Component', '"${{ values.name }}"'), 'node values-name service "${{ values.name }}" sub="component"'],
  ])('%s', async (content, line) => {
    expect(linesOf(await run(files(content)))).toContain(line);
  });

  test('names are references in lower case', async () => {
    const result = await run(files(entity('Component', 'Web', { metadata: 'namespace: EU' })));
    expect(externals(result)).toEqual(['component:eu/web']);
  });

  test('the title is that of the only domain, system, component or entity', async () => {
    const first = async (...entities: readonly string[]) => linesOf(await run(files(...entities)))[0];
    expect(await first(WEB, ORDERS, SHOP, SALES)).toBe('flow "sales"');
    expect(await first(WEB, ORDERS, SHOP)).toBe('flow "shop"');
    expect(await first(WEB, API, DB)).toBe('flow "Web shop"');
    expect(await first(API)).toBe('flow "orders-api"');
    expect(await first(API, DB)).toBe('flow "Software catalog"');
  });

  test.each([
    ['an entity that is described twice', files(WEB, WEB), 'I292', 8],
    ['a document that is not an entity', files(WEB, 'a: b\n'), 'I291', 6],
  ])('%s is reported at its line', async (_, set, code, line) => {
    const { ok, diagnostics } = await run(set);
    expect(ok).toBe(true);
    expect(diagnostics.map((each) => [each.code, each.line])).toContainEqual([code, line]);
  });
});

describe('relations', () => {
  const all = files(WEB, ORDERS, API, DB, SHOP, SALES, ORG);

  test.each([
    ['consumes', 'web -> orders-api : "calls"'],
    ['provides', 'orders -> orders-api : "provides"'],
    ['depends', 'orders -> orders-db'],
    ['a system is a frame, with its owner if the outer frame has another', 'group shop type=app-tier {'],
    ['a domain is a frame', 'group sales sub="domain, owned by team-a" type=none {'],
    ['groups and people are in their group', 'group team-b type=team {'],
    ['an owner is shown if the frame does not show it', 'node orders service sub="service\\nowned by team-b"'],
    ['an owner that the frame shares is not repeated', 'node web client "Web shop" sub="website, production"'],
  ])('%s', async (_, line) => {
    expect(linesOf(await run(all))).toContain(line);
  });

  test('every written relation has its place', async () => {
    expect(externals(await run(all))).toEqual(
      expect.arrayContaining([
        'component:default/web group:default/team-a',
        'component:default/web system:default/shop',
        'system:default/shop domain:default/sales',
        'group:default/team-b group:default/team-a',
        'user:default/ada group:default/team-b',
        'component:default/orders resource:default/orders-db',
      ]),
    );
  });

  test.each([
    ['needed by another', 'dependencyOf: ["component:web"]', 'web -> x'],
    ['part of another component', 'subcomponentOf: web', 'x -> web : "part of"'],
    ['events are consumed', 'consumesApis: [events]', 'x -> events : "consumes"'],
    [
      'a line that would end at a frame becomes text',
      'dependsOn: ["system:shop"]',
      'node x service sub="component\\ndepends on shop"',
    ],
    [
      'a reference without a kind has the kind of its field, in its own namespace',
      'consumesApis: [Orders-API]',
      'x -> orders-api : "calls"',
    ],
  ])('%s', async (_, spec, line) => {
    const events = entity('API', 'events', { spec: 'type: asyncapi' });
    expect(linesOf(await run(files(WEB, API, SHOP, events, entity('Component', 'x', { spec }))))).toContain(line);
  });

  test('a person in several groups is drawn in one, with the others beneath', async () => {
    const result = await run(files(ORG, entity('User', 'bo', { spec: 'memberOf: [team-b, team-a]' })));
    expect(linesOf(result)).toContain('node bo person sub="also in team-b"');
  });

  test('a cycle of groups terminates', async () => {
    const result = await run(
      files(entity('Group', 'a', { spec: 'parent: b' }), entity('Group', 'b', { spec: 'parent: a' })),
    );
    expect(result.stats).toMatchObject({ nodes: 1, groups: 1 });
  });

  test('members and children that a group names are in it', async () => {
    const result = await run(
      files(
        entity('Group', 'a', { spec: 'members: [ada], children: [b]' }),
        entity('Group', 'b', { spec: 'type: team' }),
        entity('User', 'ada'),
      ),
    );
    expect(result.source).toContain('group a type=team {\n  node b icon=lx:users sub="team"\n  node ada person\n}');
  });

  test('frames are owners if requested', async () => {
    const result = await run(all, { groupBy: 'owner' });
    expect(linesOf(result)).toEqual(
      expect.arrayContaining([
        'group team-b type=team {',
        'node orders service sub="service\\npart of shop"',
        'node shop icon=lx:box sub="system\\npart of sales"',
      ]),
    );
    expect(new Set(externals(result))).toEqual(new Set(externals(await run(all))));
  });
});

describe('what no file describes', () => {
  test.each([
    ['an API is drawn', 'consumesApis: [pay]', 'node pay external sub="API, not in the files"'],
    ['a system is a frame', 'system: shop', 'group shop type=app-tier {'],
    ['an owner is named beneath', 'owner: team-z', 'node x service sub="component\\nowned by team-z"'],
  ])('%s', async (_, spec, line) => {
    const result = await run(files(entity('Component', 'x', { spec })));
    expect(linesOf(result)).toContain(line);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(['I290']);
  });

  test('is reported once for each name, with the entities that use it', async () => {
    const spec = 'owner: user:z, dependsOn: ["resource:d"]';
    const { diagnostics } = await run(files(entity('Component', 'x', { spec }), entity('Component', 'y', { spec })));
    expect(diagnostics.map(({ line, message }) => [line, message])).toEqual([
      [4, expect.stringMatching(/^No given file describes 'user:default\/z', named by .*x, .*y\.$/)],
      [4, expect.stringMatching(/^No given file describes 'resource:default\/d', named by .*x, .*y\.$/)],
    ]);
  });
});

describe('recognition', () => {
  const scoreOf = (path: string, content: string): number | undefined =>
    backstage.recognises([{ path, content }])?.score;

  test.each([
    ['a/catalog-info.yaml', ''],
    ['entities.yml', WEB],
    ['template.yaml', 'apiVersion: scaffolder.backstage.io/v1beta3\nkind: Template\n'],
  ])('%s is a catalog', (path, content) => {
    expect(scoreOf(path, content)).toBeGreaterThan(0.9);
  });

  test('a Kubernetes manifest is not a catalog', () => {
    expect(scoreOf('a.yaml', 'apiVersion: v1\nkind: Service\nmetadata: {name: a}\n')).toBeUndefined();
  });
});
