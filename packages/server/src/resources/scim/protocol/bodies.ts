// Resources as the protocol shows them: in, rows; out, their JSON.

import type { FastifyReply } from 'fastify';
import type { GroupMember, GroupRow } from '../groups/repo.js';
import { enterpriseSchema, groupSchema, userSchema } from '../schema/attributes.js';
import type { Plain } from '../schema/plain.js';
import type { UserRow } from '../users/repo.js';
import { etagOf } from './version.js';

export const SCIM_TYPE = 'application/scim+json; charset=utf-8';

/** An answer without a body. */
export function sendNothing(reply: FastifyReply, status: 204 | 304): FastifyReply {
  return reply.code(status).removeHeader('content-type').send();
}

export function protocolUrl(baseUrl: string): string {
  return `${baseUrl}/scim/v2`;
}

export function userBody(row: UserRow, baseUrl: string): Plain {
  const { id, resource } = row;
  return {
    schemas: [userSchema.id, ...(Object.hasOwn(resource, enterpriseSchema.id) ? [enterpriseSchema.id] : [])],
    id,
    ...resource,
    meta: metaOf('User', row, baseUrl),
  };
}

/** `members` is undefined if nobody asked for them. */
export function groupBody(row: GroupRow, members: readonly GroupMember[] | undefined, baseUrl: string): Plain {
  const { id, displayName, externalId } = row;
  return {
    schemas: [groupSchema.id],
    id,
    ...(externalId !== null && { externalId }),
    displayName,
    ...(members !== undefined && {
      members: members.map(({ userId }) => ({
        value: userId,
        $ref: `${protocolUrl(baseUrl)}/Users/${userId}`,
        type: 'User',
      })),
    }),
    meta: metaOf('Group', row, baseUrl),
  };
}

function metaOf(resourceType: 'User' | 'Group', row: UserRow | GroupRow, baseUrl: string): Plain {
  return {
    resourceType,
    created: row.made.toISOString(),
    lastModified: row.updated.toISOString(),
    location: `${protocolUrl(baseUrl)}/${resourceType}s/${row.id}`,
    version: etagOf(row),
  };
}
