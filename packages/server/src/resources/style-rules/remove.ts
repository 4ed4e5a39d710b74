// DELETE /orgs/{org}/style-rules: back to the language's own rules.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { asNoted } from './fields.js';
import { removeRules, rulesOf } from './repo.js';
import { styleRulesTag } from './tag.js';

export const deleteStyleRules = change({
  name: 'delete_style_rules',
  summary: 'Remove the style rules',
  description: 'No rule of the organisation is checked from the next request on. Without style rules, nothing changes.',
  http: { method: 'DELETE', path: '/orgs/{org}/style-rules', tag: styleRulesTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'style_rules.delete',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: z.object({}) }),
  run: async ({ org }, context) => {
    const { tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await rulesOf(tx, organisation);
    await removeRules(tx, organisation);
    note({ target: organisation, ...(before && { before: asNoted(before.rules) }) });
    return { value: {} };
  },
});
