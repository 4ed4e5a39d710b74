// GET /orgs/{org}/audit/forwarding: where the audit log of an organisation is forwarded to, and how far that is.
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { auditTag } from '../audit/tag.js';
import { orgField } from '../organisations/fields.js';
import { asForwarding, shownForwarding } from './fields.js';
import { countWaiting, forwardingOf } from './repo.js';

export const readForwarding = endpoint({
  name: 'get_audit_forwarding',
  summary: 'Read where the audit log is forwarded to',
  description:
    'Returns the receiver, how many entries wait, and the last failure; null if the audit log is not forwarded. Secrets are not shown.',
  http: { method: 'GET', path: '/orgs/{org}/audit/forwarding', tag: auditTag },
  access: { scope: 'read', role: { permits: 'manage', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({ forwarding: shownForwarding(z).nullable() }),
  }),
  run: async ({ org }, context) => {
    const { organisation } = memberOf(context, org);
    const db = tenantDb(context);
    const row = await forwardingOf(db, organisation);
    return { value: { forwarding: row === undefined ? null : asForwarding(row, await countWaiting(db, row)) } };
  },
});
