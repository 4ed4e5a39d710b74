// The database as a value: one interface over a PostgreSQL server and over the embedded engine. Only repositories know SQL; what they take is
// `Db`, which is a transaction or the database itself.
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { RequestError } from '../http/envelope.js';

export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  readonly engine: 'postgresql' | 'embedded';
  /** Each statement by itself. */
  readonly db: Db;
  /** All or nothing. Never waits for the network inside: the embedded engine has one session. */
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Resolves when the database answers. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What an engine gives; the rest is the same for all. */
export interface Engine {
  readonly engine: Database['engine'];
  readonly db: Db;
  /** Once; it may be refused because another one stood in the way. */
  readonly transaction: Database['transaction'];
  readonly close: () => Promise<void>;
}

/** How often a transaction is done again that another one stood in the way of. */
const TRIES = 5;

/** serialization_failure, deadlock_detected (PostgreSQL documentation, Appendix A). */
const AGAIN: ReadonlySet<string> = new Set(['40001', '40P01']);

export function database({ engine, db, transaction, close }: Engine): Database {
  return {
    engine,
    db: db,
    transaction: async (work) => {
      for (let tries = 1; ; tries++) {
        try {
          return await transaction(work);
        } catch (error) {
          if (tries >= TRIES || !AGAIN.has(codeOf(error))) throw told(error);
        }
      }
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close,
  };
}

/** Class 08 and 57P: the connection is gone, or the server ends; 53: it has no room. */
const GONE = /^(?:08|57P|53|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)/;

/** A failure of the connection as the envelope tells it; anything else as it is. */
export function told(error: unknown): unknown {
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

/** Of the cause: drizzle wraps what the driver throws. */
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
