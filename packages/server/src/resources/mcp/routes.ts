// /mcp: the agent tools over streamable HTTP. The key is checked before the body is read, as on every drawing route; from
// there the protocol answers, its errors included. Each call of a tool is a task of the pool, those of one batch too.
import { Readable } from 'node:stream';
import { failedCall, mcpHttpHandler, type ToolCall } from '@linework/mcp';
import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../platform/auth/actor.js';
import { RequestError, SECURITY_HEADERS } from '../../platform/http/envelope.js';
import { actorOf, requirePro } from '../../platform/http/operation-routes.js';
import type { Pool } from '../../platform/pool/pool.js';

export interface McpRouteOptions {
  readonly version: string;
  readonly pool: Pool;
  readonly authenticate: Authenticate;
}

export async function addMcp(app: FastifyInstance, { version, pool, authenticate }: McpRouteOptions): Promise<void> {
  const call: ToolCall = async (tool, given, signal) => {
    try {
      return await pool.run('callTool', { tool, given }, signal);
    } catch (error) {
      if (error instanceof RequestError) return failedCall(error.key, error.message);
      throw error;
    }
  };
  const { handle, close } = mcpHttpHandler({
    version,
    call,
    onError: (error) => app.log.error({ err: error }, 'mcp request failed'),
  });
  app.addHook('onClose', close);
  await app.register(async (scope) => {
    // The protocol parses the body itself, so that broken JSON gets the protocol's own answer.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['POST', 'GET', 'DELETE'],
      url: '/mcp',
      onRequest: async (request) => {
        requirePro(await actorOf(request, authenticate));
        if (request.method === 'POST') pool.demandRoom();
      },
      handler: async (request, reply) => {
        reply.hijack();
        for (const [name, value] of Object.entries(SECURITY_HEADERS)) reply.raw.setHeader(name, value);
        const { method, url, headers } = request.raw;
        const body = Readable.from(Buffer.isBuffer(request.body) ? [request.body] : []);
        // A request of a server always has a method and a URL; Node's type covers responses too.
        await handle(Object.assign(body, { method, url, headers }) as Parameters<typeof handle>[0], reply.raw);
      },
    });
  });
}
