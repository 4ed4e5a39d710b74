// PUT /orgs/{org}/editable: whether the pictures of the organisation's diagrams contain their sources, so that members can edit from a picture. It
// goes before the setting of each diagram, so it applies at once to those that exist, and leaves them as they were when it is turned off.
import { callerOf, change, memberOf } from '../../platform/endpoint.js';
import { permittedRole } from '../members/held.js';
import { orgField } from '../organisations/fields.js';
import { editableField } from './fields.js';
import { changePolicy, policyOf } from './repo.js';
import { publishingTag } from './tag.js';

export const keepEditable = change({
  name: 'set_organisation_editable',
  summary: "Keep the organisation's diagrams editable",
  description:
    "While it is on, every diagram of the organisation is shown as if its embedSource were true: its SVG contains its source. Anyone who sees an unlisted diagram then sees its source too. Turned off, each diagram's own setting applies again.",
  http: { method: 'PUT', path: '/orgs/{org}/editable', tag: publishingTag },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'write',
  action: 'publishing.editable',
  refusals: ['resource.not_found'],
  example: { org: 'acme', editable: true },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: orgField(z), ...editableField(z) }),
    output: z.object(editableField(z)),
  }),
  run: async ({ org, editable }, context) => {
    const { service, tx, note } = context;
    const as = memberOf(context, org);
    await permittedRole(tx, as, callerOf(context), 'manage');
    const before = await policyOf(tx, as.organisation);
    await changePolicy(tx, as.organisation, { editable }, service.now());
    note({ target: as.organisation, before: { editable: before.editable }, after: { editable } });
    return { value: { editable } };
  },
});
