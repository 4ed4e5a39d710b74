import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, fromWireEdit, toWireEdit } from './edit.js';
import { makeSource, span } from './source.js';

describe('edits', () => {
  const source = makeSource('one two three');

  it('are applied in any order, at their positions in the original text', () => {
    const edits = [
      { span: span(8, 13), text: '3' },
      { span: span(0, 3), text: '1' },
      { span: span(4, 7), text: '' },
    ];
    expect(applyEdits(source, edits)).toBe('1  3');
    expect(applyEdits(source, [...edits].reverse())).toBe('1  3');
  });

  it('keep the first of two that overlap', () => {
    expect(
      applyEdits(source, [
        { span: span(2, 6), text: '-' },
        { span: span(0, 3), text: '1' },
      ]),
    ).toBe('1 two three');
  });

  it('insert in the order given, before any replacement there', () => {
    expect(
      applyEdits(source, [
        { span: span(4, 7), text: '2' },
        { span: span(4, 4), text: 'a' },
        { span: span(4, 4), text: 'b' },
      ]),
    ).toBe('one ab2 three');
  });

  it('round-trip over the wire', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r\n', '😀') }), fc.nat(), fc.nat(), (text, a, b) => {
        const at = makeSource(text);
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
        const edit = { span: span(start ?? 0, end ?? 0), text: 'x' };
        expect(fromWireEdit(at, toWireEdit(at, edit))).toEqual(edit);
      }),
    );
  });
});
