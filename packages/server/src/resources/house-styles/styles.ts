// The house style of a call: in, whose it is; out, the style, or only its look, in the form in which it crosses to the drawing processes. Each call
// reads which revision is current; the style itself is read once for each.
import { hasFeature, type TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { inOneTurn } from '../../platform/db/in-one-turn.js';
import type { StyleBytes } from '../../platform/pool/work.js';
import type { Service } from '../../platform/service.js';
import { planOf } from '../../platform/usage/subscriptions.js';
import { type StyleRow, styleOf, styleRowsOf } from './repo.js';

/** Styles that the service keeps in memory: each has up to 2 MB, most of it the files of a font and icons. */
const KEPT = 50;

/** Whether rules are part of it. */
type Extent = 'whole' | 'look';

/** Between several organisations that an account could draw with nothing decides, so it has no style until it chooses. */
export function stylesIn(db: Db): Pick<Service, 'styleFor' | 'lookFor'> {
  const find = inOneTurn((users: readonly TenantId[]) => styleRowsOf(db, users));
  const cache = new Map<string, Promise<Uint8Array>>();

  const bytesFor = async (user: TenantId, extent: Extent): Promise<StyleBytes | undefined> => {
    const [row, ...others] = (await find([user])).filter((each) => each.user === user);
    if (row === undefined || others.length > 0) return undefined;
    const key = keyOf(row, extent);
    const json = cache.get(key) ?? bytesOf(db, row, extent);
    cache.delete(key);
    cache.set(key, json);
    json.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
    return { key, json: await json };
  };
  return { styleFor: (user) => bytesFor(user, 'whole'), lookFor: (user) => bytesFor(user, 'look') };
}

/** What breaks a rule is reported with the name of the organisation. */
function keyOf(row: StyleRow, extent: Extent): string {
  return JSON.stringify([
    row.owner,
    row.revision,
    ...(isBranded(row) ? [] : ['unbranded']),
    ...(extent === 'look' ? ['look'] : ['named', row.name]),
  ]);
}

async function bytesOf(db: Db, row: StyleRow, extent: Extent): Promise<Uint8Array> {
  const { brand, rules, rulesOf, ...style } = await styleOf(db, row.owner);
  return Buffer.from(
    JSON.stringify({
      ...style,
      ...(brand && isBranded(row) && { brand }),
      ...(rules && extent === 'whole' && { rules, rulesOf }),
    }),
  );
}

function isBranded({ owner, plan }: StyleRow): boolean {
  return hasFeature(planOf(plan === null ? null : { ownerId: owner, plan }), 'brand-themes');
}
