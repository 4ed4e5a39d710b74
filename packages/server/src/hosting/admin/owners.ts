// Accounts and organisations for the operator: in, an id, an address, a slug or a part of one; out, the owner, or a list.
import { accountTenant, type Plan, type TenantId } from '@linework/operations';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import { rowsFrom } from '../../platform/db/db.js';
import { containing } from '../../platform/db/like.js';
import { mailAddress } from '../../platform/mail/mail.js';
import { named } from '../../platform/names/repo.js';
import { suspensions } from '../../platform/suspensions/tables.js';
import { planOf, type Subscription } from '../../platform/usage/subscriptions.js';
import { subscriptions } from '../../platform/usage/tables.js';
import { holderOf, mailIdentity } from '../../resources/accounts/identities.js';
import { accountOf } from '../../resources/accounts/repo.js';
import { accounts } from '../../resources/accounts/tables.js';
import { members } from '../../resources/members/tables.js';
import { organisationName, organisationOf } from '../../resources/organisations/repo.js';
import { organisations } from '../../resources/organisations/tables.js';
import { AdminError, type Operator } from './operator.js';

export interface Owner {
  readonly id: TenantId;
  readonly kind: 'account' | 'organisation';
  /** The address of an account, the slug of an organisation. */
  readonly name: string;
}

/** Throws what to write instead. */
export async function ownerNamed(db: Db, text: string): Promise<Owner> {
  const account = (await accountOf(db, text)) ?? (text.includes('@') ? await accountAt(db, text) : undefined);
  if (account !== undefined) return { id: accountTenant(account.id).id, kind: 'account', name: account.email };
  const { id } = accountTenant(text);
  const bySlug = await named(db, organisationName, text.toLowerCase());
  const organisation = (await organisationOf(db, id)) ?? (bySlug && (await organisationOf(db, bySlug.ownerId)));
  if (organisation !== undefined) return { id: organisation.ownerId, kind: 'organisation', name: organisation.slug };
  throw new AdminError(
    `There is no account or organisation '${text}'. Write its id, its email address or its slug; linework admin list finds it.`,
  );
}

/** The account that signs in with the address, or else the only one that gets its emails there. */
async function accountAt(db: Db, text: string): Promise<{ readonly id: string; readonly email: string } | undefined> {
  const address = mailAddress(text.trim());
  if (address === undefined) return undefined;
  const holder = await holderOf(db, mailIdentity(address));
  if (holder !== undefined) return accountOf(db, holder);
  const [only, ...others] = await db.select().from(accounts).where(eq(accounts.email, address)).limit(2);
  if (others.length > 0) throw new AdminError(`Several accounts have the address ${address}. Write the id of one.`);
  return only;
}

export interface ListedOwner extends Owner {
  /** The name of an organisation. */
  readonly title: string | null;
  readonly plan: Plan;
  /** Who says so; null if nobody does. */
  readonly planBy: 'operator' | 'provider' | null;
  /** Of an organisation. */
  readonly members: number | null;
  readonly madeAt: string;
  readonly deletedAt: string | null;
  readonly suspended: { readonly at: string; readonly reason: string } | null;
}

export interface Listed {
  readonly owners: readonly ListedOwner[];
  /** Whether more match than are listed. */
  readonly isMore: boolean;
}

/** Owners that one list has. */
const MOST = 100;

interface Row extends Omit<Owner, 'id'> {
  readonly id: string;
  readonly title: string | null;
  readonly made: string | Date;
  readonly deleted: string | Date | null;
  readonly plan: Plan | null;
  readonly planBy: 'operator' | 'provider' | null;
  readonly suspended: string | Date | null;
  readonly reason: string | null;
  readonly members: string | number | null;
}

/** The newest first. `text`: all or a part of an address, a slug or a name, or an id. */
export async function listOwners(
  { database: { db }, unsubscribed }: Pick<Operator, 'database' | 'unsubscribed'>,
  text = '',
): Promise<Listed> {
  const part = containing(text.toLowerCase());
  const rows = await rowsFrom<Row>(
    db,
    sql`
      select w.*, s.plan, s.by as "planBy", u.at as suspended, u.reason,
        case when w.kind = 'organisation' then (select count(*) from ${members} m where m.owner_id = w.id) end as members
      from (
        select a.id, 'account' as kind, a.email as name, null as title, a.made, null::timestamptz as deleted
        from ${accounts} a where a.id = ${text} or lower(a.email) like ${part}
        union all
        select o.owner_id, 'organisation', o.slug, o.name, o.made, o.deleted
        from ${organisations} o where o.owner_id = ${text} or o.slug like ${part} or lower(o.name) like ${part}) w
      left join ${subscriptions} s on s.owner_id = w.id
      left join ${suspensions} u on u.owner_id = w.id
      order by w.made desc, w.id
      limit ${MOST + 1}`,
  );
  const owners = rows.slice(0, MOST).map(({ plan, planBy, suspended, reason, ...row }): ListedOwner => {
    const subscription: Subscription | null = plan === null ? null : { plan };
    return {
      id: accountTenant(row.id).id,
      kind: row.kind,
      name: row.name,
      title: row.title,
      plan: planOf(subscription, unsubscribed),
      planBy,
      members: row.members === null ? null : Number(row.members),
      madeAt: new Date(row.made).toISOString(),
      deletedAt: row.deleted === null ? null : new Date(row.deleted).toISOString(),
      suspended: suspended === null ? null : { at: new Date(suspended).toISOString(), reason: reason ?? '' },
    };
  });
  return { owners, isMore: rows.length > MOST };
}
