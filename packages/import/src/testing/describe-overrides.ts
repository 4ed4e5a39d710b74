// The contract of overrides with every importer: in, samples of its format; out, tests that each override changes the source or is
// reported.
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../contract.js';
import type { Overrides } from '../overrides/contract.js';

/** With names of one kind of origin: the last, the first and all. */
const EACH: readonly (readonly [string, (last: string, first: string, all: readonly string[]) => Overrides])[] = [
  ['rename', (last) => ({ rename: { [last]: 'A name by hand' } })],
  ['hide', (last) => ({ hide: [last] })],
  ['retype', (last) => ({ retype: { [last]: 'external' } })],
  ['tone', (last) => ({ tone: { [last]: 'violet' } })],
  ['icon', (last) => ({ icon: { [last]: 'lx:flag' } })],
  ['note', (last) => ({ note: { [last]: 'A note by hand' } })],
  ['groups', (last) => ({ groups: [{ name: 'By hand', items: [last] }] })],
  ['order', (_, __, all) => ({ order: all.toReversed() })],
  ['edges', (last, first) => ({ edges: [{ from: last, to: first, label: 'by hand' }] })],
];

const REPORTED = new Set(['I108', 'I111', 'I142', 'I143']);

export function describeOverrides(format: string, run: (overrides?: Overrides) => Promise<ImportResult>): void {
  describe(`overrides of ${format}`, () => {
    test.each(EACH)('%s works or is reported, for an item, a frame and a line', async (what, overridesOf) => {
      const before = await run();
      const items = before.origins.flatMap((each) => (each.kind === 'edge' ? [] : [each.external]));
      for (const kind of ['node', 'group', 'edge'] as const) {
        const names = [...new Set(before.origins.flatMap((each) => (each.kind === kind ? [each.external] : [])))];
        const [first, last] = [names[0], names.at(-1)];
        if (first === undefined || last === undefined) continue;
        if (what === 'order' && first === last) continue;
        const { source, diagnostics } = await run(overridesOf(last, first, kind === 'edge' ? names : items));
        const reported = diagnostics.some(({ code }) => REPORTED.has(code));
        expect(source !== before.source || reported, `${what} of the ${kind} ${last}`).toBe(true);
      }
    });
  });
}
