// /mcp: the agent tools over streamable HTTP. The key is checked before the body is read, as on every drawing route; from
// there the protocol answers, its errors included. Each message is a task of the pool, those of one batch too.
import { type Asked, batchAnswer, endedAnswer, type McpHttpAnswer, mayBeBatch } from '@linework/mcp';
import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../platform/auth/actor.js';
import { RequestError } from '../../platform/http/envelope.js';
import { actorOf, leaving, requirePro } from '../../platform/http/operation-routes.js';
import { ClientLeft, type Pool } from '../../platform/pool/pool.js';
import { ownMemory } from '../../platform/pool/work.js';

export interface McpRouteOptions {
  readonly version: string;
  readonly pool: Pool;
  readonly authenticate: Authenticate;
}

/** Headers that the protocol reads, and those that it adds, such as `mcp-session-id`. */
const READ = /^(?:accept|content-type|last-event-id|mcp-[a-z-]{1,60})$/;

export function addMcp(app: FastifyInstance, { version, pool, authenticate }: McpRouteOptions): void {
  app.route({
    method: ['POST', 'GET', 'DELETE'],
    url: '/mcp',
    onRequest: async (request) => {
      requirePro(await actorOf(request, authenticate));
      pool.demandRoom();
    },
    handler: async (request, reply) => {
      const signal = leaving(request.raw, reply);
      const headers = Object.fromEntries(
        Object.entries(request.headers).flatMap(([name, value]) =>
          READ.test(name) && typeof value === 'string' ? [[name, value]] : [],
        ),
      );
      const one = async (body: readonly Uint8Array[] | undefined, known?: Asked): Promise<McpHttpAnswer> => {
        let asked = known;
        const call = { version, method: request.method, headers, ...(body === undefined ? {} : { body }) };
        try {
          return await pool.run(
            'answerMcp',
            call,
            signal,
            body === undefined ? [] : body.flatMap(ownMemory),
            (begun) => {
              asked = begun.asked ?? asked;
            },
          );
        } catch (error) {
          if (error instanceof RequestError && asked !== undefined) return endedAnswer(asked, error.key, error.message);
          throw error;
        }
      };
      try {
        const body = request.body as readonly Uint8Array[] | undefined;
        const split =
          body !== undefined && mayBeBatch(body)
            ? await pool.run('splitBatch', body, signal, body.flatMap(ownMemory))
            : { whole: body };
        const answer =
          'entries' in split
            ? batchAnswer(await Promise.all(split.entries.map((entry) => one([entry.body], entry))))
            : await one(split.whole);
        const { buffer, byteOffset, byteLength } = answer.body;
        return reply
          .code(answer.status)
          .headers(answer.headers)
          .send(Buffer.from(buffer, byteOffset, byteLength));
      } catch (error) {
        if (error instanceof ClientLeft) return reply.hijack();
        throw error;
      }
    },
  });
}
