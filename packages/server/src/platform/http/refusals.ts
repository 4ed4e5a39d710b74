// Checks that every request passes before its route, and the format of every refusal. In: the service. Out: hooks on it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Connections } from './connections.js';
import { RequestError, securityHeaders, sendFailure } from './envelope.js';
import { ownNames } from './own-names.js';
import { type Bodies, waitsToBeAsked } from './unread-body.js';

/** Served under any host name: probes, and data that is public or needs a key. */
const ANY_NAME = /^\/(?:v1\/|(?:health|kroki)(?:[/?]|$))/;

/** Where the page of a SAML provider sends its form: another site by nature. It works without cookies, and only for a sign-in that began here. */
const ANY_SITE = /^\/auth\/sso\/saml\/[\w-]{1,64}\/acs$/;

export function addRefusals(app: FastifyInstance, baseUrl: string, connections: Connections, unread: Bodies): void {
  const demandOwnName = ownNames(baseUrl);
  const always = Object.entries(securityHeaders(baseUrl));

  // `Expect: 100-continue` waits in `preParsing` until the body is wanted; any other Expect is refused in `onRequest`.
  for (const event of ['checkContinue', 'checkExpectation'] as const)
    app.server.on(event, (request, response) => app.server.emit('request', request, response));

  // Hooks with a callback where nothing waits: they run for every request, and a promise costs more than most of them.
  app.addHook('onRequest', (request, reply, next) => {
    if (connections.isRefused(request.raw.socket)) {
      reply.hijack();
      return;
    }
    demandHost(request);
    if (request.headers.expect !== undefined && !waitsToBeAsked(request.raw)) {
      throw new RequestError('request.expectation_failed', 'Only Expect: 100-continue is supported.');
    }
    if (!ANY_NAME.test(request.url)) {
      const { host, origin } = request.headers;
      demandOwnName({ host, origin: ANY_SITE.test(request.url) ? undefined : origin });
    }
    if (request.is404) throw missing(app, request, reply);
    next();
  });

  app.addHook('preParsing', (request, reply, _payload, next) => {
    const tooLarge = Number(request.headers['content-length']) > request.routeOptions.bodyLimit;
    if (!tooLarge) unread.ask(request.raw, reply.raw);
    next(null);
  });

  app.addHook('onSend', (request, reply, _payload, next) => {
    for (const [name, value] of always) if (!reply.hasHeader(name)) reply.header(name, value);
    if (reply.statusCode < 400) {
      next();
      return;
    }
    unread.past(request.raw).then((isPast) => {
      if (!isPast) reply.header('connection', 'close');
      next();
    }, next);
  });
}

/** For requests that the framework refuses before any hook. */
export async function sendEarlyFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  unread: Bodies,
  baseUrl: string,
): Promise<void> {
  if (!(await unread.past(request.raw))) reply.header('connection', 'close');
  sendFailure(request, reply.headers(securityHeaders(baseUrl)), error);
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
  const { rawHeaders } = raw;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  if (count > 1) throw new RequestError('request.malformed', 'Send exactly one Host header.');
  if (count === 0 && raw.httpVersion !== '1.0')
    throw new RequestError('request.malformed', 'The Host header is missing.');
}
