// Kustomizations: the contract of importers, and what each of their fields does to the resources.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { kustomize } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const WEB =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\nspec:\n  template:\n    metadata: {labels: {app: web}}\n    spec:\n      containers:\n        - {name: c, image: "x/web:1", envFrom: [{configMapRef: {name: settings}}]}\n';
const SERVICE =
  'apiVersion: v1\nkind: Service\nmetadata: {name: entry}\nspec: {selector: {app: web}, ports: [{port: 80}]}\n';
const base = (kustomization: string, more: FileSet = []): FileSet => [
  { path: 'kustomization.yaml', content: `resources: [web.yaml, service.yaml]\n${kustomization}` },
  { path: 'web.yaml', content: WEB },
  { path: 'service.yaml', content: SERVICE },
  ...more,
];

describeImporter(kustomize, {
  good: base('namePrefix: live-\n'),
  reformatted: [
    { path: 'kustomization.yaml', content: '# all\nnamePrefix: "live-"\nresources:\n  - web.yaml\n  - service.yaml\n' },
    { path: 'web.yaml', content: WEB },
    { path: 'service.yaml', content: `${SERVICE}---\n` },
  ],
  grown: [
    { path: 'kustomization.yaml', content: 'resources: [more.yaml, web.yaml, service.yaml]\nnamePrefix: live-\n' },
    { path: 'more.yaml', content: WEB.replace('{name: web}', '{name: admin}') },
    { path: 'web.yaml', content: WEB },
    { path: 'service.yaml', content: SERVICE },
  ],
  leftOut: {
    files: [
      { path: 'kustomization.yaml', content: 'resources: [web.yaml, "https://example.com/base?ref=v1"]\n' },
      { path: 'web.yaml', content: WEB },
    ],
    names: ['https://example.com/base?ref=v1'],
  },
  unreadable: [
    { files: base('patches: [{path: gone.yaml}]\n'), file: 'kustomization.yaml', line: 2 },
    { files: [{ path: 'kustomization.yaml', content: 'resources: [\n' }], file: 'kustomization.yaml', line: 2 },
    {
      files: base('patchesStrategicMerge: [p.yaml]\n', [
        { path: 'p.yaml', content: 'kind: Deployment\nmetadata: {name: no}\n' },
      ]),
      file: 'p.yaml',
      line: 1,
    },
  ],
  empty: [{ path: 'kustomization.yaml', content: 'resources: []\n' }],
  large: (count) => [
    { path: 'kustomization.yaml', content: 'resources: [all.yaml]\n' },
    {
      path: 'all.yaml',
      content: Array.from({ length: count }, (_, at) => WEB.replace('{name: web}', `{name: w${at}}`)).join('---\n'),
    },
  ],
  closed: true,
  reader: 'yaml',
  pieces: [
    'resources: [',
    'bases: [.]\n',
    'patches:\n',
    '- ',
    'components: [.]\n',
    'configMapGenerator: [{name: x}]\n',
    '&a ',
    '"',
    '---\n',
  ],
});

async function built(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<ImportResult> {
  const result = await importFiles(
    { ...request, files, format: 'kustomize', options: { noise: 'all', ...request.options } },
    context,
    [kustomize],
  );
  expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return result;
}

const names = ({ origins }: ImportResult): readonly string[] => origins.map(({ external }) => external);

describe('a field of a kustomization', () => {
  test.each<readonly [string, FileSet, string]>([
    ['namePrefix and nameSuffix', base('namePrefix: a-\nnameSuffix: -z\n'), 'Deployment/a-web-z'],
    ['namespace', base('namespace: shop\n'), 'Deployment/shop/web'],
    [
      'a generated map with its suffix',
      base('configMapGenerator: [{name: settings, literals: [a=b]}]\n'),
      'Deployment/web ConfigMap/settings-4h2mbtbbt6',
    ],
    [
      'a generated map without one',
      base(
        'generatorOptions: {disableNameSuffixHash: true}\nconfigMapGenerator: [{name: settings, files: [web.yaml]}]\n',
      ),
      'Deployment/web ConfigMap/settings',
    ],
    [
      'a secret',
      base('secretGenerator: [{name: s, envs: [s.env], options: {disableNameSuffixHash: true}}]\n', [
        { path: 's.env', content: 'A=b\n' },
      ]),
      'Secret/s',
    ],
    ['labels stay in line with selectors', base('commonLabels: {part: x}\n'), 'Service/entry Deployment/web'],
    [
      'a patch that is a file',
      base('patches: [{path: p.yaml}]\n', [
        {
          path: 'p.yaml',
          content: 'apiVersion: v1\nkind: Service\nmetadata: {name: entry}\nspec: {type: LoadBalancer}\n',
        },
      ]),
      'Service/entry',
    ],
    [
      'a JSON patch',
      base('patches: [{target: {kind: Deployment}, patch: "[{op: replace, path: /metadata/name, value: other}]"}]\n'),
      'Deployment/other',
    ],
  ])('%s', async (_, files, name) => {
    expect(names(await built(files))).toContain(name);
  });

  test.each([
    ['images', 'images: [{name: x/web, newName: y/shop, newTag: "2"}]\n', 'shop:2'],
    ['replicas', 'replicas: [{name: web, count: 4}]\n', '4 replicas'],
    [
      'a strategic patch',
      'patches:\n  - patch: |-\n      kind: Deployment\n      metadata: {name: web}\n      spec: {template: {spec: {containers: [{name: c, image: "z:9"}]}}}\n',
      'z:9',
    ],
    [
      'a container that a patch adds',
      'patches:\n  - target: {kind: Deployment, name: w.*}\n    patch: |-\n      kind: any\n      metadata: {name: any}\n      spec: {template: {spec: {containers: [{name: side, image: "side:1"}]}}}\n',
      'web:1, side:1',
    ],
    [
      'a replacement',
      'replacements:\n  - source: {kind: Service, name: entry}\n    targets: [{select: {kind: Deployment}, fieldPaths: ["spec.template.spec.containers.[name=c].image"]}]\n',
      'entry',
    ],
  ])('%s', async (_, kustomization, line) => {
    expect((await built(base(kustomization))).source).toContain(line);
  });

  test('a patch can delete', async () => {
    const result = await built(
      base('patches:\n  - patch: |-\n      $patch: delete\n      kind: Service\n      metadata: {name: entry}\n'),
    );
    expect(names(result)).toEqual(['Deployment/web']);
  });

  test('charts and plugins are reported', async () => {
    const { diagnostics } = await built(base('helmCharts: [{name: minecraft}]\ntransformers: [run.yaml]\n'));
    expect(diagnostics.filter(({ code }) => code === 'I310').map(({ message }) => message)).toEqual([
      expect.stringContaining("'minecraft'"),
      expect.stringContaining("'run.yaml'"),
    ]);
  });
});

describe('bases, overlays and components', () => {
  const files: FileSet = [
    ...base('configMapGenerator: [{name: settings, literals: [a=b]}]\n').map(({ path, content }) => ({
      path: `base/${path}`,
      content,
    })),
    { path: 'live/kustomization.yaml', content: 'resources: [../base]\nnamePrefix: live-\ncomponents: [../extra]\n' },
    {
      path: 'test/kustomization.yaml',
      content:
        'bases: [../base]\nnamePrefix: test-\nconfigMapGenerator: [{name: settings, behavior: merge, literals: [c=d]}]\n',
    },
    {
      path: 'extra/kustomization.yaml',
      content: 'kind: Component\nreplicas: [{name: web, count: 7}]\nresources: [job.yaml]\n',
    },
    {
      path: 'extra/job.yaml',
      content:
        'apiVersion: batch/v1\nkind: Job\nmetadata: {name: once}\nspec: {template: {spec: {containers: [{image: y}]}}}\n',
    },
  ];

  test('every root is built, or the requested one', async () => {
    expect(names(await built(files))).toEqual(
      expect.arrayContaining(['Deployment/live-web', 'Deployment/test-web', 'Job/live-once']),
    );
    const live = await built(files, { options: { root: 'live' } });
    expect(names(live)).not.toContain('Deployment/test-web');
    expect(live.source).toContain('7 replicas');
  });

  test('references follow through every level', async () => {
    const live = names(await built(files, { options: { root: 'live' } }));
    expect(live).toContain('Service/live-entry Deployment/live-web');
    expect(live.some((each) => /^Deployment\/live-web ConfigMap\/live-settings-[a-z0-9]{10}$/.test(each))).toBe(true);
  });

  test('that name one another terminate', async () => {
    const loop = [
      { path: 'a/kustomization.yaml', content: 'resources: [../b]\n' },
      { path: 'b/kustomization.yaml', content: 'resources: [../a, web.yaml]\n' },
      { path: 'b/web.yaml', content: WEB },
    ];
    expect(names(await built(loop))).toContain('Deployment/web');
  });
});
