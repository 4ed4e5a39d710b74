// How only organisations and their members fail.
import type { OwnError } from '@linework/operations';

export const slugTaken: OwnError = {
  key: 'organisation.slug_taken',
  status: 409,
  meaning: 'Another organisation has this slug. Choose another one.',
};

export const lastOwner: OwnError = {
  key: 'organisation.last_owner',
  status: 409,
  meaning: 'An organisation always has an owner. Make another member an owner first.',
};

export const notConfirmed: OwnError = {
  key: 'organisation.not_confirmed',
  status: 422,
  meaning: 'Deleting an organisation asks for its slug again. The message says how to send it.',
};
