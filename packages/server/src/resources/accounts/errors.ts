// How only accounts fail.
import type { OwnError } from '@linework/operations';

export const addressDiffers: OwnError = {
  key: 'account.not_confirmed',
  status: 422,
  meaning: 'Erasing an account asks for its email address again. The message says how to send it.',
};
