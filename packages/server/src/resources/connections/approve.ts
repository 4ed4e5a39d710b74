// POST /user/mcp/approve: answer an agent that asks to be connected.
import { callerOf, endpoint } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { answerRequest } from './approval.js';

export const approveAgent = endpoint({
  name: 'approve_agent',
  summary: 'Approve a request to connect an agent',
  description:
    'Answers an agent that asks to draw for the account: allow connects it, otherwise it is told so. `request` comes from the page that the agent opened, and is good for the session that read it, once. Send the browser on to `continue`.',
  http: { method: 'POST', path: '/user/mcp/approve', tag: accountTag },
  access: 'session',
  effect: 'write',
  refusals: ['resource.not_found', 'resource.full'],
  example: { request: 'V1StGXR8_Z5jdHi6B-myT.5f2c', allow: true },
  schemas: ({ z }) => ({
    input: z.strictObject({ request: z.string().max(200), allow: z.boolean() }),
    output: z.object({
      keyId: z.string().nullable().describe('The connection; null where it was refused.'),
      continue: z.string().describe('Path that leads the browser back to the agent.'),
    }),
  }),
  run: async ({ request, allow }, context) => {
    const { service } = context;
    const actor = callerOf(context);
    const { keyId, goOn } = await service.database.transaction((tx) =>
      answerRequest(tx, service, actor, request, allow),
    );
    return { value: { keyId, continue: goOn } };
  },
});
