// House styles in the database: in, an owner; out, whose style its calls are drawn and checked with, and that style. A statement for every call reads
// only which version it is.
import type { Plan, TenantId } from '@linework/operations';
import type { HouseStyle } from '@linework/operations/house-style/house-style';
import { asc, eq, sql } from 'drizzle-orm';
import { type Db, rowsFrom } from '../../platform/db/db.js';
import { brands } from '../brands/tables.js';
import { ownIcons } from '../icons/tables.js';
import { organisations } from '../organisations/tables.js';
import { styleRules } from '../style-rules/tables.js';

export interface StyleRow {
  /** Who draws with it. */
  readonly user: TenantId;
  readonly owner: TenantId;
  readonly revision: string;
  /** Name of the organisation. */
  readonly name: string;
  /** The plan of the organisation; null without a subscription. */
  readonly plan: Plan | null;
}

/**
 * For each user an organisation's own; for an account those of the organisations that it belongs to, or only that of the one it chose. No rows for
 * one that chose none.
 */
export async function styleRowsOf(db: Db, users: readonly TenantId[]): Promise<readonly StyleRow[]> {
  const list = sql.join(
    users.map((each) => sql`${each}`),
    sql`, `,
  );
  return rowsFrom<StyleRow>(
    db,
    sql`with chosen as (
        select h.owner_id as user_id, h.owner_id from house_styles h where h.owner_id in (${list})
        union all
        select m.account_id, m.owner_id from members m left join brand_choices c on c.owner_id = m.account_id
        where m.account_id in (${list}) and (c.owner_id is null or c.organisation = m.owner_id)
      )
      select chosen.user_id as "user", h.owner_id as owner, h.revision, o.name, s.plan from chosen
      join house_styles h on h.owner_id = chosen.owner_id
      join organisations o on o.owner_id = chosen.owner_id and o.deleted is null
      left join subscriptions s on s.owner_id = chosen.owner_id`,
  );
}

export async function styleOf(db: Db, ownerId: TenantId): Promise<HouseStyle> {
  const [brand] = await db.select({ brand: brands.brand }).from(brands).where(eq(brands.ownerId, ownerId));
  const [rules] = await db
    .select({ rules: styleRules.rules, rulesOf: organisations.name })
    .from(styleRules)
    .innerJoin(organisations, eq(organisations.ownerId, styleRules.ownerId))
    .where(eq(styleRules.ownerId, ownerId));
  const { name, art, words, products } = ownIcons;
  const icons = await db
    .select({ name, art, words, products })
    .from(ownIcons)
    .where(eq(ownIcons.ownerId, ownerId))
    .orderBy(asc(name));
  return { ...brand, ...rules, ...(icons.length > 0 && { icons }) };
}
