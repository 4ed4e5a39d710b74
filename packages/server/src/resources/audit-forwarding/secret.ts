// What a receiver is trusted with: in, a secret that signs webhooks, or headers; out, the same encrypted for the row of its organisation.
import { randomBytes } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import type { ForwardingRow } from './repo.js';
import { auditForwarding } from './tables.js';

export const forwardingUse = secretUse('audit-forwarding');

/** Undefined for what the row does not have. */
export interface Trust {
  /** In the form of Standard Webhooks. */
  readonly secret?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Standard Webhooks takes 24 to 64 bytes. */
const BYTES = 32;

export function newSecret(): string {
  return `whsec_${randomBytes(BYTES).toString('base64')}`;
}

export function sealedTrust({ secrets }: Pick<Service, 'secrets'>, trust: Trust, ownerId: TenantId): Uint8Array {
  return secrets.seal(forwardingUse, JSON.stringify(trust), placeOf(ownerId));
}

/** Undefined if the secret of the service that it was encrypted with is gone. */
export function openTrust(
  { secrets }: Pick<Service, 'secrets'>,
  { sealed, ownerId }: Pick<ForwardingRow, 'sealed' | 'ownerId'>,
): Trust | undefined {
  const text = secrets.open(forwardingUse, sealed, placeOf(ownerId));
  return text === undefined ? undefined : JSON.parse(text);
}

export const sealedTrusts: SealedColumn = sealedColumn({
  use: forwardingUse,
  what: 'secrets and headers with which audit logs are forwarded',
  table: auditForwarding,
  column: auditForwarding.sealed,
  as: 'bytes',
  key: { ownerId: auditForwarding.ownerId },
  place: ({ ownerId }) => placeOf(ownerId),
});

function placeOf(ownerId: string): string {
  return `audit forwarding ${ownerId}`;
}
