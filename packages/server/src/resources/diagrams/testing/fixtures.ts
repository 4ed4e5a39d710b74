import type { TenantId } from '@linework/operations';
import type { Service } from '../../../platform/service.js';
import { type Fixtures, type Make, SOURCE } from '../../../testing/owned.js';
import { callerBehind } from '../../accounts/actor.js';
import { orgIn } from '../../organisations/testing/fixtures.js';
import { created, type Settings } from '../saving.js';

/** Returns the id of a diagram of the owner. */
export async function diagram(service: Service, ownerId: TenantId, settings: Settings = {}): Promise<string> {
  const actor = { ...callerBehind(ownerId, null, 'pro'), by: 'session' } as const;
  const content = { source: SOURCE, kind: 'flow', title: 'Hello' };
  return (await service.database.transaction((tx) => created(tx, service, ownerId, actor, content, settings))).id;
}

const plain: Make = (service, ownerId) => diagram(service, ownerId);

export const fixtures: Fixtures = {
  rows: { diagrams: plain, diagram_versions: plain, diagram_words: plain },
  things: {
    '/user/diagrams/{id}': plain,
    '/user/diagrams/{id}/versions/{versionId}': async () => '1',
    diagramId: (service, ownerId, input = {}) => diagram(service, 'org' in input ? orgIn(input) : ownerId),
    from: async (service, ownerId, input = {}) => {
      await diagram(service, 'org' in input ? orgIn(input) : ownerId, { folder: 'team' });
      return 'team';
    },
  },
};
