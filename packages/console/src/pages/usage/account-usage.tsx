// The usage of the account.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { PageProps } from '../page.js';
import { Usage, type UsageOwner } from './usage.js';

const ACCOUNT: UsageOwner = {
  read: (days, cursor) =>
    answered(api.GET('/user/usage', { params: { query: { days, ...(cursor !== undefined && { cursor }) } } })),
  names: async () => {
    const [{ keys }, { connections }] = await Promise.all([
      answered(api.GET('/user/api-keys', {})),
      answered(api.GET('/user/mcp/connections', {})),
    ]);
    return new Map([
      ...keys.map(({ id, name }) => [id, name] as const),
      ...connections.map(({ keyId, name }) => [keyId, name] as const),
    ]);
  },
  about: 'What you, your keys and your agents drew, checked and published, excluding your work in organisations.',
  plan: '/console/billing',
  own: 'You, signed in',
};

export function Page(_: PageProps): JSX.Element {
  return <Usage owner={ACCOUNT} />;
}
