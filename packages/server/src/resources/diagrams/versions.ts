// GET /user/diagrams/{id}/versions: every version, without its source. GET …/{versionId}: one of them, complete. POST …/{versionId}/restore: saves it as
// a new version.
import type { z as Zod } from 'zod';
import { callerOf, change, endpoint, ownerOf, refuse, tenantDb } from '../../platform/endpoint.js';
import { cutPage } from '../../platform/http/cursor.js';
import { locked } from './errors.js';
import { asHosted, etagOf, hostedFields, idField } from './fields.js';
import { readable } from './readable.js';
import { type ListedVersion, listedVersionsOf, versionOf } from './repo.js';
import { changeable, saved } from './saving.js';
import { hostingTag } from './tag.js';

export const listVersions = endpoint({
  name: 'list_versions',
  summary: 'List the versions of a hosted diagram',
  description:
    'Lists the latest first, each with who saved it and when, without its source. next is the cursor of the following page.',
  http: {
    method: 'GET',
    path: '/user/diagrams/{id}/versions',
    tag: hostingTag,
    headers: { etag: 'The current version.' },
  },
  access: { scope: 'read' },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { id: 'd' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      id: idField(z),
      cursor: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional().describe('Default: 20.'),
    }),
    output: z.object({ versions: z.array(z.object(versionFields(z))), next: z.int().nullable() }),
  }),
  run: async ({ id, cursor, limit = 20 }, context) => {
    const db = tenantDb(context);
    const owner = ownerOf(context);
    const row = await readable(context, id);
    if (row === undefined) refuse('resource.not_found', 'No such diagram.');
    const rows = await listedVersionsOf(db, owner, id, cursor, limit + 1);
    const { shown, last } = cutPage(rows, limit);
    return {
      value: {
        versions: shown.map(asVersion),
        next: last?.number ?? null,
      },
      reply: { headers: { etag: etagOf(row) } },
    };
  },
});

export const readVersion = endpoint({
  name: 'read_version',
  summary: 'Read a version of a hosted diagram',
  description: 'Returns the version with its source. versionId is its id or its number.',
  http: { method: 'GET', path: '/user/diagrams/{id}/versions/{versionId}', tag: hostingTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { id: 'd', versionId: '1' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: idField(z), versionId: z.string().max(40) }),
    output: z.object({ ...versionFields(z), source: z.string() }),
  }),
  run: async ({ id, versionId }, context) => {
    const db = tenantDb(context);
    const owner = ownerOf(context);
    const row = await readable(context, id);
    const version = row && (await versionOf(db, owner, id, versionId));
    if (version === undefined) refuse('resource.not_found', 'No such version.');
    return { value: { ...asVersion(version), source: version.source } };
  },
});

function versionFields(z: typeof Zod) {
  return {
    id: z.string(),
    number: z.int(),
    title: z.string(),
    kind: z.string(),
    createdAt: z.iso.datetime(),
    by: z.string().describe('The account that saved it; the organisation, if one of its keys did.'),
    keyId: z.string().nullable().describe('The key it was saved with; null if someone was signed in.'),
    restoredFrom: z.int().nullable().describe('The number of the version it copies.'),
  };
}

function asVersion({ id, number, title, kind, made: createdAt, by, keyId, restoredFrom }: ListedVersion) {
  return {
    id,
    number,
    title,
    kind,
    createdAt: createdAt.toISOString(),
    by,
    keyId: keyId === '' ? null : keyId,
    restoredFrom,
  };
}

export const restoreVersion = change({
  name: 'restore_version',
  summary: 'Restore a version of a hosted diagram',
  description:
    'Saves the source of an earlier version as a new version, so that nothing is lost. versionId is its id or its number. Style rules that were saved since do not refuse it.',
  http: {
    method: 'POST',
    path: '/user/diagrams/{id}/versions/{versionId}/restore',
    tag: hostingTag,
    status: 201,
    headers: { etag: 'The version.' },
  },
  access: { scope: 'write' },
  once: true,
  effect: 'write',
  action: 'diagram.restore',
  refusals: ['resource.not_found', locked, 'resource.full', 'once.reused'],
  example: { id: 'd', versionId: '1' },
  schemas: ({ z }) => ({
    input: z.strictObject({ id: idField(z), versionId: z.string().max(40) }),
    output: hostedFields(z),
  }),
  run: async ({ id, versionId }, context) => {
    const { service, tx } = context;
    const actor = callerOf(context);
    const owner = ownerOf(context);
    const row = await changeable(context, id);
    const version = await versionOf(tx, owner, id, versionId);
    if (version === undefined) refuse('resource.not_found', 'No such version.');
    const { source, kind, title } = version;
    const after = await saved(tx, service, actor, row, { source, kind, title }, { restored: version });
    return { value: asHosted(service.baseUrl, after), reply: { headers: { etag: etagOf(after) } } };
  },
});
