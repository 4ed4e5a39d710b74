// Types of groups: the frame, tone and icon of each, and the plain names that imply one.
import type { Tone } from '../scene/scene.js';
import type { GroupNames } from './kind.js';

export const GROUP_TYPES = [
  'network',
  'subnet',
  'region',
  'zone',
  'account',
  'environment',
  'cluster',
  'edge',
  'app-tier',
  'data-tier',
  'messaging',
  'ci-cd',
  'observability',
  'security',
  'team',
  'external',
  'none',
] as const;
export type GroupType = (typeof GROUP_TYPES)[number];

export interface GroupStyle {
  readonly tone: Tone;
  readonly icon?: string;
  readonly frame: 'solid' | 'dashed';
}

export const GROUP_STYLES: Readonly<Record<GroupType, GroupStyle>> = {
  network: { tone: 'violet', icon: 'lx:network', frame: 'solid' },
  subnet: { tone: 'violet', icon: 'lx:ethernet-port', frame: 'dashed' },
  region: { tone: 'neutral', icon: 'lx:map', frame: 'dashed' },
  zone: { tone: 'neutral', icon: 'lx:map-pin', frame: 'dashed' },
  account: { tone: 'neutral', icon: 'lx:cloud', frame: 'solid' },
  environment: { tone: 'green', icon: 'lx:frame', frame: 'solid' },
  cluster: { tone: 'brand', icon: 'lx:boxes', frame: 'solid' },
  edge: { tone: 'aqua', icon: 'lx:radio-tower', frame: 'solid' },
  'app-tier': { tone: 'brand', icon: 'lx:app-window', frame: 'solid' },
  'data-tier': { tone: 'aqua', icon: 'lx:cylinder', frame: 'solid' },
  messaging: { tone: 'amber', icon: 'lx:mails', frame: 'solid' },
  'ci-cd': { tone: 'orange', icon: 'lx:infinity', frame: 'solid' },
  observability: { tone: 'green', icon: 'lx:gauge', frame: 'solid' },
  security: { tone: 'red', icon: 'lx:shield', frame: 'solid' },
  team: { tone: 'neutral', icon: 'lx:users', frame: 'solid' },
  external: { tone: 'neutral', icon: 'lx:globe', frame: 'dashed' },
  none: { tone: 'neutral', frame: 'solid' },
};

/** Plain names and their types, in the singular and in lower case; plurals count too. */
const NAMES: readonly {
  readonly type: GroupType;
  readonly labels: readonly string[];
  readonly last: readonly string[];
}[] = [
  {
    type: 'network',
    labels: ['network', 'vpc', 'vnet', 'virtual network', 'private network', 'corporate network', 'lan', 'dmz'],
    last: ['network', 'vpc', 'vnet'],
  },
  { type: 'subnet', labels: ['subnet', 'private subnet', 'public subnet'], last: ['subnet'] },
  { type: 'region', labels: ['region'], last: ['region'] },
  { type: 'zone', labels: ['zone', 'availability zone'], last: [] },
  { type: 'account', labels: ['account', 'aws account', 'subscription'], last: ['account'] },
  {
    type: 'environment',
    labels: [
      'environment',
      'production',
      'prod',
      'staging',
      'development',
      'dev',
      'test',
      'test environment',
      'sandbox',
    ],
    last: ['environment'],
  },
  { type: 'cluster', labels: ['cluster', 'kubernetes', 'kubernetes cluster', 'k8s'], last: ['cluster'] },
  { type: 'edge', labels: ['edge', 'edge network', 'cdn'], last: [] },
  {
    type: 'app-tier',
    labels: ['app tier', 'application tier', 'application layer', 'web tier'],
    last: [],
  },
  {
    type: 'data-tier',
    labels: ['data tier', 'data layer', 'data store', 'database', 'storage', 'persistence'],
    last: [],
  },
  {
    type: 'messaging',
    labels: ['messaging', 'message broker', 'message bus', 'event bus', 'broker', 'queue'],
    last: [],
  },
  { type: 'ci-cd', labels: ['ci/cd', 'ci cd', 'ci', 'pipeline', 'ci/cd pipeline', 'build pipeline'], last: [] },
  { type: 'observability', labels: ['monitoring', 'observability', 'logging', 'telemetry'], last: [] },
  { type: 'security', labels: ['security', 'security zone'], last: [] },
  { type: 'team', labels: ['team'], last: ['team'] },
  {
    type: 'external',
    labels: ['external system', 'external service', 'third party', 'third-party service', 'partner'],
    last: [],
  },
];

/** Words without a plural. */
const WITHOUT_PLURAL =
  /(?:^|[\s/])(?:production|prod|staging|development|dev|test|kubernetes|k8s|edge|cdn|storage|persistence|messaging|ci|cd|monitoring|observability|logging|telemetry|security)$/;

function withPlurals(names: readonly string[]): readonly string[] {
  return names.flatMap((name) => {
    if (WITHOUT_PLURAL.test(name)) return [name];
    if (/[^aeiou]y$/.test(name)) return [name, `${name.slice(0, -1)}ies`];
    return [name, /(?:s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`];
  });
}

export const GROUP_NAMES: readonly (GroupNames & { readonly type: GroupType })[] = NAMES.map(
  ({ type, labels, last }) => ({
    type,
    labels: withPlurals(labels),
    lastWords: withPlurals(last),
  }),
);

const pairs = (part: 'labels' | 'lastWords'): ReadonlyMap<string, GroupType> =>
  new Map(GROUP_NAMES.flatMap((names) => names[part].map((each): readonly [string, GroupType] => [each, names.type])));
const WHOLE = pairs('labels');
const LAST = pairs('lastWords');

/** The type implied by a group's plain name. */
export function groupTypeByName(label: string): GroupType | undefined {
  const plain = label.trim().toLowerCase().replace(/\s+/g, ' ');
  const whole = WHOLE.get(plain);
  if (whole !== undefined) return whole;
  const words = plain.split(' ');
  return words.length <= 3 ? LAST.get(words[words.length - 1] ?? '') : undefined;
}
