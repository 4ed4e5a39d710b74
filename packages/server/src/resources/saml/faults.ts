// What is wrong with a response of an identity provider: a stable key, and a message for the admin who set the provider up.
export type SamlFaultKey =
  | 'empty'
  | 'base64'
  | 'too-large'
  | 'malformed'
  | 'dtd'
  | 'too-complex'
  | 'comment'
  | 'processing-instruction'
  | 'not-a-response'
  | 'status'
  | 'assertions'
  | 'issuer'
  | 'destination'
  | 'idp-initiated'
  | 'in-response-to'
  | 'unsigned'
  | 'signature-algorithm'
  | 'encryption-algorithm'
  | 'decryption'
  | 'signature'
  | 'confirmation'
  | 'recipient'
  | 'time'
  | 'expired'
  | 'not-yet-valid'
  | 'conditions'
  | 'audience'
  | 'authentication'
  | 'name-id'
  | 'transient'
  | 'replay';

export interface SamlFault {
  readonly key: SamlFaultKey;
  readonly message: string;
}

export interface SamlFailure extends SamlFault {
  readonly ok: false;
}

export function failure({ key, message }: SamlFault): SamlFailure {
  return { ok: false, key, message };
}

/** A value of the provider in a message: quoted, of bounded length; 'nothing' if it is missing. */
export function quoted(value: string | undefined): string {
  if (value === undefined) return 'nothing';
  const text = value.replace(/\s+/g, ' ').trim();
  return `'${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}'`;
}

const LONGEST = 200;
