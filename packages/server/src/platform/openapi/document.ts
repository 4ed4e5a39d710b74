// The OpenAPI 3.1 document, made from the operations' declarations and the error keys.
import {
  type AnyOperation,
  accessKeys,
  type ErrorKey,
  errorKeys,
  type HttpRoute,
  hasBody,
  type SharedSchemas,
} from '@linework/operations';
import { parametersOf, requestBody } from './requests.js';
import { successes } from './responses.js';

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

/** Keys that whatever runs in the pool may answer with, and requests that cannot be read. */
const WORK_KEYS: readonly ErrorKey[] = [
  'request.malformed',
  'request.too_heavy',
  'internal.error',
  'service.busy',
  'service.unavailable',
];

/** Keys of what browsers are led to: whatever is not under /v1 is for the service's own names, and a write with a session comes from its pages. */
function doorKeys({ access, http }: Pick<Declared, 'access' | 'http'>): readonly ErrorKey[] {
  if (!http?.path.startsWith('/v1/')) return ['request.host_refused', 'request.origin_refused'];
  return access === 'public' || http.method === 'GET' ? [] : ['request.host_refused', 'request.origin_refused'];
}

/** Keys that a route may answer with for its body. */
function bodyKeys(http: HttpRoute): readonly ErrorKey[] {
  if (!hasBody(http)) return [];
  const json = http.body === undefined || http.body.as === 'json';
  return [...(json ? ['request.invalid_json' as const] : []), 'request.too_large', 'request.unsupported_media_type'];
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
} as const;

/** What the description tells of; whoever runs it needs more. */
type Declared = Omit<AnyOperation, 'call'>;

export interface OpenApiOptions {
  readonly version: string;
  readonly baseUrl: string;
}

export function openApiDocument(operations: readonly Declared[], shared: SharedSchemas, options: OpenApiOptions): Json {
  const components: Record<string, unknown> = { Error: ENVELOPE };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { http } = operation;
    if (!http) continue;
    const { input, output } = operation.schemas(shared);
    const name = pascal(operation.name);
    const keys = new Set<ErrorKey>([
      'validation.failed',
      ...bodyKeys(http),
      ...accessKeys(operation.access),
      ...operation.refusals,
      ...doorKeys(operation),
      ...WORK_KEYS,
    ]);
    const parameters = parametersOf(http, input, operation.example);
    paths[http.path] = {
      ...paths[http.path],
      [http.method.toLowerCase()]: {
        operationId: operation.name,
        summary: operation.summary,
        description: operation.description,
        tags: [http.tag.name],
        security: operation.access === 'public' ? [] : [{ apiKey: [] }],
        ...(parameters.length === 0 ? {} : { parameters }),
        ...requestBody(components, `${name}Request`, http, input, operation.example),
        responses: { ...successes(components, `${name}Response`, http, output), ...errorResponses(keys) },
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
      ...new Map(operations.flatMap(({ http }) => (http ? [[http.tag.name, http.tag] as const] : []))).values(),
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

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
