// What a saved version is drawn with: in, a diagram and one of its versions; out, the house style of its owner, with the version's copies of the icons that
// were deleted since. An icon that still exists is drawn as it is now.
import { createHash } from 'node:crypto';
import type { StyleBytes } from '../../platform/pool/work.js';
import type { Service } from '../../platform/service.js';
import { styleIn } from '../folder-rules/style.js';
import { type DiagramRow, deletedIcons } from './repo.js';

export async function styleOfVersion(
  { database, lookFor }: Service,
  { ownerId, id, folder }: Pick<DiagramRow, 'ownerId' | 'id' | 'folder'>,
  { number, source }: { readonly number: number; readonly source: string },
): Promise<StyleBytes | undefined> {
  const style = await lookFor(ownerId, async () => (await styleIn(database.db, ownerId, folder)).brand);
  const copies = source.includes('own:') ? await deletedIcons(database.db, ownerId, id, number) : undefined;
  if (copies === undefined) return style;
  const hash = createHash('sha256').update(copies).digest('base64url');
  return {
    key: `${style?.key ?? ownerId} ${hash}`,
    names: [],
    json: style?.json ?? Buffer.from('{}'),
    copies: Buffer.from(copies),
  };
}
