// GET /user/usage: the account's usage.
import { and, desc, eq, gte } from 'drizzle-orm';
import { callerOf, endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { ACTS } from '../../platform/usage/act.js';
import { allowanceOf } from '../../platform/usage/plans.js';
import { usageDays } from '../../platform/usage/tables.js';
import { accountTag } from '../accounts/tag.js';

export const readUsage = endpoint({
  name: 'get_usage',
  summary: 'Read the usage of the account',
  description: 'Draws, checks and publishes by day (UTC) and key, and the daily allowance of the plan.',
  http: { method: 'GET', path: '/user/usage', tag: accountTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: [],
  example: { days: 30 },
  schemas: ({ z }) => ({
    input: z.strictObject({
      days: z.coerce.number().int().min(1).max(365).optional().describe('Number of days back; default 30.'),
    }),
    output: z.object({
      allowance: z.object({ draw: z.int(), check: z.int(), publish: z.int() }).describe('A day.'),
      days: z.array(
        z.object({
          day: z.string(),
          keyId: z.string().nullable().describe('null if it was done by a signed-in user.'),
          act: z.enum(ACTS),
          count: z.int(),
        }),
      ),
    }),
  }),
  run: async ({ days = 30 }, context) => {
    const { service } = context;
    const owner = ownerOf(context);
    const { plan } = callerOf(context);
    await service.usage.flush();
    const since = new Date(service.now().getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
    const rows = await tenantDb(context)
      .select()
      .from(usageDays)
      .where(and(eq(usageDays.ownerId, owner), gte(usageDays.day, since)))
      .orderBy(desc(usageDays.day), usageDays.keyId, usageDays.act);
    return {
      value: {
        allowance: allowanceOf(plan),
        days: rows.map(({ day, keyId, act, count }) => ({ day, keyId: keyId === '' ? null : keyId, act, count })),
      },
    };
  },
});
