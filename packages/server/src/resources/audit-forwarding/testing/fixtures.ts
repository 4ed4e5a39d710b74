import type { TenantId } from '@linework/operations';
import { BEGINNING } from '@linework/operations/audit/chain';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { type ForwardingRow, putForwarding } from '../repo.js';
import { newSecret, sealedTrust } from '../secret.js';

/** Paused, so that the service itself changes nothing of it. */
async function forwarding(service: Service, ownerId: TenantId): Promise<string> {
  const now = service.now();
  const row: ForwardingRow = {
    ownerId,
    kind: 'webhook',
    url: 'https://logs.example.com/linework',
    headerNames: [],
    sealed: sealedTrust(service, { secret: newSecret() }, ownerId),
    since: now,
    seq: 0,
    hash: BEGINNING,
    due: now,
    heldBy: null,
    heldUntil: null,
    failures: 0,
    failingSince: null,
    failedAt: null,
    failure: null,
    paused: now,
  };
  await service.database.transaction((tx) => putForwarding(tx, row));
  return ownerId;
}

export const fixtures: Fixtures = {
  rows: { audit_forwarding: forwarding },
  kept: { audit_forwarding: 'until it is removed, or the organisation is erased' },
};
