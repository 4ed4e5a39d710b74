import type { TenantId } from '@linework/operations';
import type { Service } from '../../../platform/service.js';
import type { Fixtures } from '../../../testing/owned.js';
import { putRule } from '../repo.js';
import type { FolderRule } from '../rules.js';

/** Sets the rule of a folder. */
export async function folderRule(
  service: Service,
  ownerId: TenantId,
  folder: string,
  stated: Partial<Omit<FolderRule, 'folder'>> = {},
): Promise<string> {
  const nothing = { see: null, write: null, unlisted: null, brand: null, styleRules: null };
  const rule = { folder, ...nothing, ...stated, setBy: 'someone', setAt: service.now() };
  await service.database.transaction((tx) => putRule(tx, ownerId, rule));
  return folder;
}

export const fixtures: Fixtures = {
  rows: { folder_rules: (service, ownerId) => folderRule(service, ownerId, 'team', { unlisted: false }) },
  kept: { folder_rules: 'erased with the organisation' },
};
