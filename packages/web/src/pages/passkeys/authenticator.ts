// The browser's authenticators: in, options of the service; out, the answer in the service's form.
import { bytesOf, textOf } from './binary.js';
import type { PasskeyOptions, SignInOptions } from './contract.js';

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
export async function newPasskey(options: PasskeyOptions): Promise<object | undefined> {
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
