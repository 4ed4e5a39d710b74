// /mcp: the agent tools over streamable HTTP. The key is checked before the body is read, as on every drawing route; from
// there the protocol answers, its errors included.
import { mcpHttpHandler } from '@linework/mcp';
import type { OperationContext } from '@linework/operations';
import type { FastifyInstance } from 'fastify';
import type { Authenticate } from '../../platform/auth/actor.js';
import { actorOf, requirePro } from '../../platform/http/operation-routes.js';

export interface McpRouteOptions {
  readonly version: string;
  readonly context: OperationContext;
  readonly authenticate: Authenticate;
}

export async function addMcp(app: FastifyInstance, options: McpRouteOptions): Promise<void> {
  const { handle, close } = mcpHttpHandler({
    version: options.version,
    context: options.context,
    onError: (error) => app.log.error({ err: error }, 'mcp request failed'),
  });
  app.addHook('onClose', close);
  await app.register(async (scope) => {
    // The protocol reads the body itself, so that broken JSON gets the protocol's own answer.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['POST', 'GET', 'DELETE'],
      url: '/mcp',
      onRequest: async (request) => requirePro(await actorOf(request, options.authenticate)),
      handler: async (request, reply) => {
        reply.hijack();
        // A request of a server always has a method and a URL; Node's type covers responses too.
        await handle(request.raw as Parameters<typeof handle>[0], reply.raw);
      },
    });
  });
}
