// Routes of users.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { patchedUser } from '../patch/apply.js';
import { patchSteps } from '../patch/operations.js';
import type { UserRow } from '../users/repo.js';
import { changeUser, createUser, deleteUser } from '../users/save.js';
import { protocolUrl, sendNothing, userBody } from './bodies.js';
import { bodyIn, type ProviderOf, queryOf } from './input.js';
import { demandUser, listUsers } from './lists.js';
import { projected } from './project.js';
import { shownBy } from './query.js';
import { etagOf, isCurrent } from './version.js';

interface WithId {
  readonly Params: { readonly id: string };
}

const USERS = '/scim/v2/Users';

export function addUserRoutes(scope: FastifyInstance, providerOf: ProviderOf): void {
  const shown = (request: FastifyRequest, reply: FastifyReply, row: UserRow): string => {
    reply.header('etag', etagOf(row));
    const { service } = providerOf(request);
    return JSON.stringify(projected(userBody(row, service.baseUrl), shownBy(queryOf(request))));
  };

  scope.get(USERS, async (request) => JSON.stringify(await listUsers(providerOf(request), queryOf(request))));

  scope.post(`${USERS}/.search`, async (request) =>
    JSON.stringify(await listUsers(providerOf(request), bodyIn(request))),
  );

  scope.post(USERS, async (request, reply) => {
    const provider = providerOf(request);
    const row = await createUser(provider, bodyIn(request));
    reply.code(201).header('location', `${protocolUrl(provider.service.baseUrl)}/Users/${row.id}`);
    return shown(request, reply, row);
  });

  scope.get<WithId>(`${USERS}/:id`, async (request, reply) => {
    const row = await demandUser(providerOf(request), request.params.id);
    if (isCurrent(row, request.headers['if-none-match'])) return sendNothing(reply.header('etag', etagOf(row)), 304);
    return shown(request, reply, row);
  });

  scope.put<WithId>(`${USERS}/:id`, async (request, reply) => {
    const body = bodyIn(request);
    const { id } = request.params;
    const row = await changeUser(providerOf(request), id, request.headers['if-match'], () => body);
    return shown(request, reply, row);
  });

  scope.patch<WithId>(`${USERS}/:id`, async (request, reply) => {
    const steps = patchSteps(bodyIn(request));
    const { id } = request.params;
    const row = await changeUser(providerOf(request), id, request.headers['if-match'], (resource) =>
      patchedUser(resource, steps),
    );
    return shown(request, reply, row);
  });

  scope.delete<WithId>(`${USERS}/:id`, async (request, reply) => {
    await deleteUser(providerOf(request), request.params.id, request.headers['if-match']);
    return sendNothing(reply, 204);
  });
}
