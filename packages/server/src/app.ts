// The HTTP service: in, who may call, where it stands and what draws; out, a Fastify instance ready to listen.
import type { IncomingMessage } from 'node:http';
import { type AnyOperation, operations as all, type OperationContext, sharedSchemas } from '@linework/operations';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Authenticate } from './platform/auth/actor.js';
import { bodyBlocks } from './platform/http/body-blocks.js';
import { CONNECTION_BOUNDS, type ConnectionBounds, connections } from './platform/http/connections.js';
import { sendFailure } from './platform/http/envelope.js';
import { addOperationRoutes, BODY_LIMIT } from './platform/http/operation-routes.js';
import { addRefusals, sendEarlyFailure } from './platform/http/refusals.js';
import { bodies } from './platform/http/unread-body.js';
import { openApiDocument } from './platform/openapi/document.js';
import type { Pool } from './platform/pool/pool.js';
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
  /** Of the pages, which draw once when the service starts. */
  readonly context: OperationContext;
  /** Draws for callers; closed with the service. */
  readonly pool: Pool;
  /** Write a log line a request to standard error. */
  readonly log: boolean;
  /** Those that the pool's workers know; every one when left out. */
  readonly operations?: readonly AnyOperation[];
  readonly bounds?: Partial<ConnectionBounds>;
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { operations = all } = options;
  const bounds = { ...CONNECTION_BOUNDS, ...options.bounds };
  const sockets = connections(bounds);
  const unread = bodies();
  const app = Fastify({
    logger: options.log ? { level: 'warn', stream: process.stderr } : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: bounds.request,
    connectionTimeout: bounds.silence,
    http: {
      headersTimeout: Math.min(bounds.headers, bounds.request),
      connectionsCheckingInterval: bounds.look,
      // Node refuses a request without Host in a form of its own; ours is checked with the other refusals.
      requireHostHeader: false,
    },
    forceCloseConnections: true,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) => void sendEarlyFailure(request, reply, error, unread),
    clientErrorHandler: sockets.fault,
    routerOptions: { maxParamLength: 500 },
  });
  sockets.watch(app.server);

  // Bodies are read by the workers: here they are bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    bodyBlocks(payload, request.routeOptions.bodyLimit ?? BODY_LIMIT),
  );
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, error));
  addRefusals(app, options.baseUrl, sockets, unread);

  const document = openApiDocument(operations, sharedSchemas(z), options);
  addOperationRoutes(app, operations, options.pool, options.authenticate);
  app.get('/openapi.json', async () => document);
  addMcp(app, options);
  addHealth(app, options.version);
  addHome(app, options.context);
  addLlms(app, operations, options.baseUrl);
  await addDocs(app);
  app.addHook('onClose', options.pool.close);
  await app.ready();
  return app;
}
