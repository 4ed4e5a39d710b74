import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '../draw.js';
import { kinds } from '../kinds/registry.js';
import { testIcons } from '../testing/icons.js';
import { formatSource } from './format.js';

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
    ['line ends', 'flow\r\nnode a "A"\r\n', 'flow\nnode a "A"\n'],
    ['a list', 'flow\nnode a\nnode b\noverlay o nodes=a,b "O"\n', 'flow\nnode a\nnode b\noverlay o "O" nodes=a,b\n'],
    ['a line that cannot be read stays', 'flow\ngroup g {\n?!  x\n}\n', 'flow\ngroup g {\n  ?!  x\n}\n'],
    ['a string with a mistake stays', 'flow\nnode a "C:\\temp"\n', 'flow\nnode a "C:\\temp"\n'],
    ['escapes stay', 'flow\nnode a "say \\"x\\"\\nand \\\\"\n', 'flow\nnode a "say \\"x\\"\\nand \\\\"\n'],
    ['no kind', 'flwo "A"\n  node a\n', 'flwo "A"\n  node a\n'],
  ])('%s', (_name, text, expected) => {
    expect(formatSource(text)).toBe(expected);
  });

  test.each([...kinds.values()].map((each) => [each.grammar.kind, each.grammar.example]))(
    'the example of %s is canonical',
    (_kind, example) => {
      expect(formatSource(`${example}\n`)).toBe(`${example}\n`);
    },
  );
});

/** Lines a flow may have, in any order, with odd spacing. */
const line = fc.constantFrom(
  'node a "A"',
  '  node b   service  "B"  tone=red  icon=lx:eye',
  'a   ->b  :  "x" role=data',
  'b--a',
  'group g "G" {',
  '}',
  '# note',
  '   ',
  'overlay o nodes=a,b',
  'note a : "Hi"   side=left # why',
  '"loose"',
  '?? no',
  'A[x] --> B',
  'end',
  'node c "unclosed',
);

test('formatting twice is formatting once, and what is told of the source stays the same', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = `flow "T"\n${lines.join('\n')}\n`;
      const once = formatSource(text);
      expect(formatSource(once)).toBe(once);
      const codes = (of: string) => validate(of, { icons: testIcons }).diagnostics.map((each) => each.code);
      expect(codes(once)).toEqual(codes(text));
    }),
    { numRuns: 500 },
  );
});
