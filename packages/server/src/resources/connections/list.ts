// GET /user/mcp/connections: the agents that are connected.
import { SCOPES } from '@linework/operations';
import { callerOf, endpoint } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { scopesOf } from '../keys/repo.js';
import { connectionsOf } from './connections.js';

export const listConnections = endpoint({
  name: 'list_connections',
  summary: 'List connected agents',
  description: 'The agents that may draw for the account, the newest first.',
  http: { method: 'GET', path: '/user/mcp/connections', tag: accountTag },
  access: 'session',
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      connections: z.array(
        z.object({
          keyId: z.string(),
          name: z.string().describe('What the agent calls itself.'),
          client: z.string().describe('Its client id: the address of its description, or one that was given to it.'),
          scopes: z.array(z.enum(SCOPES)),
          connectedAt: z.iso.datetime(),
          endsAt: z.iso.datetime().nullable().describe('Unless it is used before.'),
          lastUsedOn: z.string().nullable().describe('A day, UTC.'),
        }),
      ),
    }),
  }),
  run: async (_input, context) => {
    const rows = await connectionsOf(context.service, callerOf(context).id);
    const connections = rows.map((row) => ({
      keyId: row.id,
      name: row.name,
      client: row.client ?? '',
      scopes: [...scopesOf(row)],
      connectedAt: row.made.toISOString(),
      endsAt: row.expires?.toISOString() ?? null,
      lastUsedOn: row.lastUsed,
    }));
    return { value: { connections } };
  },
});
