// Public diagrams of members in the database: in, an organisation; out, the unlisted diagrams that current members have in their own libraries and
// published after they joined. Nothing while the organisation lets its members publish anywhere.
import type { TenantId } from '@linework/operations';
import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.js';
import type { CursorPlace } from '../../platform/http/cursor.js';
import { names } from '../../platform/names/tables.js';
import { accounts } from '../accounts/tables.js';
import { diagramName } from '../diagrams/repo.js';
import { diagrams } from '../diagrams/tables.js';
import { members } from '../members/tables.js';
import { publishingPolicies } from './tables.js';

const SHOWN = {
  ownerId: diagrams.ownerId,
  id: diagrams.id,
  title: diagrams.title,
  kind: diagrams.kind,
  made: diagrams.made,
  email: accounts.email,
};

export interface PublicDiagram {
  readonly ownerId: TenantId;
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly made: Date;
  readonly email: string;
}

function isReviewed(organisation: TenantId): SQL | undefined {
  return and(
    eq(members.ownerId, organisation),
    eq(publishingPolicies.destination, 'organisation'),
    eq(diagrams.visibility, 'unlisted'),
    isNull(diagrams.deleted),
    gte(diagrams.made, members.joined),
  );
}

/** The latest first. */
export async function publicDiagramsOf(
  db: Db,
  organisation: TenantId,
  { after, limit }: { readonly after: CursorPlace | undefined; readonly limit: number },
): Promise<readonly PublicDiagram[]> {
  return db
    .select(SHOWN)
    .from(members)
    .innerJoin(publishingPolicies, eq(publishingPolicies.ownerId, members.ownerId))
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .innerJoin(diagrams, eq(diagrams.ownerId, members.accountId))
    .where(
      and(
        isReviewed(organisation),
        after === undefined
          ? undefined
          : sql`(${diagrams.made}, ${diagrams.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(sql`${diagrams.made} desc`, sql`${diagrams.id} desc`)
    .limit(limit);
}

export async function publicDiagramOf(db: Db, organisation: TenantId, id: string): Promise<PublicDiagram | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(names)
    .innerJoin(members, eq(members.accountId, names.ownerId))
    .innerJoin(publishingPolicies, eq(publishingPolicies.ownerId, members.ownerId))
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .innerJoin(diagrams, and(eq(diagrams.ownerId, names.ownerId), eq(diagrams.id, names.id)))
    .where(and(eq(names.kind, diagramName), eq(names.name, id), isReviewed(organisation)));
  return row;
}
