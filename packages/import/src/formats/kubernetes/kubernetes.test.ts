// Manifests: the contract of importers, and what each kind and reference comes to.
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { kubernetes } from './index.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const one = (...documents: readonly string[]): FileSet => [{ path: 'app.yaml', content: documents.join('---\n') }];
const workload = (name: string, spec = '', kind = 'Deployment'): string =>
  `apiVersion: apps/v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec:\n  template:\n    metadata: {labels: {app: ${name}}}\n    spec:\n      containers: [{name: c, image: "x/${name}:1"}]\n${spec}`;
const service = (name: string, app = name, more = ''): string =>
  `apiVersion: v1\nkind: Service\nmetadata: {name: ${name}}\nspec: {selector: {app: ${app}}, ports: [{port: 80}]${more}}\n`;
const plain = (kind: string, name: string, spec = '{}'): string =>
  `apiVersion: v1\nkind: ${kind}\nmetadata: {name: ${name}}\nspec: ${spec}\n`;

describeImporter(kubernetes, {
  good: [
    { path: 'a.yaml', content: [workload('web'), service('entry', 'web')].join('---\n') },
    { path: 'b.yaml', content: workload('jobs') },
  ],
  reformatted: [
    {
      path: 'a.yaml',
      content: `# in\n${service('entry', 'web')}\n---\n\n${workload('web').replace('metadata: {name: web}', 'metadata:\n  name: "web"')}---\n`,
    },
    { path: 'b.yaml', content: workload('jobs') },
  ],
  grown: [
    {
      path: 'a.yaml',
      content: [
        workload('admin'),
        workload('web'),
        plain('PersistentVolumeClaim', 'disk'),
        service('entry', 'web'),
      ].join('---\n'),
    },
    { path: 'b.yaml', content: workload('jobs') },
  ],
  leftOut: {
    files: one(workload('web', '      serviceAccountName: web\n'), plain('ServiceAccount', 'web'), service('web')),
    names: ['ServiceAccount/web', 'Service/web'],
  },
  unreadable: [{ files: one(workload('web'), 'kind: [\n'), file: 'app.yaml', line: 11 }],
  empty: one('a: b\n'),
  large: (count) => one(...Array.from({ length: count }, (_, at) => workload(`w${at}`))),
  closed: true,
  inner: ['apiVersion: apps/v1\n', 'containers: [{'],
  reader: 'yaml',
  pieces: [
    'kind: Pod\n',
    'apiVersion: v1\n',
    '---\n',
    'metadata: {',
    '- ',
    '&a ',
    '*a',
    'selector: ',
    '"',
    '{{ x }}',
    '\t',
  ],
});

function imported(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<ImportResult> {
  return importFiles({ ...request, files, format: 'kubernetes' }, context, [kubernetes]);
}

async function source(files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<string> {
  const { ok, source: text, diagnostics } = await imported(files, request);
  expect({ ok, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({ ok: true, errors: [] });
  return text;
}

/** Every pair that the import names as lines, drawn or not. */
async function pairs(files: FileSet): Promise<readonly string[]> {
  const { origins } = await imported(files, { options: { noise: 'all' } });
  return origins.flatMap(({ kind, external }) => (kind === 'edge' ? [external] : []));
}

describe('references', () => {
  const uses = (name: string, what: string): string => workload('web', `      ${name}: ${what}\n`);

  test.each([
    ['selector', [service('entry', 'web'), workload('web')], 'Service/entry Deployment/web'],
    [
      'ingress',
      [
        plain('Ingress', 'in', '{rules: [{http: {paths: [{backend: {service: {name: entry}}}]}}]}'),
        service('entry', 'x'),
      ],
      'Ingress/in Service/entry',
    ],
    [
      'an old ingress',
      [plain('Ingress', 'in', '{backend: {serviceName: entry}}'), service('entry', 'x')],
      'Ingress/in Service/entry',
    ],
    ['tls', [plain('Ingress', 'in', '{tls: [{secretName: cert}]}'), plain('Secret', 'cert')], 'Ingress/in Secret/cert'],
    ['gateway', [plain('HTTPRoute', 'r', '{parentRefs: [{name: g}]}'), plain('Gateway', 'g')], 'HTTPRoute/r Gateway/g'],
    [
      'backend of a route',
      [plain('HTTPRoute', 'r', '{rules: [{backendRefs: [{name: s}]}]}'), service('s')],
      'HTTPRoute/r Service/s',
    ],
    [
      'Istio',
      [
        plain(
          'VirtualService',
          'v',
          '{gateways: [g], http: [{route: [{destination: {host: s.default.svc.cluster.local}}]}]}',
        ),
        plain('Gateway', 'g'),
        service('s'),
      ],
      'VirtualService/v Service/s',
    ],
    [
      'a volume',
      [uses('volumes', '[{name: v, configMap: {name: c}}]'), plain('ConfigMap', 'c')],
      'Deployment/web ConfigMap/c',
    ],
    [
      'a projected volume',
      [uses('volumes', '[{name: v, projected: {sources: [{secret: {name: c}}]}}]'), plain('Secret', 'c')],
      'Deployment/web Secret/c',
    ],
    [
      'a claim',
      [uses('volumes', '[{name: v, persistentVolumeClaim: {claimName: c}}]'), plain('PersistentVolumeClaim', 'c')],
      'Deployment/web PersistentVolumeClaim/c',
    ],
    ['an account', [uses('serviceAccountName', 'c'), plain('ServiceAccount', 'c')], 'Deployment/web ServiceAccount/c'],
    ['a pull secret', [uses('imagePullSecrets', '[{name: c}]'), plain('Secret', 'c')], 'Deployment/web Secret/c'],
    [
      'the environment',
      [uses('initContainers', '[{name: i, envFrom: [{secretRef: {name: c}}]}]'), plain('Secret', 'c')],
      'Deployment/web Secret/c',
    ],
    [
      'a budget',
      [plain('PodDisruptionBudget', 'b', '{selector: {matchLabels: {app: web}}}'), workload('web')],
      'PodDisruptionBudget/b Deployment/web',
    ],
    [
      'a selector by expressions',
      [
        plain('NetworkPolicy', 'n', '{podSelector: {matchExpressions: [{key: app, operator: In, values: [web]}]}}'),
        workload('web'),
      ],
      'NetworkPolicy/n Deployment/web',
    ],
    [
      'an autoscaler',
      [plain('HorizontalPodAutoscaler', 'h', '{scaleTargetRef: {kind: Deployment, name: web}}'), workload('web')],
      'HorizontalPodAutoscaler/h Deployment/web',
    ],
    [
      'a role',
      [
        'apiVersion: v1\nkind: RoleBinding\nmetadata: {name: b}\nroleRef: {kind: Role, name: r}\nsubjects: []\n',
        plain('Role', 'r'),
      ],
      'RoleBinding/b Role/r',
    ],
    [
      'a definition',
      [
        plain('CustomResourceDefinition', 'd', '{group: x.io, names: {kind: Bee}}'),
        'apiVersion: x.io/v1\nkind: Bee\nmetadata: {name: b}\n',
      ],
      'Bee/b CustomResourceDefinition/d',
    ],
    [
      'a monitor',
      [
        plain('ServiceMonitor', 'm', '{selector: {matchLabels: {a: b}}}'),
        'apiVersion: v1\nkind: Service\nmetadata: {name: s, labels: {a: b}}\nspec: {}\n',
      ],
      'ServiceMonitor/m Service/s',
    ],
    [
      'a cron job',
      [
        workload('web', '', 'Deployment'),
        'apiVersion: batch/v1\nkind: CronJob\nmetadata: {name: j}\nspec: {schedule: "0 * * * *", jobTemplate: {spec: {template: {spec: {serviceAccountName: c, containers: [{image: y}]}}}}}\n',
        plain('ServiceAccount', 'c'),
      ],
      'CronJob/j ServiceAccount/c',
    ],
  ])('%s', async (_, documents, pair) => {
    expect(await pairs(one(...documents))).toContain(pair);
  });

  test('stay in one namespace', async () => {
    const there = service('entry', 'web').replace('{name: entry}', '{name: entry, namespace: b}');
    expect(await pairs(one(there, workload('web')))).toEqual([]);
  });

  test('an environment value that names a service is a line to its workload', async () => {
    const text = await source(
      one(
        workload('web').replace('image: "x/web:1"', 'image: x, env: [{name: A, value: "http://api:80/v1"}]'),
        workload('api'),
        service('api'),
      ),
    );
    expect(text).toMatch(/^web -> api$/m);
  });

  test('to missing resources are reported', async () => {
    const { diagnostics } = await imported(one(uses('serviceAccountName', 'gone')));
    expect(diagnostics).toMatchObject([
      { code: 'I200', message: expect.stringContaining('ServiceAccount/gone (of Deployment/web)') },
    ]);
  });
});

describe('the picture', () => {
  test('a service is drawn as its workload, with its ports', async () => {
    const text = await source(one(workload('web'), service('web')));
    expect(text).toContain('sub="Deployment\\nweb:1\\nservice :80"');
    expect(text).not.toContain('k8s:service');
  });

  test('a load balancer beside it is a node', async () => {
    expect(
      await source(one(workload('web'), service('web'), service('public', 'web', ', type: LoadBalancer'))),
    ).toMatch(/^public -> web$/m);
  });

  test('the way in starts at the gateway', async () => {
    expect(await source(one(plain('HTTPRoute', 'r', '{parentRefs: [{name: g}]}'), plain('Gateway', 'g')))).toMatch(
      /^g -> r$/m,
    );
  });

  test('configuration of one workload is beneath it, and of several a node', async () => {
    const uses = (name: string): string => workload(name, '      volumes: [{name: v, configMap: {name: c}}]\n');
    expect(await source(one(uses('a'), plain('ConfigMap', 'c')))).toContain('reads c');
    expect(await source(one(uses('a'), uses('b'), plain('ConfigMap', 'c')))).toMatch(/^a -> c role=data$/m);
  });

  test('namespaces and parts are frames if there are several', async () => {
    const within = (name: string, namespace: string): string =>
      workload(name).replace(`{name: ${name}}`, `{name: ${name}, namespace: ${namespace}}`);
    expect(await source(one(within('a', 'x'), within('b', 'y')))).toMatch(
      /group x type=environment[\s\S]*group y type=environment/,
    );
  });

  test('lists are expanded, and other documents are skipped and reported', async () => {
    const files = one(
      'apiVersion: v1\nkind: List\nitems:\n  - {apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {containers: [{image: a}]}}\n',
      'just: text\n',
    );
    const { source: text, diagnostics } = await imported(files);
    expect(text).toContain('node p service');
    expect(diagnostics.map(({ code }) => code)).toEqual(['I201']);
  });
});
