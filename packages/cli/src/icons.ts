// The icons of every verb: basic ones from memory, the others from the files that scripts/bundle-services.mjs puts below
// the bundle, read on first use.
import type { IndexedIcons } from '@linework/icons';
import { nodeIcons } from '@linework/icons/node';

export const icons: IndexedIcons = nodeIcons({
  directory: new URL('./packages/icons/generated/icons/', import.meta.url),
});
