// POST /orgs/{org}/sso/break-glass: codes with which an owner signs in when the identity provider is down.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { newBreakGlass } from './break-glass-codes.js';
import { ssoTag } from './tag.js';

export const makeBreakGlass = change({
  name: 'make_break_glass_codes',
  summary: 'Make break-glass codes',
  description:
    'Returns ten codes, which are shown once and replace those from before. With its address and one of them, an owner signs in while single sign-on is required: POST /auth/sso/break-glass. Keep them where you keep other keys of last resort.',
  http: { method: 'POST', path: '/orgs/{org}/sso/break-glass', tag: ssoTag, status: 201 },
  access: { session: 'recent', scope: 'write', role: { permits: 'own', in: 'org' } },
  effect: 'destructive',
  action: 'sso.break_glass_make',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z) }),
    output: z.object({ codes: z.array(z.string()) }),
  }),
  run: async ({ org }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'own');
    const codes = await newBreakGlass(tx, organisation, service.now());
    note({ target: organisation, after: { codes: codes.length } });
    return { value: { codes: [...codes] } };
  },
});
