// The identity provider of samlp, in process: in, the address that a browser is sent to; out, what it posts back. Express is a stub.
import { createPublicKey } from 'node:crypto';
import { auth, type IdPOptions, metadata, sendError } from 'samlp';
import { PROVIDER, SERVICE, SETTINGS } from './provider.js';

const ADA = {
  id: 'ada-1815',
  displayName: 'Ada Lovelace',
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  emails: [{ value: 'ada@acme.example' }],
  groups: ['engineers', 'admins'],
};

export interface SamlpOptions extends Partial<IdPOptions> {
  readonly error?: { readonly description: string };
  /** Its word for AES-CBC. */
  readonly disallowEncryptionWithInsecureAlgorithm?: boolean;
  readonly warnOnInsecureEncryptionAlgorithm?: boolean;
}

export const ENCRYPTED: SamlpOptions = {
  encryptionCert: SERVICE.certificate,
  encryptionPublicKey: createPublicKey(SERVICE.certificate).export({ type: 'spki', format: 'pem' }).toString(),
};

const CBC = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc';

export const ENCRYPTED_BY_CBC: SamlpOptions = {
  ...ENCRYPTED,
  encryptionAlgorithm: CBC,
  disallowEncryptionWithInsecureAlgorithm: false,
  warnOnInsecureEncryptionAlgorithm: false,
};

/** The fields of the form that the browser posts, and where to. */
export async function answerOf(url: string, acsUrl: string, options: SamlpOptions = {}) {
  const all = {
    issuer: SETTINGS.entityId,
    cert: PROVIDER.certificate,
    key: PROVIDER.key,
    destination: acsUrl,
    recipient: acsUrl,
    getUserFromRequest: () => ADA,
    ...options,
  };
  const query = Object.fromEntries(new URL(url).searchParams);
  const page = await sent({ method: 'GET', query }, options.error ? refusal(all, acsUrl) : signIn(all, acsUrl));
  return {
    address: /action="([^"]*)"/.exec(page)?.[1] ?? '',
    response: /name="SAMLResponse"\s+value="([^"]*)"/.exec(page)?.[1] ?? '',
    relayState: /name="RelayState" value="([^"]*)"/.exec(page)?.[1] ?? '',
  };
}

function signIn(options: Omit<IdPOptions, 'getPostURL'>, acsUrl: string) {
  return auth({ ...options, getPostURL: (_audience, _request, _req, callback) => callback(null, acsUrl) });
}

/** Its callback comes second, unlike what its types say. */
function refusal(options: Omit<IdPOptions, 'getPostURL'>, acsUrl: string) {
  const getPostURL = (...args: readonly unknown[]) => {
    const callback = args[1];
    if (typeof callback === 'function') Reflect.apply(callback, undefined, [null, acsUrl]);
  };
  return sendError({ ...options, getPostURL });
}

export function samlpMetadata(): Promise<string> {
  const request = { headers: { host: 'idp.example' }, protocol: 'https', originalUrl: '/' };
  const options = { issuer: SETTINGS.entityId, cert: PROVIDER.certificate, redirectEndpointPath: '/sso' };
  return sent(request, metadata({ ...options, postEndpointPath: '/sso' }));
}

function sent(request: object, handler: (...args: never[]) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    Reflect.apply(handler, undefined, [request, { set: () => undefined, send: resolve }, reject]);
  });
}
