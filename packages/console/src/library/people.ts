// Who an id of an account is, in words: in, the owner of a library; out, names for what its members and their keys did.
import { answered, api } from '../api/client.js';
import type { Me } from '../state/console.js';
import type { Owner } from './owner.js';

export interface Person {
  readonly id: string;
  readonly email: string;
}

/** Members of an organisation that are asked for; of the others, the id is shown. */
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

/** `by` and `keyId`: as a version has them. */
export function whoDid(
  { by, keyId }: { readonly by: string; readonly keyId: string | null },
  owner: Owner,
  me: Me,
  people: readonly Person[],
): string {
  if (owner.kind === 'organisation' && by === owner.org.id) return 'a key of the organisation';
  const name = by === me.id ? 'you' : (people.find(({ id }) => id === by)?.email ?? 'a former member');
  return keyId === null ? name : `${name}, with an API key`;
}
