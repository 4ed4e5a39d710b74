// Which parts of an organisation's house style apply in a folder of its library; in one's own library, which has no rules, all of them.
import type { TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { rulesAbove } from './repo.js';
import { effectiveIn } from './rules.js';

export interface FolderStyle {
  readonly brand: boolean;
  readonly styleRules: boolean;
}

export async function styleIn(db: Db, ownerId: TenantId, folder: string): Promise<FolderStyle> {
  const { brand, styleRules } = effectiveIn(await rulesAbove(db, ownerId, folder), folder);
  return { brand: brand.value, styleRules: styleRules.value };
}
