// The organisation's icons that a version names: in, its source; out, copies of them, which it keeps, so that it is drawn even after one was deleted.
import type { OwnIcon } from '@linework/icons';
import type { TenantId } from '@linework/operations';
import type { Db } from '../../platform/db/database.js';
import { iconNamesOf, iconsNamed } from '../icons/repo.js';

const NAMED = /own:([a-z0-9-]{1,40})/g;

/** `earlier`: copies of the version that is restored, for icons that the organisation no longer has. Null for none. */
export async function namedIcons(
  tx: Db,
  ownerId: TenantId,
  source: string,
  earlier: readonly OwnIcon[],
): Promise<readonly OwnIcon[] | null> {
  const names = new Set(Array.from(source.matchAll(NAMED), ([, name]) => name));
  if (names.size === 0) return null;
  // A source can name more icons than an organisation has.
  const existing = (await iconNamesOf(tx, ownerId)).filter((name) => names.has(name));
  const current = await iconsNamed(tx, ownerId, existing);
  const icons = [...current, ...earlier.filter(({ name }) => names.has(name) && !existing.includes(name))];
  return icons.length === 0 ? null : icons;
}
