// Room on the disk of an embedded database. PostgreSQL stops for good if it cannot write its log, so a write is refused while there is
// still room for that. In: an engine and the free bytes; out, the same engine, which reads whatever is free.
import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { OutOfSpace } from './database.js';

/** Bytes that must be free: the largest write needs two segments of the log, which have 16 MB each. */
const LEAST = 64_000_000;

const READS = /^\s*(?:select|show)\b/i;

export interface Room {
  /** Throws `OutOfSpace` if nothing can be written. */
  readonly demand: () => void;
}

export function roomIn(folder: string, free: (folder: string) => number = freeBytes): Room {
  return {
    demand: () => {
      if (free(folder) < LEAST) throw new OutOfSpace();
    },
  };
}

export function writingOnlyWithRoom(pglite: PGlite, { demand }: Room): PGlite {
  const query = pglite.query.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  return Object.assign(pglite, {
    query: async <Row>(...args: Parameters<PGlite['query']>) => {
      if (!READS.test(args[0])) demand();
      return query<Row>(...args);
    },
    transaction: async <Result>(work: Parameters<typeof transaction<Result>>[0]) => {
      demand();
      return transaction(work);
    },
  });
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
