// Codes are defined with their kind, in its own number ranges.
import { describe, expect, it } from 'vitest';
import { catalogue } from '../catalogue.js';
import { kinds } from './registry.js';

interface Kept {
  readonly kind: string;
  readonly series: string;
  readonly first: number;
  readonly last: number;
}

const ranges: readonly Kept[] = [...kinds].flatMap(([kind, { numbers }]) =>
  Object.entries(numbers).map(([series, [first, last]]) => ({ kind, series, first, last })),
);

const holds = ({ series, first, last }: Kept, code: string): boolean =>
  code.startsWith(series) && Number(code.slice(1)) >= first && Number(code.slice(1)) <= last;

describe('the numbers of codes', () => {
  it.each([...kinds])('of a %s are in its own ranges', (name, { codes }) => {
    const own = ranges.filter(({ kind }) => kind === name);
    expect(codes.map(({ code }) => code).filter((code) => !own.some((each) => holds(each, code)))).toEqual([]);
  });

  it('belong to one kind each, and to no shared code', () => {
    for (const one of ranges) {
      expect(one.last).toBeGreaterThanOrEqual(one.first);
      const same = ranges.filter(
        (other) => other !== one && other.series === one.series && other.first <= one.last && one.first <= other.last,
      );
      expect(same, `${one.kind} ${one.series}`).toEqual([]);
      const own = new Set(kinds.get(one.kind)?.codes.map(({ code }) => code));
      expect(catalogue().filter(({ code }) => holds(one, code) && !own.has(code))).toEqual([]);
    }
  });

  it('style suggestions are warnings', () => {
    const style = catalogue().filter((each) => each.style);
    expect(style.length).toBeGreaterThan(0);
    expect(style.filter(({ severity }) => severity !== 'warning')).toEqual([]);
  });
});
