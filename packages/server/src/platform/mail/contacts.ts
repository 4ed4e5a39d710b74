// People who answer for the service, if its operator has named them: in, the settings; out, who gets requests for support, and who gets enquiries.

export interface SupportContact {
  readonly email: string;
  /** As members see it. */
  readonly name: string;
  /** Hours, and the time until a first response, in the operator's words. */
  readonly response: string | undefined;
}

export interface Contacts {
  readonly support: SupportContact | undefined;
  /** Address that gets Enterprise enquiries. */
  readonly enquiries: string | undefined;
}

interface ContactSettings {
  readonly supportEmail?: string;
  readonly supportName?: string;
  readonly supportResponse?: string;
  readonly enquiryEmail?: string;
}

/** Default name of the contact. */
export const SUPPORT_NAME = 'Support';

export function contactsOf(settings: ContactSettings): Contacts {
  const { supportEmail: email, supportName: name = SUPPORT_NAME, supportResponse: response, enquiryEmail } = settings;
  return { support: email === undefined ? undefined : { email, name, response }, enquiries: enquiryEmail };
}
