// What an organisation's policy makes of a diagram: in, where it is; out, whether it can be reached without an account, and how it is shown.
import type { TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { unlistedForbidden } from './errors.js';
import { policyOf } from './repo.js';

export interface Library {
  readonly ownerId: TenantId;
  readonly folder: string;
}

export async function mayBeUnlisted(db: Db, { ownerId }: Library): Promise<boolean> {
  return (await policyOf(db, ownerId)).unlisted === 'allowed';
}

export async function demandUnlisted(db: Db, library: Library): Promise<void> {
  if (!(await mayBeUnlisted(db, library)))
    refuse(unlistedForbidden, 'The organisation shows its diagrams only to members. Set visibility to private.');
}

interface Settings {
  readonly visibility: 'private' | 'unlisted';
  readonly embedSource: boolean;
}

/** How it is shown: the policy goes before the settings of the diagram, which stay as they are. */
export async function settingsUnderPolicy(
  db: Db,
  { ownerId, folder, visibility, embedSource }: Library & Settings,
): Promise<Settings> {
  const isReachable = await mayBeUnlisted(db, { ownerId, folder });
  const { editable } = await policyOf(db, ownerId);
  return { visibility: isReachable ? visibility : 'private', embedSource: embedSource || editable };
}
