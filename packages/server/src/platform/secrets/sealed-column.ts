// A column of encrypted texts: in, where they are; out, how a rotation encrypts those of older secrets with the newest one. In batches, in the order
// of the table's key: what is done is not found again, so that a rotation can stop at any moment.
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db } from '../db/database.js';
import { rowsFrom } from '../db/db.js';
import type { Secrets, Use } from './secrets.js';

type Cells<Name extends string> = Readonly<Record<Name, string>>;

interface ColumnOf<Key extends string, Other extends string> {
  readonly use: Use;
  /** What the texts are, in the plural: the operator reads it. */
  readonly what: string;
  readonly table: PgTable;
  /** Bytes, or an object of JSON with the bytes as base64 in its field `sealed`. */
  readonly column: PgColumn;
  readonly as: 'bytes' | 'json';
  /** Of texts: the primary key. */
  readonly key: Readonly<Record<Key, PgColumn>>;
  /** Other cells that the place is made of. */
  readonly others?: Readonly<Record<Other, PgColumn>>;
  /** Rows that count; all of them if omitted. */
  readonly only?: SQL;
  readonly place: (row: NoInfer<Cells<Key> & Readonly<Record<Other, string | null>>>) => string;
  /** What else is made of the text with the secret. */
  readonly again?: (tx: Db, secrets: Secrets, row: NoInfer<Cells<Key>>, text: string) => Promise<void>;
}

export interface SealedColumn {
  readonly use: Use;
  readonly what: string;
  readonly batch: (
    database: Pick<Database, 'transaction'>,
    secrets: Secrets,
    after: readonly string[] | undefined,
  ) => Promise<Batch>;
}

interface Batch {
  readonly done: number;
  /** Those whose secret is gone. */
  readonly unreadable: number;
  /** The key of the last row; undefined if no more follow. */
  readonly last: readonly string[] | undefined;
}

/** Rows of one transaction. An email can have some megabytes. */
const ROWS = 25;

type Row<Key extends string, Other extends string> = Cells<Key> &
  Readonly<Record<Other, string | null>> & { readonly sealedBytes: Uint8Array };

export function sealedColumn<Key extends string, Other extends string = never>(of: ColumnOf<Key, Other>): SealedColumn {
  const { use, what } = of;
  const keys: readonly PgColumn[] = Object.values(of.key);
  return {
    use,
    what,
    batch: ({ transaction }, secrets, after) =>
      transaction(async (tx) => {
        const rows = await rowsFrom<Row<Key, Other>>(tx, rowsAfter(of, secrets.mark, after));
        let done = 0;
        for (const row of rows) {
          const place = of.place(row);
          const text = secrets.open(use, new Uint8Array(row.sealedBytes), place);
          if (text === undefined) continue;
          await tx.execute(sql`
            update ${of.table} set ${sql.identifier(of.column.name)} = ${written(of.as, secrets.seal(use, text, place))}
            where ${sql.join(
              namesOf(of.key).map((name) => sql`${of.key[name]} = ${row[name]}`),
              sql` and `,
            )}`);
          await of.again?.(tx, secrets, row, text);
          done++;
        }
        const last = rows.length === ROWS ? rows.at(-1) : undefined;
        return {
          done,
          unreadable: rows.length - done,
          last: last && namesOf(of.key).map((name) => last[name]),
        };
      }),
  };

  /** Locked, so that nobody changes them meanwhile. */
  function rowsAfter(
    { table, column, as, key, others, only }: ColumnOf<Key, Other>,
    mark: Uint8Array,
    after: readonly string[] | undefined,
  ): SQL {
    const bytes = as === 'bytes' ? sql`${column}` : sql`decode(${column} ->> 'sealed', 'base64')`;
    const cells = Object.entries<PgColumn>({ ...key, ...others }).map(
      ([name, cell]) => sql`${cell} as ${sql.identifier(name)}`,
    );
    const isAfter = after && sql`(${listed(keys)}) > (${listed(after)})`;
    return sql`
      select ${sql.join(cells, sql`, `)}, ${bytes} as "sealedBytes" from ${table}
      where ${column} is not null and substring(${bytes} from 1 for ${mark.length}) <> ${Buffer.from(mark)}
        and ${isAfter ?? sql`true`} and ${only ?? sql`true`}
      order by ${listed(keys)} limit ${ROWS} for update`;
  }
}

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}

function listed(values: readonly (PgColumn | string)[]): SQL {
  return sql.join(
    values.map((each) => sql`${each}`),
    sql`, `,
  );
}

function written(as: 'bytes' | 'json', sealed: Uint8Array): SQL {
  const bytes = Buffer.from(sealed);
  return as === 'bytes' ? sql`${bytes}::bytea` : sql`jsonb_build_object('sealed', ${bytes.toString('base64')}::text)`;
}
