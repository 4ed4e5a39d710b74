// House styles in the database: in, an owner; out, whose style its calls are drawn and checked with, and that style. A statement for every call reads
// only which version it is.
import type { Plan, TenantId } from '@linework/operations';
import type { HouseStyle } from '@linework/operations/house-style/house-style';
import { sql } from 'drizzle-orm';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import { brandOf } from '../brands/repo.js';
import { ownIconsOf } from '../icons/repo.js';
import { organisationOf } from '../organisations/repo.js';
import { rulesOf } from '../style-rules/repo.js';

export interface StyleRow {
  /** Who draws with it. */
  readonly user: TenantId;
  readonly owner: TenantId;
  readonly revision: string;
  /** Name of the organisation, and what else it is called by. */
  readonly name: string;
  readonly slug: string;
  /** Whether the user draws with it: `open` if it has not chosen. */
  readonly choice: 'own' | 'other' | 'open';
  /** The plan of the organisation; null without a subscription. */
  readonly plan: Plan | null;
}

/** For each user an organisation's own; for an account those of the organisations that it belongs to. */
export async function styleRowsOf(db: Db, users: readonly TenantId[]): Promise<readonly StyleRow[]> {
  const list = sql.join(
    users.map((each) => sql`${each}`),
    sql`, `,
  );
  return rowsFrom<StyleRow>(
    db,
    sql`with open_to as (
        select h.owner_id as user_id, h.owner_id, 'own' as choice from house_styles h where h.owner_id in (${list})
        union all
        select m.account_id, m.owner_id, case when c.owner_id is null then 'open'
          when c.organisation = m.owner_id then 'own' else 'other' end
        from members m left join brand_choices c on c.owner_id = m.account_id where m.account_id in (${list})
      )
      select open_to.user_id as "user", h.owner_id as owner, h.revision, o.name, o.slug, s.plan, open_to.choice from open_to
      join house_styles h on h.owner_id = open_to.owner_id
      join organisations o on o.owner_id = open_to.owner_id and o.deleted is null
      left join subscriptions s on s.owner_id = open_to.owner_id
      order by open_to.user_id, h.owner_id`,
  );
}

export async function styleOf(db: Db, ownerId: TenantId): Promise<HouseStyle> {
  const [brand, rules, icons, organisation] = [
    await brandOf(db, ownerId),
    await rulesOf(db, ownerId),
    await ownIconsOf(db, ownerId),
    await organisationOf(db, ownerId),
  ];
  return {
    ...(brand && { brand: brand.brand }),
    ...(rules && { rules: rules.rules }),
    ...(rules && organisation && { rulesOf: organisation.name }),
    ...(icons.length > 0 && { icons }),
  };
}
