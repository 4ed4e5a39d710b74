// DELETE /orgs/{org}/audit/forwarding: the audit log stays where it is.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { auditTag } from '../audit/tag.js';
import { heldStanding, roleOf } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { asNoted } from './fields.js';
import { forwardingOf, removeForwarding } from './repo.js';

export const deleteForwarding = change({
  name: 'delete_audit_forwarding',
  summary: 'Stop forwarding the audit log',
  description:
    'Nothing is sent from now on, also not the entry of this change. The audit log itself stays. Without forwarding, nothing changes. Requires a sign-in within the last ten minutes.',
  http: { method: 'DELETE', path: '/orgs/{org}/audit/forwarding', tag: auditTag, status: 204 },
  access: { session: 'recent', scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'audit_forwarding.delete',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: z.object({}) }),
  run: async ({ org }, context) => {
    const { tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await heldStanding(tx, organisation);
    await roleOf(tx, as, callerOf(context), 'manage');
    const before = await forwardingOf(tx, organisation);
    await removeForwarding(tx, organisation);
    note({ target: organisation, ...(before && { before: asNoted(before) }) });
    return { value: {} };
  },
});
