// What holds for every formatted source: valid, broken or hostile. FUZZ_RUNS=100000 runs it longer.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { outline } from '../draw.js';
import { formatSource } from '../every-kind.js';
import { kinds } from '../kinds/registry.js';
import { LIMITS } from '../syntax/limits.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { anyText, brokenFlow, crumbledSource, mutatedExample, mutatedFlow, spacedFlow } from '../testing/sources.js';
import { positionAt } from '../text/source.js';
import { canonicalText } from './canonical-text.js';
import { readSource } from './format.js';

const context = { icons: testIcons };
const numRuns = cases(1_000);

const sources = [
  ['a valid flow with odd spacing', spacedFlow],
  ['lines of a flow, some of them broken', brokenFlow],
  ['a mutated flow', mutatedFlow],
  ['a mutated example of a kind', mutatedExample],
  ['a source of fragments', crumbledSource],
  ['any text', anyText],
] as const;

/** Codes for a line or braces that could not be parsed. */
const UNREAD = /^E1\d\d$/;

/** The lines of a source in which the parser finds an error, with their line ends. */
function unreadLines(text: string): readonly string[] {
  const { source, diagnostics } = checkSource(text, context);
  const lines = diagnostics.flatMap((each) =>
    UNREAD.test(each.code) && each.code !== 'E107' ? [positionAt(source, each.span.start).line - 1] : [],
  );
  return [...new Set(lines)].map((line) => text.slice(source.lineStarts[line], source.lineStarts[line + 1]));
}

function toldBy(text: string): unknown {
  const { ok, diagnostics, outline: outlined } = outline(text, context);
  return { ok, codes: diagnostics.map((each) => each.code).toSorted(), told: outlined?.lines };
}

describe.each(sources)('formatting %s', (_, arbitrary) => {
  it('changes neither validity nor diagnostics', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        expect(toldBy(formatSource(text))).toEqual(toldBy(text));
      }),
      { numRuns },
    );
  });

  it('twice is formatting once', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const once = formatSource(text);
        expect(formatSource(once)).toBe(once);
      }),
      { numRuns },
    );
  });

  it('writes unparsed lines byte for byte, in order', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const out = formatSource(text);
        let at = 0;
        for (const line of unreadLines(text)) {
          const place = out.indexOf(line, at);
          expect(place, JSON.stringify(line)).toBeGreaterThanOrEqual(at);
          at = place + line.length;
        }
      }),
      { numRuns },
    );
  });

  it('adds no more than two spaces per level to a line', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const lines = text.split(/\r\n|\r|\n/).length;
        expect(formatSource(text).length).toBeLessThanOrEqual(2 * text.length + 2 * LIMITS.levels * lines + 2);
      }),
      { numRuns },
    );
  });

  it('is right before it is checked again: the guard finds next to nothing', () => {
    let count = 0;
    fc.assert(
      fc.property(arbitrary, (text) => {
        const source = readSource(text, kinds);
        if (source && formatSource(text) !== canonicalText(source)) count++;
      }),
      { numRuns },
    );
    expect(count).toBeLessThanOrEqual(arbitrary === spacedFlow ? 0 : Math.ceil(numRuns / 500));
  });
});
