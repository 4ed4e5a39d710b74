// A page of an audit log: in, filters and a place; out, the latest entries that match, and where the next page begins. One filter finds entries by an
// index, and the others are tried on a bounded number of those, so that no combination takes longer in a longer log.
import type { TenantId } from '@linework/operations';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { EntryRow } from '../../platform/audit/seal.js';
import { auditEntries } from '../../platform/audit/tables.js';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import type { CursorPlace } from '../../platform/http/cursor.js';

export interface Filters {
  readonly actor: string | undefined;
  /** One action, or several by how they begin, with a dot at the end. */
  readonly action: string | undefined;
  readonly target: string | undefined;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

export interface EntryPage {
  readonly rows: readonly EntryRow[];
  /** Undefined if nothing follows. */
  readonly next: CursorPlace | undefined;
}

/** Entries that one page tries at most. */
export const WINDOW = 1_000;

export async function entryPage(
  db: Db,
  ownerId: TenantId,
  filters: Filters,
  after: CursorPlace | undefined,
  limit: number,
): Promise<EntryPage> {
  const { sources, rest } = await planOf(db, ownerId, filters);
  if (sources.length === 0) return { rows: [], next: undefined };
  const within = withinOf(filters, after);
  const branches = sources.map(
    (source) => sql`(
      select id, at, (${rest}) as matches from ${auditEntries}
      where owner_id = ${ownerId} and ${source} and ${within}
      order by at desc, id desc limit ${WINDOW})`,
  );
  const places = await rowsFrom<{ readonly id: string; readonly matches: boolean; readonly isEnd: boolean }>(
    db,
    sql`
      select id, matches, n = ${WINDOW} as "isEnd" from (
        select id, at, matches, row_number() over (order by at desc, id desc) as n from (
          select * from (${sql.join(branches, sql` union all `)}) s order by at desc, id desc limit ${WINDOW}) w) m
      where matches or n = ${WINDOW}
      order by at desc, id desc limit ${limit + 1}`,
  );
  const rows = await rowsWith(db, ownerId, places);
  const matching = rows.filter(({ matches }) => matches).map(({ row }) => row);
  const shown = matching.slice(0, limit);
  const more = matching.length > limit ? shown.at(-1) : rows.find(({ isEnd }) => isEnd)?.row;
  return { rows: shown, next: more };
}

interface Plan {
  /** Conditions with an index each; an entry fulfils one of them. */
  readonly sources: readonly SQL[];
  /** What is left to try. */
  readonly rest: SQL;
}

/** The filter that usually fits the fewest entries finds them. */
async function planOf(db: Db, ownerId: TenantId, { actor, action, target }: Filters): Promise<Plan> {
  const isPrefix = action?.endsWith('.') === true;
  const ofActor = sql`(by = ${actor} or key_id = ${actor})`;
  const ofAction = isPrefix ? sql`starts_with(action, ${action})` : sql`action = ${action}`;
  if (target !== undefined) {
    const rest = [actor === undefined ? [] : [ofActor], action === undefined ? [] : [ofAction]].flat();
    return { sources: [sql`target = ${target}`], rest: allOf(rest) };
  }
  if (actor !== undefined)
    return {
      sources: [sql`by = ${actor}`, sql`key_id = ${actor} and by <> ${actor}`],
      rest: allOf(action === undefined ? [] : [ofAction]),
    };
  if (action === undefined) return { sources: [sql`true`], rest: sql`true` };
  const actions = isPrefix ? (await actionsIn(db, ownerId)).filter((each) => each.startsWith(action)) : [action];
  return { sources: actions.map((each) => sql`action = ${each}`), rest: sql`true` };
}

function allOf(conditions: readonly SQL[]): SQL {
  return sql.join([sql`true`, ...conditions], sql` and `);
}

function withinOf({ from, to }: Filters, after: CursorPlace | undefined): SQL {
  return allOf([
    ...(from === undefined ? [] : [sql`at >= ${from.toISOString()}::timestamptz`]),
    ...(to === undefined ? [] : [sql`at < ${to.toISOString()}::timestamptz`]),
    ...(after === undefined ? [] : [sql`(at, id) < (${after.at.toISOString()}::timestamptz, ${after.id})`]),
  ]);
}

/** The actions that a log has, each found by one step in the index. */
async function actionsIn(db: Db, ownerId: TenantId): Promise<readonly string[]> {
  const rows = await rowsFrom<{ readonly action: string }>(
    db,
    sql`
      with recursive found as (
        (select action from ${auditEntries} where owner_id = ${ownerId} order by action limit 1)
        union all
        select (
          select e.action from ${auditEntries} e
          where e.owner_id = ${ownerId} and e.action > found.action
          order by e.action limit 1)
        from found where found.action is not null)
      select action from found where action is not null`,
  );
  return rows.map(({ action }) => action);
}

/** The whole entries, in the same order. */
async function rowsWith<Place extends { readonly id: string }>(
  db: Db,
  ownerId: TenantId,
  places: readonly Place[],
): Promise<readonly (Place & { readonly row: EntryRow })[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.ownerId, ownerId), inArray(auditEntries.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap((place) => {
    const row = byId.get(place.id);
    return row === undefined ? [] : [{ ...place, row }];
  });
}
