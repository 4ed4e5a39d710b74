// Uses of the service's secrets: in, secrets, newest first; out, hashes of texts (HMAC-SHA-256) and encrypted texts (AES-256-GCM).
// Each use has its own key (HKDF, RFC 5869). New data uses the newest secret, and data of older ones can still be read, so that
// secrets can be rotated without interruption.
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The manifest of the resource that uses a secret so lists it. */
export type Use = string & { readonly isUse: true };

/** What is made with one use cannot be read with another, so each belongs to one resource. */
export function secretUse(use: string): Use {
  return use as Use;
}

export interface Secrets {
  /** Hexadecimal. */
  readonly code: (use: Use, text: string) => string;
  /** With every secret, newest first. */
  readonly codes: (use: Use, text: string) => readonly string[];
  /** `place` is where the text is stored; it cannot be decrypted anywhere else. */
  readonly seal: (use: Use, text: string, place: string) => Uint8Array;
  /** Undefined if its secret is no longer known, or it was changed. */
  readonly open: (use: Use, sealed: Uint8Array, place: string) => string | undefined;
  /** How each text begins that is encrypted with the newest secret. */
  readonly mark: Uint8Array;
  /** Keys for components that sign by themselves (32 bytes). */
  readonly keys: (use: Use) => readonly Buffer[];
}

/** Minimum characters of a secret. */
export const LEAST_SECRET = 32;

const MARK = 8;
const NONCE = 12;
const TAG = 16;

export function secretsOf(texts: readonly string[]): Secrets {
  const known = texts.map((text) => {
    const derived = new Map<Use, Buffer>();
    return {
      mark: createHash('sha256').update('linework mark').update(text).digest().subarray(0, MARK),
      keyOf: (use: Use): Buffer => {
        const key = derived.get(use) ?? Buffer.from(hkdfSync('sha256', text, '', `linework ${use}`, 32));
        derived.set(use, key);
        return key;
      },
    };
  });
  const [newest] = known;
  if (newest === undefined) throw new Error('There is no secret.');
  const codes: Secrets['codes'] = (use, text) =>
    known.map(({ keyOf }) => createHmac('sha256', keyOf(use)).update(text).digest('hex'));
  return {
    codes,
    code: (use, text) => createHmac('sha256', newest.keyOf(use)).update(text).digest('hex'),
    seal: (use, text, place) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', newest.keyOf(use), nonce).setAAD(Buffer.from(place));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([newest.mark, nonce, cipher.getAuthTag(), content]);
    },
    open: (use, sealed, place) => {
      const whole = Buffer.from(sealed);
      const own = known.find(({ mark }) => mark.equals(whole.subarray(0, MARK)));
      if (own === undefined || whole.length < MARK + NONCE + TAG) return undefined;
      const nonce = whole.subarray(MARK, MARK + NONCE);
      const content = whole.subarray(MARK + NONCE + TAG);
      const cipher = createDecipheriv('aes-256-gcm', own.keyOf(use), nonce, { authTagLength: TAG }).setAAD(
        Buffer.from(place),
      );
      cipher.setAuthTag(whole.subarray(MARK + NONCE, MARK + NONCE + TAG));
      try {
        return Buffer.concat([cipher.update(content), cipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
    mark: newest.mark,
    keys: (use) => known.map(({ keyOf }) => keyOf(use)),
  };
}
