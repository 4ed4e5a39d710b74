// The checkout that somebody has begun in this tab, so that its payment is read back when they return.
import { keptIn } from '@linework/web/storage';

export interface OpenCheckout {
  /** Empty if there is none. */
  readonly id: () => string;
  readonly begin: (id: string) => void;
  readonly end: () => void;
}

export function checkoutOf(owner: string): OpenCheckout {
  const storage = keptIn(() => sessionStorage);
  const key = `linework-checkout-${owner}`;
  return { id: () => storage.get(key), begin: (id) => storage.set(key, id), end: () => storage.set(key, '') };
}
