// What this service is called towards a SAML provider: in, an organisation; out, entity ID and where responses go.
import type { Service } from '../../platform/service.js';

export const METADATA_PATH = '/auth/sso/saml/{org}/metadata';
export const ACS_PATH = '/auth/sso/saml/{org}/acs';

export interface SamlAddresses {
  /** Also the address of the metadata. */
  readonly entityId: string;
  readonly acsUrl: string;
}

/** By id, since a slug can change. */
export function samlAddresses({ baseUrl }: Pick<Service, 'baseUrl'>, organisation: string): SamlAddresses {
  const of = (path: string): string => `${baseUrl}${path.replace('{org}', organisation)}`;
  return { entityId: of(METADATA_PATH), acsUrl: of(ACS_PATH) };
}
