import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../testing/depth.js';
import { lexLine } from './lex.js';

const types = (line: string): string =>
  lexLine(line, 0, line.length)
    .tokens.map((each) => each.type)
    .join(' ');

describe('the words of a line', () => {
  it.each([
    ['node web-shop "Web" tone=red', 'word word string option'],
    ['a->b', 'word arrow word'],
    ['a-->b', 'word arrow word'],
    ['a..>b', 'word arrow word'],
    ['a--b', 'word arrow word'],
    ['a<->b', 'word arrow word'],
    ['a <--> b : "x"', 'word arrow word colon string'],
    ['a ->>b', 'word arrow word'],
    ['a==>b', 'word arrow word'],
    ['a --ob', 'word arrow word'],
    ['x 12 -3.5 - 10d', 'word number number dash days'],
    ['x 8h 30min 6w 3m 3x', 'word days days days days strange'],
    ['at 2026-11-02..2026-11-05', 'word date'],
    ['at 2026-11-02T09:30 2026-11-02T9:30', 'word date strange'],
    ['icon lx:arrow-right teams.id', 'word icon dotted'],
    ['index t a,b', 'word word word comma word'],
    ['} else {', 'close word open'],
    ['A["x y"] B(z)', 'strange strange'],
    ["x='a b'", 'option strange'],
    ['#total', 'strange'],
    ['# total', ''],
    ['"a # b"', 'string'],
    ['a#b', 'strange'],
    ['a = b', 'word strange word'],
    ['a=>b', 'word arrow word'],
    ['x=', 'option'],
    ['x=a,,b', 'option'],
  ])('%s is %s', (line, expected) => expect(types(line)).toBe(expected));

  it('reads escapes, and reports the invalid ones and the open strings', () => {
    const line = String.raw`"a\"b\\c\nd\te" "open`;
    const { tokens, badEscapes, unclosed } = lexLine(line, 0, line.length);
    expect(tokens.map((each) => each.type === 'string' && each.value)).toEqual(['a"b\\c\ndte', 'open']);
    expect(badEscapes.map(({ start, end }) => line.slice(start, end))).toEqual(['\\t']);
    expect(unclosed).toHaveLength(1);
  });

  it('loses nothing: words are in order, with only white space between them', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab1 "\\[](){}<>-=.~:,;#\'|\t😀'), maxLength: 40 });
    fc.assert(
      fc.property(text, (line) => {
        const { tokens, comment } = lexLine(line, 0, line.length);
        let at = 0;
        for (const { span } of [...tokens, ...(comment ? [{ span: comment }] : [])]) {
          expect(line.slice(at, span.start).trim()).toBe('');
          expect(span.end).toBeGreaterThan(span.start);
          at = span.end;
        }
        expect(line.slice(at).trim()).toBe('');
      }),
      { numRuns: cases(3_000) },
    );
  });
});
