// Stores oidc-provider's data in the database (its adapter's contract: `docs/README.md` of oidc-provider, "adapter"). In, a service; out, an
// adapter for each of its models.
import { accountTenant } from '@linework/operations';
import { type Adapter, type AdapterFactory, errors } from 'oidc-provider';
import { toFault } from '../../platform/db/database.js';
import { RequestError } from '../../platform/http/envelope.js';
import type { Service } from '../../platform/service.js';
import { endGrant, keepConnection } from './connections.js';
import { type Content, consumeRecord, dropRecord, findRecord, keepWhile, putRecord } from './records.js';
import { isInGrace, useRefreshToken } from './repeats.js';

const DAY = 86_400_000;

/** Maximum characters of a client's metadata when it registers. */
const MOST_OF_CLIENT = 8_000;

export function adapterOf(service: Service): AdapterFactory {
  return (model) => (model === 'Session' ? FORGETFUL : reached(recordsOf(service, model)));
}

/** The service's own session decides who is signed in; a second session of the authorization server could only differ. */
const FORGETFUL: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};

/** An unreachable database is reported as a failure that can be retried, not as a server error. */
function reached(adapter: Adapter): Adapter {
  const telling =
    <Given extends unknown[], Result>(work: (...args: Given) => Promise<Result>) =>
    (...args: Given): Promise<Result> =>
      work(...args).catch((thrown: unknown) => {
        const error = toFault(thrown);
        if (!(error instanceof RequestError) || error.key !== 'service.unavailable') throw error;
        const { status } = error;
        throw Object.assign(new errors.TemporarilyUnavailable(error.message), { status, statusCode: status });
      });
  return {
    ...adapter,
    upsert: telling(adapter.upsert),
    find: telling(adapter.find),
    consume: telling(adapter.consume),
    destroy: telling(adapter.destroy),
    revokeByGrantId: telling(adapter.revokeByGrantId),
  };
}

function recordsOf(service: Service, model: string): Adapter {
  const { database, secrets, now } = service;
  return {
    ...FORGETFUL,
    upsert: async (id, payload, expiresIn) => {
      // The id is the token itself; its caller already has it.
      const { jti: _, ...content } = payload;
      if (model === 'Client' && JSON.stringify(content).length > MOST_OF_CLIENT)
        throw new errors.InvalidClientMetadata('the metadata is too long');
      // A client that registers and never connects is deleted after a day.
      const expires = new Date(now().getTime() + (expiresIn === undefined ? DAY : expiresIn * 1_000));
      await database.transaction(async (tx) => {
        await putRecord(tx, secrets, model, id, content as Content, expires);
        const { accountId, grantId, clientId } = content;
        if (model !== 'RefreshToken' || !accountId || !grantId || !clientId) return;
        await keepWhile(tx, grantId, clientId, new Date(expires.getTime() + DAY));
        await keepConnection(tx, accountTenant(accountId).id, grantId, expires);
      });
    },
    find: async (id) => {
      const record = await findRecord(database.db, secrets, model, id, now());
      if (record === undefined) return undefined;
      const { content } = record;
      const consumed = record.consumed !== null && !(model === 'RefreshToken' && isInGrace(record, now()));
      return { ...content, ...(model === 'Client' ? {} : { jti: id }), ...(consumed ? { consumed: true } : {}) };
    },
    consume: async (id) => {
      const isFirst =
        model === 'RefreshToken'
          ? await useRefreshToken(service, id)
          : await consumeRecord(database.db, model, id, now());
      if (isFirst) return;
      // Someone else used a code between the lookup and now. The later one may be a thief (RFC 9700, section 4.14.2).
      const record = await findRecord(database.db, secrets, model, id, now());
      if (record?.content.grantId !== undefined) await endGrant(service, record.content.grantId);
      throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => (model === 'Grant' ? endGrant(service, id) : dropRecord(database.db, model, id)),
    revokeByGrantId: (grantId) => endGrant(service, grantId),
  };
}
