// rename_label: a path parameter, a field of the query, a header of the answer, and something is written.
import { operation } from '../../operation.js';
import { labelsTag } from './tag.js';

export const renameLabel = operation({
  name: 'rename_label',
  tool: 'rename_label',
  verb: 'rename-label',
  summary: 'Rename a label everywhere',
  description: 'Gives a label another name in every diagram that has it.',
  http: {
    method: 'PATCH',
    path: '/labels/{id}',
    tag: labelsTag,
    places: { dryRun: 'query' },
    headers: { etag: 'The version of the label.' },
  },
  access: 'key',
  effect: 'write',
  refusals: ['request.not_found'],
  example: { id: 'payments', name: 'Billing', dryRun: 'no' },
  schemas: ({ z }) => ({
    input: z.strictObject({
      id: z.string().max(60).describe('The label as it is called now.'),
      name: z.string().min(1).max(60).describe('The name it gets.'),
      dryRun: z.enum(['yes', 'no']).optional().describe('yes says what would change, and changes nothing.'),
    }),
    output: z.object({ id: z.string(), name: z.string(), by: z.string(), changed: z.boolean() }),
  }),
  run: ({ id, name, dryRun }, { actor }) =>
    id === 'none'
      ? { refused: 'request.not_found', message: 'There is no such label.' }
      : {
          value: { id, name, by: actor?.id ?? 'nobody', changed: dryRun !== 'yes' },
          reply: { headers: { etag: '"2"' } },
        },
});
