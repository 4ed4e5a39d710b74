// The HTTP service: in, its authentication, its address and its drawing pool; out, a Fastify instance ready to listen.
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, maxHeaderSize } from 'node:http';
import { type AnyOperation, operations as all, type OperationContext, sharedSchemas } from '@linework/operations';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import type { Authenticate, Door, MemberAs } from './platform/auth/actor.js';
import { toFault } from './platform/db/database.js';
import type { AnyEndpoint } from './platform/endpoint.js';
import { errorTable } from './platform/errors/error-table.js';
import { bodyBlocks } from './platform/http/body-blocks.js';
import { CONNECTION_BOUNDS, type ConnectionBounds, connections } from './platform/http/connections.js';
import { type Draining, draining } from './platform/http/draining.js';
import { addEndpointRoutes } from './platform/http/endpoint-routes.js';
import { JSON_TYPE, securityHeaders, sendFailure } from './platform/http/envelope.js';
import { gateOf } from './platform/http/gate.js';
import { addOperationRoutes, BODY_LIMIT } from './platform/http/operation-routes.js';
import { addRefusals, sendEarlyFailure } from './platform/http/refusals.js';
import { addRequestLog, type LogLevel, logging } from './platform/http/request-log.js';
import { bodies } from './platform/http/unread-body.js';
import { addMetrics } from './platform/metrics/metrics.js';
import { openApiDocument } from './platform/openapi/document.js';
import type { Pool } from './platform/pool/pool.js';
import type { Service } from './platform/service.js';
import { addPlanPages } from './resources/billing/routes.js';
import { challenge } from './resources/connections/metadata.js';
import type { ProviderOptions } from './resources/connections/provider.js';
import { addConnections } from './resources/connections/routes.js';
import { addConsole } from './resources/console/routes.js';
import { addDocs } from './resources/docs/routes.js';
import { addDriftPages } from './resources/drift/pages/routes.js';
import { addHealth } from './resources/health/routes.js';
import { addHome } from './resources/home/routes.js';
import { addJoin } from './resources/invites/routes.js';
import { addLlms } from './resources/llms/routes.js';
import { addMcp } from './resources/mcp/routes.js';
import { addPages } from './resources/pages/routes.js';
import { addPasskeyForms } from './resources/passkeys/routes.js';
import { resources } from './resources/registry.js';
import { addScim } from './resources/scim/protocol/routes.js';
import { addSessionForms } from './resources/sessions/routes.js';
import { addSignIn } from './resources/sign-in/routes.js';
import { addSso } from './resources/sso/routes.js';

export interface AppOptions {
  readonly version: string;
  /** Address that callers use, without a trailing slash. */
  readonly baseUrl: string;
  readonly authenticate: Authenticate;
  readonly memberAs?: MemberAs;
  /** For the pages, which draw once. */
  readonly context: OperationContext;
  /** Draws for callers; closed with the service. */
  readonly pool: Pool;
  /** What is written to standard error. */
  readonly log: false | LogLevel;
  /** Operations that the pool's workers know; all of them if omitted. */
  readonly operations?: readonly AnyOperation[];
  readonly bounds?: Partial<ConnectionBounds>;
  /** The stateful part and its endpoints; without it the service only draws. */
  readonly hosted?: {
    readonly service: Service;
    readonly endpoints: readonly AnyEndpoint[];
    /** Reads client metadata documents; only from the public web if omitted. */
    readonly fetchDocument?: NonNullable<ProviderOptions['fetchDocument']>;
  };
  /** Number of proxies whose X-Forwarded-For is trusted. */
  readonly proxies?: number;
  readonly metricsToken?: string;
  /** Draw and check calls that an account can make per minute. */
  readonly drawsPerMinute?: number;
}

export interface App {
  readonly app: FastifyInstance;
  readonly draining: Draining;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { operations = all, hosted, proxies = 0, metricsToken } = options;
  const bounds = { ...CONNECTION_BOUNDS, ...options.bounds };
  const sockets = connections(bounds, securityHeaders(options.baseUrl));
  const unread = bodies();
  const app = Fastify({
    logger: options.log ? logging(options.log) : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < proxies,
    bodyLimit: BODY_LIMIT,
    requestTimeout: bounds.request,
    connectionTimeout: bounds.silence,
    http: {
      headersTimeout: Math.min(bounds.headers, bounds.request),
      connectionsCheckingInterval: bounds.look,
      // Node refuses a request without Host in its own format; here it is checked with the other refusals.
      requireHostHeader: false,
    },
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void sendEarlyFailure(request, reply, error, unread, options.baseUrl),
    clientErrorHandler: sockets.fault,
    // A link that contains a diagram is refused with its own limit, and Node reads no longer one.
    routerOptions: { maxParamLength: maxHeaderSize },
  });
  sockets.watch(app.server);

  // The workers parse bodies; here they stay bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (request: FastifyRequest, payload: IncomingMessage) =>
    bodyBlocks(payload, request.routeOptions.bodyLimit ?? BODY_LIMIT),
  );
  if (hosted) app.addHook('onError', async (_request, _reply, error) => void hosted.service.space.saw(error));
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, toFault(error)));
  addRefusals(app, options.baseUrl, sockets, unread);

  const drains = draining(app, options.pool.close);
  addMetrics(app, options.pool, metricsToken);
  if (options.log === 'info') addRequestLog(app);

  const door: Door = {
    ...options,
    contact: hosted?.service.contacts.support?.email,
    ...(hosted && { selling: hosted.service }),
  };
  const declared = [...operations, ...(hosted?.endpoints ?? [])];
  // Written once the port is open, so that neither a start nor a reader waits for it.
  let description: string | undefined;
  const described = (): string => {
    description ??= JSON.stringify(
      openApiDocument(declared, sharedSchemas(z), { ...options, errors: errorTable(operations, resources) }),
    );
    return description;
  };
  const gate = hosted && gateOf(hosted.service, hosted.service.pictureCache, options.drawsPerMinute);
  addOperationRoutes(app, operations, options.pool, door, gate);
  if (hosted && gate) {
    addEndpointRoutes(app, hosted.endpoints, hosted.service, door, options.context, gate, drains.stopping);
    addPages(app, hosted.service, options);
  }
  app.addHook('onListen', async () => {
    described();
  });
  app.get('/openapi.json', async (_request, reply) => reply.type(JSON_TYPE).send(described()));
  if (hosted) {
    addSignIn(app, hosted.service, options);
    addPasskeyForms(app, hosted.service, options);
    addSessionForms(app, hosted.service, options);
    addJoin(app, hosted.service, options);
    addDriftPages(app, hosted.service);
    addPlanPages(app, hosted.service);
    addSso(app, hosted.service, options);
    addScim(app, hosted.service);
    await addConsole(app, hosted.service);
    await addConnections(app, hosted.service, options, hosted.fetchDocument);
  }
  addMcp(app, {
    ...options,
    door,
    operations,
    ...(gate ? { gate } : {}),
    ...(hosted ? { challenge: challenge(options.baseUrl) } : {}),
  });
  addHealth(app, options.version, async () => !drains.isStopping() && (await isReached(hosted?.service)));
  await addHome(app, hosted !== undefined);
  addLlms(app, declared, options.baseUrl);
  await addDocs(app);
  app.addHook('onClose', options.pool.close);
  await app.ready();
  return { app, draining: drains };
}

async function isReached(service: Service | undefined): Promise<boolean> {
  if (service === undefined) return true;
  const { database, space } = service;
  try {
    await database.ping();
    return space.isLeft();
  } catch (error) {
    space.saw(error);
    return false;
  }
}
