// POST /user/mcp/approve: approve or refuse an agent's request to connect.
import { callerOf, change } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { answerRequest } from './approval.js';

export const approveAgent = change({
  name: 'approve_agent',
  summary: 'Approve a request to connect an agent',
  description:
    'Responds to an agent that requests to draw for the account: allow connects it, otherwise it is refused. `request` comes from the page that the agent opened, and is valid once, for the session that opened that page. Then send the browser to `continue`.',
  http: { method: 'POST', path: '/user/mcp/approve', tag: accountTag },
  access: { session: 'any' },
  effect: 'write',
  action: 'connection.answer',
  refusals: ['resource.not_found', 'resource.full'],
  example: { request: 'V1StGXR8_Z5jdHi6B-myT.5f2c', allow: true },
  schemas: ({ z }) => ({
    input: z.strictObject({ request: z.string().max(200), allow: z.boolean() }),
    output: z.object({
      keyId: z.string().nullable().describe('Id of the connection; null if it was refused.'),
      continue: z.string().describe('Path that returns the browser to the agent.'),
    }),
  }),
  run: async ({ request, allow }, context) => {
    const { service, tx } = context;
    const { keyId, goOn } = await answerRequest(tx, service, callerOf(context), request, allow);
    return { value: { keyId, continue: goOn } };
  },
});
