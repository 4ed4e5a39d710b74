// The OpenAPI 3.1 document, made from the operations' declarations and the error keys.

import {
  type Access,
  type AnyOperation,
  accessKeys,
  type HttpRoute,
  hasBody,
  type OperationContext,
  type OwnError,
  type SharedSchemas,
} from '@linework/operations';
import type { Action } from '../audit/entries.js';
import { sessionCookie } from '../auth/actor.js';
import { errorOf, type Refused } from '../errors/refused.js';
import type { SharedError } from '../errors/shared-errors.js';
import { parametersOf, requestBody } from './requests.js';
import { asTexts, successes } from './responses.js';

type Json = Readonly<Record<string, unknown>>;

const envelopeOf = (errors: readonly OwnError[]): Json => ({
  type: 'object',
  description: 'The body of every failure.',
  required: ['error', 'errorCode', 'message'],
  properties: {
    error: { const: true, description: 'Lets clients branch without reading the status.' },
    errorCode: { type: 'string', enum: errors.map(({ key }) => key), description: 'Stable key.' },
    message: { type: 'string', description: 'Safe human-readable summary.' },
    details: { description: 'Validation issues or diagnostics.' },
    requestId: { type: 'string', description: 'Identifies the request in the logs.' },
  },
});

/** Keys that everything in the pool can respond with, and those of unreadable requests. */
const WORK_KEYS: readonly SharedError[] = [
  'request.malformed',
  'request.too_heavy',
  'response.too_large',
  'internal.error',
  'service.busy',
];

/** Keys that a route can respond with because of its body. */
function bodyKeys(http: HttpRoute): readonly SharedError[] {
  if (!hasBody(http)) return [];
  const json = http.body === undefined || http.body.as === 'json';
  return [...(json ? ['request.invalid_json' as const] : []), 'request.too_large', 'request.unsupported_media_type'];
}

/** Keys of the checks before an operation: limits, host names, and the database. */
function guardKeys({ access, limits = [], http }: Declared): readonly SharedError[] {
  const isOpen = access === 'public';
  return [
    'service.unavailable',
    ...(!isOpen || limits.length > 0 ? (['request.too_many'] as const) : []),
    ...(!isOpen && http?.method !== 'GET' ? (['request.host_refused', 'request.origin_refused'] as const) : []),
    ...(/^\/(?:v1|kroki)\b/.test(http?.path ?? '')
      ? []
      : (['request.host_refused', 'request.origin_refused'] as const)),
  ];
}

function securityOf(access: Access): readonly Json[] {
  if (access === 'public') return [];
  const session = { session: [] };
  if (access.key) return [{ apiKey: [] }];
  if (access.session !== undefined) return [session];
  return [{ apiKey: [] }, session, ...(access.open ? [{}] : [])];
}

const UP: Json = {
  'application/json': {
    schema: {
      type: 'object',
      required: ['status', 'version'],
      properties: { status: { const: 'ok' }, version: { type: 'string' } },
    },
  },
};

const ONCE: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Within a day, the same request with the same key runs once; a repetition gets the first response.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const RATE_LIMIT = {
  RateLimit: {
    description: 'What remains (r), and seconds until the limit resets (t).',
    schema: { type: 'string' },
  },
} as const;

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
} as const;

/** The part of an operation that is described; running it needs more. */
interface Declared extends Omit<AnyOperation<OperationContext, Refused>, 'call'> {
  /** What the audit log calls it, if it changes something. */
  readonly action?: Action;
}

export interface OpenApiOptions {
  readonly version: string;
  readonly baseUrl: string;
  /** Every way to fail. */
  readonly errors: readonly OwnError[];
}

export function openApiDocument(operations: readonly Declared[], shared: SharedSchemas, options: OpenApiOptions): Json {
  const components: Record<string, unknown> = { Error: envelopeOf(options.errors) };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const { http } = operation;
    if (!http) continue;
    const { input, output } = operation.schemas(shared);
    const name = pascal(operation.name);
    const keys = new Set<Refused>([
      'validation.failed',
      ...bodyKeys(http),
      ...accessKeys(operation.access),
      ...operation.refusals,
      ...guardKeys(operation),
      ...WORK_KEYS,
    ]);
    const parameters = [...parametersOf(http, input, operation.example), ...(operation.once ? [ONCE] : [])];
    paths[http.path] = {
      ...paths[http.path],
      [http.method.toLowerCase()]: {
        operationId: operation.name,
        summary: operation.summary,
        description: operation.description,
        tags: [http.tag.name],
        security: securityOf(operation.access),
        ...(operation.action && { 'x-audit-action': operation.action }),
        ...(parameters.length === 0 ? {} : { parameters }),
        ...requestBody(components, `${name}Request`, http, input, operation.example),
        responses: {
          ...successes(components, `${name}Response`, http, output),
          ...errorResponses(keys, http.failures),
        },
      },
    };
  }
  paths['/health'] = {
    get: {
      operationId: 'health',
      summary: 'Check the service is up',
      description: 'Responds as soon as the service can draw.',
      tags: ['Service'],
      security: [],
      responses: {
        200: {
          description: 'Up.',
          content: UP,
        },
        ...errorResponses(['internal.error', 'request.malformed']),
      },
    },
  };
  paths['/health/ready'] = {
    get: {
      operationId: 'ready',
      summary: 'Check the service can work',
      description:
        'For load balancers: whether the database is reachable and has space, and the service is not stopping.',
      tags: ['Service'],
      security: [],
      responses: {
        200: { description: 'Ready.', content: UP },
        ...errorResponses(['internal.error', 'request.malformed', 'service.unavailable']),
      },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Linework',
      version: options.version,
      summary: 'Checks, lays out, draws and describes diagrams written as text.',
      description: 'JSON in, JSON out. The body of every failure has the schema Error.',
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
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key, sent as Authorization: Bearer lw_…' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie(options.baseUrl).name,
          description: 'The session after signing in. Writes with it need an Origin header.',
        },
      },
    },
  };
}

/** `pictures`: media types that the description of a failure can be sent in. */
function errorResponses(keys: Iterable<Refused>, pictures: readonly string[] = []): Record<string, unknown> {
  const byStatus = new Map<number, OwnError[]>();
  for (const each of keys) {
    const error = errorOf(each);
    byStatus.set(error.status, [...(byStatus.get(error.status) ?? []), error]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map(({ key, meaning }) => `${key}: ${meaning}`).join('\n\n'),
        ...headersOf(list),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Error' } },
          ...asTexts(pictures),
        },
      },
    ]),
  );
}

function headersOf(list: readonly OwnError[]): Json {
  const retry = list.some(({ key }) => key === 'service.busy' || key === 'service.unavailable');
  const limited = list.some(({ key }) => key === 'request.too_many');
  if (!retry && !limited) return {};
  return { headers: { ...RETRY_AFTER, ...(limited ? RATE_LIMIT : {}) } };
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
