import type { OwnIcon } from '@linework/icons';
import type { TenantId } from '@linework/operations';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { orgIn } from '../../organisations/testing/fixtures.js';
import { putIcon } from '../repo.js';

const ART = { width: 24, height: 24, shapes: [{ d: 'M2 2H22V22H2z', fill: 'ink' }] } as const;

/** Returns its name. */
export async function icon(
  { database, now }: Service,
  ownerId: TenantId,
  more: Partial<OwnIcon> = {},
): Promise<string> {
  const stored = { name: 'acme', art: ART, words: ['billing'], products: ['Acme Pay'], updated: now(), ...more };
  await database.transaction((tx) => putIcon(tx, ownerId, stored));
  return stored.name;
}

export const fixtures: Fixtures = {
  rows: { own_icons: (service, ownerId) => icon(service, ownerId) },
  kept: { own_icons: 'erased with the organisation' },
  things: { '/orgs/{org}/icons/{name}': (service, _ownerId, input) => icon(service, orgIn(input)) },
};
