// Statements that read behind another one, in a transaction of the two: in, an engine's client and the first statement; out, what drizzle needs of a
// client. Over a network all go out together, so that they cost one round trip.
import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Pool, QueryResult } from 'pg';

/** READ ONLY, so that nothing is written where nobody checks the room on the disk. */
const BEGIN = 'begin read only';

export function behindOn(pool: Pool, first: SQL): Pick<Pool, 'query'> {
  const { sql: text, params: values } = textOf(first);
  const query = async (...args: Parameters<Pool['query']>): Promise<QueryResult> => {
    const client = await pool.connect();
    try {
      const [, , answer] = await allOf([
        client.query(BEGIN),
        client.query({ text, values }),
        client.query(...args) as unknown as Promise<QueryResult>,
        client.query('commit'),
      ]);
      return answer;
    } finally {
      client.release();
    }
  };
  return { query: query as Pool['query'] };
}

export function behindIn(pglite: PGlite, first: SQL): Pick<PGlite, 'query'> {
  const { sql: text, params } = textOf(first);
  return {
    query: (...args) =>
      pglite.transaction(async (tx) => {
        await tx.query(text, params);
        return tx.query(...args);
      }),
  };
}

function textOf(statement: SQL) {
  return new PgDialect().sqlToQuery(statement);
}

/** Waits for every one, also if an earlier one fails: the connection is free only then. */
async function allOf<Results extends readonly unknown[]>(
  promises: {
    readonly [Each in keyof Results]: Promise<Results[Each]>;
  },
): Promise<Results> {
  const results = await Promise.allSettled(promises);
  const failure = results.find((each) => each.status === 'rejected');
  if (failure) throw failure.reason;
  return results.map((each) => (each.status === 'fulfilled' ? each.value : undefined)) as unknown as Results;
}
