// Self-signed certificates in process: in, a key pair and until when; out, PEM. Only what SAML reads of one: its key and its end.
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

export interface Signer {
  readonly key: string;
  readonly certificate: string;
}

const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

function instant(date: Date): Buffer {
  return der(0x18, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}

function certificate(publicKey: KeyObject, signingKey: KeyObject, notAfter: Date): string {
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from('Provider of the tests')))));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    name,
    der(0x30, instant(new Date('2020-01-01')), instant(notAfter)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(signingKey);
  const all = der(0x30, body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  const lines = all.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const LATE = new Date('2060-01-01');

export function rsaSigner(notAfter = LATE, modulusLength = 2048): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { key, certificate: certificate(publicKey, privateKey, notAfter) };
}

/** The certificate of an elliptic key, signed by an RSA key. */
export function ecCertificate(): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return certificate(publicKey, generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, LATE);
}
