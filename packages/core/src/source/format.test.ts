import { describe, expect, test } from 'vitest';
import { formatSource } from '../every-kind.js';

/** None of these change. */
const KEPT: readonly (readonly [name: string, source: string])[] = [
  ['a line that cannot be read', 'flow\ngroup g {\n?!  x\n}\n'],
  ['a string with a wrong escape', 'flow\n  node a   "C:\\temp"\n'],
  ['a string that is not closed', 'flow\n  node a   "A  # b \n'],
  ['a tab and other controls in a string', 'flow\nnode a "a\tb\u0007c\u2028d"\n'],
  ['text after a brace', 'sequence\nalt "x" {\n  a -> b\n} else "no" B -> A : "y"\n}\n'],
  ['two branches on a line', 'sequence\nalt "x" {\n} else } else\n  a -> b\n}\n'],
  ['a header without quotes', 'flow Checkout\nnode a\n'],
  ['a header of words and options', 'flow Web shop direction=right\nnode a\n'],
  ['a header with more after it', 'flow   "A" ; "B"\nnode a\n'],
  ['a bare brace and what follows it', 'flow\n{\nnode a\nnode b\n}\nnode c\n'],
  ['a brace below its line', 'flow\ngroup g\n{\nnode a\n}\n'],
  ['blocks that nothing closes', 'flow\ngroup g {\nnode a\n    group h {\n  node b\n'],
  ['a brace too many', 'flow\ngroup g {\nnode a\n}\n  }\n node b\n'],
  ['blocks that another language opens', 'flow\nsubgraph S\nnode a\n   node b\nend\n'],
  ['a label after an option', 'flow\n  node a tone=red   "A"\n'],
  ['an unknown keyword', 'flow\n  ndoe a   "A"\n'],
  ['blank lines of unparsed text', 'flow\nnode a\n/* one\n\n\n# two\n\n*/\n\n\nnode b\n'],
  ['a bracket with what looks like a comment', 'flow\n  A[Issue   # 5]\n'],
  ['texts that are not statements here, and their neighbours', 'flow\n "a"\n "b\\t"\n   "c"\n  node a\n'],
  ['the last line without its end', 'flow\nnode a\n ?!'],
  ['another language', 'flowchart LR\n  A-->B\n\n\n'],
];

describe('the formatter writes back byte for byte', () => {
  test.each(KEPT)('%s', (_name, source) => {
    expect(formatSource(source)).toBe(source);
  });

  test('a source over a limit', () => {
    const lines = `flow\n${'node   a\n'.repeat(5_000)}`;
    const long = `flow\nnode   a "${'x'.repeat(500_000)}"\n`;
    expect(formatSource(lines)).toBe(lines);
    expect(formatSource(long)).toBe(long);
  });
});

describe('a source with errors is formatted around them', () => {
  test.each([
    [
      'a wrong name is only indented',
      'flow\ngroup g {\nnode a\na ->  c\n}\n',
      'flow\ngroup g {\n  node a\n  a ->  c\n}\n',
    ],
    ['next to unparsed lines', 'flow\n?!  x\nnode   a\n', 'flow\n?!  x\nnode a\n'],
    [
      'spaces within blocks that nothing closes',
      'flow\n group g {\n     node   a\n',
      'flow\n group g {\n     node a\n',
    ],
  ])('%s', (_name, text, expected) => {
    expect(formatSource(text)).toBe(expected);
  });
});

describe('the formatter writes the canonical form', () => {
  test.each([
    [
      'spaces',
      'flow   "A"   direction=right\nnode   a    "A"\na->a:"x"\n',
      'flow "A" direction=right\nnode a "A"\na -> a : "x"\n',
    ],
    [
      'options in the order of the table',
      'flow "A"\nnode a service "A" link="x" tone=red icon=lx:eye\n',
      'flow "A"\nnode a service "A" icon=lx:eye tone=red link="x"\n',
    ],
    [
      'indentation',
      'flow\ngroup g {\nnode a\n      group h {\n node b\n}\n}\n',
      'flow\ngroup g {\n  node a\n  group h {\n    node b\n  }\n}\n',
    ],
    [
      'comments',
      '# top\nflow # kind\n\n\n   # about a\nnode a    # here\ngroup g {\nnode b\n# end of g\n}\n# last\n',
      '# top\nflow  # kind\n\n# about a\nnode a  # here\ngroup g {\n  node b\n  # end of g\n}\n# last\n',
    ],
    [
      'blank lines',
      'flow\n\n\n\nnode a\n\n\nnode b\ngroup g {\n\nnode c\n\n}\n\n\n',
      'flow\n\nnode a\n\nnode b\ngroup g {\n  node c\n}\n',
    ],
    [
      'a branch',
      'sequence\nactor a\nalt  "x" {\na -> a\n}  else "y"   desc="z" tone=red  {\na -> a\n}\n',
      'sequence\nactor a\nalt "x" {\n  a -> a\n} else "y" tone=red desc="z" {\n  a -> a\n}\n',
    ],
    ['line ends stay', 'flow\r\nnode  a "A"\r\n', 'flow\r\nnode a "A"\r\n'],
    ['a list', 'flow\nnode a\nnode b\noverlay o "O"  nodes=a,b\n', 'flow\nnode a\nnode b\noverlay o "O" nodes=a,b\n'],
    ['a last line without an end', 'flow\nnode  a', 'flow\nnode a\n'],
    ['escapes stay', 'flow\nnode a "say \\"x\\"\\nand \\\\"\n', 'flow\nnode a "say \\"x\\"\\nand \\\\"\n'],
    ['no kind', 'flwo "A"\n  node a\n', 'flwo "A"\n  node a\n'],
  ])('%s', (_name, text, expected) => {
    expect(formatSource(text)).toBe(expected);
  });
});
