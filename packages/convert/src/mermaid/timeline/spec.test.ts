// docs/conversion.md, Charts and lists, for timelines.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const line = (lines: string, head = 'timeline'): string => `${head}\n${lines}`;

it('a text of only markup stays as written, as in Mermaid', () => {
  expect(bodyOf('timeline\n<b></b> : &nbsp;')).toEqual(['at "<b></b>" : "&nbsp;"']);
});

describe('lines', () => {
  it.each([
    ['1989 : Proposal : First server', ['at "1989" : "Proposal" "First server"']],
    ['1989 : Proposal\n     : First server', ['at "1989" : "Proposal" "First server"']],
    ['1989', ['at "1989"']],
    ['section Birth\n1989 : Proposal', ['section "Birth" {', 'at "1989" : "Proposal"', '}']],
    ['1989 : at 10:30 sharp', ['at "1989" : "at 10:30 sharp"']],
    ['1989 : Issue #12', ['at "1989" : "Issue #12"']],
    ['1989 : one<br>two', ['at "1989" : "one\\ntwo"']],
  ])('%j', (lines, becomes) => {
    expect(bodyOf(line(lines))).toEqual(becomes);
    expect(convert(line(lines)).ok).toBe(true);
  });

  it.each([
    ['timeline TD', 'timeline direction=down'],
    ['timeline LR', 'timeline'],
  ])('%s', (head, header) => {
    expect(convert(line('1989 : Proposal', head)).source.split('\n')[0]).toBe(header);
  });

  it.each([
    ['Issue #12 : Proposal', ['2:1 M260']],
    ['section Empty\nsection Birth\n1989', ['2:1 M216']],
  ])('%j is reported', (lines, codes) => {
    expect(codesOf(line(lines))).toEqual(codes);
  });

  it('an event without a time is refused', () => {
    expect(refusalOf(line(': Proposal'))).toEqual(['2 M110']);
  });
});
