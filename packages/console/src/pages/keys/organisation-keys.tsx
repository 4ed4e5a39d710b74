// The API keys of an organisation, for machines.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { OrganisationPageProps } from '../page.js';
import { type KeyOwner, Keys } from './keys.js';

function ownerOf(org: string, slug: string): KeyOwner {
  return {
    list: async () => (await answered(api.GET('/orgs/{org}/keys', { params: { path: { org } } }))).keys,
    create: ({ name, scopes, role, days }) =>
      answered(
        api.POST('/orgs/{org}/keys', {
          params: { path: { org } },
          body: { name, scopes, role, ...(days !== undefined && { expiresInDays: days }) },
        }),
      ),
    reveal: (id) => answered(api.POST('/orgs/{org}/keys/{id}/reveal', { params: { path: { org, id } } })),
    revoke: (id) => answered(api.DELETE('/orgs/{org}/keys/{id}', { params: { path: { org, id } } })),
    hasRoles: true,
    about:
      'For machines, such as a build server. A key belongs to the organisation. It is revoked when the member who created or revealed it leaves, or becomes a viewer or editor.',
    first: (
      <p>
        Create a key, set it as <code>LINEWORK_API_KEY</code> where your builds run, then publish with{' '}
        <code>linework publish --organization {slug}</code>.
      </p>
    ),
  };
}

export function Page({ org }: OrganisationPageProps): JSX.Element {
  return <Keys owner={ownerOf(org.id, org.slug)} />;
}
