// Statements that read behind another one, in a transaction of the two that cannot write: in, an engine's client and the first statement; out, what
// drizzle needs of a client. Over a network all go out together, so that they cost one round trip.
import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, QueryConfig, QueryResult } from 'pg';

/** The call that drizzle makes. */
interface Client {
  readonly query: (statement: QueryConfig, values?: unknown[]) => Promise<QueryResult>;
}

export function behindOn(pool: Pool, first: SQL): Client {
  const { sql: text, params: values } = new PgDialect().sqlToQuery(first);
  return {
    query: async (...statement) => {
      const client = await pool.connect();
      try {
        const answers = [
          client.query('begin read only'),
          client.query({ text, values }),
          client.query(...statement),
          client.query('commit'),
        ] as const;
        // The connection is free once each is answered, also if an earlier one failed.
        await Promise.allSettled(answers);
        const [, , answer] = await Promise.all(answers);
        return answer;
      } finally {
        client.release();
      }
    },
  };
}

/** `pglite`: without the check of the room on the disk (room.ts), since nothing is written. */
export function behindIn(pglite: Pick<PGlite, 'transaction'>, first: SQL): Pick<PGlite, 'query'> {
  const { sql: text, params } = new PgDialect().sqlToQuery(first);
  return {
    query: (...statement) =>
      pglite.transaction(async (tx) => {
        await tx.exec('set transaction read only');
        await tx.query(text, params);
        return tx.query(...statement);
      }),
  };
}
