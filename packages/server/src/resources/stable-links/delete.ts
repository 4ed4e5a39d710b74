// DELETE /user/stable-links/{id}: frees the alias.
import { endpoint, ownerOf } from '../../platform/endpoint.js';
import { hostingTag } from '../diagrams/tag.js';
import { unlink } from './links.js';

export const deleteLink = endpoint({
  name: 'delete_stable_link',
  summary: 'Delete a stable link',
  description: 'Its address stops working, and anyone can take the alias.',
  http: { method: 'DELETE', path: '/user/stable-links/{id}', tag: hostingTag, status: 204 },
  access: { scope: 'write' },
  effect: 'destructive',
  refusals: ['resource.not_found'],
  example: { id: 'link' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: z.string().max(40) }), output: z.object({}) }),
  run: async ({ id }, context) => {
    const { database } = context.service;
    const owner = ownerOf(context);
    const was = await database.transaction((tx) => unlink(tx, owner, id));
    return was ? { value: {} } : { refused: 'resource.not_found', message: 'No such stable link.' };
  },
});
