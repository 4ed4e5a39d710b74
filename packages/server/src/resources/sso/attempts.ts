// Sign-ins under way: in, what has to be known when the browser comes back; out, a state that finds it, once, for the browser that began.
import { createHash, randomBytes } from 'node:crypto';
import type { TenantId } from '@linework/operations';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { type SealedColumn, sealedColumn } from '../../platform/secrets/sealed-column.js';
import { secretUse } from '../../platform/secrets/secrets.js';
import type { Service } from '../../platform/service.js';
import { type Browser, nameOf } from '../auth/browsers.js';
import type { Proof } from './model.js';
import { ssoAttempts } from './tables.js';

export const attemptUse = secretUse('sso-attempt');

export const MINUTES = 15;

/** What is sealed in the row. */
export interface Attempt {
  /** `test`: an admin tries the connection out, and nobody is signed in. */
  readonly purpose: 'sign-in' | 'test';
  /** Where the sign-in continues. */
  readonly next?: string;
  /** For OpenID Connect. */
  readonly nonce?: string;
  readonly verifier?: string;
  /** For SAML: the id of the request. */
  readonly requestId?: string;
  /** What was proved, while it waits for the browser, or for the code that its address gets. */
  readonly proof?: Proof;
}

export interface Place {
  readonly ownerId: TenantId;
  readonly connectionId: string;
}

export interface TakenAttempt extends Place {
  readonly attempt: Attempt;
  /** Names the browser that began. */
  readonly browser: string;
  /** Whether the browser is the one that began. */
  readonly isOwn: boolean;
}

export function newState(): string {
  return randomBytes(32).toString('base64url');
}

export async function addAttempt(
  tx: Db,
  { secrets, now }: Pick<Service, 'secrets' | 'now'>,
  state: string,
  { ownerId, connectionId }: Place,
  attempt: Attempt,
  browser: string,
): Promise<void> {
  const hash = hashOf(state);
  await tx.insert(ssoAttempts).values({
    ownerId,
    hash,
    connectionId,
    sealed: secrets.seal(attemptUse, JSON.stringify(attempt), hash),
    browser,
    expires: new Date(now().getTime() + MINUTES * 60_000),
  });
}

/** Each counts once. Undefined if there is none, or it has expired. `browser`: who brings it back. */
export async function takeAttempt(
  tx: Db,
  service: Pick<Service, 'secrets' | 'now'>,
  state: string,
  browser: Browser | undefined,
): Promise<TakenAttempt | undefined> {
  const [row] = await tx
    .delete(ssoAttempts)
    .where(eq(ssoAttempts.hash, hashOf(state)))
    .returning();
  return row && opened(service, row, browser);
}

/** The same, which stays: for the page that asks for a code. */
export async function attemptOf(
  db: Db,
  service: Pick<Service, 'secrets' | 'now'>,
  state: string,
  browser: Browser | undefined,
): Promise<TakenAttempt | undefined> {
  const [row] = await db
    .select()
    .from(ssoAttempts)
    .where(eq(ssoAttempts.hash, hashOf(state)));
  return row && opened(service, row, browser);
}

function opened(
  { secrets, now }: Pick<Service, 'secrets' | 'now'>,
  row: typeof ssoAttempts.$inferSelect,
  browser: Browser | undefined,
): TakenAttempt | undefined {
  const text = secrets.open(attemptUse, row.sealed, row.hash);
  if (text === undefined || row.expires <= now()) return undefined;
  const { ownerId, connectionId, browser: began } = row;
  const isOwn = browser !== undefined && nameOf(browser) === began;
  return { ownerId, connectionId, attempt: JSON.parse(text), browser: began, isOwn };
}

function hashOf(state: string): string {
  return createHash('sha256').update(`sso ${state}`).digest('hex');
}

export const sealedAttempts: SealedColumn = sealedColumn({
  use: attemptUse,
  what: 'sign-ins under way through a provider',
  table: ssoAttempts,
  column: ssoAttempts.sealed,
  as: 'bytes',
  key: { ownerId: ssoAttempts.ownerId, hash: ssoAttempts.hash },
  place: ({ hash }) => hash,
});
