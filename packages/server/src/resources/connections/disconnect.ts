// DELETE /user/mcp/connections/{keyId}: invalidates an agent's tokens.
import { change, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { disconnected } from './connections.js';

export const disconnectAgent = change({
  name: 'disconnect_agent',
  summary: 'Disconnect an agent',
  description: 'Its tokens are refused from now on. To reconnect, the agent has to request approval again.',
  http: { method: 'DELETE', path: '/user/mcp/connections/{keyId}', tag: accountTag, status: 204 },
  access: { session: 'any' },
  effect: 'destructive',
  action: 'connection.end',
  refusals: ['resource.not_found'],
  example: { keyId: 'key' },
  schemas: ({ z }) => ({ input: z.strictObject({ keyId: z.string().max(40) }), output: z.object({}) }),
  run: async ({ keyId }, context) => {
    const was = await disconnected(context.tx, context.service, ownerOf(context), keyId);
    return was ? { value: {} } : { refused: 'resource.not_found', message: 'No such connected agent.' };
  },
});
