// The icons of an organisation as files: in, an organisation; out, an SVG for each.
import type { TenantId } from '@linework/operations';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import { fileName } from '../../platform/archive/file-name.js';
import type { Db } from '../../platform/db/db.js';
import { iconSvg } from './icon-svg.js';
import { iconNamesOf, iconsNamed } from './repo.js';

export async function* iconFiles(db: Db, ownerId: TenantId): AsyncGenerator<ArchiveEntry> {
  for (const name of await iconNamesOf(db, ownerId))
    for (const { art } of await iconsNamed(db, ownerId, [name]))
      yield { path: `icons/${fileName(name, 'icon')}.svg`, content: [iconSvg(art)] };
}
