// DELETE /user/stable-links/{id}: frees the alias.
import { change, ownerOf } from '../../platform/endpoint.js';
import { hostingTag } from '../diagrams/tag.js';
import { unlink } from './links.js';

export const deleteLink = change({
  name: 'delete_stable_link',
  summary: 'Delete a stable link',
  description: 'Its address stops working, and anyone can take the alias.',
  http: { method: 'DELETE', path: '/user/stable-links/{id}', tag: hostingTag, status: 204 },
  access: { scope: 'write' },
  effect: 'destructive',
  action: 'link.delete',
  refusals: ['resource.not_found'],
  example: { id: 'link' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: z.string().max(40) }), output: z.object({}) }),
  run: async ({ id }, context) => {
    const was = await unlink(context.tx, ownerOf(context), id);
    return was ? { value: {} } : { refused: 'resource.not_found', message: 'No such stable link.' };
  },
});
