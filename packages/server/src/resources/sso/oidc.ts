// OpenID Connect with one provider: in, its settings; out, where a sign-in begins, and what it proves when the browser comes back (OpenID Connect Core
// 1.0, RFC 6749, 7636 and 9207). The library checks state, nonce, code verifier, `iss`, audience, times and signatures; what it reports is put in words
// that an admin can act on.
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { ProviderFetch } from '../../platform/outbound/provider-fetch.js';
import { UnreachableProvider } from '../../platform/outbound/provider-fetch.js';
import { claimsIn, textClaim } from './claims.js';
import type { OidcSettings, Proof, SeenClaim } from './model.js';

export interface Provider {
  readonly settings: OidcSettings;
  readonly secret: string | undefined;
  readonly fetch: ProviderFetch;
}

export type Proved =
  | { readonly ok: true; readonly proof: Proof }
  | { readonly ok: false; readonly message: string; readonly claims: readonly SeenClaim[] };

export interface Begun {
  readonly url: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Throws a `ProviderFailure` with what to change. */
export async function beginOidc(
  provider: Provider,
  { state, redirectUri, email }: { readonly state: string; readonly redirectUri: string; readonly email?: string },
): Promise<Begun> {
  const config = await configurationOf(provider);
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
  const url = buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: provider.settings.scopes.join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email === undefined ? {} : { login_hint: email }),
  });
  return { url: url.href, nonce, verifier };
}

export interface Expected {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Where the provider sends the browser once it has signed out. */
  readonly signedOutUri: string;
}

/** `url`: the address that the browser came back to, with its query. */
export async function finishOidc(provider: Provider, url: string, expected: Expected): Promise<Proved> {
  let claims: readonly SeenClaim[] = [];
  try {
    const config = await configurationOf(provider);
    const tokens = await authorizationCodeGrant(config, new URL(url), {
      expectedState: expected.state,
      expectedNonce: expected.nonce,
      pkceCodeVerifier: expected.verifier,
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (token === undefined) return { ok: false, message: 'The provider sent no ID token.', claims };
    claims = claimsIn(token);
    if (textClaim(claims, 'email') === undefined && config.serverMetadata().userinfo_endpoint !== undefined)
      claims = [...claims, ...claimsIn(await fetchUserInfo(config, tokens.access_token, token.sub), claims)];
    const { sid } = token;
    const signOut = signOutOf(config, tokens.id_token, expected.signedOutUri);
    return {
      ok: true,
      proof: {
        subject: token.sub,
        issuer: token.iss,
        email: addressIn(claims, provider.settings.trustsAddress),
        claims,
        ...(typeof sid === 'string' ? { session: sid } : {}),
        ...(signOut === undefined ? {} : { signOut }),
      },
    };
  } catch (error) {
    return { ok: false, message: wordsFor(error), claims };
  }
}

export class ProviderFailure extends Error {}

export async function configurationOf({ settings, secret, fetch }: Provider): Promise<Configuration> {
  const { issuer, clientId } = settings;
  try {
    const config = await discovery(new URL(issuer), clientId, undefined, clientAuth(secret), {
      [customFetch]: (address, { method, headers, body }) =>
        fetch(address, {
          method,
          headers: Object.fromEntries(new Headers(headers)),
          ...(body === undefined || body === null ? {} : { body: String(body) }),
        }),
      // Only the operator's own hosts are reached without https (provider-fetch.ts).
      execute: [allowInsecureRequests],
      timeout: 10,
    });
    enableNonRepudiationChecks(config);
    return config;
  } catch (error) {
    throw new ProviderFailure(`The discovery document of ${issuer} cannot be used: ${wordsFor(error)}`);
  }
}

/** Basic, as OpenID Connect Discovery 1.0 presumes, unless the provider takes only the other one. */
function clientAuth(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  return (server, client, body, headers) => {
    const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = known.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    auth(server, client, body, headers);
  };
}

/** Characters of an address that a browser opens. With many claims, an ID token is longer; the provider then asks the person. */
const LONGEST = 6_000;

/** Undefined if the provider has no such page. The issuer was reached, so its protocol is one that is allowed. */
function signOutOf(config: Configuration, idToken: string | undefined, back: string): string | undefined {
  const { end_session_endpoint: page = '', issuer } = config.serverMetadata();
  const protocol = URL.canParse(page) ? new URL(page).protocol : '';
  if (protocol !== 'https:' && protocol !== new URL(issuer).protocol) return undefined;
  const hint = idToken === undefined ? {} : { id_token_hint: idToken };
  const { href } = buildEndSessionUrl(config, { post_logout_redirect_uri: back, ...hint });
  return href.length <= LONGEST ? href : buildEndSessionUrl(config, { post_logout_redirect_uri: back }).href;
}

/** An address that the provider does not vouch for counts only if the admin chose so. */
function addressIn(claims: readonly SeenClaim[], trustsAddress: boolean): string | undefined {
  const email = textClaim(claims, 'email')?.trim().toLowerCase();
  return trustsAddress || textClaim(claims, 'email_verified') === 'true' ? email : undefined;
}

/** Codes of the library and of the protocol, with what an admin can do. */
const WORDS: Readonly<Record<string, string>> = {
  OAUTH_TIMEOUT: 'The provider does not answer within ten seconds.',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED:
    'A claim of the ID token is not the expected one. Check that issuer and client ID are those of this application.',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'The ID token is not valid at this time. Compare the clocks of both services.',
  OAUTH_INVALID_RESPONSE:
    'The response is not the one that this sign-in asked for. Begin again; if it happens again, check the issuer.',
  OAUTH_KEY_SELECTION_FAILED: 'No key of the provider fits the signature of the ID token.',
  OAUTH_UNSUPPORTED_OPERATION: 'The provider uses an algorithm that is not accepted.',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED:
    'The issuer in the discovery document is another one. Copy the issuer exactly, with or without the slash at its end.',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'The provider does not answer as OpenID Connect says. Check the issuer.',
  OAUTH_RESPONSE_IS_NOT_JSON: 'The provider does not answer with JSON. Check the issuer.',
  invalid_client: 'The provider refuses the client ID or its secret. Copy both again.',
  invalid_grant: 'The provider refuses the code. Begin again; check that the redirect address is registered.',
  unauthorized_client: 'The provider does not allow this application to sign people in with a code.',
  access_denied: 'The provider says that access was denied. Assign the person to the application there.',
  login_required: 'The provider asks for a sign-in there first.',
};

function wordsFor(error: unknown): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof UnreachableProvider || each instanceof ProviderFailure) return each.message;
    const code = codeIn(each);
    const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
    if (words !== undefined) return words;
    if (each instanceof ResponseBodyError || each instanceof AuthorizationResponseError)
      return `The provider answers '${code.slice(0, 60)}'.`;
  }
  return 'The provider does not answer as OpenID Connect says.';
}

function codeIn(error: Error): string {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) return error.error;
  return 'code' in error ? String(error.code) : '';
}
