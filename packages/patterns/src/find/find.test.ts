// Finding patterns by the words that people search with.
import { describe, expect, it } from 'vitest';
import { findPatterns } from './find.js';
import { flavourIn } from './flavour.js';
import { patternIndex } from './pattern-index.js';

const first = (request: string) => findPatterns(patternIndex(), request)[0]?.pattern.id;

describe('a request', () => {
  it.each([
    ['load-balanced web app with a database in two zones', 'three-tier-web-application'],
    ['embeddings of our handbook for a chatbot', 'retrieval-augmented-generation'],
    ['who gets called at night', 'on-call-escalation'],
    ['SHORT BRANCHES MERGED DAILY', 'trunk-based-development'],
    ['signed callbacks to customers', 'webhook-delivery'],
  ])('in plain words finds the intended pattern: %s', (request, id) => {
    expect(first(request)).toBe(id);
  });

  it.each([
    ['serverles api', 'serverless-api'],
    ['kubernets cluster', 'kubernetes-cluster'],
    ['landingzone', 'cloud-landing-zone'],
    ['web hook delivery', 'webhook-delivery'],
    ['strangling legacy systems', 'strangler-fig'],
  ])('can be misspelt, run together or inflected: %s', (request, id) => {
    expect(first(request)).toBe(id);
  });

  it.each([[''], ['the of and'], ['xqztv'], ['\u0000\ud800'], ['(((((((((']])(
    'without a known word finds nothing: %j',
    (request) => {
      expect(findPatterns(patternIndex(), request)).toEqual([]);
    },
  );

  it('is read only up to a limit of words', () => {
    const long = `star schema ${'unknownword '.repeat(100_000)}`;
    expect(first(long)).toBe('star-schema');
  });
});

describe('the flavour', () => {
  it.each([
    ['serverless on AWS', 'aws'],
    ['api with lambda and dynamodb', 'aws'],
    ['Cosmos DB behind functions', 'azure'],
    ['bigquery reports', 'gcp'],
    ['backup in k8s', 'kubernetes'],
    ['a plain queue with workers', undefined],
  ])('of "%s" is %s', (request, flavour) => {
    expect(flavourIn(request)).toBe(flavour);
  });
});
