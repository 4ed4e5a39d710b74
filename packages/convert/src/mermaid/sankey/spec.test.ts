// The forms of sankeys: rows of three fields, as in RFC 4180.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const flows = (lines: string): string => `sankey\n${lines}`;

describe('rows', () => {
  it.each([
    ['Coal,Grid,75.5', ['node Coal', 'node Grid', 'Coal -> Grid value=75.5']],
    [
      '"Coal, brown","The ""grid""",1',
      ['node Coal-brown "Coal, brown"', 'node The-grid "The \\"grid\\""', 'Coal-brown -> The-grid value=1'],
    ],
    [
      ' Coal , Grid , 1 \n\nGrid,Homes,1',
      ['node Coal', 'node Grid', 'node Homes', 'Coal -> Grid value=1', 'Grid -> Homes value=1'],
    ],
  ])('%j', (lines, becomes) => {
    expect(bodyOf(flows(lines))).toEqual(becomes);
    expect(convert(flows(lines)).ok).toBe(true);
  });

  it('a flow that closes a cycle is reported and dropped', () => {
    expect(codesOf(flows('a,b,1\nb,c,1\nc,a,1'))).toEqual(['4:1 M203']);
    expect(convert(flows('a,b,1\nb,c,1\nc,a,1')).ok).toBe(true);
  });

  it.each(['source,target,value', 'Coal,Grid,many', 'Coal,Grid,-1'])('%s has no width, which is reported', (row) => {
    expect(codesOf(flows(`${row}\na,b,1`))).toEqual(['2:1 M203']);
    expect(bodyOf(flows(`${row}\na,b,1`))).toEqual(['node a', 'node b', 'a -> b value=1']);
  });

  it('flows without any width leave nothing to draw', () => {
    expect(refusalOf(flows('a,b,0'))).toEqual(['1 M103']);
  });

  it.each(['Coal,Grid', ',Grid,1', 'Coal,Grid,1,2'])('%s is refused at its line', (row) => {
    expect(refusalOf(flows(`a,b,1\n${row}`))).toEqual(['3 M110']);
  });
});

it.each([
  ['"prefix": "$"', 'sankey unit="$"'],
  ['"suffix": " TWh"', 'sankey unit="TWh"'],
  ['"prefix": "$", "suffix": "k"', 'sankey unit="$k"'],
  ['"suffix": "words that are no unit at all"', 'sankey'],
  ['"showValues": true', 'sankey'],
  ['"showValues": false', 'sankey values=none'],
  ['"suffix": "k", "showValues": false, "linkColor": "target"', 'sankey unit="k" values=none tones=target'],
  ['"linkColor": "source"', 'sankey'],
  ['"linkColor": "target", "suffix": "k"', 'sankey unit="k" tones=target'],
])('%s sets the header', (settings, header) => {
  const { source } = convert(`%%{init: {"sankey": {${settings}}}}%%\nsankey\na,b,1`);
  expect(source.split('\n')[0]).toBe(header);
});
