// GET /orgs/{org}/publishing/public-diagrams: what members have made public outside the library. POST …/{id}/move: takes one into the library.
// DELETE …/{id}: makes one private; it stays the member's.
import type { TenantId } from '@linework/operations';
import { addEntry } from '../../platform/audit/entries.js';
import { callerOf, change, type Db, endpoint, memberOf, refuse } from '../../platform/endpoint.js';
import { cursorOf, cutPage, placeOf } from '../../platform/http/cursor.js';
import { locked } from '../diagrams/errors.js';
import { asHosted, hostedFields, idField } from '../diagrams/fields.js';
import { moveDiagram } from '../diagrams/moving.js';
import { enterMove } from '../diagrams/refiling.js';
import { changeDiagram, heldDiagram } from '../diagrams/repo.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { type PublicDiagram, publicDiagramOf, publicDiagramsOf } from './public-diagrams.js';
import { publishingTag } from './tag.js';

export const listPublicDiagrams = endpoint({
  name: 'list_public_diagrams',
  summary: "List members' public diagrams for review",
  description:
    'While the organisation requires that members publish to its library, lists the unlisted diagrams that its members have published to their own libraries since they joined, the latest first, in pages: next is the cursor of the following page. Else the list is empty.',
  http: { method: 'GET', path: '/orgs/{org}/publishing/public-diagrams', tag: publishingTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme', limit: 20 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      org: orgField(z),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional().describe('Default: 20.'),
    }),
    output: z.object({
      diagrams: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          kind: z.string(),
          url: z.string(),
          createdAt: z.iso.datetime(),
          author: z.object({ userId: z.string(), email: z.string() }),
        }),
      ),
      next: z.string().nullable(),
    }),
  }),
  run: async ({ org, cursor, limit = 20 }, context) => {
    const { organisation } = memberOf(context, org);
    const { baseUrl, database } = context.service;
    const rows = await publicDiagramsOf(database.db, organisation, { after: placeOf(cursor), limit: limit + 1 });
    const { shown, last } = cutPage(rows, limit);
    return {
      value: {
        diagrams: shown.map(({ ownerId: userId, id, title, kind, made: createdAt, email }) => ({
          id,
          title,
          kind,
          url: `${baseUrl}/d/${id}`,
          createdAt: createdAt.toISOString(),
          author: { userId, email },
        })),
        next: last === undefined ? null : cursorOf({ at: last.made, id: last.id }),
      },
    };
  },
});

export const movePublicDiagram = change({
  name: 'move_public_diagram',
  summary: "Move a member's public diagram into the library",
  description:
    'Moves a diagram of list_public_diagrams into the library of the organisation. Its links, versions and visibility stay; if the organisation forbids unlisted diagrams, its links work only for members.',
  http: { method: 'POST', path: '/orgs/{org}/publishing/public-diagrams/{id}/move', tag: publishingTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  once: true,
  effect: 'destructive',
  action: 'publishing.move',
  refusals: ['resource.not_found', locked, 'resource.full', 'once.reused'],
  example: { org: 'acme', id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z), id: idField(z) }), output: hostedFields(z) }),
  run: async ({ org, id }, context) => {
    const { service, tx } = context;
    // The diagram is the member's.
    await service.database.leave(tx);
    const as = memberOf(context, org);
    await permittedRole(tx, as, callerOf(context), 'manage');
    const { ownerId: from } = await demandPublic(tx, as.organisation, id);
    const row = await moveDiagram(tx, service, { id, from, to: as.organisation });
    // The member can have made it private while this waited for it.
    if (row.visibility !== 'unlisted') refuse('resource.not_found', NO_DIAGRAM);
    await enterMove(context, { id, from, to: as.organisation });
    return { value: asHosted(service.baseUrl, row) };
  },
});

export const takeBackPublicDiagram = change({
  name: 'take_back_public_diagram',
  summary: "Unpublish a member's public diagram",
  description:
    "Makes a diagram of list_public_diagrams private, even if it is locked. It stays in the member's own library, and only the member sees it.",
  http: {
    method: 'DELETE',
    path: '/orgs/{org}/publishing/public-diagrams/{id}',
    tag: publishingTag,
    status: 204,
  },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'publishing.take_back',
  refusals: ['resource.not_found'],
  example: { org: 'acme', id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z), id: idField(z) }), output: z.object({}) }),
  run: async ({ org, id }, context) => {
    const { service, tx, note, origin } = context;
    // The diagram is the member's.
    await service.database.leave(tx);
    const as = memberOf(context, org);
    const actor = callerOf(context);
    await permittedRole(tx, as, actor, 'manage');
    const { ownerId } = await demandPublic(tx, as.organisation, id);
    const row = await heldDiagram(tx, ownerId, id);
    // While this waited for it, it can have been moved, deleted or made private.
    if (row === undefined || row.deleted !== null || row.visibility !== 'unlisted')
      refuse('resource.not_found', NO_DIAGRAM);
    const at = service.now();
    await changeDiagram(tx, row, { visibility: 'private', updated: at });
    const details = { target: id, before: { library: ownerId, visibility: 'unlisted' } };
    note(details);
    await addEntry(tx, ownerId, { actor, action: 'diagram.unpublish', at, origin, ...details });
    return { value: {} };
  },
});

const NO_DIAGRAM = 'No such public diagram of a member.';

async function demandPublic(tx: Db, organisation: TenantId, id: string): Promise<PublicDiagram> {
  return (await publicDiagramOf(tx, organisation, id)) ?? refuse('resource.not_found', NO_DIAGRAM);
}
