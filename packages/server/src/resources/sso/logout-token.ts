// The logout token of a provider (OpenID Connect Back-Channel Logout 1.0, section 2.6): in, its text; out, whom the provider signed out, or what is wrong
// with it. Only a token that says to be for this connection makes the service ask the provider for its keys.
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { type Provider, ProviderFailure } from './oidc.js';
import { keysOf } from './provider-keys.js';

export type LogoutToken =
  | {
      readonly ok: true;
      /** At least one of them. */
      readonly subject: string | undefined;
      readonly session: string | undefined;
      readonly id: string;
      /** From when on it is refused for its age. */
      readonly ends: Date;
    }
  | { readonly ok: false; readonly message: string };

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const TYPES: readonly string[] = ['jwt', 'logout+jwt', 'application/logout+jwt'];

/** Seconds, whatever the token says, so that what counts once is kept no longer. */
const OLDEST = 3_600;

/** Seconds by which the clocks of both services can differ. */
const TOLERANCE = 60;

const WORDS: Readonly<Record<string, string>> = {
  ERR_JOSE_ALG_NOT_ALLOWED: 'The algorithm of the signature is not accepted.',
  ERR_JOSE_NOT_SUPPORTED: 'The algorithm of the signature is not accepted.',
  ERR_JWT_CLAIM_VALIDATION_FAILED: 'A claim of the token is missing, or is not the expected one.',
  ERR_JWT_EXPIRED: 'The token has expired.',
  ERR_JWKS_NO_MATCHING_KEY: 'No key of the provider fits the signature.',
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: 'The token does not say which key of the provider signed it.',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'The signature is not that of the provider.',
};

export async function logoutTokenOf(provider: Provider, text: string, now: Date): Promise<LogoutToken> {
  if (!isForConnection(provider, text)) return refused('This is not a logout token for this connection.');
  try {
    const { keys, algorithms } = await keysOf(provider);
    const { payload } = await jwtVerify(text, createLocalJWKSet(keys), {
      issuer: provider.settings.issuer,
      audience: provider.settings.clientId,
      algorithms: [...algorithms],
      requiredClaims: ['exp', 'iat', 'jti'],
      maxTokenAge: OLDEST,
      clockTolerance: TOLERANCE,
      currentDate: now,
    });
    return logoutIn(payload);
  } catch (error) {
    if (error instanceof ProviderFailure) return refused(error.message);
    const words = error instanceof errors.JOSEError ? WORDS[error.code] : undefined;
    return refused(words ?? 'The token cannot be verified with the keys of the provider.');
  }
}

/** Nothing is verified yet: a stranger's token costs no request to the provider. */
function isForConnection({ settings: { issuer, clientId } }: Provider, text: string): boolean {
  try {
    const { typ = 'jwt' } = decodeProtectedHeader(text);
    const { iss, aud } = decodeJwt(text);
    return TYPES.includes(typ.toLowerCase()) && iss === issuer && [aud].flat().includes(clientId);
  } catch {
    return false;
  }
}

function logoutIn({ sub: subject, sid: session, jti, iat = 0, events, ...others }: JWTPayload): LogoutToken {
  if (!isLogout(events)) return refused('The claim `events` does not say that this is a logout.');
  if ('nonce' in others) return refused('A logout token has no `nonce`.');
  if (typeof jti !== 'string' || jti === '') return refused('The claim `jti` is not a text.');
  if (!isName(subject) || !isName(session)) return refused('The claims `sub` and `sid` have to be texts.');
  if (subject === undefined && session === undefined)
    return refused('The token names neither a subject nor a session.');
  return { ok: true, subject, session, id: jti, ends: new Date((iat + OLDEST + 2 * TOLERANCE) * 1_000) };
}

function isLogout(events: unknown): boolean {
  if (typeof events !== 'object' || events === null || !Object.hasOwn(events, EVENT)) return false;
  const event: unknown = Reflect.get(events, EVENT);
  return typeof event === 'object' && event !== null && !Array.isArray(event);
}

function isName(claim: unknown): claim is string | undefined {
  return claim === undefined || (typeof claim === 'string' && claim !== '');
}

function refused(message: string): LogoutToken {
  return { ok: false, message };
}
