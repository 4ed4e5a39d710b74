// POST /telemetry/usage: the daily totals of a command whose user turned them on. The counted verbs and fields are a closed list, and all else is
// short and of a fixed form, so that it cannot contain any text of a diagram. Nothing is kept that distinguishes senders.
import { sql } from 'drizzle-orm';
import { change, refuse } from '../../platform/endpoint.js';
import { telemetryDays } from './tables.js';
import { telemetryTag } from './tag.js';

export const PLATFORMS = ['linux', 'darwin', 'win32', 'other'] as const;

/** Maximum age of a total in days. */
const OLDEST = 31;

export const receiveTelemetry = change({
  name: 'send_telemetry',
  summary: 'Receive the opt-in daily totals of the command',
  description:
    'Adds the totals of one day to those of all senders. The schema accepts only counts; docs/telemetry.md lists what is sent and what is kept.',
  http: { method: 'POST', path: '/telemetry/usage', tag: telemetryTag, status: 202 },
  access: 'public',
  limits: [{ name: 'telemetry', by: 'address', most: 60, seconds: 3_600 }],
  effect: 'write',
  action: 'telemetry.add',
  refusals: ['request.too_many'],
  example: { day: '2026-11-22', version: '0.1.0', platform: 'linux', verbs: { draw: 12, check: 3 } },
  schemas: ({ z }) => {
    const count = z.int().min(1).max(1_000_000);
    return {
      input: z.strictObject({
        day: z.iso.date().describe('UTC.'),
        version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
        platform: z.enum(PLATFORMS),
        verbs: z
          .record(z.string().regex(/^[a-z]{2,12}(?:-[a-z]{2,12})?$/), count)
          .refine((verbs) => Object.keys(verbs).length <= 60, 'At most 60 verbs.')
          .describe('How often each verb was called.'),
      }),
      output: z.object({ received: z.boolean() }),
    };
  },
  run: async ({ day, version, platform, verbs }, { service: { now }, tx }) => {
    const age = (now().getTime() - Date.parse(day)) / 86_400_000;
    if (age < -1 || age > OLDEST) refuse('validation.failed', `day: must be one of the last ${OLDEST} days.`);
    const rows = Object.entries(verbs).map(([name, count]) => ({ day, version, platform, name, count }));
    if (rows.length > 0)
      await tx
        .insert(telemetryDays)
        .values(rows)
        .onConflictDoUpdate({
          target: [telemetryDays.day, telemetryDays.version, telemetryDays.platform, telemetryDays.name],
          set: { count: sql`${telemetryDays.count} + excluded.count` },
        });
    return { value: { received: true } };
  },
});
