// What an organisation's policy makes of a diagram: in, its owner; out, whether it can be reached without an account, and how it is shown.
import type { TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { unlistedForbidden } from './errors.js';
import { policyOf } from './repo.js';

export async function demandUnlisted(db: Db, ownerId: TenantId): Promise<void> {
  if ((await policyOf(db, ownerId)).unlisted === 'forbidden')
    refuse(unlistedForbidden, 'The organisation shows its diagrams only to members. Set visibility to private.');
}

interface Settings {
  readonly visibility: 'private' | 'unlisted';
  readonly embedSource: boolean;
}

/** How it is shown: the policy goes before the settings of the diagram, which stay as they are. */
export async function settingsUnderPolicy(
  db: Db,
  { ownerId, visibility, embedSource }: Settings & { readonly ownerId: TenantId },
): Promise<Settings> {
  const { unlisted, editable } = await policyOf(db, ownerId);
  return { visibility: unlisted === 'allowed' ? visibility : 'private', embedSource: embedSource || editable };
}
