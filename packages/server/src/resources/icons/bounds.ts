// How many icons an organisation has, and how large they are together: its style crosses to a drawing process with each call. In, an icon that was just
// saved; the change is refused if it goes beyond a limit or claims the product of another icon.
import { labelKey } from '@linework/icons';
import type { TenantId } from '@linework/operations';
import { type Db, refuse } from '../../platform/endpoint.js';
import { productTaken } from './errors.js';
import { iconsOf, type StoredIcon, sizeOf } from './repo.js';

export const ICON_BOUNDS = {
  icons: 200,
  /** Of the outlines of all of them, as JSON. */
  bytes: 1_000_000,
} as const;

/** Call it after the icon is saved, which waits for every other change of the style: two at once cannot exceed a limit together. */
export async function demandRoom(tx: Db, ownerId: TenantId, icon: StoredIcon): Promise<void> {
  const { count, bytes } = await sizeOf(tx, ownerId);
  if (count > ICON_BOUNDS.icons)
    refuse('resource.full', `An organisation has at most ${ICON_BOUNDS.icons} icons. Delete one first.`);
  if (bytes > ICON_BOUNDS.bytes) {
    const excess = `The outlines of all icons would have ${bytes} bytes; the limit is ${ICON_BOUNDS.bytes}.`;
    refuse('resource.full', `${excess} Simplify the paths of '${icon.name}', or delete another icon first.`);
  }
  const own = new Map(icon.products.map((label) => [labelKey(label), label]));
  for (const { name, products } of await iconsOf(tx, ownerId, false)) {
    const shared = name === icon.name ? undefined : products.find((label) => own.has(labelKey(label)));
    if (shared === undefined) continue;
    const label = own.get(labelKey(shared));
    refuse(productTaken, `The icon '${name}' has the product '${label}'. Remove it from one of the two.`);
  }
}
