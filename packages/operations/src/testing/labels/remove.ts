// remove_label: a role in an organisation is needed, something is lost, and there is nothing to answer.
import { operation } from '../../operation.js';
import { labelsTag } from './tag.js';

export const removeLabel = operation({
  name: 'remove_label',
  summary: 'Remove a label of an organisation',
  description: 'Takes the label out of every diagram of the organisation.',
  http: { method: 'DELETE', path: '/orgs/{org}/labels/{id}', tag: labelsTag, status: 204 },
  access: { role: 'admin', of: 'org' },
  effect: 'destructive',
  refusals: [],
  example: { org: 'shop', id: 'payments' },
  schemas: ({ z }) => ({
    input: z.strictObject({ org: z.string().max(60), id: z.string().max(60) }),
    output: z.object({}),
  }),
  run: () => ({ value: {} }),
});
