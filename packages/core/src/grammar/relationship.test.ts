import { describe, expect, test } from 'vitest';
import { relationshipOf } from './relationship.js';
import { statusIcon } from './status-words.js';
import { RELATIONSHIPS } from './verb-phrases.js';

const PHRASES = RELATIONSHIPS.flatMap(({ icon, phrases }) => phrases.map((phrase) => ({ phrase, icon })));

/** The table has this many phrases; no phrase belongs to two icons. */
test('the table holds the 280 phrases of the specification, each once', () => {
  expect(PHRASES).toHaveLength(280);
  expect(new Set(PHRASES.map((each) => each.phrase)).size).toBe(280);
});

describe('a label that is a phrase draws its icon', () => {
  test.each(PHRASES)('$phrase: $icon', ({ phrase, icon }) => {
    expect(relationshipOf(phrase)?.icon).toBe(icon);
    expect(relationshipOf(` ${phrase.toUpperCase()} `)?.icon).toBe(icon);
  });
});

describe('a label that starts with a phrase and names its object, in five words or fewer', () => {
  test.each([
    ['reads orders', 'lx:eye'],
    ['writes audit records to disk', 'lx:square-pen'],
    ['publishes order events', 'lx:send'],
    ['subscribes to price changes', 'lx:inbox'],
    ['calls the billing API', 'lx:arrow-right-left'],
    ['routes to nearest region', 'lx:globe'],
    ['depends on the schema', 'lx:link'],
    ['triggers nightly export', 'lx:zap'],
    ['deploys to staging', 'lx:rocket'],
    ['authenticates against LDAP', 'lx:key-round'],
    ['reads secret from vault', 'lx:key-round'],
    ['mounts /data', 'lx:hard-drive'],
    ['pulls image from registry', 'lx:download'],
    ['exposes port 8080', 'lx:plug'],
    ['logs to Loki', 'lx:activity'],
  ])('%s: %s', (label, icon) => {
    expect(relationshipOf(label)?.icon).toBe(icon);
  });

  test.each([
    ['sends logs', 'lx:activity', 'lx:send'],
    ['sends metrics to Prometheus', 'lx:activity', 'lx:send'],
    ['reads and writes orders', 'lx:database', 'lx:eye'],
    ['reads secret', 'lx:key-round', 'lx:eye'],
    ['fetches from cache', 'lx:eye', 'lx:arrow-right-left'],
    ['queries API of billing', 'lx:arrow-right-left', 'lx:eye'],
    ['stores in bucket', 'lx:database', 'lx:database'],
    ['emits logs', 'lx:activity', 'lx:send'],
  ])('the longest phrase wins: %s is %s', (label, icon, _shorter) => {
    expect(relationshipOf(label)?.icon).toBe(icon);
  });

  test.each([
    ['reads the orders of the last month'],
    ['the service reads orders'],
    ['readable'],
    ['callsign'],
    [''],
    ['   '],
    ['order placed'],
    ['a'.repeat(10_000)],
    ['reads '.repeat(5_000)],
  ])('%s draws nothing', (label) => {
    expect(relationshipOf(label)).toBeUndefined();
  });
});

describe('a label that begins with a noun that only looks like a verb draws nothing', () => {
  test.each([
    'read replica',
    'read replicas',
    'read model',
    'read side',
    'read only',
    'read lock',
    'read timeout',
    'read path',
    'read capacity',
    'read throughput',
    'write ahead log',
    'write path',
    'write model',
    'write lock',
    'write side',
    'write capacity',
    'write permission',
    'query string',
    'query plan',
    'query params',
    'query engine',
    'query results',
    'request body',
    'request id',
    'request headers',
    'request queue',
    'request timeout',
    'request rate',
    'requests per second',
    'call center',
    'call stack',
    'call log',
    'fetch API',
    'store front',
    'store page',
    'store manager',
    'stores list',
    'send queue',
    'send buffer',
    'receive buffer',
    'http client',
    'http headers',
    'HTTP status code',
    'https endpoint',
    'grpc gateway',
    'graphql schema',
    'rest API',
    'rest endpoint',
    'route table',
    'metrics server',
    'metrics endpoint',
    'telemetry pipeline',
    'traces backend',
    'logs bucket',
    'reports page',
    'reports folder',
    'trigger rule',
    'triggers list',
    'deploy key',
    'deploy preview',
    'delete marker',
    'updates channel',
    'upload limit',
    'mount point',
    'grant types',
    'save button',
    'publish date',
    'insert trigger',
    'notify list',
    'pull request',
    'pull requests',
    'write access',
    'write back cache',
    'read write lock',
    'requests per second',
    'reads per minute',
    'calls per day',
    'sign in page',
    'log in form',
    'look up table',
    'rest of the orders',
    'logs and metrics pipeline',
  ])('%s', (label) => {
    expect(relationshipOf(label)).toBeUndefined();
  });

  test.each([
    ['read orders', 'lx:eye'],
    ['request refund', 'lx:arrow-right-left'],
    ['store receipts', 'lx:database'],
    ['query orders', 'lx:eye'],
    ['save file', 'lx:square-pen'],
    ['save state', 'lx:square-pen'],
    ['trigger job', 'lx:zap'],
    ['trigger function', 'lx:zap'],
    ['trigger event', 'lx:zap'],
    ['triggers page', 'lx:zap'],
    ['query cache', 'lx:eye'],
    ['query service', 'lx:eye'],
    ['query logs', 'lx:eye'],
    ['queries cache', 'lx:eye'],
    ['read cache', 'lx:eye'],
    ['read nodes', 'lx:eye'],
    ['read view', 'lx:eye'],
    ['delete keys', 'lx:square-pen'],
    ['delete events', 'lx:square-pen'],
    ['insert key', 'lx:square-pen'],
    ['update policy', 'lx:square-pen'],
    ['update server', 'lx:square-pen'],
    ['update package', 'lx:square-pen'],
    ['updates table', 'lx:square-pen'],
    ['updates page', 'lx:square-pen'],
    ['upload folder', 'lx:square-pen'],
    ['upload form', 'lx:square-pen'],
    ['uploads directory', 'lx:square-pen'],
    ['request data', 'lx:arrow-right-left'],
    ['request logs', 'lx:arrow-right-left'],
    ['request URL', 'lx:arrow-right-left'],
    ['requests page', 'lx:arrow-right-left'],
    ['fetch policy', 'lx:arrow-right-left'],
    ['HTTP traffic', 'lx:arrow-right-left'],
    ['notify channel', 'lx:send'],
    ['publish job', 'lx:send'],
    ['deploy script', 'lx:rocket'],
    ['deploy job', 'lx:rocket'],
    ['store id', 'lx:database'],
    ['stores page', 'lx:database'],
    ['write node', 'lx:square-pen'],
    ['write access logs', 'lx:square-pen'],
    ['request id token', 'lx:arrow-right-left'],
    ['schedules service', 'lx:zap'],
    ['grant table access', 'lx:key-round'],
  ])('but an object of the verb keeps it: %s', (label, icon) => {
    expect(relationshipOf(label)?.icon).toBe(icon);
  });
});

/** The longest phrase of the table that the words begin with. */
const iconOf = (label: string) =>
  PHRASES.filter(({ phrase }) => `${label} `.startsWith(`${phrase} `)).toSorted(
    (one, other) => other.phrase.length - one.phrase.length,
  )[0]?.icon;

describe('with any object', () => {
  const things = ['orders', 'file', 'job', 'keys', 'record', 'user', 'message', 'document', 'rows'];
  test.each(PHRASES)('$phrase and an object', ({ phrase }) => {
    for (const thing of things) {
      const label = `${phrase} ${thing}`;
      // Keys to deploy with have that name.
      if (label === 'deploy keys') continue;
      expect(`${label}: ${relationshipOf(label)?.icon}`).toBe(`${label}: ${iconOf(label)}`);
    }
  });
});

test.each([
  ['yes', 'status:yes'],
  ['Yes', 'status:yes'],
  ['TRUE', 'status:yes'],
  ['no', 'status:no'],
  ['false', 'status:no'],
  ['yes, later', undefined],
  ['constructor', undefined],
])('an answer draws its status: %s %s', (label, icon) => {
  expect(statusIcon(label)).toBe(icon);
});

test.each([
  ['reads', 'data'],
  ['stores in', 'data'],
  ['writes to', 'data'],
  ['publishes', 'async'],
  ['consumes', 'async'],
  ['authenticates', 'identity'],
  ['reads secret', undefined],
  ['gets secrets', undefined],
  ['calls', undefined],
  ['deploys', undefined],
])('a relationship has a role: %s %s', (label, role) => {
  expect(relationshipOf(label)?.role).toBe(role);
});
