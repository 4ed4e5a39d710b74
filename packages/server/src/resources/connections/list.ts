// GET /user/mcp/connections: the connected agents.
import { SCOPES } from '@linework/operations';
import { endpoint, ownerOf } from '../../platform/endpoint.js';
import { accountTag } from '../accounts/tag.js';
import { scopesOf } from '../keys/repo.js';
import { connectionsOf } from './connections.js';

export const listConnections = endpoint({
  name: 'list_connections',
  summary: 'List connected agents',
  description: 'Lists the agents that can draw for the account, newest first.',
  http: { method: 'GET', path: '/user/mcp/connections', tag: accountTag },
  access: { session: 'any' },
  effect: 'read',
  refusals: [],
  example: {},
  schemas: ({ z }) => ({
    input: z.strictObject({}),
    output: z.object({
      connections: z.array(
        z.object({
          keyId: z.string(),
          name: z.string().describe('The name that the agent chose.'),
          client: z
            .string()
            .describe('Its client id: the address of its metadata document, or an id assigned by the service.'),
          scopes: z.array(z.enum(SCOPES)),
          connectedAt: z.iso.datetime(),
          endsAt: z.iso.datetime().nullable().describe('Expiry, unless it is used before then.'),
          lastUsedOn: z.string().nullable().describe('A date, UTC.'),
        }),
      ),
    }),
  }),
  run: async (_input, context) => {
    const rows = await connectionsOf(context.service, ownerOf(context));
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
