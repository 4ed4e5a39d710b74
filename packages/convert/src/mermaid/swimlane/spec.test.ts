// Swimlanes of Mermaid 12 (docs/conversion.md, Charts and lists): the outermost subgraphs are lanes; the rest is as in a
// flowchart.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const lanes = (lines: string, head = 'swimlane-beta LR'): string => `${head}\n${lines}`;

describe('lanes', () => {
  it('are the subgraphs, in order, with the nodes they name', () => {
    const text = lanes('a --> b{Paid?}\nsubgraph shop [The shop]\nb\nend\nsubgraph buyer\na([Ask])\nend');
    expect(bodyOf(text)).toEqual([
      'lane shop "The shop" {',
      'node b decision "Paid?"',
      '}',
      'lane buyer {',
      'node a terminal "Ask"',
      '}',
      'a -> b',
    ]);
    expect(codesOf(text)).toEqual([]);
  });

  it.each([
    ['swimlane-beta', 'swimlane direction=down'],
    ['swimlane-beta RL', 'swimlane direction=left'],
    ['---\ntitle: Refund\n---\nswimlane-beta LR', 'swimlane "Refund" direction=right'],
  ])('%j', (head, header) => {
    expect(convert(lanes('subgraph a\nb\nend', head)).source.split('\n')[0]).toBe(header);
  });

  it('a subgraph in a lane becomes part of it', () => {
    const text = lanes('subgraph a\nb\nsubgraph c\nd\nend\nend');
    expect(bodyOf(text)).toEqual(['lane a {', 'node b', 'node d', '}']);
    expect(codesOf(text)).toEqual(['4:1 M204']);
  });

  it('nodes outside all lanes get a lane with a unique id', () => {
    const text = lanes('subgraph a\nothers\nend\nothers --> b');
    expect(bodyOf(text)).toEqual([
      'lane a {',
      'node others',
      '}',
      'lane others2 "Others" {',
      'node b',
      '}',
      'others -> b',
    ]);
    expect(codesOf(text)).toEqual(['5:12 M204']);
  });

  it.each(['node', 'frame'] as const)(
    'an edge to a lane goes to a node in it, with groupEdges=%s too',
    (groupEdges) => {
      const text = lanes('subgraph a\nb\nend\nsubgraph c\nd\nend\nb --> c');
      expect(codesOf(text, { groupEdges })).toEqual(['8:3 M210']);
      expect(bodyOf(text, { groupEdges }).at(-1)).toBe('b -> d');
    },
  );

  it('more than forty lanes are refused', () => {
    const many = Array.from({ length: 41 }, (_, i) => `subgraph l${i}\nn${i}\nend`).join('\n');
    expect(refusalOf(lanes(many))).toEqual(['1 M102']);
  });
});
