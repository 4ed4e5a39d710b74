// How only billing fails.
import type { OwnError } from '@linework/operations';

export const notBilled: OwnError = {
  key: 'billing.not_available',
  status: 409,
  meaning: 'This service has no payment provider. Nothing is paid for, and every account has the plan Pro.',
};

export const notForSale: OwnError = {
  key: 'billing.not_for_sale',
  status: 422,
  meaning: 'This plan cannot be bought here. GET /user/billing lists those that can.',
};

export const subscribed: OwnError = {
  key: 'billing.subscribed',
  status: 409,
  meaning: 'There is a subscription already. Change it on the portal of the payment provider.',
};

export const notSubscribed: OwnError = {
  key: 'billing.not_subscribed',
  status: 409,
  meaning: 'There is no subscription. Start a checkout first.',
};

export const checkoutOpen: OwnError = {
  key: 'billing.checkout_open',
  status: 409,
  meaning: 'The checkout is not paid yet. Finish it on the page of the payment provider, or start another one.',
};

export const stillPaying: OwnError = {
  key: 'billing.in_force',
  status: 409,
  meaning: 'A subscription is in force. Cancel it before you delete what it is for. The message says how.',
};
