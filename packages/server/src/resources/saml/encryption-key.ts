// A key that identity providers encrypt assertions to: in, the time; out, an RSA key pair, whose certificate only carries the public key. It is made
// outside of the main thread, since that takes a second.
import { generateKeyPair, type KeyObject, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
} from '@peculiar/asn1-x509';
import { pemOf } from './certificates.js';

export interface EncryptionKey {
  /** PEM, PKCS #8. */
  readonly key: string;
  /** PEM. */
  readonly certificate: string;
}

const BITS = 3072;
/** Providers do not check when it ends; some require that it has an end. */
const YEARS = 10;

const COMMON_NAME = '2.5.4.3';
const RSA_WITH_SHA256 = '1.2.840.113549.1.1.11';
const NULL = new Uint8Array([5, 0]).buffer;

const newKeyPair = promisify(generateKeyPair);

export async function newEncryptionKey(now: Date): Promise<EncryptionKey> {
  const { publicKey, privateKey } = await newKeyPair('rsa', { modulusLength: BITS });
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: selfSigned(publicKey, privateKey, now),
  };
}

function selfSigned(publicKey: KeyObject, privateKey: KeyObject, now: Date): string {
  const name = new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new AttributeValue({ utf8String: 'Linework' }) }),
    ]),
  ]);
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: RSA_WITH_SHA256, parameters: NULL });
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const tbsCertificate = new TBSCertificate({
    serialNumber: serialNumber(),
    signature: signatureAlgorithm,
    issuer: name,
    subject: name,
    validity: new Validity({ notBefore: now, notAfter }),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  });
  const signatureValue = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), privateKey);
  const whole = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue: arrayOf(signatureValue) });
  return pemOf(Buffer.from(AsnConvert.serialize(whole)));
}

/** Positive, and never shorter. */
function serialNumber(): ArrayBuffer {
  const bytes = randomBytes(16);
  bytes.writeUInt8((bytes.readUInt8(0) & 0x3f) | 0x40, 0);
  return arrayOf(bytes);
}

function arrayOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
