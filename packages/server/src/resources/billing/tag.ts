import type { Tag } from '@linework/operations';

export const billingTag: Tag = {
  name: 'Billing',
  description:
    'The plan of an account or an organisation, and what is paid for it. Payments are made at the payment provider.',
};
