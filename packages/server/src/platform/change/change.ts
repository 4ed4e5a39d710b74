// The seam for every change of data: in, who changes what, and the work; out, its result. Opens the transaction, runs the same request once, and
// writes the audit entry, all or nothing.
import { type Actor, isRefusal, type Ran, type Tenant } from '@linework/operations';
import { type Action, type Author, addEntry, type EntryDetails, type Origin } from '../audit/entries.js';
import type { Db } from '../db/database.js';
import type { Refused } from '../errors/refused.js';
import { type OnceRequest, onceOf } from '../once/once.js';
import type { Service } from '../service.js';

/** Work that throws changes nothing; a refusal that it returns keeps what it changed, such as a counted try. */
export type Change = <Value>(
  action: Action,
  work: (tx: Db, note: (details: EntryDetails) => void) => Promise<Ran<Value, Refused>>,
) => Promise<Ran<Value, Refused>>;

/** Someone who is not signed in has no tenant, whose log could have an entry. */
export interface Changing {
  readonly actor: Author & Pick<Actor, 'tenant'>;
  readonly tenant: Tenant;
  readonly origin?: Origin;
}

export function changeOf(
  { database, secrets, now, wakes }: Pick<Service, 'database' | 'secrets' | 'now' | 'wakes'>,
  changing: Changing | undefined,
  onceRequest?: OnceRequest,
): Change {
  const once = onceOf(database, secrets, now, onceRequest);
  return async (action, work) => {
    const done = await once(async (tx) => {
      let details: EntryDetails = {};
      if (changing !== undefined) await database.enter(tx, changing.tenant.id);
      const ran = await work(tx, (more) => {
        details = { ...details, ...more };
      });
      if (changing !== undefined && !isRefusal(ran)) {
        const { actor, tenant, origin } = changing;
        const { owner = tenant.id, ...more } = details;
        if (owner !== tenant.id || tenant.id !== actor.tenant.id) await database.leave(tx);
        await addEntry(tx, owner, { actor, action, at: now(), ...more, ...(origin && { origin }) });
      }
      return ran;
    });
    if (changing !== undefined) wakes.wake(changing.tenant.id);
    return done;
  };
}
