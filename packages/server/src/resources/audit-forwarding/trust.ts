// What a receiver is trusted with after a change: in, the settings before and the ones that are sent; out, the secret or the headers, and the secret to
// show, if it is new. Headers go to no other host than the one that they were sent for.
import { refuse } from '../../platform/endpoint.js';
import type { Service } from '../../platform/service.js';
import type { ForwardingRow } from './repo.js';
import { newSecret, openTrust, type Trust } from './secret.js';

export interface Receiver {
  readonly kind: ForwardingRow['kind'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly newSecret: boolean;
}

export function trustIn(
  service: Pick<Service, 'secrets'>,
  before: ForwardingRow | undefined,
  receiver: Receiver,
): { readonly trust: Trust; readonly secret: string | null } {
  const known = before?.kind === receiver.kind ? before : undefined;
  if (receiver.kind === 'otlp') return { trust: { headers: headersIn(service, known, receiver) }, secret: null };
  const own = known && !receiver.newSecret ? openTrust(service, known)?.secret : undefined;
  const secret = own ?? newSecret();
  return { trust: { secret }, secret: own === undefined ? secret : null };
}

function headersIn(
  service: Pick<Service, 'secrets'>,
  known: ForwardingRow | undefined,
  { url, headers }: Receiver,
): Readonly<Record<string, string>> {
  if (headers !== undefined) return lowerCased(headers);
  if (known === undefined || new URL(known.url).host !== new URL(url).host) return {};
  const own = openTrust(service, known)?.headers;
  if (own === undefined)
    refuse('validation.failed', 'headers: those that are stored can no longer be decrypted. Send them again.');
  return own;
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
