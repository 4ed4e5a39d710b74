// DELETE /user/sessions/{id}: ends a session.
import { change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { endSessionWith } from './repo.js';

export const endOneSession = change({
  name: 'end_session',
  summary: 'End a session',
  description: 'Its browser is signed out from now on. API keys and connected agents stay.',
  http: { method: 'DELETE', path: '/user/sessions/{id}', tag: accountTag, status: 204 },
  access: { session: 'any' },
  effect: 'destructive',
  action: 'session.revoke',
  refusals: ['resource.not_found'],
  example: { id: 'session' },
  schemas: ({ z }) => ({ input: z.strictObject({ id: z.string().max(40) }), output: z.object({}) }),
  run: async ({ id }, context) => {
    const { tx, note } = context;
    note({ target: id });
    const was = await endSessionWith(tx, ownerOf(context), id);
    return was ? { value: {} } : { refused: 'resource.not_found', message: 'No such session.' };
  },
});
