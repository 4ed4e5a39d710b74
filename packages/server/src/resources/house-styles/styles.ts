// The house style of a call: in, whose it is; out, the style in the form in which it crosses to the drawing processes. Each call reads which revision
// is current; the style itself is read once for each.
import { hasFeature, type TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { inOneTurn } from '../../platform/db/in-one-turn.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import { planOf } from '../../platform/usage/subscriptions.js';
import { type StyleRow, styleOf, styleRowsOf } from './repo.js';

export type StyleFor = (user: TenantId) => Promise<StyleBytes | undefined>;

/** Styles that the service keeps in memory: each has up to 1 MB, most of it the files of a font. */
const KEPT = 50;

/** Between several organisations that an account could draw with nothing decides, so it has no style until it chooses. */
export function stylesIn(db: Db): StyleFor {
  const find = inOneTurn((users: readonly TenantId[]) => styleRowsOf(db, users));
  const kept = new Map<string, Promise<Uint8Array>>();

  return async (user) => {
    const [row, ...others] = (await find([user])).filter((each) => each.user === user);
    if (row === undefined || others.length > 0) return undefined;
    const key = keyOf(row);
    const json = kept.get(key) ?? bytesOf(db, row);
    kept.delete(key);
    kept.set(key, json);
    json.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return { key, json: await json };
  };
}

function keyOf(row: StyleRow): string {
  return [row.owner, row.revision, ...(isBranded(row) ? [] : ['unbranded'])].join(' ');
}

async function bytesOf(db: Db, row: StyleRow): Promise<Uint8Array> {
  const { brand, ...style } = await styleOf(db, row.owner);
  return Buffer.from(JSON.stringify({ ...style, ...(brand && isBranded(row) && { brand }) }));
}

function isBranded({ owner, plan }: StyleRow): boolean {
  return hasFeature(planOf(plan === null ? null : { ownerId: owner, plan }), 'brand-themes');
}
