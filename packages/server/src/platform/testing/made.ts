import { callerBehind } from '../../resources/accounts/actor.js';
import type { Made } from '../../testing/owned.js';
import { changeOf } from '../change/change.js';
import { newId } from '../ids.js';
import { nameKind, takeName } from '../names/repo.js';
import { onceOf } from '../once/once.js';

export const made: Made = {
  rows: {
    once_answers: async (service, ownerId) => {
      const asked = { ownerId, key: newId(), operation: 'test', input: {} };
      await onceOf(service.database, service.secrets, service.now, asked)(async () => ({ value: {} }));
      return asked.key;
    },
    audit_entries: async (service, ownerId) => {
      const actor = { ...callerBehind(ownerId), by: 'session' } as const;
      await changeOf(service, { actor, tenant: actor.tenant })('key.create', async () => ({ value: {} }));
      return '';
    },
    names: async ({ database }, ownerId) => {
      const id = newId();
      await takeName(database.db, nameKind('test'), id, { ownerId, id });
      return id;
    },
    usage_days: async ({ usage }, ownerId) => {
      usage.count({ ...callerBehind(ownerId), by: 'session' }, 'draw');
      await usage.flush();
      return '';
    },
  },
  kept: {
    names: 'a name is released with what it names',
    usage_days: 'usage of up to a year is shown',
  },
};
