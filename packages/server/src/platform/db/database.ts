// The database as a value: one interface over a PostgreSQL server and the embedded engine. Only repositories know SQL; they take a
// `Db`, which is a transaction or the database itself.
import type { TenantId } from '@linework/operations';
import { type SQL, sql } from 'drizzle-orm';
import { RequestError } from '../http/envelope.js';
import type { Db } from './db.js';
import { entering } from './wall.js';

export type { Db };

export interface Database {
  readonly engine: 'postgresql' | 'embedded';
  /** Runs each statement in its own transaction, and sees what every tenant has. */
  readonly db: Db;
  /** The same for statements that read, but sees only what the tenant has. */
  readonly of: (tenant: TenantId) => Db;
  /** From then on, the transaction sees only what the tenant has. */
  readonly enter: (tx: Db, tenant: TenantId) => Promise<void>;
  /** From then on, it sees what every tenant has again. */
  readonly leave: (tx: Db) => Promise<void>;
  /** All or nothing. Must not wait for the network inside: the embedded engine has one session. */
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Resolves when the database responds and, as far as it is known, can write. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What an engine provides; the rest is the same for all. */
export interface Engine {
  readonly engine: Database['engine'];
  readonly db: Db;
  /** Runs a statement behind another one, in a transaction of the two. */
  readonly behind: (first: SQL) => Db;
  /** A single attempt; it can fail because of a conflict with another transaction. */
  readonly transaction: Database['transaction'];
  /** Throws if it is known that nothing can be written. */
  readonly demandRoom?: () => void;
  readonly close: () => Promise<void>;
}

/** Maximum attempts at a transaction that conflicts with another one. */
const TRIES = 5;

/** serialization_failure, deadlock_detected (PostgreSQL documentation, Appendix A). */
const AGAIN: ReadonlySet<string> = new Set(['40001', '40P01']);

/** `role` is the one to take inside a tenant, if the login needs one (wall.ts). */
export function database(
  { engine, db, behind, transaction, demandRoom, close }: Engine,
  role: string | undefined,
): Database {
  return {
    engine,
    db,
    of: (tenant) => behind(entering(tenant, role)),
    enter: async (tx, tenant) => {
      await tx.execute(entering(tenant, role));
    },
    leave: async (tx) => {
      await tx.execute(entering(undefined, role));
    },
    transaction: async (work) => {
      for (let tries = 1; ; tries++) {
        try {
          return await transaction(work);
        } catch (error) {
          if (tries >= TRIES || !AGAIN.has(codeOf(error))) throw toFault(error);
        }
      }
    },
    ping: async () => {
      demandRoom?.();
      await db.execute(sql`select 1`);
    },
    close,
  };
}

/** Class 08 and 57P: the connection is lost, or the server is shutting down; 53: it is out of resources. */
const GONE = /^(?:08|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;

/** disk_full (PostgreSQL documentation, Appendix A), and what the operating system calls it. */
const FULL: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export class OutOfSpace extends RequestError {
  constructor() {
    super('service.unavailable', 'No space is left on the disk of the database. Drawing works, but nothing is saved.');
  }
}

export function isOutOfSpace(error: unknown): boolean {
  return (
    error instanceof OutOfSpace ||
    (error instanceof Error && error.cause instanceof OutOfSpace) ||
    FULL.has(codeOf(error))
  );
}

/** Turns a full disk or a connection failure into an error for the envelope; returns anything else unchanged. */
export function toFault(error: unknown): unknown {
  if (isOutOfSpace(error)) return new OutOfSpace();
  return isGone(error)
    ? new RequestError('service.unavailable', 'The database cannot be reached. Try again soon.')
    : error;
}

function isGone(error: unknown): boolean {
  if (GONE.test(codeOf(error))) return true;
  return messagesOf(error).some((each) =>
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Client was closed/.test(
      each,
    ),
  );
}

/** Code of the cause: drizzle wraps what the driver throws. */
export function codeOf(error: unknown): string {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    const { code } = each as { readonly code?: unknown };
    if (typeof code === 'string') return code;
  }
  return '';
}

function messagesOf(error: unknown): readonly string[] {
  const messages: string[] = [];
  for (let each: unknown = error; each instanceof Error; each = each.cause) messages.push(each.message);
  return messages;
}
