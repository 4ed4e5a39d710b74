// PUT /orgs/{org}/style-rules: save what the diagrams of an organisation have to be like. The rules are checked before the transaction begins.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { asNoted, asShown, rulesField, rulesIn, shownRules } from './fields.js';
import { putRules, rulesOf } from './repo.js';
import { styleRulesTag } from './tag.js';

export const saveStyleRules = change({
  name: 'save_style_rules',
  summary: 'Save the style rules',
  description:
    'Replaces the style rules of the organisation, from the next request on. Calls of members and of keys of the organisation report what breaks them, as do the agent tools; publishing to the library of the organisation is refused if a rule with level error is broken. A settings file in a request or in a repository can only add rules: both are checked, and the stricter one holds. Diagrams that exist are drawn as before.',
  http: { method: 'PUT', path: '/orgs/{org}/style-rules', tag: styleRulesTag, bodyLimit: 400_000 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  limits: [{ name: 'style-rules', by: 'account', most: 60, seconds: 3_600 }],
  effect: 'destructive',
  action: 'style_rules.save',
  refusals: ['resource.not_found', 'validation.failed', 'request.too_many'],
  example: { org: 'acme', rules: { requireTitle: true, names: [{ use: 'customer', insteadOf: ['client', 'buyer'] }] } },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), rules: rulesField(z) }),
    output: shownRules(z),
  }),
  prepare: async ({ rules }) => rulesIn(rules),
  run: async ({ org }, context, rules) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await rulesOf(tx, organisation);
    const stored = { rules, updated: service.now() };
    await putRules(tx, organisation, stored);
    note({ target: organisation, ...(before && { before: asNoted(before.rules) }), after: asNoted(rules) });
    return { value: asShown(stored) };
  },
});
