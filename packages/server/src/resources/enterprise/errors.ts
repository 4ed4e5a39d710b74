// How only enquiries fail.
import type { OwnError } from '@linework/operations';

export const noEnquiries: OwnError = {
  key: 'enquiry.no_contact',
  status: 404,
  meaning: 'This service accepts no enquiries: its operator has not set LINEWORK_ENQUIRY_EMAIL.',
};
