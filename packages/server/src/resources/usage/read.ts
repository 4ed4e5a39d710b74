// GET /user/usage: the account's usage.
import { PLANS } from '@linework/operations';
import { endpoint, ownerOf, tenantDb } from '../../platform/endpoint.js';
import { cutPage } from '../../platform/http/cursor.js';
import { ACTS } from '../../platform/usage/act.js';
import { daysOf, usedBy } from '../../platform/usage/days.js';
import { allowanceOf } from '../../platform/usage/plans.js';
import { planOf, subscriptionOf } from '../../platform/usage/subscriptions.js';
import { accountTag } from '../accounts/tag.js';
import { cursorOf, placeOf } from './cursor.js';

/** Of a response. */
const MOST_ROWS = 10_000;

const DAY = 86_400_000;

export const readUsage = endpoint({
  name: 'get_usage',
  summary: 'Read the usage of the account',
  description:
    'Draws, checks and publishes by day (UTC) and key, the daily allowance of the plan, and how much of it is used today.',
  http: { method: 'GET', path: '/user/usage', tag: accountTag },
  access: { scope: 'read' },
  effect: 'read',
  refusals: ['validation.failed'],
  example: { days: 30 },
  schemas: ({ z }) => {
    const ofEachAct = z.object({ draw: z.int(), check: z.int(), publish: z.int() });
    return {
      input: z.strictObject({
        days: z.coerce.number().int().min(1).max(365).optional().describe('Number of days back; default 30.'),
        cursor: z.string().max(500).optional().describe('The next of the previous page.'),
      }),
      output: z.object({
        plan: z.enum(PLANS),
        allowance: ofEachAct.describe('A day.'),
        used: ofEachAct.describe('Today.'),
        resetsAt: z.iso.datetime().describe('When the next day begins.'),
        days: z.array(
          z.object({
            day: z.string(),
            keyId: z.string().nullable().describe('null if it was done by a signed-in user, or by a member.'),
            accountId: z
              .string()
              .nullable()
              .describe('The member who did it for the organisation; null for a key of it, and in your own usage.'),
            act: z.enum(ACTS),
            count: z.int(),
          }),
        ),
        next: z.string().nullable().describe('The cursor of the following page; null on the last one.'),
      }),
    };
  },
  run: async ({ days = 30, cursor }, context) => {
    const { service } = context;
    const owner = ownerOf(context);
    const db = tenantDb(context);
    await service.usage.flush();
    const now = service.now().getTime();
    const today = dayOf(now);
    const from = dayOf(now - (days - 1) * DAY);
    const plan = planOf(await subscriptionOf(db, owner), service.unsubscribed);
    const rows = await daysOf(db, owner, { from, after: placeOf(cursor), most: MOST_ROWS + 1 });
    const { shown, last } = cutPage(rows, MOST_ROWS);
    return {
      value: {
        plan,
        allowance: allowanceOf(plan),
        used: await usedBy(db, owner, today),
        resetsAt: new Date(Date.parse(today) + DAY).toISOString(),
        days: shown.map(({ day, keyId, accountId, act, count }) => ({
          day,
          keyId: keyId === '' ? null : keyId,
          accountId: accountId === '' ? null : accountId,
          act,
          count,
        })),
        next: last === undefined ? null : cursorOf(last),
      },
    };
  },
});

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
