// HTTP routes of the resources' endpoints: each made from its declaration, and run on the event loop, since it waits rather than computes.
import {
  type Access,
  type Actor,
  bodyTypes,
  type CallLimit,
  hasBody,
  isRefusal,
  type OperationContext,
  sharedSchemas,
  tenantOf,
} from '@linework/operations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../audit/origin.js';
import { admitted, browserOf, type Door, sessionOf } from '../auth/actor.js';
import { changeOf } from '../change/change.js';
import { toFault } from '../db/database.js';
import type { AnyEndpoint } from '../endpoint.js';
import { isTighter, LimitReached, limitHeaders, type Taken, take, takeByNetwork } from '../limits/limiter.js';
import type { OnceRequest } from '../once/once.js';
import type { Service } from '../service.js';
import { ANY_ORIGIN, addPreflight } from './any-origin.js';
import { RequestError } from './envelope.js';
import { leaving, unlessLeft } from './leaving.js';
import { answered } from './operation-answer.js';
import { sendBytes, sendStream } from './pieces.js';
import { demandKeepable, demandMediaType, fieldsBesideBody, inputOf } from './request-input.js';

/** Maximum bytes of a body, if an endpoint does not declare a limit. */
const BODY_LIMIT = 64_000;

const ONCE_KEY = /^[\x21-\x7e]{1,200}$/;

/** What a drawing for an account or an organisation passes. */
export interface DrawingGate {
  readonly admit: (actor: Actor, reply: FastifyReply) => Promise<void>;
  readonly count: (actor: Actor, operation: { readonly draws: true }) => void;
}

export function addEndpointRoutes(
  app: FastifyInstance,
  endpoints: readonly AnyEndpoint[],
  service: Service,
  door: Door,
  context: OperationContext,
  gate: DrawingGate,
  stopping: AbortSignal,
): void {
  const shared = sharedSchemas(z);
  const actors = new WeakMap<FastifyRequest, Actor>();
  for (const endpoint of endpoints) {
    const { http, access, limits = [] } = endpoint;
    if (!http) continue;
    const schemas = endpoint.schemas(shared);
    const url = http.path.replaceAll(/\{(\w+)\}/g, ':$1');
    if (http.anyOrigin) addPreflight(app, url, http.method);
    app.route({
      method: http.method,
      url,
      bodyLimit: http.bodyLimit ?? BODY_LIMIT,
      onRequest: async (request, reply) => {
        if (http.anyOrigin) reply.headers(ANY_ORIGIN);
        const spent = await spend(service, ofKind(limits, 'address'), request.ip, reply);
        const actor = await admitted(request, access, door);
        if (actor !== undefined) {
          actors.set(request, actor);
          await spend(service, ofKind(limits, 'account'), actor.id, reply, spent);
        }
        if (hasBody(http)) demandMediaType(request, bodyTypes(http));
      },
      handler: async (request, reply) => {
        const body = hasBody(http) ? (request.body as readonly Uint8Array[] | undefined) : undefined;
        const input = inputOf(endpoint, body, fieldsBesideBody(request, http), undefined);
        demandKeepable(input);
        const actor = actors.get(request);
        const origin = originOf(request);
        const changing = actor && {
          actor,
          tenant: tenantOf(access, actor, request.params as Readonly<Record<string, unknown>>),
          origin,
        };
        const key = onceKey(request, endpoint.once === true);
        const left = leaving(request, reply);
        return unlessLeft(reply, async () => {
          try {
            const ran = await endpoint.call(input, schemas, {
              ...context,
              ...(actor === undefined ? {} : { actor }),
              service,
              tenant: changing?.tenant,
              address: request.ip,
              isHead: request.method === 'HEAD',
              left,
              stopping,
              callerNow: () => stillAdmitted(request, access, door),
              requestId: request.id,
              origin,
              session: sessionOf(request, door.baseUrl),
              browser: browserOf(request, door.baseUrl),
              headers: request.headers,
              countDrawing: async (drawer) => {
                await gate.admit(drawer, reply);
                gate.count(drawer, { draws: true });
              },
              change: changeOf(service, changing, onceRequest(actor, key, endpoint.name, input)),
            });
            if (isRefusal(ran)) throw new RequestError(ran.refused, ran.message, ran.details);
            const { status, headers, body: bytes } = answered(endpoint, ran.value, ran.reply ?? {}, undefined);
            reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
            const streamed = ran.reply?.streamed;
            return streamed === undefined ? sendBytes(reply, bytes) : sendStream(reply, streamed);
          } catch (error) {
            throw toFault(error);
          }
        });
      },
    });
  }
}

async function stillAdmitted(request: FastifyRequest, access: Access, door: Door): Promise<Actor> {
  const actor = await admitted(request, access, door);
  if (actor === undefined) throw new RequestError('auth.session_required', 'Sign in first.');
  return actor;
}

function ofKind(limits: readonly CallLimit[], by: CallLimit['by']): readonly CallLimit[] {
  return limits.filter((each) => each.by === by);
}

/** The part of a reply that limits write. */
export interface Replying {
  readonly headers: (headers: Record<string, string>) => unknown;
}

/**
 * `who` is an account or a network address, as each limit declares. The headers report the tightest count: of these limits, and of those that
 * this request has already spent. Returns it.
 */
export async function spend(
  { database: { db }, now }: Pick<Service, 'database' | 'now'>,
  limits: readonly CallLimit[],
  who: string,
  reply: Replying,
  spent?: Taken,
): Promise<Taken | undefined> {
  let tightest = spent;
  for (const limit of limits) {
    const counted = limit.by === 'address' ? takeByNetwork : take;
    tightest = await charge(counted(db, limit, who, now()), reply, tightest);
  }
  return tightest;
}

/** Reports the tighter one of a count and of what was spent before; throws if the count refuses. */
export async function charge(counted: Promise<Taken>, reply: Replying, spent?: Taken): Promise<Taken> {
  const taken = await counted.catch((error: unknown) => {
    throw toFault(error);
  });
  const tightest = spent === undefined || isTighter(taken, spent) ? taken : spent;
  reply.headers(limitHeaders(tightest));
  if (!taken.allowed) throw new LimitReached(taken);
  return tightest;
}

function onceRequest(
  actor: Actor | undefined,
  key: string | undefined,
  operation: string,
  input: unknown,
): OnceRequest | undefined {
  if (actor === undefined || key === undefined) return undefined;
  return { ownerId: actor.tenant.id, key, operation, input };
}

function onceKey({ headers }: FastifyRequest, takes: boolean): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || !takes) return undefined;
  if (typeof key !== 'string' || !ONCE_KEY.test(key))
    throw new RequestError('validation.failed', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
  return key;
}
