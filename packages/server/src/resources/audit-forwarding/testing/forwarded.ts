// Organisations whose logs are forwarded, for a test file: in, its service and its receiver; out, an organisation with a path of its own at the receiver.
import { setTimeout as wait } from 'node:timers/promises';
import type { TenantId } from '@linework/operations';
import type { SealedEntry } from '@linework/operations/audit/chain';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sealedEntry, sealLogs } from '../../../platform/audit/seal.js';
import { auditEntries } from '../../../platform/audit/tables.js';
import type { Answer, Hosted } from '../../../testing/hosted.js';
import { account, session } from '../../../testing/owned.js';
import { organisation } from '../../organisations/testing/fixtures.js';
import { type Forwarder, forwarder } from '../forwarder.js';
import type { Receiver } from './receiver.js';

export interface Forwarded {
  readonly org: TenantId;
  /** At the receiver. */
  readonly path: string;
  readonly save: (body?: Readonly<Record<string, unknown>>) => Promise<Answer>;
  readonly shown: () => Promise<Answer['body']>;
  readonly remove: () => Promise<Answer>;
  /** Its log, in order. */
  readonly log: () => Promise<readonly SealedEntry[]>;
}

export function forwardedOrganisations({ call, service }: Hosted, at: Receiver) {
  const failures: unknown[] = [];
  let node: Forwarder | undefined;
  /** Seals, begins the turns that are due, and gives them some time. */
  const round = async (): Promise<void> => {
    await sealLogs(service().database);
    node ??= forwarder(service(), (error) => failures.push(error));
    await node.begin();
    await wait(5);
  };
  return {
    open: async (): Promise<Forwarded> => {
      const owner = await account(service());
      const org = await organisation(service(), owner);
      const [path, place] = [`/${org}`, `/orgs/${org}/audit/forwarding`];
      const recent = () => session(service(), owner);
      const earlier = await recent();
      return {
        org,
        path,
        save: async (body = {}) => {
          const whole = { kind: 'webhook', url: at.at(path), ...body };
          return call(place, { method: 'PUT', cookie: await recent(), body: whole });
        },
        shown: async () => (await call(place, { cookie: earlier })).body.forwarding,
        remove: async () => call(place, { method: 'DELETE', cookie: await recent() }),
        log: async () => {
          const rows = service().database.db.select().from(auditEntries).where(eq(auditEntries.ownerId, org));
          return (await rows.orderBy(asc(auditEntries.seq))).flatMap((row) => sealedEntry(row) ?? []);
        },
      };
    },
    round,
    /** Rounds until it is so, for half a minute at most. */
    until: async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
      const ends = performance.now() + 30_000;
      while (!(await isSo()) && performance.now() < ends) await round();
      expect([failures, await isSo()]).toEqual([[], true]);
    },
  };
}
