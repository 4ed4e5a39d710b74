// Finds keys for many requests at once: those that come in one turn of the event loop are found by one query, which begins after all of them, so that
// none is answered from before it came, and a revoked key is refused at once. In: the hashes of a key; out, the same as one query for each.
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../platform/db/database.js';
import { type CodedKey, keysByCodes } from './repo.js';

/** Undefined if no key has one of these hashes. */
export type LookUpKey = (codes: readonly string[]) => Promise<CodedKey | undefined>;

export function keyLookUp(db: Db): LookUpKey {
  let codesOfTurn = new Set<string>();
  let turn: Promise<readonly CodedKey[]> | undefined;

  const readTurn = async (): Promise<readonly CodedKey[]> => {
    await setImmediate();
    const codes = [...codesOfTurn];
    codesOfTurn = new Set();
    turn = undefined;
    return keysByCodes(db, codes);
  };

  return async (codes) => {
    for (const code of codes) codesOfTurn.add(code);
    turn ??= readTurn();
    const keys = await turn;
    return keys.find(({ code }) => codes.includes(code));
  };
}
