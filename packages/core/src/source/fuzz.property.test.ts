// Hostile and broken sources: nothing throws, every diagnostic has a position and a hint, and every fix can be applied.
// FUZZ_RUNS=100000 npx vitest run packages/core/src/source/fuzz runs it longer.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { outline, validate } from '../draw.js';
import { autofix } from '../every-kind.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { anyText, brokenFlow, crumbledSource, mutatedExample, mutatedFlow, pastedMermaid } from '../testing/sources.js';
import { applyEdits, fromWireEdit } from '../text/edit.js';
import { makeSource, offsetAt } from '../text/source.js';

const context = { icons: testIcons };
const numRuns = cases(1_000);

function check(text: string): void {
  const { diagnostics, ok } = validate(text, context);
  expect(ok).toBe(!diagnostics.some((each) => each.severity === 'error'));
  const source = makeSource(text);
  let before = 0;
  for (const each of diagnostics) {
    const start = offsetAt(source, each);
    const end = offsetAt(source, { line: each.endLine, column: each.endColumn });
    expect(each.line).toBeGreaterThan(0);
    expect(each.column).toBeGreaterThan(0);
    expect(each.endLine).toBeLessThanOrEqual(source.lineStarts.length);
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end).toBeGreaterThanOrEqual(start);
    before = start;
    expect(each.message.trim()).not.toBe('');
    expect(each.hint.trim()).not.toBe('');
    expect(each.message).not.toMatch(/undefined|\[object|NaN/);
    expect(each.message.length + each.hint.length).toBeLessThan(2_500 + 2 * text.length);
    if (!each.fix) continue;
    const edit = fromWireEdit(source, each.fix);
    expect(edit.span.start).toBeLessThanOrEqual(edit.span.end);
    const fixed = applyEdits(source, [edit]);
    expect(fixed).not.toBe(text);
    validate(fixed, context);
  }
}

const sources = [
  ['a mutated flow', mutatedFlow],
  ['a mutated example of a kind', mutatedExample],
  ['lines of a flow, some of them broken', brokenFlow],
  ['lines of Mermaid, pasted', pastedMermaid],
  ['a source of fragments', crumbledSource],
  ['any text', anyText],
] as const;
const LINE_END = /\r\n|\r|\n/;

describe('a broken source', () => {
  it.each(sources)('%s is reported and every fix can be checked', (_, arbitrary) => {
    fc.assert(fc.property(arbitrary, check), { numRuns });
  });
});

/** Lines of a source, from 1, that a diagnostic or its safe edit names. */
function namedLines(text: string): ReadonlySet<number> {
  const named = new Set<number>();
  for (const each of validate(text, context).diagnostics) {
    for (let line = each.line; line <= each.endLine; line++) named.add(line);
    if (each.fix?.safe) for (let line = each.fix.line; line <= each.fix.endLine; line++) named.add(line);
  }
  return named;
}

describe.each(sources)('autofix of %s', (_, arbitrary) => {
  const errors = (text: string): number =>
    checkSource(text, context).diagnostics.filter((each) => each.severity === 'error').length;

  it('adds no error and reports what it did', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const result = autofix(text, context);
        expect(errors(result.text)).toBeLessThanOrEqual(errors(text));
        expect(result.applied).toBe(result.fixed.length);
        expect(result.applied > 0).toBe(result.text !== text);
        expect(result.report).toEqual(validate(result.text, context));
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });

  it('twice is autofix once', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const once = autofix(text, context).text;
        expect(autofix(once, context)).toMatchObject({ text: once, applied: 0 });
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });

  it('keeps a line without diagnostics byte for byte', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const named = namedLines(text);
        const out = autofix(text, context).text.split(LINE_END);
        let at = 0;
        for (const [index, line] of text.split(LINE_END).entries()) {
          if (named.has(index + 1)) continue;
          const place = out.indexOf(line, at);
          expect(place, JSON.stringify(line)).toBeGreaterThanOrEqual(at);
          at = place + 1;
        }
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });

  it('does not change a valid source', () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const before = outline(text, context);
        if (!before.ok) return;
        expect(outline(autofix(text, context).text, context).outline?.lines).toEqual(before.outline?.lines);
      }),
      { numRuns: Math.ceil(numRuns / 3) },
    );
  });
});
