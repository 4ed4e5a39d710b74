// At least once and in order: whatever goes wrong at the receiver, and however far the clock jumps while requests are under way, the receiver has every
// entry after it is well again, each one after those before it, and every message of a webhook is signed.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeep } from '../../../../core/src/testing/depth.js';
import { hosted } from '../../testing/hosted.js';
import { fillLog } from '../audit/testing/filled.js';
import { forwardedOrganisations } from './testing/forwarded.js';
import { type Fault, type Receipt, receiver } from './testing/receiver.js';

const place = hosted();
const { clock, service } = place;
const at = receiver();
const { open, round, until } = forwardedOrganisations(place, at);

const fault = fc.oneof(
  fc.constantFrom<Fault>('well', 'lost', 'broken', 'partial'),
  fc.constantFrom<Fault>(301, 404, 410, 429, 500, 503),
);

const step = fc.record({
  entries: fc.nat({ max: 4 }),
  /** Of the next requests. */
  faults: fc.array(fault, { maxLength: 3 }),
  /** Seconds. */
  jump: fc.constantFrom(0, 15, 120, 3_600),
  /** Whether the settings are saved again. */
  isSaved: fc.boolean(),
});

function isSigned({ headers, body }: Receipt, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return signature === `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

test.each(['webhook', 'otlp'] as const)(
  'by %s',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
        const { path, org, save, log } = await open();
        const { secret } = (await save({ kind })).body;
        const faults: Fault[] = [];
        at.faults.set(path, faults);
        for (const { entries, jump, isSaved, ...now } of steps) {
          if (entries > 0) await fillLog(service(), org, { count: entries, begin: service().now().toISOString() });
          faults.push(...now.faults);
          if (isSaved) await save({ kind });
          await round();
          clock.ahead += jump * 1_000;
        }
        const count = 1 + steps.reduce((sum, { entries, isSaved }) => sum + entries + Number(isSaved), 0);
        await until(() => {
          clock.ahead += 1_800_000;
          return at.entriesAt(path).length === count;
        });
        expect(at.entriesAt(path)).toEqual(await log());
        if (kind === 'webhook') expect(at.receiptsAt(path).filter((each) => !isSigned(each, secret))).toEqual([]);
      }),
      { numRuns: isDeep ? 200 : 6 },
    );
  },
  60_000,
);
