// Checks that every request passes before its route, and the format of every refusal. In: the service. Out: hooks on it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connections } from './connections.js';
import { RequestError, SECURITY_HEADERS, sendFailure } from './envelope.js';
import { ownNames } from './own-names.js';
import { type Bodies, waitsToBeAsked } from './unread-body.js';

/** Served under any host name: probes, and data that is public or needs a key. */
const ANY_NAME = /^\/(?:v1\/|health(?:[/?]|$))/;

export function addRefusals(app: FastifyInstance, baseUrl: string, connections: Connections, unread: Bodies): void {
  const demandOwnName = ownNames(baseUrl);

  // `Expect: 100-continue` waits in `preParsing` until the body is wanted; any other Expect is refused in `onRequest`.
  for (const event of ['checkContinue', 'checkExpectation'] as const)
    app.server.on(event, (request, response) => app.server.emit('request', request, response));

  app.addHook('onRequest', async (request, reply) => {
    if (connections.isRefused(request.raw.socket)) return reply.hijack();
    demandHost(request);
    if (request.headers.expect !== undefined && !waitsToBeAsked(request.raw)) {
      throw new RequestError('request.expectation_failed', 'Only Expect: 100-continue is supported.');
    }
    if (!ANY_NAME.test(request.url)) demandOwnName({ host: request.headers.host, origin: request.headers.origin });
    if (request.is404) throw missing(app, request, reply);
  });

  app.addHook('preParsing', async (request, reply) => {
    const tooLarge = Number(request.headers['content-length']) > request.routeOptions.bodyLimit;
    if (!tooLarge) unread.ask(request.raw, reply.raw);
  });

  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!reply.hasHeader(name)) reply.header(name, value);
    if (reply.statusCode >= 400 && !(await unread.past(request.raw))) reply.header('connection', 'close');
  });
}

/** For requests that the framework refuses before any hook. */
export async function sendEarlyFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  unread: Bodies,
): Promise<void> {
  if (!(await unread.past(request.raw))) reply.header('connection', 'close');
  sendFailure(request, reply.headers(SECURITY_HEADERS), error);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function missing(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): RequestError {
  const path = request.url.split('?', 1)[0] ?? '/';
  const allowed = METHODS.filter((method) => app.hasRoute({ method, url: path })).join(', ');
  if (allowed === '') return new RequestError('request.not_found', 'Nothing exists at this path.');
  reply.header('allow', allowed);
  return new RequestError('request.method_not_allowed', `This path supports only ${allowed}.`);
}

/** RFC 9112, section 3.2: exactly one Host; only HTTP/1.0 may omit it. */
function demandHost({ raw }: FastifyRequest): void {
  const count = raw.rawHeaders.filter((each, at) => at % 2 === 0 && each.toLowerCase() === 'host').length;
  if (count > 1) throw new RequestError('request.malformed', 'Send exactly one Host header.');
  if (count === 0 && raw.httpVersion !== '1.0')
    throw new RequestError('request.malformed', 'The Host header is missing.');
}
