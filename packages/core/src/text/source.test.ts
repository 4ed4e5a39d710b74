import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cover, leadOf, lineEndOf, makeSource, offsetAt, positionAt, rangeOf, span } from './source.js';

describe('positions in a source', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\n', 2, 2, 1],
    ['😀x', 2, 1, 3],
    ['\t\tx', 2, 1, 3],
    ['abc', 99, 1, 4],
    ['abc', -3, 1, 1],
  ])('%j: offset %i is line %i, column %i', (text, offset, line, column) => {
    expect(positionAt(makeSource(text), offset)).toEqual({ line, column });
  });

  it('goes from offset to position and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀', '\t', 'é') }), fc.nat(), (text, seed) => {
        const source = makeSource(text);
        const offset = seed % (text.length + 1);
        expect(offsetAt(source, positionAt(source, offset))).toBe(offset);
      }),
    );
  });

  it('moves a position outside the text to the nearest one inside it', () => {
    const source = makeSource('ab\ncd');
    expect(offsetAt(source, { line: 0, column: 1 })).toBe(0);
    expect(offsetAt(source, { line: 1, column: 99 })).toBe(3);
    expect(offsetAt(source, { line: 9, column: 2 })).toBe(4);
    expect(offsetAt(source, { line: 2, column: 0 })).toBe(3);
  });

  it('returns ranges and covers of spans', () => {
    const source = makeSource('flow\nnode a');
    expect(rangeOf(source, span(5, 9))).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 5 });
    expect(cover(span(5, 9), span(2, 6))).toEqual(span(2, 9));
  });

  it('returns the white space in front of a position, and the line end in use', () => {
    const source = makeSource('a\r\n \tb c');
    expect(leadOf(source, 5)).toBe(' \t');
    expect(leadOf(source, 7)).toBe('');
    expect(lineEndOf(source)).toBe('\r\n');
    expect(lineEndOf(makeSource('a\nb\r\n'))).toBe('\n');
    expect(lineEndOf(makeSource(''))).toBe('\n');
  });
});
