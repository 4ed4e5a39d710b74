// The HTTP service: in, who may call and where it stands; out, a Fastify instance ready to listen.
import { type OperationContext, operations, sharedSchemas } from '@linework/operations';
import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Authenticate } from './platform/auth/actor.js';
import { RequestError, rawFailure, sendFailure } from './platform/http/envelope.js';
import { addOperationRoutes, BODY_LIMIT } from './platform/http/operation-routes.js';
import { openApiDocument } from './platform/openapi/document.js';
import { addDocs } from './resources/docs/routes.js';
import { addHealth } from './resources/health/routes.js';
import { addHome } from './resources/home/routes.js';
import { addLlms } from './resources/llms/routes.js';
import { addMcp } from './resources/mcp/routes.js';

export interface AppOptions {
  readonly version: string;
  /** Address that callers use, without a final slash. */
  readonly baseUrl: string;
  readonly authenticate: Authenticate;
  readonly context: OperationContext;
  /** Write a log line a request to standard error. */
  readonly log: boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.log ? { level: 'warn', stream: process.stderr } : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    forceCloseConnections: true,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => sendFailure(request, reply, error),
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(rawFailure((error as { readonly code?: string }).code));
      else socket.destroy();
    },
    routerOptions: { maxParamLength: 500 },
  });

  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path }));
    if (allowed.length === 0) throw new RequestError('request.not_found', 'There is nothing at this path.');
    reply.header('allow', allowed.join(', '));
    throw new RequestError('request.method_not_allowed', `This path takes ${allowed.join(', ')}.`);
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });

  const shared = sharedSchemas(z);
  const document = openApiDocument(operations, shared, options);
  addOperationRoutes(app, operations, shared, options.context, options.authenticate);
  app.get('/openapi.json', async () => document);
  await addMcp(app, options);
  addHealth(app, options.version);
  addHome(app, options.context);
  addLlms(app, options.baseUrl);
  await addDocs(app);
  await app.ready();
  return app;
}
