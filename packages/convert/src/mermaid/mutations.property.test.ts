// Valid texts of every type, mutated: for any text, the converter returns either a valid source that draws, or a reason with
// the position of the problem.
import { draw } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../core/src/testing/depth.js';
import { readers } from './readers.js';
import { context, convert } from './testing/convert.js';
import { mutation } from './testing/mutations.js';
import { keepsPromises } from './testing/promises.js';
import { headOf, samplesByType } from './testing/samples.js';

/** Valid texts, each mutated. */
const changed = (texts: readonly [string, ...string[]]): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...texts), mutation).map(([text, change]) => change(text));

const RUNS = cases(60);

it('every supported type has samples', () => {
  expect(Object.keys(samplesByType).sort()).toEqual(Object.keys(readers).sort());
});

describe.each(Object.entries(samplesByType))('%s', (_, { texts, pieces }) => {
  it.each(texts)('a valid text is converted and drawn: %#', (text) => {
    const result = convert(text);
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(draw(result.source, {}, context).svg).toMatch(/^<svg /);
    keepsPromises(text, false);
  });

  it('a valid text that was cut, doubled and shuffled is handled', () => {
    fc.assert(fc.property(changed(texts), fc.boolean(), keepsPromises), { numRuns: RUNS });
  });

  it('every converted text is drawn', () => {
    fc.assert(
      fc.property(changed(texts), (text) => {
        const { ok, source } = convert(text, { lenient: true });
        if (ok) expect(draw(source, {}, context).svg).toMatch(/^<svg /);
      }),
      { numRuns: Math.ceil(RUNS / 6) },
    );
  });

  it('its pieces in any order are handled', () => {
    const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
    const any = fc.array(fc.constantFrom(...lines, ...pieces, '\n', ' '), { maxLength: 40 });
    const soup = fc.tuple(fc.constantFrom(...texts.map(headOf)), any);
    fc.assert(
      fc.property(soup, fc.boolean(), ([head, parts], lenient) => {
        keepsPromises(`${head}\n${parts.join('\n')}`, lenient);
        keepsPromises(`${head}\n${parts.join('')}`, lenient);
      }),
      { numRuns: RUNS },
    );
  });

  it('the same text gives the same result', () => {
    fc.assert(
      fc.property(changed(texts), (text) => {
        expect(convert(text)).toEqual(convert(text));
      }),
      { numRuns: Math.ceil(RUNS / 6) },
    );
  });
});
