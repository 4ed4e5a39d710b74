// How only publishing under the policy of an organisation fails.
import type { OwnError } from '@linework/operations';

export const unlistedForbidden: OwnError = {
  key: 'publishing.unlisted_forbidden',
  status: 403,
  meaning: 'The organisation shows its diagrams only to members. Set visibility to private.',
};

export const libraryRequired: OwnError = {
  key: 'publishing.library_required',
  status: 409,
  meaning: 'An organisation requires that its members publish to its library. The message says how to choose it.',
};

export const libraryChanged: OwnError = {
  key: 'publishing.library_changed',
  status: 409,
  meaning:
    'The library that the diagram goes to changed while it was checked, and now it is one with style rules. Send it again.',
};
