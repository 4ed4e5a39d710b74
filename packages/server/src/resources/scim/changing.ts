// A change by an identity provider: in, its token and the work; out, the result. The organisation is locked, the transaction sees only what it has,
// and its log gets an entry if the work notes one.
import type { TenantId } from '@linework/operations';
import { type Action, type Author, addEntry, type EntryDetails, type Origin } from '../../platform/audit/entries.js';
import type { Db } from '../../platform/db/database.js';
import type { Service } from '../../platform/service.js';
import { heldStanding } from '../members/held.js';

/** Who calls the protocol: an organisation's provider. */
export interface Provider {
  readonly service: Service;
  readonly organisation: TenantId;
  readonly tokenId: string;
  readonly origin: Origin;
}

export interface ProviderChange {
  readonly tx: Db;
  readonly now: Date;
  /** Without it, nothing was changed. */
  readonly note: (action: Action, details: Omit<EntryDetails, 'owner'>) => void;
}

export async function changing<Result>(
  { service, organisation, tokenId, origin }: Provider,
  work: (change: ProviderChange) => Promise<Result>,
): Promise<Result> {
  const { database } = service;
  return database.transaction(async (tx) => {
    const entries: Parameters<ProviderChange['note']>[] = [];
    await database.enter(tx, organisation);
    await heldStanding(tx, organisation);
    const now = service.now();
    const result = await work({ tx, now, note: (...entry) => entries.push(entry) });
    for (const [action, details] of entries)
      await addEntry(tx, organisation, { actor: actorOf(organisation, tokenId), action, at: now, ...details, origin });
    return result;
  });
}

/** As a key of the organisation is: nobody is behind it. */
function actorOf(organisation: TenantId, tokenId: string): Author {
  return { id: organisation, by: 'key', with: tokenId };
}
