import { describe, expect, test } from 'vitest';
import { relationshipOf, statusIcon } from './relationship.js';
import { RELATIONSHIPS } from './verb-phrases.js';

const PHRASES = RELATIONSHIPS.flatMap(({ icon, phrases }) => phrases.map((phrase) => ({ phrase, icon })));

/** SPEC.md lists this many phrases; no phrase stands under two icons. */
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

describe('a label that starts with a phrase and names what is acted on, in five words or fewer', () => {
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
    'read cache',
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
    'query service',
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
    'update server',
    'update policy',
    'updates channel',
    'upload limit',
    'upload folder',
    'mount point',
    'grant types',
    'save button',
    'publish date',
    'insert trigger',
    'notify list',
    'pull request',
    'pull requests',
  ])('%s', (label) => {
    expect(relationshipOf(label)).toBeUndefined();
  });

  test.each([
    ['read orders', 'lx:eye'],
    ['request refund', 'lx:arrow-right-left'],
    ['store receipts', 'lx:database'],
    ['query orders', 'lx:eye'],
  ])('but what is acted on keeps it: %s', (label, icon) => {
    expect(relationshipOf(label)?.icon).toBe(icon);
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
  ['reads secret', 'identity'],
  ['calls', undefined],
  ['deploys', undefined],
])('a relationship has a role: %s %s', (label, role) => {
  expect(relationshipOf(label)?.role).toBe(role);
});
