// The OpenAPI 3.1 document, made from the operations' declarations and the error keys.
import { pictureFormats as formats } from '@linework/core';
import { type AnyOperation, type ErrorKey, errorKeys, type SharedSchemas } from '@linework/operations';
import { z } from 'zod';
import { WARNINGS_HEADER } from '../http/bare-picture.js';
import { withFormatRules } from './format-rules.js';

type Json = Readonly<Record<string, unknown>>;

const ENVELOPE: Json = {
  type: 'object',
  description: 'The form of every failure.',
  required: ['error', 'errorCode', 'message'],
  properties: {
    error: { const: true, description: 'Lets clients branch without reading the status.' },
    errorCode: { type: 'string', enum: Object.keys(errorKeys), description: 'Stable key.' },
    message: { type: 'string', description: 'Safe summary for people.' },
    details: { description: 'Validation issues or diagnostics.' },
    requestId: { type: 'string', description: 'Finds the request in the logs.' },
  },
};

/** Keys that any route with a body may answer with. */
const BODY_KEYS: readonly ErrorKey[] = [
  'validation.failed',
  'request.invalid_json',
  'request.too_large',
  'request.unsupported_media_type',
];
/** Keys that whatever runs in the pool may answer with, and requests that cannot be read. */
const WORK_KEYS: readonly ErrorKey[] = ['request.malformed', 'request.too_heavy', 'internal.error', 'service.busy'];
const KEY_KEYS: readonly ErrorKey[] = ['auth.key_missing', 'auth.key_invalid', 'plan.pro_required'];

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
} as const;

export interface OpenApiOptions {
  readonly version: string;
  readonly baseUrl: string;
}

export function openApiDocument(
  operations: readonly AnyOperation[],
  shared: SharedSchemas,
  options: OpenApiOptions,
): Json {
  const components: Record<string, unknown> = { Error: ENVELOPE };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { http } = operation;
    if (!http) continue;
    const { input, output } = operation.schemas(shared);
    const name = pascal(operation.name);
    const response = component(components, `${name}Response`, output, 'output');
    const bare = http.bare === true;
    const keys = new Set<ErrorKey>([
      ...(http.method === 'POST' ? BODY_KEYS : (['validation.failed'] as const)),
      ...(operation.access === 'pro' ? KEY_KEYS : []),
      ...operation.refusals,
      ...WORK_KEYS,
    ]);
    paths[http.path] = {
      ...paths[http.path],
      [http.method.toLowerCase()]: {
        operationId: operation.name,
        summary: operation.summary,
        description: operation.description,
        tags: [http.tag],
        security: operation.access === 'pro' ? [{ apiKey: [] }] : [],
        ...(http.method === 'GET'
          ? { parameters: queryParameters(input, http.example) }
          : {
              requestBody: {
                required: true,
                content: {
                  'application/json': {
                    schema: component(components, `${name}Request`, input, 'input', (each) =>
                      withFormatRules(each, bare),
                    ),
                    example: http.example,
                  },
                },
              },
            }),
        responses: {
          200: done(response, bare),
          ...errorResponses(keys),
        },
      },
    };
  }
  paths['/health'] = {
    get: {
      operationId: 'health',
      summary: 'Check the service is up',
      description: 'Answers as soon as the service can draw.',
      tags: ['Service'],
      security: [],
      responses: {
        200: {
          description: 'Up.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['status', 'version'],
                properties: { status: { const: 'ok' }, version: { type: 'string' } },
              },
            },
          },
        },
        ...errorResponses(['internal.error', 'request.malformed']),
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linework',
      version: options.version,
      summary: 'Checks, lays out, draws and describes diagrams written as text.',
      description: 'JSON in, JSON out. Every failure has the form of the schema Error.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: options.baseUrl }],
    tags: [
      { name: 'Diagrams', description: 'Check, draw, describe and convert diagrams.' },
      { name: 'Icons', description: 'Find icons, and choose them for many names.' },
      { name: 'Vocabulary', description: 'The language reference as data.' },
      { name: 'Service', description: 'The service itself.' },
    ],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: Authorization: Bearer lw_…' },
      },
    },
  };
}

/** `bare`: the picture alone is answered to who accepts its media type. */
function done(response: Json, bare: boolean): Json {
  const json = { 'application/json': { schema: response } };
  if (!bare) return { description: 'Done.', content: json };
  const pictures = formats.map(({ name, mediaType }) => [
    mediaType,
    { schema: { type: 'string', ...(name === 'svg' ? {} : { contentMediaType: mediaType }) } },
  ]);
  return {
    description: 'Done. With Accept, the picture alone in that format; without, JSON.',
    headers: {
      [WARNINGS_HEADER]: {
        description: 'Beside a picture alone: what it could not show as measured, as a JSON array of sentences.',
        schema: { type: 'string' },
      },
    },
    content: { ...json, ...Object.fromEntries(pictures) },
  };
}

function errorResponses(keys: Iterable<ErrorKey>): Record<string, unknown> {
  const byStatus = new Map<number, ErrorKey[]>();
  for (const key of keys) byStatus.set(errorKeys[key].status, [...(byStatus.get(errorKeys[key].status) ?? []), key]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((each) => `${each}: ${errorKeys[each].meaning}`).join('\n\n'),
        ...(list.includes('service.busy') ? { headers: RETRY_AFTER } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** Adds a schema and those it names to the components; gives the reference. */
function component(
  components: Record<string, unknown>,
  name: string,
  schema: z.ZodType,
  io: 'input' | 'output',
  finish: (schema: Json) => Json = (each) => each,
): Json {
  const { $defs, $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  for (const [id, each] of Object.entries($defs ?? {})) components[id] = relinked(each);
  components[name] = finish(relinked(rest) as Json);
  return { $ref: `#/components/schemas/${name}` };
}

function queryParameters(schema: z.ZodObject, examples: Json): readonly Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return Object.entries(properties).map(([name, each]) => {
    const { description, ...rest } = each as { readonly description?: string };
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
      ...(name in examples ? { example: examples[name] } : {}),
    };
  });
}

/** References within one schema become references to the components; keys that only JSON Schema knows go. */
function relinked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relinked);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (key === '$ref' && typeof each === 'string') out[key] = each.replace(/^#\/\$defs\//, '#/components/schemas/');
    else if (!(key === 'id' && typeof each === 'string') && key !== 'brief') out[key] = relinked(each);
  }
  return out;
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
