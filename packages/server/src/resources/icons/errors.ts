// How only own icons fail.
import type { OwnError } from '@linework/operations';

export const productTaken: OwnError = {
  key: 'icon.product_taken',
  status: 409,
  meaning: 'Another icon of the organisation has the same product. The message names it.',
};
