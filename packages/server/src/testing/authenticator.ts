// An authenticator and its browser, for tests: in, the options of the service; out, the answer of a browser, with a key of ES256 of its own. Every
// part of an answer can be made wrong.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { type Cbor, cborOf } from './cbor.js';
import { makerCertificate } from './maker-certificate.js';

/** What an answer has in place of the right values. */
export interface Faults {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly isPresent?: boolean;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly id?: string;
  readonly userHandle?: string | null;
  /** Signs with this key. */
  readonly privateKey?: KeyObject;
  /** The algorithm that the key names (RFC 9053). */
  readonly algorithm?: number;
  /** How the authenticator proves what it is: not at all, with the new key, or with a certificate of its maker. */
  readonly attestation?: 'none' | 'self' | 'maker';
}

interface Asked {
  readonly challenge: string;
}

export interface Authenticator {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly create: (options: Asked & { readonly user: { readonly id: string } }, faults?: Faults) => CreatedCredential;
  readonly get: (options: Asked, faults?: Faults) => SignedCredential;
}

export interface CreatedCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports: readonly string[];
  };
}

export interface SignedCredential {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle: string | null;
  };
}

const FLAGS = { present: 0x01, verified: 0x04, synced: 0x18, keyed: 0x40 };

/** `baseUrl`: where its browser is. */
export function authenticatorAt(baseUrl: string): Authenticator {
  const { privateKey, x, y } = newKey();
  const id = randomBytes(32).toString('base64url');
  let user = '';
  let signatures = 0;

  const client = (type: string, { challenge }: Asked, faults: Faults): Buffer => {
    const { origin = new URL(baseUrl).origin } = faults;
    return Buffer.from(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin,
        crossOrigin: false,
      }),
    );
  };
  const data = (faults: Faults, more = Buffer.alloc(0)): Buffer => {
    const { rpId = new URL(baseUrl).hostname, isPresent = true, isVerified = true } = faults;
    const flags =
      FLAGS.synced |
      (isPresent ? FLAGS.present : 0) |
      (isVerified ? FLAGS.verified : 0) |
      (more.length > 0 ? FLAGS.keyed : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(faults.counter ?? signatures);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), counter, more]);
  };

  return {
    id,
    privateKey,
    create: (options, faults = {}) => {
      user = options.user.id;
      const clientDataJSON = client('webauthn.create', options, faults);
      const credentialId = Buffer.from(faults.id ?? id, 'base64url');
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const { algorithm = -7 } = faults;
      const publicKey = cborOf(
        new Map<number | string, Cbor>([
          [1, 2],
          [3, algorithm],
          [-1, 1],
          [-2, x],
          [-3, y],
        ]),
      );
      const authData = data(faults, Buffer.concat([Buffer.alloc(16), length, credentialId, publicKey]));
      const { attestation = 'none' } = faults;
      const attestationObject = cborOf(
        new Map<string, Cbor>([
          ['fmt', attestation === 'none' ? 'none' : 'packed'],
          ['attStmt', statement(attestation, Buffer.concat([authData, sha256(clientDataJSON)]), privateKey)],
          ['authData', authData],
        ]),
      );
      return {
        id: faults.id ?? id,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get: (options, faults = {}) => {
      signatures++;
      const clientDataJSON = client('webauthn.get', options, faults);
      const authenticatorData = data(faults);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        id: faults.id ?? id,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, faults.privateKey ?? privateKey).toString('base64url'),
          userHandle: faults.userHandle === undefined ? user : faults.userHandle,
        },
      };
    },
  };
}

function statement(
  kind: NonNullable<Faults['attestation']>,
  content: Buffer,
  own: KeyObject,
): ReadonlyMap<string, Cbor> {
  if (kind === 'none') return new Map();
  const maker = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = new Map<string, Cbor>([
    ['alg', -7],
    ['sig', sign('sha256', content, kind === 'self' ? own : maker.privateKey)],
  ]);
  return kind === 'self' ? signed : signed.set('x5c', [makerCertificate(maker.publicKey, maker.privateKey)]);
}

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
}

function sha256(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
