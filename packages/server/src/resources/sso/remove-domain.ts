// DELETE /orgs/{org}/sso/domains/{domain}: remove a domain.
import { callerOf, change, memberOf, refuse } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { domainIn, removeDomainRow, verifiedDomainsOf } from './domains.js';
import { notReady } from './errors.js';
import { namedDomainField } from './fields.js';
import { settingsOf } from './repo.js';
import { ssoTag } from './tag.js';

export const removeDomain = change({
  name: 'remove_sso_domain',
  summary: 'Remove an email domain',
  description:
    'Its addresses sign in with a code again, and another organisation can verify it. Members stay. The last verified domain stays while single sign-on is required.',
  http: { method: 'DELETE', path: '/orgs/{org}/sso/domains/{domain}', tag: ssoTag, status: 204 },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'sso.domain_remove',
  refusals: ['resource.not_found', notReady],
  example: { org: 'acme', domain: 'example.com' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), domain: namedDomainField(z) }),
    output: z.object({}),
  }),
  run: async ({ org, domain }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    if ((await domainIn(tx, organisation, domain)) === undefined) refuse('resource.not_found', 'No such domain.');
    const { required } = await settingsOf(tx, organisation, service.now());
    const others = (await verifiedDomainsOf(tx, organisation)).filter((each) => each !== domain);
    if (required && others.length === 0)
      refuse(notReady, 'Single sign-on is required, and this is its only verified domain. Turn `required` off first.');
    await removeDomainRow(tx, organisation, domain);
    note({ target: domain, before: { domain } });
    return { value: {} };
  },
});
