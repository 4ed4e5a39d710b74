// What a brand has as files: in, an organisation; out, its logo and the files of its font.
import type { TenantId } from '@linework/operations';
import type { ArchiveEntry } from '../../platform/archive/entry.js';
import { fileName } from '../../platform/archive/file-name.js';
import type { Db } from '../../platform/db/db.js';
import { brandOf } from './repo.js';

export async function* logoAndFonts(db: Db, ownerId: TenantId): AsyncGenerator<ArchiveEntry> {
  const { logo, fontFiles } = (await brandOf(db, ownerId))?.brand ?? {};
  if (logo !== undefined) yield { path: 'brand/logo.svg', content: [logo] };
  for (const { weight, base64 } of fontFiles?.faces ?? []) {
    const path = `brand/${fileName(`${fontFiles?.family} ${weight}`, 'font')}.ttf`;
    yield { path, content: [Buffer.from(base64, 'base64')] };
  }
}
