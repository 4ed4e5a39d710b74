// Types of groups: what frame, tone and icon each has, and the plain names that give one by themselves.
import type { Tone } from '../../scene/scene.js';

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

/** Whole labels, in lower case. */
const WHOLE: Readonly<Record<string, GroupType>> = {
  network: 'network',
  vpc: 'network',
  vnet: 'network',
  'virtual network': 'network',
  'private network': 'network',
  'corporate network': 'network',
  lan: 'network',
  dmz: 'network',
  subnet: 'subnet',
  'private subnet': 'subnet',
  'public subnet': 'subnet',
  region: 'region',
  'availability zone': 'zone',
  zone: 'zone',
  account: 'account',
  'aws account': 'account',
  subscription: 'account',
  environment: 'environment',
  production: 'environment',
  prod: 'environment',
  staging: 'environment',
  development: 'environment',
  dev: 'environment',
  test: 'environment',
  'test environment': 'environment',
  sandbox: 'environment',
  cluster: 'cluster',
  kubernetes: 'cluster',
  'kubernetes cluster': 'cluster',
  k8s: 'cluster',
  edge: 'edge',
  'edge network': 'edge',
  cdn: 'edge',
  'app tier': 'app-tier',
  'application tier': 'app-tier',
  'application layer': 'app-tier',
  'web tier': 'app-tier',
  'data tier': 'data-tier',
  'data layer': 'data-tier',
  'data stores': 'data-tier',
  databases: 'data-tier',
  storage: 'data-tier',
  persistence: 'data-tier',
  messaging: 'messaging',
  'message broker': 'messaging',
  'message bus': 'messaging',
  'event bus': 'messaging',
  broker: 'messaging',
  queues: 'messaging',
  'ci/cd': 'ci-cd',
  'ci cd': 'ci-cd',
  ci: 'ci-cd',
  pipeline: 'ci-cd',
  'ci/cd pipeline': 'ci-cd',
  'build pipeline': 'ci-cd',
  monitoring: 'observability',
  observability: 'observability',
  logging: 'observability',
  telemetry: 'observability',
  security: 'security',
  'security zone': 'security',
  team: 'team',
  'external systems': 'external',
  'external services': 'external',
  'third party': 'external',
  'third-party services': 'external',
  partners: 'external',
};

/** Last words of a label of at most three words. */
const LAST: Readonly<Record<string, GroupType>> = {
  network: 'network',
  vpc: 'network',
  vnet: 'network',
  subnet: 'subnet',
  region: 'region',
  account: 'account',
  environment: 'environment',
  cluster: 'cluster',
  team: 'team',
};

/** The type a plainly named group has by itself. */
export function groupTypeByName(label: string): GroupType | undefined {
  const plain = label.trim().toLowerCase().replace(/\s+/g, ' ');
  if (Object.hasOwn(WHOLE, plain)) return WHOLE[plain];
  const words = plain.split(' ');
  const last = words[words.length - 1] ?? '';
  return words.length <= 3 && Object.hasOwn(LAST, last) ? LAST[last] : undefined;
}
