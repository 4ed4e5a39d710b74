// The house style of a call: in, whose it is; out, the style, or only its look, in the form in which it crosses to the drawing processes. Which
// revision is current is read again after each transaction of this node, and after a second for those of others; the style itself once for each.
import { hasFeature, type TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { inOneTurn } from '../../platform/db/in-one-turn.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import type { Service } from '../../platform/service.js';
import { termsOf, type Unsubscribed } from '../../platform/usage/subscriptions.js';
import { type StyleRow, styleOf, styleRowsOf } from './repo.js';

/** Styles that the service keeps in memory: each has up to 2 MB, most of it the files of a font and icons. */
const KEPT = 50;

/** Whether rules are part of it, and the brand. */
type Extent = 'whole' | 'look' | 'icons';

/** Milliseconds for which another node's change can go unnoticed. */
const FRESH = 1_000;

/** Users whose current revisions are remembered. */
const REMEMBERED = 10_000;

interface Read {
  readonly rows: Promise<readonly PlannedRow[]>;
  readonly until: number;
}

/** With whether its plan includes the brand. */
type PlannedRow = StyleRow & { readonly isBranded: boolean };

export interface Styles extends Pick<Service, 'stylesFor' | 'styleFor' | 'lookFor'> {
  /** Call after each transaction. */
  readonly forget: () => void;
}

export function stylesIn(db: Db, unsubscribed: Unsubscribed): Styles {
  const find = inOneTurn((users: readonly TenantId[]) => styleRowsOf(db, users));
  const cache = new Map<string, Promise<Uint8Array>>();

  const planned = (row: StyleRow): PlannedRow => {
    const terms = termsOf(row.plan === null ? null : { plan: row.plan }, unsubscribed);
    return { ...row, isBranded: hasFeature(terms, 'brand-themes') };
  };

  let reads = new Map<TenantId, Read>();
  const rowsFor = (user: TenantId): Promise<readonly PlannedRow[]> => {
    const now = performance.now();
    const last = reads.get(user);
    if (last !== undefined && now < last.until) return last.rows;
    const rows = find([user]).then((all) => all.filter((each) => each.user === user).map(planned));
    if (reads.size >= REMEMBERED) reads = new Map();
    reads.set(user, { rows, until: now + FRESH });
    rows.catch(() => reads.delete(user));
    return rows;
  };
  const bytesFor = async (row: PlannedRow, extent: Extent): Promise<StyleBytes> => {
    const key = keyOf(row, extent);
    const json = cache.get(key) ?? bytesOf(db, row, extent);
    cache.delete(key);
    cache.set(key, json);
    json.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
    return { key, names: [row.owner, row.slug], json: await json };
  };
  return {
    // A read under way belongs to the time before, so the next call reads again.
    forget: () => {
      reads = new Map();
    },
    stylesFor: async (user) => {
      const rows = await rowsFor(user);
      const row = ownOf(rows);
      const others = rows.filter((each) => each !== row).map((each) => bytesFor(each, 'whole'));
      return { own: row && (await bytesFor(row, 'whole')), others: await Promise.all(others) };
    },
    styleFor: async (user) => {
      const row = ownOf(await rowsFor(user));
      return row && bytesFor(row, 'whole');
    },
    lookFor: async (user, isBranded) => {
      const row = ownOf(await rowsFor(user));
      return row && bytesFor(row, isBranded === undefined || (await isBranded()) ? 'look' : 'icons');
    },
  };
}

/** Between several organisations that an account could draw with nothing decides, so it has no style until it chooses. */
function ownOf(rows: readonly PlannedRow[]): PlannedRow | undefined {
  const [only, ...more] = rows;
  return more.length === 0 && only?.choice === 'open' ? only : rows.find(({ choice }) => choice === 'own');
}

/** What breaks a rule is reported with the name of the organisation. */
function keyOf(row: PlannedRow, extent: Extent): string {
  return JSON.stringify([
    row.owner,
    row.revision,
    ...(row.isBranded ? [] : ['unbranded']),
    ...(extent === 'whole' ? ['named', row.name] : [extent]),
  ]);
}

async function bytesOf(db: Db, row: PlannedRow, extent: Extent): Promise<Uint8Array> {
  const { brand, rules, rulesOf, ...style } = await styleOf(db, row.owner);
  return Buffer.from(
    JSON.stringify({
      ...style,
      ...(brand && extent !== 'icons' && row.isBranded && { brand }),
      ...(rules && extent === 'whole' && { rules, rulesOf }),
    }),
  );
}
