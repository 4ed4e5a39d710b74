// What an import of OpenAPI promises: what every importer does, and which operations, schemas and messages it draws of what.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { FileSet, ImportRequest, ImportResult } from '../../contract.js';
import { importFiles } from '../../import-files.js';
import { describeImporter } from '../../testing/describe-importer.js';
import { openapi } from './index.js';

const HEAD = 'openapi: 3.1.0\ninfo: {title: Shop, version: 1.0.0}\n';
const PET = `  /pets:
    get:
      operationId: listPets
      tags: [pets]
      responses:
        '200': {description: Found, content: {application/json: {schema: {$ref: 'schemas.yaml#/Pet'}}}}
    post: {operationId: addPet, tags: [pets], responses: {'201': {description: Added}}}
`;
const ORDERS = `  /orders/{id}:
    get: {summary: One order, responses: {'200': {$ref: '#/components/responses/Order'}}}
    delete: {responses: {'204': {description: Gone}}}
`;
const COMPONENTS = `components:
  responses:
    Order: {description: Found, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
  schemas:
    Order: {type: object, properties: {pet: {$ref: 'schemas.yaml#/Pet'}}}
`;
const SCHEMAS = { path: 'schemas.yaml', content: 'Pet: {type: object, properties: {name: {type: string}}}\n' };
const api = (content: string, path = 'api.yaml') => ({ path, content });

describeImporter(openapi, {
  good: [api(`${HEAD}paths:\n${PET}${ORDERS}${COMPONENTS}`), SCHEMAS],
  reformatted: [
    api(
      `# the shop\n${COMPONENTS}\n\npaths:\n\n${ORDERS}\n${PET}\ninfo:\n  version: 1.0.0\n  title: "Shop"\nopenapi: '3.1.0'\n`,
    ),
    SCHEMAS,
  ],
  grown: [
    api(
      `${HEAD}paths:\n  /cats: {get: {tags: [cats], responses: {}}}\n${PET}  /o: {get: {responses: {}}}\n${ORDERS}${COMPONENTS}`,
    ),
    SCHEMAS,
  ],
  leftOut: {
    files: [
      api(
        `${HEAD}paths:\n${PET}  /a: {$ref: 'a.yaml'}\n  /b: {$ref: 'b.yaml#/x'}\n  /c: []\n  /d: {get: }\n  /e: {$ref: '#/x'}\n`,
      ),
      SCHEMAS,
    ],
    names: ['/a', '/b', '/c', 'GET /d', '/e'],
  },
  unreadable: [
    { files: [api(`${HEAD}paths:\n  /a: {get: [}\n`)], file: 'api.yaml', line: 4 },
    { files: [api('{\n  "openapi": "3.0.0",\n  "paths": {]\n}', 'api.json')], file: 'api.json', line: 3 },
    { files: [api('info: {title: Old}\nswagger: "1.2"\n')], file: 'api.yaml', line: 2 },
    {
      files: [api(`${HEAD}paths:\n${PET}`), { path: 'schemas.yaml', content: 'Pet: {a: b\n' }],
      file: 'schemas.yaml',
      line: 2,
    },
  ],
  empty: [api('info: {title: Nothing}\n')],
  large: (count) => [
    api(`${HEAD}paths:\n${Array.from({ length: count }, (_, at) => `  /p${at}: {get: {responses: {}}}\n`).join('')}`),
  ],
  closed: true,
  inner: ['info: {', '/pets:\n    ', 'get:\n      ', 'post: {', 'components:\n  '],
  reader: 'yaml',
  pieces: [
    "$ref: '#/paths'",
    '$ref: "#/components/schemas/Order"',
    'get:',
    '  /x: {get: {}}\n',
    'allOf: [',
    'tags: [a]',
  ],
});

const SCHEMA = (name: string) => `{content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}}`;

async function imported(files: FileSet | string, options: ImportRequest['options'] = {}): Promise<ImportResult> {
  const input = typeof files === 'string' ? [api(files)] : files;
  const context = { icons: { find: () => undefined, nearest: () => [] } };
  return importFiles({ files: input, format: 'openapi', options }, context, [openapi]);
}

const paths = (text: string, rest = ''): string => `${HEAD}paths:\n${text}${rest}`;

function linesOf({ source, diagnostics }: ImportResult): readonly string[] {
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return source.split('\n').map((line) => line.trim());
}

describe('endpoints', () => {
  test.each([
    ['are in the frame of their first tag', '  /a: {get: {tags: [Big, Small]}}\n', 'group Big {'],
    ['without a tag are in that of their path', '  /api/v1/a/{b}: {get: {}, put: {}}\n', 'group a "/a" {'],
    ['have the colour of their method', '  /a: {delete: {}}\n', 'node DELETE-a "DELETE /a" tone=red'],
    ['are called by their id', '  /a: {get: {operationId: listAll}}\n', 'node listAll "GET /a" tone=blue'],
    ['say what they do', '  /a: {get: {summary: All of them}}\n', 'node GET-a "GET /a" tone=blue sub="All of them"'],
    [
      'say so when they should not be used',
      '  /a: {get: {deprecated: true}}\n',
      'node GET-a "GET /a" tone=blue sub="deprecated"',
    ],
    [
      'are found through a reference',
      "  /a: {$ref: '#/x-paths/a'}\nx-paths: {a: {get: {}}}\n",
      'node GET-a "GET /a" tone=blue',
    ],
    ['of webhooks have a frame', '  /a: {get: {}}\nwebhooks: {found: {post: {}}}\n', 'group Webhooks {'],
    [
      'call back',
      "  /a: {post: {operationId: watch, callbacks: {seen: {'{$request.body#/url}': {post: {operationId: tell}}}}}}\n",
      'watch ..> tell : "calls back" role=async',
    ],
    [
      'end where callbacks lead back to themselves',
      "  /a: {post: {operationId: watch, callbacks: {again: {'{url}': {$ref: '#/paths/~1a'}}}}}\n",
      'node watch "POST /a" tone=green',
    ],
  ])('%s', async (_, text, line) => {
    expect(linesOf(await imported(paths(text)))).toContain(line);
  });

  test.each(['openapi: 3.0.3', 'openapi: 3.1.1', 'openapi: 3.2.0', 'swagger: "2.0"', 'swagger: 2.0'])(
    '%s',
    async (version) => {
      const result = await imported(`${version}\ninfo: {title: Shop}\npaths: {/a: {get: {}}}\n`);
      expect(linesOf(result)).toContain('node GET-a "GET /a" tone=blue');
    },
  );

  test('that are requested are drawn on their own', async () => {
    const text = paths('  /a: {get: {tags: [x]}}\n  /a/b: {get: {tags: [y]}}\n  /c: {get: {tags: [x, y]}}\n');
    const named = async (options: ImportRequest['options']) =>
      (await imported(text, options)).origins.flatMap(({ kind, external }) => (kind === 'node' ? [external] : []));
    expect(await named({ paths: ['/a'] })).toEqual(['GET /a', 'GET /a/b']);
    expect(await named({ tags: ['y'] })).toEqual(['GET /c', 'GET /a/b']);
    expect(await named({ tags: ['y'], paths: '/c' })).toEqual(['GET /c']);
    expect((await imported(text, { tags: ['z'] })).diagnostics.map(({ code }) => code)).toEqual(['I111']);
  });

  test('of a tag with many are in the frames of their paths', async () => {
    const many = ['orders', 'carts']
      .flatMap((subject) => Array.from({ length: 7 }, (_, at) => `  /${subject}/x${at}: {get: {tags: [shop]}}\n`))
      .join('');
    const lines = linesOf(await imported(paths(many)));
    for (const frame of ['group shop {', 'group carts "/carts" {', 'group orders "/orders" {'])
      expect(lines).toContain(frame);
  });

  test('of several documents have a frame each, distinguished by their file', async () => {
    const result = await imported([api(paths('  /a: {get: {}}\n')), api(paths('  /a: {get: {}}\n'), 'v2/api.yaml')]);
    expect(result.origins.map(({ external }) => external)).toEqual([
      'api.yaml:GET /a',
      'api api.yaml',
      'v2/api.yaml:GET /a',
      'api v2/api.yaml',
    ]);
  });

  test('that a picture cannot hold become an overview with parts', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `  /p${at}: {get: {tags: [t${at % 3}]}}\n`).join('');
    const result = await imported(paths(many));
    expect(linesOf(result)).toContain('node t0 sub="20 operations"');
    expect(result.parts.map(({ name }) => name)).toEqual(['t0', 't1', 't2']);
  });

  test('that crowd a frame are in inner frames of their paths', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `  /api/shop/part${at % 3}/p${at}: {get: {tags: [all]}}\n`).join(
      '',
    );
    const { source, parts } = await imported(paths(many));
    expect(source.split('\n')).toContain('node shop-part0 "/shop/part0" sub="20 operations"');
    expect(parts.map(({ name }) => name)).toEqual(['/shop/part0', '/shop/part1', '/shop/part2']);
  });

  test('without any, the schemas are drawn, or else the interface', async () => {
    const schemas = await imported(`${HEAD}components: {schemas: {A: {type: string}}}\n`);
    expect(linesOf(schemas)).toContain('node A sub="string"');
    expect(linesOf(await imported(HEAD))).toContain('node Shop service sub="version 1.0.0, no operations"');
  });
});

describe('the map', () => {
  const map = async (text: string, options: ImportRequest['options'] = {}) =>
    linesOf(await imported(text, { view: 'map', ...options }));
  const components = (schemas: string): string => `components: {schemas: {${schemas}}}\n`;

  test.each([
    ['takes', `requestBody: ${SCHEMA('A')}`, 'GET-x -> A'],
    ['gives', `requestBody: ${SCHEMA('B')}, responses: {'200': ${SCHEMA('A')}}`, 'GET-x --> A'],
    ['gives and never takes', `responses: {'200': ${SCHEMA('A')}}`, 'GET-x -> A'],
    ['takes and gives', `requestBody: ${SCHEMA('A')}, responses: {'200': ${SCHEMA('A')}}`, 'GET-x <-> A'],
    [
      'takes as a parameter',
      `parameters: [{name: a, in: query, schema: {$ref: '#/components/schemas/A'}}]`,
      'GET-x -> A',
    ],
    [
      'gives in a header',
      `responses: {'200': {headers: {H: {schema: {$ref: '#/components/schemas/A'}}}}}`,
      'GET-x -> A',
    ],
    [
      'gives a list of',
      `responses: {'200': {content: {j: {schema: {items: {$ref: '#/components/schemas/A'}}}}}}`,
      'GET-x -> A',
    ],
  ])('an operation %s a schema', async (_, operation, line) => {
    expect(await map(paths(`  /x: {get: {${operation}}}\n`, components('A: {}, B: {}')))).toContain(line);
  });

  test.each([
    ['a property', '{properties: {b: {$ref: "#/components/schemas/B"}}}', 'A -> B : "b"'],
    [
      'several properties',
      '{properties: {x: {items: {$ref: "#/components/schemas/B"}}, b: {$ref: "#/components/schemas/B"}}}',
      'A -> B : "b, x"',
    ],
    ['extension', '{allOf: [{$ref: "#/components/schemas/B"}]}', 'A -> B : "extends"'],
    ['alternatives', '{oneOf: [{$ref: "#/components/schemas/B"}]}', 'A -> B : "one of"'],
    ['either', '{anyOf: [{$ref: "#/components/schemas/B"}]}', 'A -> B : "any of"'],
    ['items', '{items: {$ref: "#/components/schemas/B"}}', 'A -> B : "items"'],
    ['values', '{additionalProperties: {$ref: "#/components/schemas/B"}}', 'A -> B : "values"'],
    ['a mapping by name', '{discriminator: {mapping: {b: B}}}', 'A -> B : "one of"'],
    ['another name', '{$ref: "#/components/schemas/B"}', 'A -> B : "is"'],
    ['itself', '{properties: {next: {$ref: "#/components/schemas/A"}}}', 'A -> A : "next"'],
  ])('a schema has a line to another by %s', async (_, schema, line) => {
    expect(await map(`${HEAD}${components(`A: ${schema}, B: {}`)}`)).toContain(line);
  });

  test.each([
    ['properties', '{properties: {a: {}, b: {}}}', 'a, b'],
    ['values', '{enum: [x, y]}', 'values x, y'],
    ['alternatives', '{oneOf: [{}, {}]}', 'one of 2'],
    ['a type', '{type: [string, "null"]}', 'string | null'],
  ])('a schema says its %s', async (_, schema, sub) => {
    expect(await map(`${HEAD}${components(`A: ${schema}`)}`)).toContain(`node A sub="${sub}"`);
  });

  test('Swagger 2 says the same in other places', async () => {
    const body = 'parameters: [{in: body, name: b, schema: {$ref: "#/definitions/A"}}]';
    const answer = 'responses: {200: {$ref: "#/responses/R"}}';
    const text = `swagger: "2.0"\npaths: {/x: {put: {${body}, ${answer}}}}\nresponses: {R: {schema: {$ref: "#/definitions/B"}}}\ndefinitions: {A: {}, B: {}}\n`;
    expect(await map(text)).toEqual(expect.arrayContaining(['PUT-x -> A', 'PUT-x --> B']));
  });

  test('schemas in files of their own are called by their file or part', async () => {
    const files = [
      api(paths("  /x: {get: {requestBody: {content: {j: {schema: {$ref: './s/Pet.yaml'}}}}}}\n"), 'a/api.yaml'),
      api('properties: {tag: {$ref: "../more.yaml#/Tag"}}\n', 'a/s/Pet.yaml'),
      api('Tag: {type: object}\n', 'a/more.yaml'),
    ];
    expect(linesOf(await imported(files, { view: 'map' }))).toEqual(
      expect.arrayContaining(['GET-x -> Pet', 'Pet -> Tag : "tag"']),
    );
  });

  test('schemas that only errors return are skipped with their lines, unless noise=all', async () => {
    const answers = `{'200': ${SCHEMA('A')}, '404': ${SCHEMA('E')}, default: ${SCHEMA('E')}}`;
    const text = paths(
      `  /x: {get: {responses: ${answers}}}\n`,
      components('A: {}, E: {properties: {d: {$ref: "#/components/schemas/D"}}}, D: {}, Unused: {}'),
    );
    const result = await imported(text, { view: 'map' });
    expect(linesOf(result)).not.toContain('GET-x --> E');
    expect(linesOf(result)).toEqual(expect.arrayContaining(['node A', 'node Unused']));
    expect(result.stats.dropped).toBe(4);
    expect(await map(text, { noise: 'all' })).toContain('GET-x --> E');
    const onlyErrors = paths(`  /x: {get: {responses: {'400': ${SCHEMA('E')}}}}\n`, components('E: {}'));
    expect(await map(onlyErrors)).toContain('GET-x -> E');
  });

  test('plain values that schemas name are skipped, but not those that operations return or lists of values', async () => {
    const property = (name: string) => `${name}: {$ref: "#/components/schemas/${name}"}`;
    const a = `A: {properties: {${property('Id')}, ${property('Kind')}, ${property('Code')}}}`;
    const text = paths(
      `  /x: {get: {responses: {'200': ${SCHEMA('A')}, '201': ${SCHEMA('Code')}}}}\n`,
      components(`${a}, Id: {type: string}, Kind: {type: string, enum: [x]}, Code: {type: string}`),
    );
    const result = await imported(text, { view: 'map' });
    const nodes = result.origins.flatMap(({ kind, external }) => (kind === 'node' ? [external] : []));
    expect(nodes).toEqual(['GET /x', 'A', 'Code', 'Kind']);
    expect(result.diagnostics.map(({ message }) => message.split(': ')[0])).toEqual(["Skipped 'A Id'", "Skipped 'Id'"]);
    expect(await map(text, { noise: 'all' })).toContain('A -> Id : "Id"');
  });

  test('of some operations contains the schemas that they use', async () => {
    const text = paths(
      `  /x: {get: {requestBody: ${SCHEMA('A')}}}\n  /y: {get: {}}\n`,
      components('A: {properties: {b: {$ref: "#/components/schemas/B"}}}, B: {}, C: {}'),
    );
    const { origins } = await imported(text, { view: 'map', paths: '/x' });
    expect(origins.flatMap(({ kind, external }) => (kind === 'node' ? [external] : []))).toEqual(['GET /x', 'A', 'B']);
  });

  test('that a picture cannot hold has each schema in the only part that uses it', async () => {
    const calls = Array.from({ length: 45 }, (_, at) => {
      const schema = SCHEMA(at % 2 === 0 ? 'Own' : 'Shared');
      return `  /p${at}: {get: {tags: [t${at % 4}], requestBody: ${schema}}}\n`;
    });
    const own = `  /q: {get: {tags: [t1], requestBody: ${SCHEMA('Single')}}}\n`;
    const text = paths(calls.join('') + own, components('Own: {}, Shared: {}, Single: {}'));
    const { parts } = await imported(text, { view: 'map' });
    const holder = (name: string) =>
      parts.filter(({ source }) => source.includes(`  node ${name}\n`)).map((each) => each.name);
    expect([holder('Single'), holder('Own'), holder('Shared')]).toEqual([['t1'], ['Schemas'], ['Schemas']]);
  });

  test('unresolved references are reported together', async () => {
    const there = '{$ref: "https://example.com/a.json"}';
    const text = paths(
      `  /x: {get: {requestBody: ${SCHEMA('None')}, responses: {'200': {content: {j: {schema: ${there}}}}}}}\n`,
    );
    const { diagnostics } = await imported(text, { view: 'map' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['I170']);
    expect(diagnostics[0]?.message).toContain('#/components/schemas/None, https://example.com/a.json');
  });

  test('inline schemas that expand to too much are rejected', async () => {
    const inline = `{properties: {${Array.from({ length: 1_500 }, (_, at) => `p${at}: {}`).join(', ')}}}`;
    const users = Array.from(
      { length: 400 },
      (_, at) => `  /u${at}: {get: {requestBody: {content: {j: {schema: {$ref: '#/x-s'}}}}}}\n`,
    );
    const { diagnostics } = await imported(paths(users.join(''), `x-s: ${inline}\n`));
    expect(diagnostics.map(({ code }) => code)).toEqual(['I110']);
  });
});

describe('the sequence of an operation', () => {
  const sequence = async (operation: string, rest = '', operationId?: string) =>
    linesOf(
      await imported(paths(`  /x: {post: {${operation}}}\n`, rest), {
        view: 'sequence',
        ...(operationId === undefined ? {} : { operationId }),
      }),
    );
  const scheme = (text: string): string => `components: {securitySchemes: {s: {${text}}}}\n`;

  test.each([
    ['what is sent', `requestBody: ${SCHEMA('A')}`, '', 'note client,api : "Body: application/json"'],
    [
      'where parameters go',
      'parameters: [{name: q, in: query, required: true}, {name: h, in: header}, {name: id, in: path}]',
      '',
      'note client,api : "Query: q\\nHeader: h?"',
    ],
    ['one answer', "responses: {'204': {description: Gone}}", '', 'api --> client : "204 No content" tone=green'],
    [
      'errors as alternatives',
      "responses: {'404': {description: None there. Look elsewhere.}, '200': {}}",
      '',
      '} else "None there" {',
    ],
    [
      'errors of one description by their codes',
      "responses: {'404': {description: No}, '409': {description: No}}",
      '',
      '} else "Conflict" {',
    ],
    ['errors in red', "responses: {'404': {}, '200': {}}", '', 'api --> client : "404 Not found" tone=red'],
    [
      'any other answer',
      "responses: {default: {}, '200': {}}",
      '',
      'api --> client : "default Any other response" tone=red',
    ],
    [
      'an API key',
      'security: [s: []]',
      scheme('type: apiKey, in: header, name: X-Key'),
      'note client : "s: API key in the header X-Key"',
    ],
    [
      'a password',
      'security: [s: []]',
      scheme('type: http, scheme: basic'),
      'note client : "s: user name and password"',
    ],
    [
      'a sign-in',
      'security: [s: []]',
      scheme('type: oauth2, flows: {clientCredentials: {tokenUrl: "https://id.example/token"}}'),
      'actor auth identity "id.example"',
    ],
    ['a sign-in that may be', 'security: [s: [], {}]', scheme('type: openIdConnect'), 'opt "with s" {'],
    [
      'a security of the document',
      '',
      `security: [s: []]\n${scheme('type: http, scheme: bearer')}`,
      'note client : "s: bearer token"',
    ],
    ['what is called back', "callbacks: {seen: {'{url}': {post: {responses: {'204': {}}}}}}", '', 'opt "seen" {'],
  ])('shows %s', async (_, operation, rest, line) => {
    expect(await sequence(operation, rest)).toContain(line);
  });

  test.each(['addX', 'POST /x', 'post /x'])('takes its name as %s', async (operationId) => {
    expect(await sequence('operationId: addX', '  /y: {get: {}}\n', operationId)).toContain(
      'client -> api : "POST /x"',
    );
  });

  test('a webhook is called by the interface', async () => {
    const text = paths('', "webhooks: {found: {post: {responses: {'200': {}}}}}\n");
    expect(linesOf(await imported(text, { view: 'sequence' }))).toContain('api -> client : "POST found"');
  });

  test('of several is not guessed, and a missing one gets a suggestion', async () => {
    const text = paths('  /x: {get: {operationId: getX}, put: {}}\n');
    const messages = async (options: ImportRequest['options']) =>
      (await imported(text, { view: 'sequence', ...options })).diagnostics.map(({ code, message, hint }) => [
        code,
        message,
        hint,
      ]);
    expect(await messages({})).toEqual([
      ['I171', 'A sequence shows one operation, but there are 2: PUT /x, getX.', expect.anything()],
    ]);
    expect(await messages({ operationId: 'getx2' })).toEqual([
      ['I172', "There is no operation 'getx2'.", 'Write getX.'],
    ]);
  });
});

test.each(['endpoints', 'map'])('the example draws its %s without warnings', async (view) => {
  const content = readFileSync(new URL('example/openapi.yaml', import.meta.url), 'utf8');
  const { ok, validation, diagnostics } = await imported([api(content, 'openapi.yaml')], { view, noise: 'all' });
  expect({ ok, warnings: validation.warnings, diagnostics }).toEqual({ ok: true, warnings: [], diagnostics: [] });
});
