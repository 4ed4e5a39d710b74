// Products of clouds: which types have their own picture, that all can be distinguished, and that a type is the same in every
// spelling.
import { describe, expect, test } from 'vitest';
import { LOOKS, NOISE, SHARED } from '../../manifests/looks.data.js';
import { aws } from './aws.data.js';
import { azure } from './azure.data.js';
import { productOf } from './index.js';
import { gcp, kubernetes, others } from './other.data.js';
import { isFolded, WAYS } from './product.js';
import { usedTypes } from './used-types.data.js';

const typesOf = (provider: string): readonly string[] => (usedTypes[provider] ?? '').trim().split(/\s+/);

describe('the types that people use most', () => {
  test.each([
    ['aws', 300],
    ['azurerm', 200],
    ['google', 120],
  ])('of %s have the icon of their product, %s and more', (provider, least) => {
    const products = typesOf(provider).map((type) => productOf(`${provider}_${type}`));
    expect(products.filter(({ icon }) => icon !== undefined).length).toBeGreaterThanOrEqual(least);
  });

  test.each(['aws', 'azurerm', 'google'])('of %s are drawn by a rule, all but a few', (provider) => {
    const plain = typesOf(provider).filter((type) => {
      const product = productOf(`${provider}_${type}`);
      return product.icon === undefined && !isFolded(product) && product.drawn === 'step';
    });
    expect(plain.length).toBeLessThan(8);
  });

  test.each([
    ['AWS::', 290],
    ['Microsoft.', 180],
  ])('of %s have an icon where they are folded too, %s and more', (beginning, least) => {
    const products = typesOf(beginning).map((type) => productOf(`${beginning}${type}`));
    expect(products.filter(({ icon, drawn: shape }) => icon === undefined && shape !== 'subnet')).toEqual([]);
    expect(products.length).toBeGreaterThanOrEqual(least);
  });

  test('of Kubernetes have an icon, 60 and more', () => {
    expect(Object.values(LOOKS).filter(({ icon }) => icon !== undefined).length).toBeGreaterThanOrEqual(60);
  });
});

test('every folded or shared kind of a cluster is known', () => {
  expect([...NOISE, ...SHARED].filter((kind) => LOOKS[kind] === undefined)).toEqual([]);
});

test.each([aws, azure, gcp, kubernetes, others])('a type of $name occurs in one row', ({ rows }) => {
  const count = new Map<string, number>();
  for (const type of rows.flatMap(({ types }) => types)) count.set(type, (count.get(type) ?? 0) + 1);
  expect([...count].filter(([, many]) => many > 1).map(([type]) => type)).toEqual([]);
});

test.each([aws, azure, gcp, kubernetes, others])('a row of $name has a known drawing or node type', ({ rows }) => {
  const nodes = 'step database cache queue storage client gateway service function external identity secret'.split(' ');
  const known = new Set<string>([...WAYS, ...nodes]);
  expect(rows.map(({ product }) => product.drawn).filter((shape) => !known.has(shape))).toEqual([]);
});

test.each([
  ['aws_lambda_function', 'AWS::Lambda::Function', 'aws:lambda/function:Function', 'aws.lambda.Function'],
  ['aws_s3_bucket', 'AWS::S3::Bucket', 'aws:s3/bucket:Bucket', 'aws.s3.Bucket'],
  ['aws_dynamodb_table', 'AWS::DynamoDB::Table', 'aws:dynamodb/table:Table', 'aws.dynamodb.Table'],
])('%s is %s, %s and %s', (first, ...spellings) => {
  const { drawn: shape, icon } = productOf(first);
  for (const other of spellings) expect(productOf(other)).toMatchObject({ drawn: shape, icon });
});
