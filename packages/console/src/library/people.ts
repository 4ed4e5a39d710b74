// Who an id of an account is, in words: in, the owner of a library; out, names for what its members and their keys did.
import { isPermitted } from '@linework/operations/roles';
import { answered, api } from '../api/client.js';
import { named } from '../names/named.js';
import type { Me } from '../state/console.js';
import type { Owner } from './owner.js';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Members of an organisation that are asked for; the others have no name here. */
const MOST_PEOPLE = 500;

export async function peopleOf(org: string): Promise<readonly Person[]> {
  let people: readonly Person[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { limit: 100, ...(cursor && { cursor }) };
    const { members, next } = await answered(api.GET('/orgs/{org}/members', { params: { path: { org }, query } }));
    people = [...people, ...members.map(({ userId, email }) => ({ id: userId, email }))];
    cursor = next;
  } while (cursor !== null && people.length < MOST_PEOPLE);
  return people;
}

export interface NamedKey {
  readonly id: string;
  readonly name: string;
}

/** The caller's own keys, or those of the organisation for those who manage it. */
export async function keysOf(owner: Owner): Promise<readonly NamedKey[]> {
  if (owner.kind === 'account') return (await answered(api.GET('/user/api-keys', {}))).keys;
  const { slug: org, role } = owner.org;
  if (!isPermitted(role, 'manage')) return [];
  return (await answered(api.GET('/orgs/{org}/keys', { params: { path: { org } } }))).keys;
}

export interface Known {
  readonly me: Me;
  readonly people: readonly Person[];
  readonly keys: readonly NamedKey[];
}

/** `by` and `keyId`: as a version has them. A key that was revoked has no name any more. */
export function whoDid(
  { by, keyId }: { readonly by: string; readonly keyId: string | null },
  owner: Owner,
  { me, people, keys }: Known,
): string {
  const key = keys.find(({ id }) => id === keyId);
  if (owner.kind === 'organisation' && by === owner.org.id)
    return key === undefined ? 'a key of the organisation' : `the key ${named(key.name)} of the organisation`;
  const name = by === me.id ? 'you' : (people.find(({ id }) => id === by)?.email ?? 'another account');
  if (keyId === null) return name;
  return key === undefined ? `${name}, with an API key` : `${name}, with the key ${named(key.name)}`;
}
