// Routes of groups.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GroupRow } from '../groups/repo.js';
import { changeGroup, createGroup, deleteGroup } from '../groups/save.js';
import { groupChange, groupOf } from '../patch/group.js';
import { patchSteps } from '../patch/operations.js';
import { protocolUrl, sendNothing } from './bodies.js';
import { bodyIn, type ProviderOf, queryOf } from './input.js';
import { demandGroup, groupBodies, listGroups } from './lists.js';
import { shownBy } from './query.js';
import { etagOf, isCurrent } from './version.js';

interface WithId {
  readonly Params: { readonly id: string };
}

const GROUPS = '/scim/v2/Groups';

export function addGroupRoutes(scope: FastifyInstance, providerOf: ProviderOf): void {
  const shown = async (request: FastifyRequest, reply: FastifyReply, row: GroupRow): Promise<string> => {
    reply.header('etag', etagOf(row));
    const [body] = await groupBodies(providerOf(request), [row], shownBy(queryOf(request)));
    return JSON.stringify(body);
  };

  scope.get(GROUPS, async (request) => JSON.stringify(await listGroups(providerOf(request), queryOf(request))));

  scope.post(`${GROUPS}/.search`, async (request) =>
    JSON.stringify(await listGroups(providerOf(request), bodyIn(request))),
  );

  scope.post(GROUPS, async (request, reply) => {
    const provider = providerOf(request);
    const row = await createGroup(provider, groupOf(bodyIn(request)));
    reply.code(201).header('location', `${protocolUrl(provider.service.baseUrl)}/Groups/${row.id}`);
    return shown(request, reply, row);
  });

  scope.get<WithId>(`${GROUPS}/:id`, async (request, reply) => {
    const row = await demandGroup(providerOf(request), request.params.id);
    if (isCurrent(row, request.headers['if-none-match'])) return sendNothing(reply.header('etag', etagOf(row)), 304);
    return shown(request, reply, row);
  });

  scope.put<WithId>(`${GROUPS}/:id`, async (request, reply) => {
    const change = groupOf(bodyIn(request));
    const row = await changeGroup(providerOf(request), request.params.id, request.headers['if-match'], change);
    return shown(request, reply, row);
  });

  // Groups can be large, so the answer has no body unless attributes are asked for (RFC 7644, section 3.5.2).
  scope.patch<WithId>(`${GROUPS}/:id`, async (request, reply) => {
    const change = groupChange(patchSteps(bodyIn(request)));
    const row = await changeGroup(providerOf(request), request.params.id, request.headers['if-match'], change);
    if (shownBy(queryOf(request)).only !== undefined) return shown(request, reply, row);
    return sendNothing(reply.header('etag', etagOf(row)), 204);
  });

  scope.delete<WithId>(`${GROUPS}/:id`, async (request, reply) => {
    await deleteGroup(providerOf(request), request.params.id, request.headers['if-match']);
    return sendNothing(reply, 204);
  });
}
