// Routes by which a provider finds out what the service supports (RFC 7644, section 4).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Plain } from '../schema/plain.js';
import { ScimError } from '../scim-error.js';
import { providerConfig, resourceTypes, schemas } from './described.js';

interface WithId {
  readonly Params: { readonly id: string };
}

export function addDescribed(scope: FastifyInstance, baseUrl: string): void {
  scope.get('/scim/v2/ServiceProviderConfig', async (request) => {
    demandNoFilter(request);
    return JSON.stringify(providerConfig(baseUrl));
  });
  for (const [path, all] of [
    ['ResourceTypes', resourceTypes(baseUrl)],
    ['Schemas', schemas(baseUrl)],
  ] as const) {
    scope.get(`/scim/v2/${path}`, async (request) => {
      demandNoFilter(request);
      return JSON.stringify(listOf(all));
    });
    scope.get<WithId>(`/scim/v2/${path}/:id`, async ({ params }) => {
      const one = all.find(({ id }) => id === params.id);
      if (one === undefined) throw new ScimError(404, undefined, `No such resource in ${path}.`);
      return JSON.stringify(one);
    });
  }
}

function demandNoFilter({ query }: FastifyRequest): void {
  if (typeof query === 'object' && query !== null && 'filter' in query)
    throw new ScimError(403, undefined, 'This list cannot be filtered.');
}

function listOf(all: readonly Plain[]): Plain {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: all.length,
    itemsPerPage: all.length,
    startIndex: 1,
    Resources: all,
  };
}
