// Who the members of an organisation are, as a file: in, an organisation; out, a line for each with the address of the account.
import type { TenantId } from '@linework/operations';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import type { Db } from '../../platform/db/db.js';
import { peopleOf } from './repo.js';

/** Members that are in memory at once. */
const ROWS = 500;

export async function* addressesIn(db: Db, ownerId: TenantId): AsyncGenerator<ArchiveEntry> {
  const page = { search: undefined, role: undefined, limit: ROWS };
  const [anyone] = await peopleOf(db, ownerId, { ...page, after: undefined, limit: 1 });
  if (anyone !== undefined) yield { path: 'members/addresses.ndjson', content: linesOf(db, ownerId) };
}

async function* linesOf(db: Db, ownerId: TenantId): AsyncGenerator<string> {
  for (let after: Parameters<typeof peopleOf>[2]['after'], isMore = true; isMore; ) {
    const people = await peopleOf(db, ownerId, { search: undefined, role: undefined, after, limit: ROWS });
    yield people.map(({ accountId, email }) => `${JSON.stringify({ accountId, email })}\n`).join('');
    const last = people.at(-1);
    after = last && { at: last.joined, id: last.accountId };
    isMore = people.length === ROWS;
  }
}
