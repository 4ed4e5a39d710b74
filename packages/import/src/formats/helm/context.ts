// The context of a template: in, a chart that takes part and the file; out, Helm's maps and structures, from `.Values` to
// `.Capabilities` (Helm documentation, Built-in Objects). The release is that of `helm template`.

import { type Budget, occurrences } from '../../reading/budget.js';
import { matcher } from '../../reading/globs.js';
import type { ChartFile } from './chart.js';
import type { Taking } from './coalesce.js';
import { string, textOf } from './functions/arguments.js';
import { type Dict, dictOf, type Thing, type Value } from './template/value.js';
import { yamlOf } from './yaml.js';

export const RELEASE = 'release-name';
const KUBERNETES = { major: '1', minor: '33', version: 'v1.33.0' };

/** Groups and versions of a plain cluster (Kubernetes 1.33 API reference). */
const VERSIONS =
  'v1 admissionregistration.k8s.io/v1 admissionregistration.k8s.io/v1beta1 apiextensions.k8s.io/v1 apiregistration.k8s.io/v1 apps/v1 authentication.k8s.io/v1 authorization.k8s.io/v1 autoscaling/v1 autoscaling/v2 batch/v1 certificates.k8s.io/v1 coordination.k8s.io/v1 discovery.k8s.io/v1 events.k8s.io/v1 flowcontrol.apiserver.k8s.io/v1 networking.k8s.io/v1 node.k8s.io/v1 policy/v1 rbac.authorization.k8s.io/v1 scheduling.k8s.io/v1 storage.k8s.io/v1'.split(
    ' ',
  );

const thing = (type: string, fields: Iterable<readonly [string, Value]>, more: Partial<Thing> = {}): Thing => ({
  type,
  fields: dictOf(fields),
  methods: {},
  text: '',
  ...more,
});

const kubernetes = thing(
  'KubeVersion',
  [
    ['Version', KUBERNETES.version],
    ['GitVersion', KUBERNETES.version],
    ['Major', KUBERNETES.major],
    ['Minor', KUBERNETES.minor],
  ],
  { text: KUBERNETES.version, methods: { String: () => KUBERNETES.version } },
);

const KINDS = new Set([
  'Ingress',
  'NetworkPolicy',
  'CronJob',
  'Job',
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'PodDisruptionBudget',
]);

export const capabilities: Thing = thing('Capabilities', [
  ['KubeVersion', kubernetes],
  [
    'APIVersions',
    thing('VersionSet', [], {
      methods: {
        Has: ([version]) => {
          const name = textOf(version);
          const kind = name.split('/').at(-1) ?? '';
          const group = name.slice(0, -kind.length - 1);
          return VERSIONS.includes(name) || (VERSIONS.includes(group) && KINDS.has(kind));
        },
      },
      text: `[${VERSIONS.join(' ')}]`,
    }),
  ],
  [
    'HelmVersion',
    thing('BuildInfo', [
      ['Version', 'v3.18.6'],
      ['GitCommit', ''],
      ['GitTreeState', ''],
      ['GoVersion', ''],
    ]),
  ],
]);

const FIELDS: readonly (readonly [string, string])[] = [
  ['Name', 'name'],
  ['Home', 'home'],
  ['Sources', 'sources'],
  ['Version', 'version'],
  ['Description', 'description'],
  ['Keywords', 'keywords'],
  ['Maintainers', 'maintainers'],
  ['Icon', 'icon'],
  ['APIVersion', 'apiVersion'],
  ['Condition', 'condition'],
  ['Tags', 'tags'],
  ['AppVersion', 'appVersion'],
  ['Annotations', 'annotations'],
  ['KubeVersion', 'kubeVersion'],
  ['Dependencies', 'dependencies'],
  ['Type', 'type'],
];
const TEXTS = new Set([
  'name',
  'home',
  'version',
  'description',
  'icon',
  'apiVersion',
  'appVersion',
  'kubeVersion',
  'type',
]);

function chartThing({ chart, name }: Taking, isRoot: boolean): Thing {
  const fields = FIELDS.map(([field, key]): readonly [string, Value] => {
    const value = chart.about.get(key) ?? null;
    return [field, key === 'name' ? name : TEXTS.has(key) ? textOf(value) : value];
  });
  return thing('Metadata', [...fields, ['Deprecated', chart.about.get('deprecated') === true], ['IsRoot', isRoot]]);
}

function filesThing(files: readonly ChartFile[], budget: Budget): Thing {
  /** These methods copy the files each time. */
  const whole = (): string => {
    budget.characters(2 * files.reduce((sum, { content }) => sum + content.length, 0));
    budget.steps(files.length);
    return files.length === 0 ? '' : yamlOf(dictOf(files.map(named)));
  };
  const read = ([name]: readonly Value[]): Value => files.find(({ inside }) => inside === textOf(name))?.content ?? '';
  const named = (file: ChartFile): readonly [string, Value] => [
    file.inside.split('/').pop() ?? file.inside,
    file.content,
  ];
  return thing(
    'Files',
    files.map(({ inside, content }) => [inside, content]),
    {
      methods: {
        Get: read,
        GetBytes: read,
        Lines: (args) => {
          const text = textOf(read(args)).replace(/\n$/, '');
          budget.items(occurrences(text, '\n') + 1);
          return text.split('\n');
        },
        Glob: ([pattern]) => {
          const isMeant = matcher(string(pattern ?? null, 'Glob')) ?? (() => false);
          budget.items(files.length);
          return filesThing(
            files.filter(({ inside }) => isMeant(inside)),
            budget,
          );
        },
        AsConfig: whole,
        AsSecrets: () => (files.length === 0 ? '' : yamlOf(dictOf(files.map((file) => [named(file)[0], ''])))),
      },
      text: 'map[]',
    },
  );
}

/** For all templates of a chart; `.Subcharts` contains the same for those below. */
export function contextOf(
  taking: Taking,
  release: Dict,
  below: ReadonlyMap<string, Dict>,
  isRoot: boolean,
  budget: Budget,
): Dict {
  return dictOf([
    ['Values', taking.values],
    ['Chart', chartThing(taking, isRoot)],
    ['Release', release],
    ['Capabilities', capabilities],
    ['Files', filesThing(taking.chart.files, budget)],
    ['Subcharts', dictOf(below)],
  ]);
}

export const release = (): Dict =>
  dictOf([
    ['Name', RELEASE],
    ['Namespace', 'default'],
    ['IsUpgrade', false],
    ['IsInstall', true],
    ['Revision', 1],
    ['Service', 'Helm'],
  ]);
