// Lists and single resources: in, an organisation and a query; out, what the protocol answers (RFC 7644, section 3.4.2).
import type { TenantId } from '@linework/operations';
import { sql } from 'drizzle-orm';
import { ID } from '../../../platform/ids.js';
import type { Service } from '../../../platform/service.js';
import {
  countGroups,
  type GroupMember,
  type GroupRow,
  groupIn,
  groupSources,
  groupsOf,
  membersOfGroups,
} from '../groups/repo.js';
import { noGroup } from '../groups/save.js';
import type { Plain } from '../schema/plain.js';
import { refuseScim } from '../scim-error.js';
import { scimGroups, scimUsers } from '../tables.js';
import { countUsers, type UserRow, userIn, userSources, usersOf } from '../users/repo.js';
import { noUser } from '../users/save.js';
import { groupBody, userBody } from './bodies.js';
import { asksFor, projected } from './project.js';
import { type ListQuery, listQuery, type Shown } from './query.js';

/** Members of all groups of one answer. */
const MOST_MEMBERS = 50_000;

export interface Reader {
  readonly service: Service;
  readonly organisation: TenantId;
}

export async function listUsers({ service, organisation }: Reader, query: Plain): Promise<Plain> {
  const wanted = listQuery(query, userSources, sql`${scimUsers.made}, ${scimUsers.id}`);
  const db = service.database.of(organisation);
  const total = await countUsers(db, organisation, wanted.where);
  const rows = isEmpty(wanted, total) ? [] : await usersOf(db, organisation, pageOf(wanted));
  return listBody(
    total,
    wanted,
    rows.map((row) => projected(userBody(row, service.baseUrl), wanted.shown)),
  );
}

export async function listGroups(reader: Reader, query: Plain): Promise<Plain> {
  const { service, organisation } = reader;
  const wanted = listQuery(query, groupSources, sql`${scimGroups.made}, ${scimGroups.id}`);
  const db = service.database.of(organisation);
  const total = await countGroups(db, organisation, wanted.where);
  const rows = isEmpty(wanted, total) ? [] : await groupsOf(db, organisation, pageOf(wanted));
  return listBody(total, wanted, await groupBodies(reader, rows, wanted.shown));
}

export async function demandUser({ service, organisation }: Reader, id: string): Promise<UserRow> {
  const row = ID.test(id) ? await userIn(service.database.of(organisation), organisation, id) : undefined;
  return row ?? noUser();
}

export async function demandGroup({ service, organisation }: Reader, id: string): Promise<GroupRow> {
  const row = ID.test(id) ? await groupIn(service.database.of(organisation), organisation, id) : undefined;
  return row ?? noGroup();
}

/** Members are read for all groups at once, and only if they are shown. */
export async function groupBodies(
  { service, organisation }: Reader,
  rows: readonly GroupRow[],
  shown: Shown,
): Promise<readonly Plain[]> {
  const bodyOf = (row: GroupRow, of: Parameters<typeof groupBody>[1]): Plain =>
    projected(groupBody(row, of, service.baseUrl), shown);
  if (!asksFor(shown, 'members')) return rows.map((row) => bodyOf(row, undefined));
  const ids = rows.map(({ id }) => id);
  const members = await membersOfGroups(service.database.of(organisation), organisation, ids, MOST_MEMBERS + 1);
  if (members.length > MOST_MEMBERS)
    return refuseScim(
      'tooMany',
      `The groups have more than ${MOST_MEMBERS} members. Send excludedAttributes=members, or a smaller count.`,
    );
  const byGroup = new Map(ids.map((id): [string, GroupMember[]] => [id, []]));
  for (const member of members) byGroup.get(member.groupId)?.push(member);
  return rows.map((row) => bodyOf(row, byGroup.get(row.id)));
}

function isEmpty({ count, startIndex }: ListQuery, total: number): boolean {
  return count === 0 || startIndex > total;
}

function pageOf({ where, order, startIndex, count }: ListQuery) {
  return { where, order, offset: startIndex - 1, limit: count };
}

function listBody(totalResults: number, { startIndex }: ListQuery, resources: readonly Plain[]): Plain {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults,
    itemsPerPage: resources.length,
    startIndex,
    Resources: resources,
  };
}
