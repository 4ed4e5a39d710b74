// The authorization server for connected agents (OAuth 2.1; Model Context Protocol 2026-07-28, "Authorization"): in, a service; out, oidc-provider
// configured for this one use: public clients, codes with PKCE S256, opaque tokens only for /mcp, rotated refresh tokens.
import type { IncomingMessage } from 'node:http';
import Provider, { type Configuration, errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { FORM_HEADERS } from '../../pages/form.js';
import { RETRY_AFTER } from '../../platform/http/envelope.js';
import { takeByNetwork } from '../../platform/limits/limiter.js';
import type { Service } from '../../platform/service.js';
import { accountOf } from '../accounts/repo.js';
import { adapterOf } from './adapter.js';
import { hasApproved } from './approved.js';
import { askingOf, mayBeAnswered } from './asking.js';
import { audienceOf } from './connections.js';
import { documentFetch, MOST_OF_DOCUMENT } from './document-fetch.js';
import { troublePage } from './page.js';
import { PATHS } from './paths.js';
import { answerRepeat, arrivedAt, keepResponse } from './repeats.js';
import { cookieKeys, signatureKeys } from './signing-keys.js';

export interface ProviderOptions {
  /** Reads a client's metadata document; only from the public web if omitted. */
  readonly fetchDocument?: (address: string | URL) => Promise<Response>;
  /** The network address of a request. */
  readonly addressOf: (request: IncomingMessage) => string;
  readonly failed: (error: unknown) => void;
}

const HOUR = 3_600;
const DAY = 86_400;

/** Limit on client documents fetched for one address. */
const DOCUMENTS = { name: 'client-documents', most: 60, seconds: HOUR };

export function providerOf(service: Service, options: ProviderOptions): Provider {
  const { baseUrl, database, secrets, now } = service;
  const audience = audienceOf(baseUrl);
  const { fetchDocument = documentFetch() } = options;
  const configuration: Configuration = {
    adapter: adapterOf(service),
    jwks: { keys: signatureKeys(secrets) },
    cookies: {
      keys: cookieKeys(secrets),
      names: cookieNames(baseUrl),
      // Its own cookies contain nothing that outlives one request to connect.
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: '/oauth' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    routes: { authorization: PATHS.authorize, token: PATHS.token, registration: PATHS.register },
    scopes: ['draw'],
    claims: {},
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['none'],
    clientDefaults: {
      // Programs on a user's computer: any port is allowed there (RFC 8252, section 7.3), and plain http nowhere else.
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'EdDSA',
    },
    enabledJWA: { idTokenSigningAlgValues: ['EdDSA'] },
    extraClientMetadata: {
      // Checks the redirects, which are not extra metadata; it runs for every property named here.
      properties: ['software_id'],
      validator: (_ctx, _name, _value, { redirect_uris: redirects = [] }) => {
        if (redirects.length > 20 || !redirects.every(mayBeAnswered))
          throw new errors.InvalidRedirectUri('redirect_uris must be https, loopback or an app scheme, at most 20');
      },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      clientIdMetadataDocument: {
        enabled: true,
        // The intended draft, so that an upgrade to another one is noticed.
        ack: 'draft-02',
        allowFetch: async (ctx) => {
          const { allowed } = await takeByNetwork(database.db, DOCUMENTS, options.addressOf(ctx.req), now());
          return allowed;
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== audience) throw new errors.InvalidTarget();
          return { scope: 'draw', audience, accessTokenFormat: 'opaque', accessTokenTTL: HOUR };
        },
      },
    },
    fetch: (address) => fetchDocument(address as string | URL),
    fetchResponseBodyLimits: { 'client_id metadata document': MOST_OF_DOCUMENT },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: HOUR,
      RefreshToken: 30 * DAY,
      Interaction: HOUR,
      Session: HOUR,
      // The record expires with the last of its tokens; this is the value stored in it.
      Grant: 3_650 * DAY,
    },
    // Called before the token is used: a refused audience must not use it.
    rotateRefreshToken: ({ oidc: { params } }) => {
      if (![params?.resource ?? audience].flat().every((each) => each === audience)) throw new errors.InvalidTarget();
      return true;
    },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/connect/${uid}` },
    findAccount: async (_ctx, id) =>
      (await accountOf(database.db, id)) && { accountId: id, claims: async () => ({ sub: id }) },
    renderError: (ctx, out) => {
      ctx.set({ ...FORM_HEADERS });
      ctx.type = 'html';
      ctx.body = troublePage(out.error_description ?? out.error);
    },
  };
  const provider = new Provider(baseUrl, configuration);
  provider.proxy = true;
  addRules(provider, service, options);
  provider.on('server_error', (_ctx, error) => options.failed(error));
  return provider;
}

/** Each has a path of its own, so browsers bind them to https, and not to all paths of this host (RFC 6265bis, section 4.1.3). */
function cookieNames(baseUrl: string) {
  const start = baseUrl.startsWith('https:') ? '__Secure-linework' : 'linework';
  return { session: `${start}_oauth`, interaction: `${start}_request`, resume: `${start}_resume` };
}

/** Our rules around every request: repeats, refusals on a page, and no secret for a new client. */
function addRules(provider: Provider, service: Service, options: ProviderOptions): void {
  const { now } = service;
  const refused = new WeakMap<object, Error>();
  provider.on('authorization.error', (ctx, error) => void refused.set(ctx.req, error));
  provider.on('grant.error', answerRepeat);
  provider.use(async (ctx, next) => {
    await arrivedAt(now(), next);
    const error = refused.get(ctx.req);
    if (
      error !== undefined &&
      ctx.path === PATHS.authorize &&
      !(await hasApproved(service, ctx.req, ctx.query.client_id))
    )
      showRefusal(ctx, error);
    await keepResponse(service, ctx as unknown as KoaContextWithOIDC).catch(options.failed);
    if (ctx.status === 503) ctx.set('retry-after', String(RETRY_AFTER));
    if (ctx.path === PATHS.register && ctx.status === 201) ctx.body = withoutSecret(ctx.body as object);
  });
}

/**
 * Replaces the redirect of a refused request. Anyone can register a client and send someone to a request that fails, so a redirect that no
 * user has approved would make this service an open redirector (RFC 9700, section 4.11.2).
 */
function showRefusal(ctx: Context, error: Error): void {
  ctx.remove('location');
  ctx.set({ ...FORM_HEADERS });
  ctx.status = 400;
  ctx.type = 'html';
  ctx.body = troublePage('error_description' in error ? String(error.error_description) : error.message);
}

/** The library creates a secret for a client that names no authentication method before applying our default, which has none. */
function withoutSecret(client: object): object {
  return Object.fromEntries(Object.entries(client).filter(([name]) => !name.startsWith('client_secret')));
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

/** A user decides every request, even of an agent that is already connected: each connection is one that someone approved. */
function policy(): interactionPolicy.DefaultPolicy {
  const { base, Check, Prompt } = interactionPolicy;
  const prompts = base();
  prompts.clear();
  prompts.add(
    new Prompt(
      { name: 'consent', requestable: true },
      ({ oidc }) => {
        const { client, params } = oidc;
        return { ...askingOf(client?.clientId ?? '', client?.clientName, String(params?.redirect_uri)) };
      },
      new Check('unanswered', 'no decision yet', ({ oidc }) =>
        oidc.result?.consent === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
      ),
    ),
  );
  return prompts;
}
