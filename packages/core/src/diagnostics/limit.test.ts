import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostCausal } from './limit.js';

type Severity = 'error' | 'warning';
const said = (code: string, message = code, severity: Severity = code.startsWith('W') ? 'warning' : 'error') => ({
  code,
  message,
  severity,
});

describe('mostCausal', () => {
  it('leaves a short list alone', () => {
    const list = [said('W204'), said('E201')];
    expect(mostCausal(list)).toEqual({ shown: list, more: 0 });
  });

  it('prefers forms to names, names to values, and errors to style', () => {
    const list = [said('W500'), said('E302'), said('E201'), said('E410'), said('E400'), said('E110')];
    expect(mostCausal(list, 4)).toEqual({ shown: [said('E302'), said('E201'), said('E400'), said('E110')], more: 2 });
  });

  it('says every mistake once before it says one again', () => {
    const list = [said('E201', 'a'), said('E201', 'a'), said('E201', 'a'), said('E201', 'b'), said('E302')];
    expect(mostCausal(list, 3).shown).toEqual([said('E201', 'a'), said('E201', 'b'), said('E302')]);
  });

  it('keeps the source order, and counts the rest', () => {
    const any = fc.array(
      fc.tuple(fc.constantFrom('E102', 'E110', 'E201', 'E302', 'E410', 'W204'), fc.constantFrom('x', 'y')),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 30 }), (pairs, most) => {
        const list = pairs.map(([code, message], at) => ({ ...said(code, message), at }));
        const { shown, more } = mostCausal(list, most);
        expect(shown.length + more).toBe(list.length);
        expect(shown.length).toBe(Math.min(most, list.length));
        expect(shown.map((each) => each.at)).toEqual(shown.map((each) => each.at).toSorted((a, b) => a - b));
      }),
    );
  });
});
