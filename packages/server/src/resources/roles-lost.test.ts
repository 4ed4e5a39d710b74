// Roles that are lost while a request waits: what was permitted when it came is decided again in its transaction.
import type { TenantId } from '@linework/operations';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.js';
import { limits } from '../platform/limits/tables.js';
import { ALWAYS_REFUSED, goodInput } from '../testing/fixtures.js';
import { hosted } from '../testing/hosted.js';
import { account, session } from '../testing/owned.js';
import { requestOf } from '../testing/request.js';
import { members } from './members/tables.js';
import { organisations } from './organisations/tables.js';
import { endpoints } from './registry.js';

let release: () => void = () => undefined;
let held: Promise<void> | undefined;
let waiting = 0;

/** Transactions wait while the test says so; single statements do not. */
function holding(database: Database): Database {
  return {
    ...database,
    transaction: async (work) => {
      if (held !== undefined) waiting++;
      await held;
      return database.transaction(work);
    },
  };
}

const { baseUrl, service } = hosted({ database: holding });

function hold(): void {
  waiting = 0;
  held = new Promise((resolve) => {
    release = () => {
      held = undefined;
      resolve();
    };
  });
}

type InOrganisation = (typeof endpoints)[number];

/** What is refused before its transaction has nothing to decide in it. */
const changing = endpoints.flatMap((endpoint) =>
  endpoint.access !== 'public' &&
  endpoint.access.role !== undefined &&
  endpoint.effect !== 'read' &&
  !(endpoint.name in ALWAYS_REFUSED)
    ? [[endpoint.name, endpoint] as const]
    : [],
);

interface Lost {
  readonly organisation: TenantId;
  readonly caller: TenantId;
}

const rowOf = ({ organisation, caller }: Lost) => and(eq(members.ownerId, organisation), eq(members.accountId, caller));

/** The error of an owner's request, if something happens between its admission and its transaction. */
async function errorAfter(endpoint: InOrganisation, happens: (lost: Lost) => Promise<unknown>): Promise<string> {
  const [owner, caller] = [await account(service()), await account(service())];
  const input = await goodInput(service(), endpoint, owner);
  const organisation = String(input.org) as TenantId;
  const { db } = service().database;
  await db.insert(members).values({ ownerId: organisation, accountId: caller, role: 'owner', joined: service().now() });
  const { path, method, headers, body } = requestOf(endpoint, input);
  const cookie = await session(service(), caller);
  hold();
  const answering = fetch(new URL(path, baseUrl()), {
    method,
    headers: { ...headers, cookie, origin: baseUrl() },
    ...(body === undefined ? {} : { body }),
  });
  try {
    await expect.poll(() => waiting, { timeout: 60_000 }).toBeGreaterThan(0);
    await happens({ organisation, caller });
  } finally {
    // Without it, every later test would wait for ever.
    release();
  }
  const answer = await answering;
  const text = await answer.text();
  await db.delete(limits);
  return text.startsWith('{"error":') ? JSON.parse(text).errorCode : `${answer.status}`;
}

describe.each(changing)('%s', (_name, endpoint) => {
  const db = () => service().database.db;

  test('is refused to someone who was removed while it waited', async () => {
    const error = await errorAfter(endpoint, (lost) => db().delete(members).where(rowOf(lost)));
    expect(error).toBe('resource.not_found');
  });

  test('is refused to someone who was made a viewer while it waited', async () => {
    const error = await errorAfter(endpoint, (lost) => db().update(members).set({ role: 'viewer' }).where(rowOf(lost)));
    expect(error).toBe('auth.role_required');
  });

  test('is refused in an organisation that was deleted while it waited', async () => {
    const error = await errorAfter(endpoint, ({ organisation }) =>
      db().update(organisations).set({ deleted: service().now() }).where(eq(organisations.ownerId, organisation)),
    );
    expect(error).toBe('resource.not_found');
  });
});
