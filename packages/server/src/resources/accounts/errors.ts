// How only accounts fail.
import type { OwnError } from '@linework/operations';

export const addressDiffers: OwnError = {
  key: 'account.not_confirmed',
  status: 422,
  meaning: 'Erasing an account asks for its email address again. The message says how to send it.',
};

export const stillPaying: OwnError = {
  key: 'account.subscribed',
  status: 409,
  meaning: 'A subscription of the account is in force. Cancel it first: POST /user/billing/cancel.',
};
