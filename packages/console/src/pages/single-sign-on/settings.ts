// What the parts of this page share: the settings as the service knows them, reading them again, and the addresses that an identity provider needs.
import type { Of } from '../../api/of.js';
import type { OrganisationPageProps } from '../page.js';

export type Sso = Of<'/orgs/{org}/sso', 'get'>;
export type Connection = Sso['connections'][number];
export type Domain = Sso['domains'][number];
export type JoiningRole = Sso['role'];

export interface PartProps extends Pick<OrganisationPageProps, 'org' | 'may'> {
  readonly sso: Sso;
  readonly reload: () => Promise<void>;
}

/** What an admin enters at the provider: a name as providers call it, and the address. */
export type Entry = readonly [name: string, address: string];

/** `origin`: of the service. `id`: of the organisation. */
export function oidcEntries(origin: string): readonly Entry[] {
  return [
    ['Redirect URI', `${origin}/auth/sso/callback`],
    ['Redirect URI after sign-out', `${origin}/signed-out`],
  ];
}

export function samlEntries(origin: string, id: string): readonly Entry[] {
  const base = `${origin}/auth/sso/saml/${id}`;
  return [
    ['Metadata address', `${base}/metadata`],
    ['Entity ID (audience)', `${base}/metadata`],
    ['Assertion consumer service (ACS) URL', `${base}/acs`],
  ];
}

/** What is missing before single sign-on can be required, in the order of the page. */
export function missingFor(sso: Sso): readonly string[] {
  return [
    ...(sso.domains.some(({ verifiedAt }) => verifiedAt !== null) ? [] : ['a verified domain']),
    ...(sso.connections.some(({ state }) => state === 'on') ? [] : ['a connection that is turned on']),
    ...(sso.breakGlassCodes > 0 ? [] : ['break-glass codes']),
  ];
}

/** PEM certificates that were pasted below one another. */
export function certificatesIn(text: string): readonly string[] {
  const pem = text.match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g);
  if (pem) return pem;
  return text
    .split(/\n\s*\n/)
    .map((each) => each.replaceAll(/\s/g, ''))
    .filter((each) => each !== '');
}
