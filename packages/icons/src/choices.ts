// The icons the language uses by default: for verbs on edges, for node types and for group types. Plain data: the build
// puts their drawings into the basic module, and stops at a name that does not exist.

/** docs/language.md, Edges, rule 5. */
export const verbIcons: readonly string[] = [
  'lx:eye',
  'lx:square-pen',
  'lx:database',
  'lx:hard-drive',
  'lx:send',
  'lx:inbox',
  'lx:arrow-right-left',
  'lx:globe',
  'lx:link',
  'lx:plug',
  'lx:zap',
  'lx:rocket',
  'lx:key-round',
  'lx:activity',
  'lx:download',
];

/** By node type; step, decision and terminal are clear from their outline. */
export const typeIcons: Readonly<Record<string, string>> = {
  database: 'lx:database',
  cache: 'lx:layers',
  queue: 'lx:gallery-horizontal-end',
  storage: 'lx:archive',
  person: 'lx:user',
  client: 'lx:monitor',
  gateway: 'lx:route',
  service: 'lx:server',
  function: 'lx:square-function',
  external: 'lx:external-link',
  identity: 'lx:id-card',
  secret: 'lx:key-round',
};

/** For entries of a tree: the defaults for files whose type is unknown. */
export const fileIcons: readonly string[] = ['lx:folder', 'lx:file', 'lx:file-text', 'lx:file-code', 'lx:file-cog'];

/** By group type. */
export const groupIcons: Readonly<Record<string, string>> = {
  network: 'lx:network',
  subnet: 'lx:ethernet-port',
  region: 'lx:map',
  zone: 'lx:map-pin',
  account: 'lx:cloud',
  environment: 'lx:frame',
  cluster: 'lx:boxes',
  edge: 'lx:radio-tower',
  'app-tier': 'lx:app-window',
  'data-tier': 'lx:cylinder',
  messaging: 'lx:mails',
  'ci-cd': 'lx:infinity',
  observability: 'lx:gauge',
  security: 'lx:shield',
  team: 'lx:users',
  external: 'lx:globe',
};
