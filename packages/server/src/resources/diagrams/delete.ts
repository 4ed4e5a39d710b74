// DELETE /user/diagrams/{id}: its links stop working; for thirty days that can be undone.

import type { Db } from '../../platform/db/database.js';
import { change } from '../../platform/endpoint.js';
import { locked } from './errors.js';
import { idField } from './fields.js';
import { changeDiagram, purgeDeleted } from './repo.js';
import { changeable } from './saving.js';
import { hostingTag } from './tag.js';

export const DAYS = 30;

export const deleteDiagram = change({
  name: 'delete_diagram',
  summary: 'Delete a hosted diagram',
  description:
    'Its links stop working. Within thirty days, deleted: false restores it; after that it is deleted permanently.',
  http: { method: 'DELETE', path: '/user/diagrams/{id}', tag: hostingTag, status: 204 },
  access: { scope: 'write' },
  effect: 'destructive',
  action: 'diagram.delete',
  refusals: ['resource.not_found', locked],
  example: { id: 'd' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: idField(z) }), output: z.object({}) }),
  run: async ({ id }, context) => {
    const { service, tx } = context;
    await changeDiagram(tx, await changeable(context, id), { deleted: service.now() });
    return { value: {} };
  },
});

export async function forgetDeleted(tx: Db, now: Date): Promise<void> {
  await purgeDeleted(tx, new Date(now.getTime() - DAYS * 86_400_000));
}
