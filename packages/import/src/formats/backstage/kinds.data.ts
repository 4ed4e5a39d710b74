// How entities look by kind and type: node types and icons as data. If a whole type is not listed, its words are looked up, so
// `postgres-database` is a database.
export interface NodeLook {
  readonly type?: string;
  readonly icon?: string;
}

type Rows = readonly (readonly [words: string, look: NodeLook])[];

const SERVICE = 'service';

const components: Rows = [
  ['website frontend webapp spa ui portal dashboard', { type: 'client' }],
  ['mobile app ios android', { type: 'client', icon: 'lx:smartphone' }],
  ['service backend api server microservice', { type: SERVICE }],
  ['library package sdk module', { type: SERVICE, icon: 'lx:package' }],
  ['documentation docs', { type: SERVICE, icon: 'lx:book-open' }],
  ['tool cli script', { type: SERVICE, icon: 'lx:terminal' }],
  ['plugin extension', { type: SERVICE, icon: 'lx:puzzle' }],
  ['job cronjob function lambda worker', { type: 'function' }],
  ['pipeline workflow', { type: 'function', icon: 'lx:workflow' }],
  ['gateway proxy', { type: 'gateway' }],
];

const apis: Rows = [
  ['openapi', { type: 'gateway', icon: 'logos:openapi-icon' }],
  ['asyncapi', { type: 'gateway', icon: 'logos:async-api-icon' }],
  ['graphql', { type: 'gateway', icon: 'logos:graphql' }],
  ['grpc', { type: 'gateway', icon: 'logos:grpc' }],
  ['trpc', { type: 'gateway', icon: 'logos:trpc' }],
  ['mcp', { type: 'gateway', icon: 'logos:model-context-protocol-icon' }],
];

const resources: Rows = [
  ['postgres postgresql', { type: 'database', icon: 'logos:postgresql' }],
  ['mysql', { type: 'database', icon: 'logos:mysql-icon' }],
  ['mongodb mongo', { type: 'database', icon: 'devicon:mongodb' }],
  ['dynamodb', { type: 'database', icon: 'aws:dynamodb' }],
  ['elasticsearch', { type: 'database', icon: 'logos:elasticsearch' }],
  ['redis', { type: 'cache', icon: 'logos:redis' }],
  ['memcached cache', { type: 'cache' }],
  ['kafka', { type: 'queue', icon: 'logos:kafka-icon' }],
  ['rabbitmq', { type: 'queue', icon: 'logos:rabbitmq-icon' }],
  ['queue topic stream broker bus sqs sns pubsub', { type: 'queue' }],
  ['database db rds aurora sql warehouse table', { type: 'database' }],
  ['s3 bucket storage blob filesystem volume datalake', { type: 'storage' }],
  ['kubernetes k8s cluster', { type: SERVICE, icon: 'logos:kubernetes' }],
  ['lambda function', { type: 'function' }],
  ['secret vault', { type: 'secret' }],
  ['gateway loadbalancer balancer cdn dns', { type: 'gateway' }],
];

interface KindLook {
  readonly rows: Rows;
  readonly otherwise: NodeLook;
  /** The label beneath it, if its type alone does not say it. */
  readonly word: string;
}

/** The type is enough: `service`, `team`. */
const BY_TYPE = '';

export const kindLooks: Readonly<Record<string, KindLook>> = {
  component: { rows: components, otherwise: { type: SERVICE }, word: BY_TYPE },
  api: { rows: apis, otherwise: { type: 'gateway' }, word: 'API' },
  resource: { rows: resources, otherwise: { type: 'storage' }, word: BY_TYPE },
  system: { rows: [], otherwise: { icon: 'lx:box' }, word: 'system' },
  domain: { rows: [], otherwise: { icon: 'lx:globe' }, word: 'domain' },
  group: { rows: [], otherwise: { icon: 'lx:users' }, word: BY_TYPE },
  user: { rows: [], otherwise: { type: 'person' }, word: BY_TYPE },
  template: { rows: [], otherwise: { icon: 'lx:layout-template' }, word: 'template' },
  location: { rows: [], otherwise: { icon: 'lx:map-pin' }, word: 'location' },
};

/** Keys of an entity. Metadata and specs can have more, which plugins and custom kinds read. */
export const ENTITY_KEYS: ReadonlySet<string> = new Set([
  'apiVersion',
  'kind',
  'metadata',
  'spec',
  'relations',
  'status',
]);
