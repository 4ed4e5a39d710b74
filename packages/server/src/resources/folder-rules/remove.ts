// DELETE /orgs/{org}/folder-rules: remove the rule of a folder.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { heldStanding, roleOf } from '../members/held.js';
import { organisationDiagramTag } from '../organisation-diagrams/tag.js';
import { orgField } from '../organisations/fields.js';
import { asRule, calledField } from './fields.js';
import { removeRule, ruleOf } from './repo.js';

export const removeFolderRule = change({
  name: 'remove_folder_rule',
  summary: "Remove a folder's rule",
  description:
    'The rules of the folders above count there from then on. A folder without a rule of its own stays unchanged.',
  http: { method: 'DELETE', path: '/orgs/{org}/folder-rules', tag: organisationDiagramTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  action: 'folder.release',
  refusals: ['resource.not_found'],
  example: { org: 'acme', folder: 'team/payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), folder: calledField(z) }),
    output: z.object({}),
  }),
  run: async ({ org, folder }, context) => {
    const { tx, note } = context;
    const as = memberOf(context, org);
    const { organisation } = as;
    await heldStanding(tx, organisation);
    await roleOf(tx, as, callerOf(context), 'manage');
    const before = await ruleOf(tx, organisation, folder);
    await removeRule(tx, organisation, folder);
    note({ target: folder, ...(before && { before: asRule(before) }) });
    return { value: {} };
  },
});
