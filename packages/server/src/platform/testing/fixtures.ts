import { callerBehind } from '../../resources/accounts/actor.js';
import { type Fixtures, subscribe } from '../../testing/owned.js';
import { sealLog } from '../audit/seal.js';
import { changeOf } from '../change/change.js';
import { newId } from '../ids.js';
import { nameKind, takeName } from '../names/repo.js';
import { onceOf } from '../once/once.js';
import { suspensions } from '../suspensions/tables.js';

export const fixtures: Fixtures = {
  rows: {
    once_answers: async (service, ownerId) => {
      const request = { ownerId, key: newId(), operation: 'test', input: {} };
      await onceOf(service.database, service.secrets, service.now, request)(async () => ({ value: {} }));
      return request.key;
    },
    // Of two years ago, because the database deletes no younger one; sealed, so that nothing changes it later.
    audit_entries: async ({ database, secrets, wakes, now }, ownerId) => {
      const actor = { ...callerBehind(ownerId, null, 'pro'), by: 'session' } as const;
      const then = new Date(now().getTime() - 2 * 366 * 86_400_000);
      const change = changeOf({ database, secrets, wakes, now: () => then }, { actor, tenant: actor.tenant });
      await change('key.create', async () => ({ value: {} }));
      await sealLog(database, ownerId, new AbortController().signal);
      return '';
    },
    names: async ({ database }, ownerId) => {
      const id = newId();
      await takeName(database.db, nameKind('test'), id, { ownerId, id });
      return id;
    },
    subscriptions: async (service, ownerId) => {
      await subscribe(service, ownerId, 'pro');
      return '';
    },
    suspensions: async ({ database, now }, ownerId) => {
      await database.db.insert(suspensions).values({ ownerId, at: now(), reason: 'Test' });
      return '';
    },
    usage_days: async ({ usage }, ownerId) => {
      usage.count({ ...callerBehind(ownerId, null, 'pro'), by: 'session' }, 'draw');
      await usage.flush();
      return '';
    },
  },
  kept: {
    names: 'a name is released with what it names',
    subscriptions: 'a plan lasts until it is changed',
    suspensions: 'the operator ends it',
    usage_days: 'usage of up to a year is shown',
  },
};
