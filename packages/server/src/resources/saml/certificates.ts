// Certificates of identity providers: in, base64 or PEM; out, what they are, and what an admin has to know about their end.
import { X509Certificate } from 'node:crypto';

export interface ProviderCertificate {
  readonly pem: string;
  readonly notAfter: Date;
  /** Only signatures of RSA keys can be verified. */
  readonly isRsa: boolean;
}

const ARMOUR = /-----(?:BEGIN|END) CERTIFICATE-----/g;

/** `text` is PEM, or only its base64, as metadata has it, with any white space; undefined if it is not a certificate. */
export function certificateOf(text: string): ProviderCertificate | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(text.replaceAll(ARMOUR, ''), 'base64'));
    return {
      pem: certificate.toString(),
      notAfter: new Date(certificate.validTo),
      isRsa: certificate.publicKey.asymmetricKeyType === 'rsa',
    };
  } catch {
    return undefined;
  }
}

/** NIST SP 800-131A permits no signature of a shorter RSA key. */
export const LEAST_BITS = 2048;

export function isTooShort({ pem }: Pick<ProviderCertificate, 'pem'>): boolean {
  const { modulusLength = LEAST_BITS } = new X509Certificate(pem).publicKey.asymmetricKeyDetails ?? {};
  return modulusLength < LEAST_BITS;
}

export function pemOf(der: Uint8Array): string {
  return new X509Certificate(der).toString();
}

export function notAfterOf(pem: string): Date {
  return new Date(new X509Certificate(pem).validTo);
}

export function base64Of(pem: string): string {
  return new X509Certificate(pem).raw.toString('base64');
}

const DAY_MS = 86_400_000;
const NOTICE_DAYS = 30;

export interface CertificateNote {
  readonly pem: string;
  readonly notAfter: Date;
  /** Until it ends, rounded up; 0 or less once it has. */
  readonly days: number;
  readonly isExpired: boolean;
  readonly message: string;
}

/** Of certificates that end within 30 days, or have ended. Signatures of an expired one are still accepted: providers sign on. */
export function certificateNotes(certificates: readonly string[], now: Date): readonly CertificateNote[] {
  const all = certificates.map((pem) => ({ pem, notAfter: notAfterOf(pem) }));
  const isEnding = ({ notAfter }: { readonly notAfter: Date }): boolean =>
    notAfter.getTime() - now.getTime() <= NOTICE_DAYS * DAY_MS;
  const hasNext = !all.every(isEnding);
  return all.filter(isEnding).map(({ pem, notAfter }) => {
    const days = Math.ceil((notAfter.getTime() - now.getTime()) / DAY_MS);
    const isExpired = days <= 0;
    const day = notAfter.toISOString().slice(0, 10);
    const end = isExpired ? `expired on ${day}` : `expires on ${day}, in ${days} ${days === 1 ? 'day' : 'days'}`;
    const advice = hasNext
      ? 'Another certificate of this connection is valid for longer. Remove this one once the provider signs with the other.'
      : "Add the provider's next certificate beside it, or load the provider's metadata again.";
    return {
      pem,
      notAfter,
      days,
      isExpired,
      message: `A signing certificate of the identity provider ${end}. ${advice}`,
    };
  });
}
