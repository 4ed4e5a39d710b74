import { expect, test } from 'vitest';
import { atOrigin } from './at-origin.js';
import { partOfDescription } from './part-of-description.js';

test.each([
  ['http://linework.example.com/v1/diagrams?limit=2', 'http://127.0.0.1:4180/v1/diagrams?limit=2'],
  ['/openapi.json', 'http://127.0.0.1:4180/openapi.json'],
  ['//evil.example/x', 'http://127.0.0.1:4180/x'],
])('a request to %s stays at the host under which the page was opened', (url, sent) => {
  expect(atOrigin(url, 'http://127.0.0.1:4180')).toBe(sent);
});

const SCHEMAS = {
  Diagram: {
    properties: {
      owner: { $ref: '#/components/schemas/Owner' },
      copies: { items: { $ref: '#/components/schemas/Diagram' } },
    },
  },
  Owner: { type: 'string' },
  Key: { type: 'object' },
};
const DESCRIPTION = {
  openapi: '3.1.0',
  paths: {
    '/diagrams': { get: { responses: { 200: { $ref: '#/components/responses/Listed' } } } },
    '/keys': { get: { schema: { $ref: '#/components/schemas/Key' } } },
    '/same': { get: { $ref: '#/paths/~1keys/get' } },
    '/gone': { get: { $ref: '#/components/schemas/Gone' } },
  },
  components: {
    responses: { Listed: { schema: { $ref: '#/components/schemas/Diagram' } }, Refused: { description: 'Refused' } },
    schemas: SCHEMAS,
    securitySchemes: { key: { type: 'http' } },
  },
};

test('an operation is resolved from its path, the components it refers to, directly or not, and the security schemes', () => {
  expect(partOfDescription(DESCRIPTION, ['paths', '/diagrams', 'get'])).toEqual({
    openapi: '3.1.0',
    paths: { '/diagrams': DESCRIPTION.paths['/diagrams'] },
    components: {
      responses: { Listed: DESCRIPTION.components.responses.Listed },
      schemas: { Diagram: SCHEMAS.Diagram, Owner: SCHEMAS.Owner },
      securitySchemes: DESCRIPTION.components.securitySchemes,
    },
  });
});

test('a group of components is resolved with all its members', () => {
  expect(partOfDescription(DESCRIPTION, ['components', 'schemas'])).toEqual({
    openapi: '3.1.0',
    paths: {},
    components: { schemas: SCHEMAS, securitySchemes: DESCRIPTION.components.securitySchemes },
  });
});

test.each([
  ['the whole description', []],
  ['a reference to another operation', ['paths', '/same', 'get']],
  ['a reference to a missing component', ['paths', '/gone', 'get']],
])('%s is resolved from the whole description', (_, path) => {
  expect(partOfDescription(DESCRIPTION, path)).toBe(DESCRIPTION);
});
