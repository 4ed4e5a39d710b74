import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hosted } from '../../testing/hosted.js';
import { spend } from '../http/endpoint-routes.js';

const { service } = hosted();

function replying() {
  const headers = new Map<string, string>();
  const reply = {
    headers: (more: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
    },
  };
  return { reply, headers };
}

test('the headers report the tightest of all limits of a request, in whatever order they are counted', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          by: fc.constantFrom('address' as const, 'account' as const),
          most: fc.integer({ min: 1, max: 50 }),
        }),
        {
          minLength: 1,
          maxLength: 5,
        },
      ),
      async (bounds) => {
        run++;
        const limits = bounds.map((each, at) => ({ ...each, name: `limit-${run}-${at}`, seconds: 60 }));
        const { reply, headers } = replying();
        const first = await spend(
          service(),
          limits.filter(({ by }) => by === 'address'),
          '192.0.2.1',
          reply,
        );
        await spend(
          service(),
          limits.filter(({ by }) => by === 'account'),
          'ada',
          reply,
          first,
        );
        const left = /r=(\d+);/.exec(headers.get('ratelimit') ?? '')?.[1];
        expect(Number(left)).toBe(Math.min(...limits.map(({ most }) => most)) - 1);
        const [name] = /^"[^"]+"/.exec(headers.get('ratelimit') ?? '') ?? [];
        expect(headers.get('ratelimit-policy')?.startsWith(`${name};`)).toBe(true);
      },
    ),
    { numRuns: 20 },
  );
});
