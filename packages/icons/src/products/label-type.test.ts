import { describe, expect, it, test } from 'vitest';
import { labelProductType } from './label-type.js';
import { readProducts } from './product.js';
import { productTables } from './tables.js';
import { productTypes } from './types.data.js';

test.each([
  ['Redis', 'cache'],
  ['Redis 7', 'cache'],
  ['PostgreSQL', 'database'],
  ['Postgres (primary)', 'database'],
  ['MySQL replica', 'database'],
  ['Apache Kafka', 'queue'],
  ['Amazon S3', 'storage'],
  ['AWS Lambda', 'function'],
  ['HashiCorp Vault', 'secret'],
  ['Stripe', 'external'],
])('%s is a %s', (label, type) => {
  expect(labelProductType(label)).toBe(type);
});

describe('a label that names more than a product has no type of a product', () => {
  it.each([
    'Kafka consumer',
    'Query Redis',
    'PostgreSQL migration',
    'Postgres or MySQL',
    'Stripe webhook',
    'Orders',
    '',
  ])('%s', (label) => {
    expect(labelProductType(label)).toBeUndefined();
  });
});

test('every typed icon is the one that labels of its product get, and has one type', () => {
  const shown = new Set(readProducts(productTables).flatMap(({ icons }) => icons[0] ?? []));
  const typed = productTypes
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ').slice(2));
  expect(typed.filter((icon) => !shown.has(icon))).toEqual([]);
  expect(new Set(typed).size).toBe(typed.length);
});
