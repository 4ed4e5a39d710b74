// Finds keys for many requests at once, and a revoked key is refused at once. In: the hashes of a key; out, the same as one query for each.
import type { Db } from '../../platform/db/database.js';
import { inOneTurn } from '../../platform/db/in-one-turn.js';
import { type CodedKey, keysByCodes } from './repo.js';

/** Undefined if no key has one of these hashes. */
export type LookUpKey = (codes: readonly string[]) => Promise<CodedKey | undefined>;

export function keyLookUp(db: Db): LookUpKey {
  const find = inOneTurn((codes: readonly string[]) => keysByCodes(db, codes));
  return async (codes) => (await find(codes)).find(({ code }) => codes.includes(code));
}
