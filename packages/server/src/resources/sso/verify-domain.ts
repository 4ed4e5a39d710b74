// POST /orgs/{org}/sso/domains/{domain}/verify: look for the DNS record of a domain.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { takeName } from '../../platform/names/repo.js';
import { NoDns } from '../../platform/outbound/txt-records.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { domainIn, domainName, putDomain } from './domains.js';
import { domainTaken, notVerified } from './errors.js';
import { asDomain, namedDomainField, recordName, recordValue, shownDomain } from './fields.js';
import { ssoTag } from './tag.js';

export const verifyDomain = change({
  name: 'verify_sso_domain',
  summary: "Check a domain's DNS record",
  description:
    'Verifies the domain if its TXT record is there. A domain belongs to one organisation. The record has to stay: it is looked for every day.',
  http: { method: 'POST', path: '/orgs/{org}/sso/domains/{domain}/verify', tag: ssoTag },
  access: { session: 'any', scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'sso-domain-checks', by: 'account', most: 120, seconds: 3_600 }],
  effect: 'write',
  action: 'sso.domain_verify',
  refusals: ['resource.not_found', notVerified, domainTaken, 'service.unavailable', 'request.too_many'],
  example: { org: 'acme', domain: 'example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), domain: namedDomainField(z) }),
    output: shownDomain(z),
  }),
  prepare: async ({ domain }, { service }) => {
    try {
      return await service.txtRecords(recordName(domain));
    } catch (error) {
      if (error instanceof NoDns) refuse('service.unavailable', error.message);
      throw error;
    }
  },
  run: async ({ org, domain }, context, records) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation: ownerId } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const row = await domainIn(tx, ownerId, domain);
    if (row === undefined) refuse('resource.not_found', 'No such domain. Add it first.');
    if (!records.includes(recordValue(row.token)))
      refuse(
        notVerified,
        `${recordName(domain)} has ${records.length === 0 ? 'no TXT record' : 'other TXT records'}. It needs '${recordValue(row.token)}'. A new record can take some minutes to be seen.`,
      );
    const holder = await takeName(tx, domainName, domain, { ownerId, id: domain });
    if (holder.ownerId !== ownerId)
      refuse(
        domainTaken,
        'Another organisation has verified this domain. It is free once its record is gone for seven days.',
      );
    const now = service.now();
    const verified = { ...row, verified: row.verified ?? now, checked: now, missing: null };
    await putDomain(tx, verified);
    note({ target: domain, after: { verified: true } });
    return { value: asDomain(verified) };
  },
});
