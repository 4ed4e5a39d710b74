import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyCharacter } from '../testing/any-character.js';
import { labelProduct } from './label-product.js';
import { readProducts } from './product.js';
import { productTables } from './tables.js';

test.each([
  ['PostgreSQL', 'logos:postgresql'],
  ['postgres', 'logos:postgresql'],
  ['Orders database (Postgres)', 'logos:postgresql'],
  ['orders-postgres', 'logos:postgresql'],
  ['Redis cluster', 'logos:redis'],
  ['Apache Kafka', 'logos:kafka-icon'],
  ['nodejs', 'logos:nodejs-icon'],
  ['Node.js API', 'logos:nodejs-icon'],
  ['.NET API', 'logos:dotnet'],
  ['C# worker', 'logos:c-sharp'],
  ['GitHub Actions', 'logos:github-actions'],
  ['GitHub', 'logos:github-icon'],
  ['K8s cluster', 'logos:kubernetes'],
  ['1Password', 'simple-icons:1password'],
  ['Redis缓存', 'logos:redis'],
  ['MySQL クライアント', 'logos:mysql-icon'],
])('%s names a product', (label, icon) => {
  expect(labelProduct(label)).toBe(icon);
});

describe('a maker', () => {
  it.each([
    ['AWS Lambda', 'Lambda@Edge'],
    ['Amazon S3', 'S3 bucket'],
    ['Microsoft Power BI', 'Power BI'],
    ['Google Meet', 'google meet'],
    ['Azure Event Hubs', 'Event Hubs'],
  ])('in front of its product is not a second one: %s', (label, same) => {
    expect(labelProduct(label)).toBeDefined();
    expect(labelProduct(label)).toBe(labelProduct(same));
  });

  it('by itself is a product', () => {
    expect(labelProduct('AWS account')).toBe('logos:aws');
  });
});

test.each([
  'Postgres or MySQL',
  'Kafka / RabbitMQ',
  'RDS for PostgreSQL',
  'Redis, then Kafka',
  'Product service Node.js/Express',
])('%s names two products, so it gets no icon', (label) => {
  expect(labelProduct(label)).toBeUndefined();
});

describe('an ordinary word', () => {
  it.each([
    'Go live',
    'go',
    'Swift response',
    'rust removal',
    'Spring cleaning',
    'Express delivery',
    'flask',
    'Chef',
    'Slack time',
    'Teams',
    'Team linear growth',
    'Customer segment',
    'Segment',
    'stripe',
    'Square',
    'Buffer',
    'Signal',
    'Dash',
    'helm',
    'Open search',
    'Elastic scaling',
    'Time windows',
    'sap',
    'Snowflake in winter',
    'Visa rejected',
  ])('is not a product in %s', (label) => {
    expect(labelProduct(label)).toBeUndefined();
  });

  it.each([
    ['Go', 'logos:gopher'],
    ['Go service', 'logos:gopher'],
    ['Slack bot', 'logos:slack-icon'],
    ['React web app', 'logos:react'],
    ['Stripe', 'simple-icons:stripe'],
    ['Stripe API', 'simple-icons:stripe'],
    ['Express server', 'devicon:express'],
    ['Spring Boot app', 'logos:spring-icon'],
    ['SAP orders export', 'simple-icons:sap'],
  ])('is one when capitalized, by itself or beside words for software: %s', (label, icon) => {
    expect(labelProduct(label)).toBe(icon);
  });
});

test.each(['Database', 'Vault', 'Lambda', 'Load balancer', 'API gateway', 'Queue', 'OAuth', 'Cache', 'JSON', ''])(
  '%s is only a word for a kind of object',
  (label) => {
    expect(labelProduct(label)).toBeUndefined();
  },
);

test('a sentence is not parsed', () => {
  expect(labelProduct('Send the daily report to the finance team over Kafka')).toBeUndefined();
});

test('every plain name of a product with an icon of its own names that product', () => {
  const missed: string[] = [];
  for (const { spellings, icons } of readProducts(productTables)) {
    for (const { text, use } of spellings) {
      if (use !== 'plain' || icons[0]?.startsWith('lx:')) continue;
      if (labelProduct(text) !== icons[0]) missed.push(`${text}: ${labelProduct(text)} is not ${icons[0]}`);
    }
  }
  expect(missed).toEqual([]);
});

test('any label gets a result, and words around it do not turn into products', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (label) => {
      expect(labelProduct(label) ?? 'set:name').toMatch(/^[a-z0-9-]+:[a-z0-9-]+$/);
    }),
  );
  expect(labelProduct('constructor __proto__ toString')).toBeUndefined();
  expect(labelProduct('kafka'.repeat(10_000))).toBeUndefined();
});
