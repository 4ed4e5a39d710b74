// An organisation whose domain is verified: in, a service, a name and where the records of domains are; out, its id, its domain, the cookie of its admin, and
// the path of its single sign-on.
import type { TenantId } from '@linework/operations';
import { expect } from 'vitest';
import type { Hosted } from '../../../testing/hosted.js';

export interface VerifiedOrganisation {
  readonly org: TenantId;
  readonly domain: string;
  readonly admin: string;
  readonly at: string;
}

export async function verifiedOrganisation(
  { call, signedIn }: Pick<Hosted, 'call' | 'signedIn'>,
  slug: string,
  addRecord: (name: string, text: string) => void,
): Promise<VerifiedOrganisation> {
  const domain = `${slug}.example`;
  const admin = await signedIn(`admin@home-${domain}`);
  const { body: acme } = await call('/orgs', { cookie: admin, body: { name: 'Acme', slug } });
  const at = `/orgs/${slug}/sso`;
  const { body: added } = await call(`${at}/domains`, { cookie: admin, body: { domain } });
  addRecord(added.record.name, added.record.value);
  const verified = await call(`${at}/domains/${domain}/verify`, { cookie: admin, method: 'POST', body: {} });
  expect(verified.status).toBe(200);
  return { org: acme.id, domain, admin, at };
}
