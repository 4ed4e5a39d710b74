// The avatar of an organisation as files: in, an organisation; out, its picture in each size.
import type { TenantId } from '@linework/operations';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import type { Db } from '../../platform/db/db.js';
import { avatarOf } from './repo.js';

const SIZES = [32, 64, 128, 256] as const;

export async function* picturesOf(db: Db, ownerId: TenantId): AsyncGenerator<ArchiveEntry> {
  for (const size of SIZES) {
    const avatar = await avatarOf(db, ownerId, size);
    if (avatar !== undefined) yield { path: `avatar/${size}.png`, content: [avatar.picture] };
  }
}
