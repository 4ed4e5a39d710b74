import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const diagram = (text: string): string => `sequenceDiagram\n${text}`;
/** The produced lines after the actors. */
const eventsOf = (text: string): readonly string[] =>
  bodyOf(diagram(text)).filter((line) => !line.startsWith('actor '));

describe('numbers', () => {
  const numbered = (text: string): readonly string[] => [
    convert(diagram(text)).source.split('\n')[0] ?? '',
    ...eventsOf(text).map((line) => line.replace('A -> B', '').trim()),
  ];
  it.each([
    ['autonumber\nA->>B:\nA->>B:', ['sequence numbered=on', '', '']],
    ['autonumber 10\nA->>B:\nA->>B:', ['sequence numbered=on start=10', '', '']],
    ['autonumber 10 5\nA->>B:\nA->>B:\nA->>B:', ['sequence numbered=on start=10', '', 'step=15', 'step=20']],
    ['A->>B:\nautonumber\nA->>B:', ['sequence numbered=on start=2', 'step=off', '']],
    [
      'autonumber\nA->>B:\nautonumber off\nA->>B:\nautonumber\nA->>B:',
      ['sequence numbered=on', '', 'step=off', 'step=3'],
    ],
    ['autonumber\nA->>B:\nautonumber 1\nA->>B:', ['sequence numbered=on', '', 'step=1']],
    ['autonumber 0\nA->>B:', ['sequence numbered=on', '']],
    ['autonumber 4 2\nA->>B:\nautonumber\nA->>B:', ['sequence numbered=on start=4', '', 'step=6']],
    ['autonumber 998\nA->>B:\nA->>B:\nA->>B:', ['sequence numbered=on start=998', '', '', '']],
    ['autonumber off\nA->>B:', ['sequence', '']],
    ['autonumber # from here\nA->>B:', ['sequence numbered=on', '']],
    ['autonumber 5 %% from here\nA->>B:', ['sequence numbered=on start=5', '']],
  ])('%s', (text, lines) => {
    expect(numbered(text)).toEqual(lines);
    expect(codesOf(diagram(text))).toEqual([]);
  });

  it('with decimals become whole numbers', () => {
    expect(numbered('autonumber 1.5 .25\nA->>B:\nA->>B:\nA->>B:')).toEqual(['sequence numbered=on', '', '', '']);
    expect(codesOf(diagram('autonumber 1.5 .25\nA->>B:'))).toEqual(['2:1 M204']);
  });

  it('above 999 are dropped', () => {
    const text = 'autonumber 990 50\nA->>B:\nA->>B:\nautonumber 3\nA->>B:';
    expect(numbered(text)).toEqual(['sequence numbered=on start=990', '', 'step=off', 'step=3']);
    expect(codesOf(diagram(text))).toEqual(['2:1 M203']);
    expect(numbered('autonumber 5000\nA->>B:')).toEqual(['sequence', '']);
  });

  it('continue through blocks', () => {
    expect(numbered('autonumber\nA->>B:\nloop x\nA->>B:\nend\nA->>B:')).toEqual([
      'sequence numbered=on',
      '',
      'loop "x" {',
      '',
      '}',
      '',
    ]);
  });

  it.each(['autonumber one', 'autonumber 1 2 3', 'autonumber 1.234'])('%s cannot be read', (text) => {
    expect(codesOf(diagram(`${text}\nA->>B: x`))).toEqual(['2:1 M110']);
  });
});
