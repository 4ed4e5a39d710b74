// docs/conversion.md, Charts and lists, for pies: showData is values=both, a hole makes a ring; of two slices with one
// label, the first stays.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

describe('slices', () => {
  it.each([
    ['pie\n"Search" : 62\n"Direct" : 38.50', ['slice "Search" 62', 'slice "Direct" 38.50']],
    ['pie title Traffic\n"Search" : 62', ['slice "Search" 62']],
    ["pie\n'Search': .5", ['slice "Search" 0.5']],
    ['pie\n"He said \\"hi\\"" : 1', ['slice "He said \\"hi\\"" 1']],
    ['pie\n"Search" : 62 %% why', ['slice "Search" 62']],
  ])('%j', (text, lines) => {
    expect(bodyOf(text)).toEqual(lines);
    expect(convert(text).ok).toBe(true);
  });

  it.each([
    ['pie showData title Traffic\n"a" : 1', 'pie "Traffic" values=both'],
    ['pie\nshowData\ntitle Traffic\n"a" : 1', 'pie "Traffic" values=both'],
    ['%%{init: {"pie": {"donutHole": 0.4}}}%%\npie\n"a" : 1', 'pie donut=on'],
  ])('%j has its header', (text, header) => {
    expect(convert(text).source.split('\n')[0]).toBe(header);
  });

  it('a second slice with the same label is reported and dropped', () => {
    expect(codesOf('pie\n"a" : 1\n"a" : 2')).toEqual(['3:1 M209']);
    expect(bodyOf('pie\n"a" : 1\n"a" : 2')).toEqual(['slice "a" 1']);
  });

  it.each(['Search : 62', '"Search" : -1', '"Search" : 62%', '"Search"'])('%s is refused at its line', (line) => {
    expect(refusalOf(`pie\n"a" : 1\n${line}`)).toEqual(['3 M110']);
  });

  it('only zero slices leave nothing to draw', () => {
    expect(refusalOf('pie\n"a" : 0')).toEqual(['1 M103']);
  });

  it('a slice without a label gets one, which is reported', () => {
    expect(bodyOf('pie\n"" : 1')).toEqual(['slice "Slice" 1']);
    expect(codesOf('pie\n"" : 1')).toEqual(['2:1 M216']);
  });

  it('a pie without slices has nothing to draw', () => {
    expect(refusalOf('pie title Traffic')).toEqual(['1 M103']);
  });
});
