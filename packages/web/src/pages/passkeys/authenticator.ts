// The browser's authenticators: in, options of the service; out, the answer in the service's form.
import { bytesOf, textOf } from './binary.js';
import type { NewPasskey, PasskeyOptions, SignInOptions } from './contract.js';

/** Undefined if the browser gave no passkey. */
export async function signed(options: SignInOptions): Promise<object | undefined> {
  const publicKey = { ...options, challenge: bytesOf(options.challenge) };
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const { id, response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      userHandle: userHandle && textOf(userHandle),
    },
  };
}

/** Undefined if the browser made none. */
export async function newPasskey(options: PasskeyOptions): Promise<NewPasskey | undefined> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    // How to reach them is left to the browser, whose type lists fewer ways than there are.
    excludeCredentials: options.excludeCredentials.map(({ type, id }) => ({ type, id: bytesOf(id) })),
  };
  const credential = await navigator.credentials.create({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) return undefined;
  const { id, response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) return undefined;
  return {
    id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

export const NO_PASSKEY = 'No passkey was chosen, or it took too long. Try again.';

/** By the names of the browser's errors (Web Authentication, sections 5.1.3 and 5.1.4). */
const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: NO_PASSKEY,
  AbortError: NO_PASSKEY,
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot keep a passkey for this service.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** Why the browser refused, for its reader; undefined for another error. */
export function passkeyWords(error: unknown): string | undefined {
  return error instanceof DOMException ? WORDS[error.name] : undefined;
}
