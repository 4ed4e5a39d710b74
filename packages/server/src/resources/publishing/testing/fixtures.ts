import type { TenantId } from '@linework/operations';
import type { Fixtures } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/fixtures.js';
import { member } from '../../members/testing/fixtures.js';
import { organisation, orgIn } from '../../organisations/testing/fixtures.js';
import { changePolicy, saveDefault } from '../repo.js';

export const fixtures: Fixtures = {
  rows: {
    publishing_policies: async ({ database, now }, ownerId) => {
      await database.transaction((tx) => changePolicy(tx, ownerId, { unlisted: 'forbidden' }, now()));
      return ownerId;
    },
    publishing_defaults: async (service, ownerId) => {
      const chosen: TenantId = await organisation(service, ownerId);
      await service.database.transaction((tx) => saveDefault(tx, ownerId, chosen));
      return ownerId;
    },
  },
  kept: {
    publishing_policies: 'erased with the organisation',
    publishing_defaults: 'ends with the membership',
  },
  things: {
    organization: (service, ownerId) => organisation(service, ownerId),
    '/orgs/{org}/publishing/public-diagrams/{id}': async (service, _ownerId, input) => {
      const org = orgIn(input);
      await service.database.transaction((tx) => changePolicy(tx, org, { destination: 'organisation' }, service.now()));
      return diagram(service, await member(service, org, 'editor'), { visibility: 'unlisted' });
    },
  },
};
