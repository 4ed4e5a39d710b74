// The embedded engine for drizzle: in, PGlite; out, the same, which reads values as drizzle asks it to. Drizzle names its parsers with every query, and
// PGlite then copies all of its parsers, some hundreds: a tenth of the time of a short query.
import { type PGlite, type PGliteOptions, types } from '@electric-sql/pglite';

const asText = (value: string): string => value;
/** By the number of their type in PostgreSQL's pg_type. */
const ARRAYS = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 } as const;

/** What drizzle-orm/pglite asks for: it reads these types itself. Give them to `PGlite.create`. */
export const OWN_PARSERS: NonNullable<PGliteOptions['parsers']> = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...Object.values(ARRAYS)].map((type) => [
    type,
    asText,
  ]),
);

type Query = PGlite['query'];

/** `pglite`: with `OWN_PARSERS`. */
export function withOwnParsers(pglite: PGlite): PGlite {
  const transaction = pglite.transaction.bind(pglite);
  return Object.assign(pglite, {
    query: withoutParsers(pglite.query.bind(pglite)),
    transaction: <Result>(work: Parameters<typeof transaction<Result>>[0]) =>
      transaction<Result>((tx) => work(Object.assign(tx, { query: withoutParsers(tx.query) }))),
  });
}

function withoutParsers(query: Query): Query {
  return <Row>(...[text, values, options]: Parameters<Query>) =>
    query<Row>(text, values, options?.rowMode === undefined ? undefined : { rowMode: options.rowMode });
}
