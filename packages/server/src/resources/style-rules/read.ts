// GET /orgs/{org}/style-rules: what the diagrams of an organisation have to be like.
import { endpoint, memberOf, tenantDb } from '../../platform/endpoint.js';
import { orgField } from '../organisations/fields.js';
import { asShown, shownRules } from './fields.js';
import { rulesOf } from './repo.js';
import { styleRulesTag } from './tag.js';

export const readStyleRules = endpoint({
  name: 'get_style_rules',
  summary: 'Read the style rules',
  description: 'Returns the style rules as they were saved; null without rules.',
  http: { method: 'GET', path: '/orgs/{org}/style-rules', tag: styleRulesTag },
  access: { scope: 'read', role: { permits: 'read', in: 'org' } },
  effect: 'read',
  refusals: ['resource.not_found'],
  example: { org: 'acme' },
  schemas: ({ z }) => ({ input: z.strictObject({ org: orgField(z) }), output: shownRules(z) }),
  run: async ({ org }, context) => {
    const { organisation } = memberOf(context, org);
    return { value: asShown(await rulesOf(tenantDb(context), organisation)) };
  },
});
