// An identity provider of an organisation, for tests: in, a service; out, requests as such a provider sends them.
import type { TenantId } from '@linework/operations';
import { newId } from '../../../platform/ids.js';
import type { Answer, Hosted } from '../../../testing/hosted.js';
import { account, session } from '../../../testing/owned.js';
import { organisation } from '../../organisations/testing/fixtures.js';
import { scimToken, verifiedDomain } from './fixtures.js';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
export const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

export interface TestProvider {
  readonly org: TenantId;
  readonly domain: string;
  readonly token: string;
  /** Account of the organisation's owner, and a session of it. */
  readonly owner: TenantId;
  readonly cookie: string;
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly patch: (path: string, ...operations: readonly unknown[]) => Promise<Answer>;
  /** An active user with a name in the verified domain. */
  readonly user: (name?: string, more?: object) => Promise<Answer['body']>;
  readonly group: (displayName: string, members?: readonly string[]) => Promise<Answer['body']>;
}

export async function provider({ call, service }: Pick<Hosted, 'call' | 'service'>): Promise<TestProvider> {
  const owner = await account(service());
  const org = await organisation(service(), owner);
  const domain = `${newId()}.example`;
  await verifiedDomain(service(), org, domain);
  const token = await scimToken(service(), org);
  const send: TestProvider['send'] = (method, path, body, headers = {}) =>
    call(`/scim/v2${path}`, {
      method,
      key: token,
      ...(body === undefined ? {} : { body }),
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }), ...headers },
    });
  return {
    org,
    domain,
    token,
    owner,
    cookie: await session(service(), owner),
    send,
    patch: (path, ...Operations) => send('PATCH', path, { schemas: [PATCH], Operations }),
    user: async (name = newId(), more = {}) =>
      (await send('POST', '/Users', { schemas: [USER], userName: `${name}@${domain}`, ...more })).body,
    group: async (displayName, members = []) =>
      (await send('POST', '/Groups', { schemas: [GROUP], displayName, members: members.map((value) => ({ value })) }))
        .body,
  };
}
