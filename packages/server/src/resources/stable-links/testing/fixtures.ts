import { newId } from '../../../platform/ids.js';
import type { Fixtures, Make } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/fixtures.js';
import { linkTo } from '../links.js';

const link: Make = async (service, ownerId) => {
  const diagramId = await diagram(service, ownerId);
  return (await service.database.transaction((tx) => linkTo(tx, service, ownerId, newId(), diagramId))).id;
};

export const fixtures: Fixtures = {
  rows: { stable_links: link },
  kept: { stable_links: 'a permanent address' },
  things: { '/user/stable-links/{id}': link },
};
