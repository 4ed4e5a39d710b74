// POST /orgs/{org}/sso/domains: add an e-mail domain, which counts once its DNS record is there.
import { randomBytes } from 'node:crypto';
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { domainIn, domainsOf, MOST_DOMAINS, putDomain } from './domains.js';
import { asDomain, domainField, shownDomain } from './fields.js';
import { ssoTag } from './tag.js';

export const addDomain = change({
  name: 'add_sso_domain',
  summary: 'Add an email domain',
  description:
    'Returns the TXT record that proves whose the domain is. Add it, then verify the domain. Adding a domain again returns the same record.',
  http: { method: 'POST', path: '/orgs/{org}/sso/domains', tag: ssoTag, status: 201 },
  access: { session: 'any', scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'write',
  action: 'sso.domain_add',
  needs: { feature: 'single-sign-on' },
  refusals: ['resource.not_found', 'resource.full', 'validation.failed'],
  example: { org: 'acme', domain: 'example.com' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z), domain: domainField(z) }), output: shownDomain(z) }),
  run: async ({ org, domain }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation: ownerId } = as;
    await heldStanding(tx, ownerId);
    await roleOf(tx, as, callerOf(context), 'manage');
    const known = await domainIn(tx, ownerId, domain);
    if (known !== undefined) return { value: asDomain(known) };
    if ((await domainsOf(tx, ownerId)).length >= MOST_DOMAINS)
      refuse('resource.full', `An organisation has at most ${MOST_DOMAINS} domains. Remove one first.`);
    const token = randomBytes(16).toString('hex');
    const row = { ownerId, domain, token, made: service.now(), verified: null, checked: null, missing: null };
    await putDomain(tx, row);
    note({ target: domain, after: { domain } });
    return { value: asDomain(row) };
  },
});
