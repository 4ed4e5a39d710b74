// docs/conversion.md, State diagrams, sentence by sentence.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const graph = (lines: string, head = 'stateDiagram-v2'): string => `${head}\n${lines}`;

describe('lines', () => {
  it.each([
    ['a --> b : push [locked] / ring: twice', ['state a', 'state b', 'a -> b : "push [locked] / ring: twice"']],
    ['a-->b', ['state a', 'state b', 'a -> b']],
    ['a --> b a --> c', ['state a', 'state b', 'state c', 'a -> b', 'a -> c']],
    ['a --> b : Done', ['state a', 'state b', 'a -> b : "Done" icon=status:success']],
    ['state "Wide open" as a', ['state a "Wide open"']],
    ['state "Wide open<br/>Both leaves" as a', ['state a "Wide open" sub="Both leaves"']],
    ['a : first\na : second', ['state a sub="first\\nsecond"']],
    ['state "A name" as a\na : what it is', ['state a "A name" sub="what it is"']],
    ['[*] --> a\na --> [*]', ['state a', 'start -> a', 'a -> end']],
    ['a --> é1', ['state a', 'state e1 "é1"', 'a -> e1']],
    ['state c <<choice>>\nc --> a : [yes]', ['choice c', 'state a', 'c -> a : "[yes]"']],
    ['state f <<fork>>\nstate j [[join]]\nf --> j', ['fork f', 'join j', 'f -> j']],
    [
      'a --> b\nnote left of a : Look\nnote right of b\nTwo\nlines\nend note',
      ['state a', 'state b', 'a -> b', 'note a : "Look" side=left', 'note b : "Two\\nlines" side=right'],
    ],
    ['hide empty description\nscale 350 width\n# no\n%% no\na --> b', ['state a', 'state b', 'a -> b']],
  ])('%s', (lines, becomes) => {
    expect(bodyOf(graph(lines))).toEqual(becomes);
  });
});

describe('blocks', () => {
  it.each([
    [
      'a composite has its own start and end',
      '[*] --> a\nstate a {\n[*] --> b\nb --> [*]\n}',
      ['state a {', 'state b', 'start -> b', 'b -> end', '}', 'start -> a'],
    ],
    [
      'the part before the first separator is the first region',
      'state a {\nb --> c\n--\nd --> e\n}',
      [
        'state a {',
        'region {',
        'state b',
        'state c',
        'b -> c',
        '}',
        'region {',
        'state d',
        'state e',
        'd -> e',
        '}',
        '}',
      ],
    ],
    [
      'a state belongs to the composite that names it',
      'b --> c\nstate "A frame" as a { b }',
      ['state c', 'state a "A frame" {', 'state b', '}', 'b -> c'],
    ],
    ['a block without states is a state', 'b --> c\nstate a { }', ['state b', 'state c', 'state a', 'b -> c']],
  ])('%s', (_, lines, becomes) => {
    expect([...bodyOf(graph(lines))].sort()).toEqual([...becomes].sort());
  });
});

describe('header', () => {
  it.each([
    ['stateDiagram', 'a --> b', 'state'],
    ['stateDiagram-v2', 'direction LR\na --> b', 'state direction=right'],
    ['stateDiagram-v2', 'direction TB\na --> b', 'state direction=down'],
    ['stateDiagram-v2', 'a --> b\ndirection td', 'state direction=down'],
    ['stateDiagram-v2', 'direction RL\na --> b', 'state direction=left'],
    ['stateDiagram-v2', 'direction BT\na --> b', 'state direction=up'],
    ['---\ntitle: Door\n---\nstateDiagram-v2', 'a --> b', 'state "Door"'],
    ['stateDiagram-v2', 'accTitle: Door\naccDescr: A door\na --> b', 'state "Door" desc="A door"'],
  ])('%s %s', (head, lines, header) => {
    expect(convert(graph(lines, head)).source.split('\n')[0]).toBe(header);
  });
});

describe('looks', () => {
  it.each([
    ['a --> b\nclass b error', 'state b tone=red', '3:1 M207'],
    ['a --> b\nstyle b fill:#8f8', 'state b tone=green', '3:1 M204'],
    ['classDef hot fill:#f00\na --> b:::hot', 'state b tone=red', '2:1 M204'],
  ])('%s', (lines, line, code) => {
    expect(bodyOf(graph(lines))).toContain(line);
    expect(codesOf(graph(lines))).toContain(code);
  });
});

describe('what is reported', () => {
  it.each<readonly [string, string]>([
    ['a --> b\nclick a href "https://example.com"', '3:1 M201'],
    ['state a {\ndirection TB\nb --> c\n}', '3:1 M202'],
    ['state a {\ndirection LR\nb --> c\n}', '3:1 M202'],
    ['state a {\ndirection RL\nb --> c\n}', '3:1 M202'],
    ['state a {\ndirection BT\nb --> c\n}', '3:1 M202'],
    ['state a {\nb --> c\n--\ndirection TB\nd\n}', '5:1 M202'],
    ['a --> b\nnote "floats" as n', '3:1 M203'],
    ['[*]:::x --> b', '2:4 M200'],
    ['a --> b\nclassDef x stroke:#f00', '3:1 M200'],
    ['a:::end --> b', '2:2 M200'],
    ['a --> b\n[*]', '3:1 M203'],
    ['f --> a\nstate f <<fork>>', '3:1 M204'],
    ['state a', '2:7 M204'],
    ['a --> b: x<br/>y', '2:1 M205'],
    ['a --> b: x; y', '2:1 M205'],
    ['a --> 2b', '2:7 M206'],
    ['state a {\nx --> y\n}\nstate b {\nx --> z\n}', '6:1 M213'],
    ['a --> b:', '2:1 M216'],
    ['state a {\n}\na --> b', '2:7 M216'],
    ['state a {\nb --> c', '2:1 M217'],
    ['a --> b\n}', '3:1 M217'],
    ['state a {\nb --> c\n}\nnote right of a : x', '5:1 M250'],
    ['start --> end', '2:1 M251'],
  ])('%s', (lines, code) => {
    expect(codesOf(graph(lines))).toContain(code);
    expect(convert(graph(lines)).ok).toBe(true);
  });

  it('the words start and end stay reserved for the marks, however names change', () => {
    expect(bodyOf(graph('start --> end]\n[*] --> start'))).toContain('start -> start-state');
    expect(convert(graph('a --> end]')).ok).toBe(true);
  });

  it.each(['a -->', 'a-b --> c', 'a {', 'state "A', 'state "A" : x', 'note right of a\nx', 'class [*] x', '--'])(
    "'%s' is refused at its place, or skipped when lenient",
    (line) => {
      const text = graph(`b --> c\n${line}`);
      expect(convert(text).diagnostics.map((each) => `${each.line} ${each.code}`)).toContain('3 M110');
      expect(convert(text, { lenient: true }).ok).toBe(true);
    },
  );
});
