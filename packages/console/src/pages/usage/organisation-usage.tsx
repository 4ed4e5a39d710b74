// The usage of an organisation.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { OrganisationPageProps } from '../page.js';
import { Usage, type UsageOwner } from './usage.js';

/** Members whose address is shown: those of one request. Others are shown with their id. */
const NAMED = 100;

function ownerOf(org: string, slug: string): UsageOwner {
  const path = { org };
  return {
    read: (days, cursor) =>
      answered(
        api.GET('/orgs/{org}/usage', { params: { path, query: { days, ...(cursor !== undefined && { cursor }) } } }),
      ),
    names: async () => {
      const [{ keys }, { members }] = await Promise.all([
        answered(api.GET('/orgs/{org}/keys', { params: { path } })),
        answered(api.GET('/orgs/{org}/members', { params: { path, query: { limit: NAMED } } })),
      ]);
      return new Map([
        ...keys.map(({ id, name }) => [id, name] as const),
        ...members.map(({ userId, email }) => [userId, email] as const),
      ]);
    },
    about: 'Calls with keys of the organisation, and what members published into its library.',
    plan: `/console/orgs/${slug}/billing`,
    own: 'Without a key',
  };
}

export function Page({ org }: OrganisationPageProps): JSX.Element {
  return <Usage owner={ownerOf(org.id, org.slug)} />;
}
