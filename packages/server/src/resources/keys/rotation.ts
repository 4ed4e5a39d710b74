// API keys when a secret is rotated: the copy for reveal is encrypted again, and the hash by which the key is found is made again of it. In: nothing; out,
// what the manifest lists.

import { accountTenant } from '@linework/operations';
import { and, count, isNull, ne, or, sql } from 'drizzle-orm';
import { releaseName, takeName } from '../../platform/names/repo.js';
import type { HashedUse } from '../../platform/secrets/hashed-use.js';
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import { keyUse, placeOf, revealUse } from './keys.js';
import { keyName } from './repo.js';
import { apiKeys } from './tables.js';

export const sealedKeys: SealedColumn = sealedColumn({
  use: revealUse,
  what: 'API keys',
  table: apiKeys,
  column: apiKeys.sealed,
  as: 'bytes',
  key: { ownerId: apiKeys.ownerId, id: apiKeys.id },
  place: placeOf,
  again: async (tx, secrets, { ownerId, id }, key) => {
    const [newest = '', ...older] = secrets.codes(keyUse, key);
    await takeName(tx, keyName, newest, { ownerId: accountTenant(ownerId).id, id });
    for (const code of older) await releaseName(tx, keyName, code);
  },
});

export const hashedKeys: HashedUse = {
  use: keyUse,
  words: 'API keys that cannot be read: until each is used, or revoked',
  count: async (db, now, mark) => {
    const isOlder = sql`substring(${apiKeys.sealed} from 1 for ${mark.length}) <> ${Buffer.from(mark)}`;
    const [row] = await db
      .select({ count: count() })
      .from(apiKeys)
      .where(
        and(
          ne(apiKeys.kind, 'agent'),
          isNull(apiKeys.revoked),
          sql`(${apiKeys.expires} is null or ${apiKeys.expires} > ${now.toISOString()}::timestamptz)`,
          or(isNull(apiKeys.sealed), isOlder),
        ),
      );
    return row?.count ?? 0;
  },
};
