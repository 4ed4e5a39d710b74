// Web Authentication (W3C, level 3, sections 7.1 and 7.2), by @simplewebauthn/server: in, what a browser answered and the challenge; out, what it
// proves, or undefined. Authenticators are not asked who made them, so no certificate is read, and none of the addresses in it is fetched.
import { isIP } from 'node:net';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';

/** What `navigator.credentials.create()` answers, as far as it counts. */
export interface NewCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

/** What `navigator.credentials.get()` answers. */
export interface Assertion {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | null | undefined;
  };
}

export interface ProvenCredential {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812). */
export const ALGORITHMS: readonly number[] = [-8, -7, -257];

export function relyingPartyOf(baseUrl: string): string {
  return new URL(baseUrl).hostname;
}

/** Browsers have no passkeys for an address without a name. */
export function hasName(baseUrl: string): boolean {
  return isIP(relyingPartyOf(baseUrl).replace(/^\[|\]$/g, '')) === 0;
}

/** The challenge that the answer says it signed; undefined if it says none. */
export function challengeIn({ response }: NewCredential | Assertion): string | undefined {
  try {
    const data: unknown = decodeClientDataJSON(response.clientDataJSON);
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return undefined;
    return typeof data.challenge === 'string' ? data.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** Every way in which an answer can be wrong is the same to its sender. */
export async function provenCredential(
  { id, response }: NewCredential,
  challenge: string,
  baseUrl: string,
): Promise<ProvenCredential | undefined> {
  try {
    if (!isUnattested(response.attestationObject)) return undefined;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: baseUrl,
      expectedRPID: relyingPartyOf(baseUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    });
    if (!verified || registrationInfo.credential.id !== id) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter };
  } catch {
    return undefined;
  }
}

/** Returns the authenticator's counter. Whether it is higher than before is for the caller to see: that a wrong one is right otherwise says more. */
export async function provenCounter(
  { id, response }: Assertion,
  challenge: string,
  baseUrl: string,
  publicKey: Uint8Array,
): Promise<number | undefined> {
  try {
    const { clientDataJSON, authenticatorData, signature } = response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: baseUrl,
      expectedRPID: relyingPartyOf(baseUrl),
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Says nothing about its maker, or only signs with the new key itself, which some authenticators do unasked. */
function isUnattested(attestationObject: string): boolean {
  const object = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format: unknown = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}
