// docs/conversion.md, Charts and lists, for user journeys: people are actors.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const map = (lines: string): string => `journey\n${lines}`;

describe('lines', () => {
  it.each([
    ['Search: 4: Me', ['actor Me person', 'step "Search" score=4 by=Me']],
    [
      'section Find\nSearch: 4: Me, Web shop\nCompare: 2',
      [
        'actor Me person',
        'actor Web-shop person "Web shop"',
        'section "Find" {',
        'step "Search" score=4 by=Me,Web-shop',
        'step "Compare" score=2',
        '}',
      ],
    ],
    ['Search: 4: Server', ['actor Server service', 'step "Search" score=4 by=Server']],
    ['# why\nSearch: 4', ['step "Search" score=4']],
  ])('%j', (lines, becomes) => {
    expect(bodyOf(map(lines))).toEqual(becomes);
    expect(convert(map(lines)).ok).toBe(true);
  });

  it.each([
    ['Search: 7: Me', ['2:1 M270']],
    ['Search: 2.5: Me', ['2:1 M270']],
    ['Search: 4: Me\nBuy: 3: me', ['3:1 M271']],
    ['Search: 4: Me,, You', ['2:1 M271']],
    ['Search: 4: Me #1', ['2:1 M205']],
    ['section Find\nsection Buy\nPay: 3', ['2:1 M216']],
  ])('%j is reported', (lines, codes) => {
    expect(codesOf(map(lines))).toEqual(codes);
  });

  it('a line without a score is refused', () => {
    expect(refusalOf(map('Search: 4\nBuy'))).toEqual(['3 M110']);
  });
});
