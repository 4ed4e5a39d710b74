// /mcp: the agent tools over streamable HTTP. The key is checked before the body is read, as on every drawing route; after
// that the protocol responds, also to errors. Each message is a task of the pool, also within a batch.
import { type Asked, batchAnswer, endedAnswer, type McpHttpAnswer, mayBeBatch } from '@linework/mcp';
import type { Actor, AnyOperation } from '@linework/operations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admitted, type Door } from '../../platform/auth/actor.js';
import { RequestError } from '../../platform/http/envelope.js';
import type { Gate } from '../../platform/http/gate.js';
import { demandSize } from '../../platform/http/operation-answer.js';
import { answering } from '../../platform/http/operation-routes.js';
import { demandMediaType } from '../../platform/http/request-input.js';
import type { Pool } from '../../platform/pool/pool.js';
import { takerOf } from '../../platform/pool/taker.js';
import { addLinkedFiles, FILES_PATH, linkedFiles } from './files.js';

export interface McpRouteOptions {
  readonly version: string;
  readonly baseUrl: string;
  readonly pool: Pool;
  readonly door: Door;
  readonly operations: readonly AnyOperation[];
  readonly gate?: Gate;
  /** Shows a caller without a valid key or token where to get one. */
  readonly challenge?: string;
}

/** Headers that the protocol reads, and those that it adds, such as `mcp-session-id`. */
const READ = /^(?:accept|content-type|last-event-id|mcp-[a-z-]{1,60})$/;

export function addMcp(app: FastifyInstance, options: McpRouteOptions): void {
  const { version, baseUrl, pool, door, operations, gate, challenge } = options;
  const actors = new WeakMap<FastifyRequest, Actor>();
  const tools = new Map(operations.flatMap((each) => (each.tool === undefined ? [] : [[each.tool, each] as const])));

  const files = linkedFiles();

  const answer = async (request: FastifyRequest, signal: AbortSignal): Promise<McpHttpAnswer> => {
    const actor = actors.get(request);
    const asker = { taker: takerOf(actor, request.ip), signal };
    const caller = actor === undefined ? {} : { actor };
    const shared = {
      version,
      method: request.method,
      headers: protocolHeaders(request),
      filesUrl: `${baseUrl}${FILES_PATH}`,
      ...(gate ? await gate.styled(caller) : caller),
    };
    const one = async (body: readonly Uint8Array[] | undefined, known?: Asked): Promise<McpHttpAnswer> => {
      let call = known;
      try {
        const { files: linked = [], ...done } = await pool.run(
          'answerMcp',
          { ...shared, ...(body && { body }) },
          asker,
          (begun) => {
            call = begun.asked ?? call;
            const called = call?.tool === undefined ? undefined : tools.get(call.tool);
            if (actor !== undefined && called !== undefined) gate?.count(actor, called);
          },
        );
        demandSize(done.body, tools.get(call?.tool ?? '')?.http?.answerLimit);
        for (const { name, ...file } of linked) files.keep(asker.taker, name, file);
        return done;
      } catch (error) {
        if (error instanceof RequestError && call !== undefined) return endedAnswer(call, error.key, error.message);
        throw error;
      }
    };
    const body = request.body as readonly Uint8Array[] | undefined;
    if (body === undefined || !mayBeBatch(body)) return one(body);
    const split = await pool.run('splitBatch', body, asker);
    if ('whole' in split) return one(split.whole);
    return batchAnswer(await Promise.all(split.entries.map((entry) => one([entry.body], entry))));
  };

  addLinkedFiles(app, files);
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    onRequest: async (request, reply) => {
      const actor = await admitted(request, { feature: 'drawing', scope: 'draw' }, door).catch((error: unknown) => {
        if (challenge !== undefined && error instanceof RequestError && error.status === 401)
          reply.header('www-authenticate', challenged(challenge, error.key));
        throw error;
      });
      if (actor !== undefined) {
        actors.set(request, actor);
        await gate?.admit(actor, reply);
      }
      if (request.method === 'POST') demandMediaType(request, ['application/json']);
      pool.demandRoom(takerOf(actor, request.ip));
    },
    handler: (request, reply) => answering(request, reply, (signalOf) => answer(request, signalOf())),
  });
}

/** RFC 6750, section 3.1: a request without credentials gets no error code. */
function challenged(challenge: string, key: RequestError['key']): string {
  return key === 'auth.key_invalid' ? `${challenge}, error="invalid_token"` : challenge;
}

function protocolHeaders({ headers }: FastifyRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      READ.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
