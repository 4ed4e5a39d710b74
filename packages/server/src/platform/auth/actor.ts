// Finding who calls. Accounts, sessions and stored keys fill this seam later; routes and operations know only an actor.
import { type Access, type Actor, refusedAccess } from '@linework/operations';
import type { FastifyRequest } from 'fastify';
import { failureOfKey, RequestError } from '../http/envelope.js';

/** Finds the actor behind an API key; undefined when the key is unknown or revoked. */
export type Authenticate = (key: string) => Promise<Actor | undefined>;

/** The key of `Authorization: Bearer KEY`; undefined when there is none. */
export function bearerKey(header: string | undefined): string | undefined {
  const key = /^Bearer +([\w.~+/-]{1,512}=*) *$/i.exec(header ?? '')?.[1];
  return key === undefined || key === '' ? undefined : key;
}

/** The actor of a request, if there has to be one; throws where what is asked for is not for it. */
export async function admitted(
  request: FastifyRequest,
  access: Access,
  authenticate: Authenticate,
): Promise<Actor | undefined> {
  if (access === 'public') return undefined;
  const key = bearerKey(request.headers.authorization);
  const actor = key === undefined ? undefined : await authenticate(key);
  if (key !== undefined && actor === undefined) throw refusal('auth.key_invalid');
  const refused = refusedAccess(access, actor, request.params as Readonly<Record<string, unknown>>);
  if (refused !== undefined) throw refusal(refused);
  return actor;
}

function refusal(key: NonNullable<ReturnType<typeof refusedAccess>> | 'auth.key_invalid'): RequestError {
  return new RequestError(key, failureOfKey(key).message);
}
