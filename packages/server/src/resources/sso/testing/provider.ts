// A real OpenID Connect provider for tests (oidc-provider), which signs in, without asking, the person that the test names: in, its clients and people; out, its
// issuer. `spoil` changes what it answers, for providers that are wrong or hostile.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export interface Person {
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export interface TestProvider {
  readonly issuer: string;
  readonly host: string;
  /** Who signs in next. */
  readonly signsIn: (person: Person) => void;
  /** Changes what it answers at a path, until `mend`. */
  readonly spoil: (path: string, by: Spoil) => void;
  readonly mend: () => void;
  /** Where it sends logout tokens. */
  readonly tellsOf: (uri: string) => Promise<void>;
  /** A token with its signature. */
  readonly signed: (claims: JWTPayload, header?: Readonly<Record<string, unknown>>) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** `sent`: the body of the request. */
export type Spoil = (body: Readonly<Record<string, unknown>>, sent: string) => object | Promise<object>;

/** Marks requests that get the answer as it is. */
const PLAIN = 'x-plain';

const KID = 'of the test';

export const CLIENT = { clientId: 'linework', clientSecret: 'a secret of the test client, long enough for HS256' };

/** Another application at the same provider. */
export const OTHER_CLIENT = 'other';

export async function testProvider(baseUrl: () => string): Promise<TestProvider> {
  let person: Person = { sub: 'nobody' };
  const spoils = new Map<string, Spoil>();
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server: Server = createServer((request, response) => {
    const spoil = spoils.get(request.url ?? '');
    if (spoil === undefined || request.headers[PLAIN] !== undefined) handle(request, response);
    else void spoiled(issuer, spoil, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const issuer = `http://${host}`;
  const people = new Map<string, Person>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: KID, alg: 'RS256', use: 'sig' };
  const client = (id: string) => ({
    client_id: id,
    client_secret: CLIENT.clientSecret,
    redirect_uris: [`${baseUrl()}/auth/sso/callback`],
    post_logout_redirect_uris: [`${baseUrl()}/signed-out`],
    backchannel_logout_uri: `${baseUrl()}/nobody`,
    backchannel_logout_session_required: true,
    response_types: ['code' as const],
    grant_types: ['authorization_code'],
  });
  const make = (): Provider =>
    new Provider(issuer, {
      clients: [client(CLIENT.clientId), client(OTHER_CLIENT)],
      jwks: { keys: [key] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
      conformIdTokenClaims: false,
      cookies: { keys: ['of a test'] },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      // Its own would refuse the address of a test.
      fetch: (url, { method, headers, body } = {}) =>
        fetch(url, { ...(method && { method }), ...(headers && { headers }), ...(body && { body }) }),
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: async (_context, id) => ({ accountId: id, claims: async () => people.get(id) ?? { sub: id } }),
    });
  let provider: Provider | undefined;
  const running = (): Provider => {
    provider ??= make();
    return provider;
  };
  handle = (request, response) => {
    const own = running();
    if (request.url?.startsWith('/interaction/')) void interact(own, person, people, request, response);
    else void own.callback()(request, response);
  };
  return {
    issuer,
    host,
    signsIn: (next) => {
      person = next;
    },
    spoil: (path, by) => {
      spoils.set(path, by);
    },
    mend: () => spoils.clear(),
    tellsOf: async (uri) => {
      const own = await running().Client.find(CLIENT.clientId);
      Object.assign(own ?? {}, { backchannelLogoutUri: uri });
    },
    signed: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function spoiled(
  issuer: string,
  spoil: Spoil,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const blocks: Buffer[] = [];
  for await (const block of request) blocks.push(block);
  const sent = Buffer.concat(blocks);
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const answer = await fetch(new URL(request.url ?? '/', issuer), {
    method: request.method ?? 'GET',
    headers: { authorization, 'content-type': type, [PLAIN]: 'yes' },
    ...(blocks.length === 0 ? {} : { body: sent }),
  });
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(await spoil(await answer.json(), sent.toString())));
}

async function interact(
  provider: Provider,
  person: Person,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  people.set(person.sub, person);
  const grant = new provider.Grant({ accountId: person.sub, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, { login: { accountId: person.sub }, consent: { grantId } });
}
