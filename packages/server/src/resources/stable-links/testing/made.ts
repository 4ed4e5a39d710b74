import { newId } from '../../../platform/ids.js';
import type { Made, Make } from '../../../testing/owned.js';
import { diagram } from '../../diagrams/testing/made.js';
import { linkTo } from '../links.js';

const link: Make = async (service, ownerId) => {
  const diagramId = await diagram(service, ownerId);
  return (await service.database.transaction((tx) => linkTo(tx, service, ownerId, newId(), diagramId))).id;
};

export const made: Made = {
  rows: { stable_links: link },
  kept: { stable_links: 'a permanent address' },
  things: { '/user/stable-links/{id}': link },
};
