// remove_label: requires a role in an organisation, deletes something, and returns nothing.
import { operation } from '../../operation.js';
import { labelsTag } from './tag.js';

export const removeLabel = operation({
  name: 'remove_label',
  summary: 'Remove a label of an organisation',
  description: 'Removes the label from every diagram of the organisation.',
  http: { method: 'DELETE', path: '/orgs/{org}/labels/{id}', tag: labelsTag, status: 204 },
  access: { scope: 'write', role: { permits: 'manage', in: 'org' } },
  effect: 'destructive',
  refusals: [],
  example: { org: 'shop', id: 'payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: z.string().max(60), id: z.string().max(60) }),
    output: z.object({}),
  }),
  run: () => ({ value: {} }),
});
