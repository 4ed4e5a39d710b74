// How only requests for support fail.
import type { OwnError } from '@linework/operations';

export const planRequired: OwnError = {
  key: 'support.plan_required',
  status: 403,
  meaning: 'The plan of the organisation has no priority support. The message says which plans have it.',
};

export const noContact: OwnError = {
  key: 'support.no_contact',
  status: 404,
  meaning:
    'The operator of this service has named no contact for support. The operator can do so with LINEWORK_SUPPORT_EMAIL.',
};
