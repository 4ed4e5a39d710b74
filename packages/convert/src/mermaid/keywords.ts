// The words that determine a node's type: docs/conversion.md, Node types, as data.
import type { NodeType, Tone } from '@linework/core';

const WHOLE: readonly (readonly [NodeType, string])[] = [
  ['database', 'data store,database,databases,datastore,db,sql'],
  ['cache', 'cache,caches'],
  ['queue', 'event bus,message bus,queue,queues,topic'],
  ['storage', 'blob storage,bucket,buckets,file storage,storage'],
  [
    'person',
    'admin,administrator,customer,customers,developer,end user,operator,person,user,user request,users,visitor',
  ],
  ['client', 'cli,spa,ui,browser,client,client request,clients,front end,frontend,mobile app,web app,webapp'],
  ['gateway', 'api gateway,cdn,gateway,ingress,load balancer,proxy,reverse proxy'],
  ['service', 'api,app server,back end,backend,microservice,rest api,server,service,web server'],
  ['function', 'batch job,cron,cron job,function,job,lambda,scheduler,worker,worker pool,workers'],
  [
    'external',
    '3rd party,email provider,external,external api,external system,partner,payment processor,payment provider,sms provider,third party',
  ],
  ['identity', 'auth server,authorization server,identity provider,idp,oauth,oidc,sso'],
  ['secret', 'key vault,kms,secret,secret store,secrets,vault'],
];

const LAST: readonly (readonly [NodeType, string])[] = [
  ['database', 'database,datastore,db'],
  ['cache', 'cache'],
  ['queue', 'bus,queue,topic'],
  ['storage', 'bucket,storage'],
  ['client', 'browser'],
  ['gateway', 'balancer,gateway,proxy'],
  ['service', 'api,backend,microservice,server,service'],
  ['function', 'cron,function,lambda,scheduler,worker'],
];

const CLASS_TYPES: readonly (readonly [NodeType, string])[] = [
  ['database', 'database,db,datastore,store'],
  ['cache', 'cache'],
  ['queue', 'queue,topic,broker'],
  ['storage', 'storage,bucket'],
  ['external', 'external,thirdparty,ext,vendor'],
  ['person', 'user,person,actor'],
  ['client', 'client,browser,frontend'],
  ['service', 'service,api,backend'],
  ['gateway', 'gateway,proxy'],
  ['function', 'worker,job,function,lambda'],
  ['decision', 'decision'],
  ['terminal', 'start,end,terminal'],
];

const CLASS_TONES: readonly (readonly [Tone, string])[] = [
  ['red', 'error,danger,fail,failure,critical'],
  ['amber', 'warning,warn,caution'],
  ['green', 'success,ok,done,pass,passed'],
];

function index<T>(rows: readonly (readonly [T, string])[]): ReadonlyMap<string, T> {
  return new Map(rows.flatMap(([value, words]) => words.split(',').map((word): readonly [string, T] => [word, value])));
}

export const WHOLE_LABELS: ReadonlyMap<string, NodeType> = index(WHOLE);
export const LAST_WORDS: ReadonlyMap<string, NodeType> = index(LAST);
const TYPES_OF_CLASSES = index(CLASS_TYPES);
const TONES_OF_CLASSES = index(CLASS_TONES);

/** Class names are compared without case, hyphens and underscores. */
const plain = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');

export function classType(name: string): NodeType | undefined {
  return TYPES_OF_CLASSES.get(plain(name));
}

export function classTone(name: string): Tone | undefined {
  return TONES_OF_CLASSES.get(plain(name));
}
