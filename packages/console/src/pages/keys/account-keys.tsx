// The account's API keys.
import type { JSX } from 'preact';
import { answered, api } from '../../api/client.js';
import type { PageProps } from '../page.js';
import { type KeyOwner, Keys } from './keys.js';

const ACCOUNT: KeyOwner = {
  list: async () => (await answered(api.GET('/user/api-keys', {}))).keys,
  create: ({ name, scopes, days }) =>
    answered(
      api.POST('/user/api-keys', { body: { name, scopes, ...(days !== undefined && { expiresInDays: days }) } }),
    ),
  reveal: (id) => answered(api.POST('/user/api-keys/{id}/reveal', { params: { path: { id } } })),
  revoke: (id) => answered(api.DELETE('/user/api-keys/{id}', { params: { path: { id } } })),
  hasRoles: false,
  about: 'The command line, CI and other programs use a key instead of your sign-in.',
  first: (
    <p>
      Create a key, then run <code>linework login</code> or set <code>LINEWORK_API_KEY</code>.
    </p>
  ),
};

export function Page(_: PageProps): JSX.Element {
  return <Keys owner={ACCOUNT} />;
}
