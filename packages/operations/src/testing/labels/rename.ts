// rename_label: a path parameter, a field of the query, a header of the response, and a write.
import { operation } from '../../operation.js';
import { labelsTag } from './tag.js';

export const renameLabel = operation({
  name: 'rename_label',
  tool: 'rename_label',
  verb: 'rename-label',
  summary: 'Rename a label everywhere',
  description: 'Renames a label in every diagram that has it.',
  http: {
    method: 'PATCH',
    path: '/labels/{id}',
    tag: labelsTag,
    places: { dryRun: 'query' },
    headers: { etag: 'The version of the label.' },
  },
  access: {},
  effect: 'write',
  refusals: ['validation.failed'],
  example: { id: 'payments', name: 'Billing', dryRun: 'no' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      id: z.string().max(60).describe('The current name of the label.'),
      name: z.string().min(1).max(60).describe('The new name.'),
      dryRun: z.enum(['yes', 'no']).optional().describe('yes reports what would change, and changes nothing.'),
    }),
    output: z.object({ id: z.string(), name: z.string(), by: z.string(), changed: z.boolean() }),
  }),
  run: ({ id, name, dryRun }, { actor }) =>
    id === 'none'
      ? { refused: 'validation.failed', message: 'There is no such label.' }
      : {
          value: { id, name, by: actor?.id ?? 'nobody', changed: dryRun !== 'yes' },
          reply: { headers: { etag: '"2"' } },
        },
});
