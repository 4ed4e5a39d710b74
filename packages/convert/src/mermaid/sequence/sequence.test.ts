import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const diagram = (text: string): string => `sequenceDiagram\n${text}`;
/** The produced lines after the actors. */
const eventsOf = (text: string): readonly string[] =>
  bodyOf(diagram(text)).filter((line) => !line.startsWith('actor '));

describe('an arrow', () => {
  it.each([
    ['->>', '->'],
    ['-->>', '-->'],
    ['->', '--'],
    ['-)', '..>'],
    ['--)', '..>'],
    ['<<->>', '<->'],
    ['<<-->>', '<-->'],
  ])('%s becomes %s without a loss', (written, arrow) => {
    expect(eventsOf(`A${written}B: hi`)).toEqual([`A ${arrow} B : "hi"`]);
    expect(eventsOf(`A ${written} B : hi`)).toEqual([`A ${arrow} B : "hi"`]);
    expect(codesOf(diagram(`A${written}B: hi`))).toEqual([]);
  });

  it.each([
    ['-x', '->'],
    ['--x', '-->'],
    ['-X', '->'],
    ['-->', '--'],
    ['-|\\', '->'],
    ['-|/', '->'],
    ['-\\\\', '->'],
    ['-//', '->'],
    ['--|\\', '-->'],
    ['--|/', '-->'],
    ['--\\\\', '-->'],
    ['--//', '-->'],
  ])('%s becomes the nearest, %s, which is reported', (written, arrow) => {
    expect(eventsOf(`A${written}B: hi`)).toEqual([`A ${arrow} B : "hi"`]);
    expect(codesOf(diagram(`A${written}B: hi`))).toEqual(['2:1 M204']);
  });

  it.each([
    ['/|-', '->'],
    ['\\|-', '->'],
    ['//-', '->'],
    ['\\\\-', '->'],
    ['/|--', '-->'],
    ['\\|--', '-->'],
    ['//--', '-->'],
    ['\\\\--', '-->'],
  ])('%s has its head at the sender, so the message is reversed', (written, arrow) => {
    expect(eventsOf(`A${written}B: hi`)).toEqual([`B ${arrow} A : "hi"`]);
    expect(codesOf(diagram(`A${written}B: hi`))).toEqual(['2:1 M204']);
  });

  it('is not searched for in names and texts', () => {
    expect(eventsOf('a/b(c)->>d-e: hi')).toEqual(['a-b-c -> d-e : "hi"']);
    expect(eventsOf('A- ->>B: hi')).toEqual(['A -> B : "hi"']);
    expect(eventsOf('f(x) //-xB: hi')).toEqual(['f-x -> B : "hi"']);
    expect(eventsOf('web-app->>my-svc: a -> b --x c')).toEqual(['web-app -> my-svc : "a -> b --x c"']);
    expect(eventsOf('my-xbox->>B: hi')).toEqual(['my-xbox -> B : "hi"']);
    expect(eventsOf('my-xbox -) B: hi')).toEqual(['my-xbox ..> B : "hi"']);
  });
});

describe('a message', () => {
  it.each([
    ['A->>B:', 'A -> B'],
    ['A->>B: ', 'A -> B'],
    ['A->>A: think', 'A -> A : "think"'],
    ['A->>B: a:b', 'A -> B : "a:b"'],
    ['A->>B: say "hi" \\ bye', 'A -> B : "say \\"hi\\" \\\\ bye"'],
    ['A->>B: one<br/>two<BR >three', 'A -> B : "one two three"'],
    ['A->>B: one\\ntwo', 'A -> B : "one two"'],
    ['A->>B: #quot;x#quot; #35;1 #9829;', 'A -> B : "\\"x\\" #1 ♥"'],
    ['A->>B: x &lt; y &amp; z', 'A -> B : "x < y & z"'],
    ['A->>B: List<T> and <code>', 'A -> B : "List<T> and <code>"'],
    ['A->>B: <b>bold</b> <i>and <u>more</u></i>', 'A -> B : "bold and more"'],
    ['A->>B: :wrap: long', 'A -> B : "long"'],
    ['A->>B:nowrap:long', 'A -> B : "long"'],
    ['A->>B: text %% kept', 'A -> B : "text %% kept"'],
    ['A->>B: text # a comment', 'A -> B : "text"'],
    ['A->>B', 'A -> B'],
  ])('%s', (written, line) => {
    expect(eventsOf(written)).toEqual([line]);
  });

  it('gets the status icon if its whole text is a status', () => {
    expect(eventsOf('A-->>B: OK')).toEqual(['A --> B : "OK" icon=status:yes']);
    expect(eventsOf('A-->>B: 200 OK')).toEqual(['A --> B : "200 OK"']);
  });

  it.each([
    ['A->>B: issue #12', 'A -> B : "issue"', 'M205'],
    ['A->>B: in C# here', 'A -> B : "in C"', 'M205'],
    ['A->>B: one<br>two', 'A -> B : "one two"', 'M205'],
    ['A->>B: <b>x</b>', 'A -> B : "x"', 'M205'],
    ['A->>B: #35;', 'A -> B : "#"', 'M205'],
    ['A->>B: fa:fa-user x', 'A -> B : "x"', 'M215'],
    ['A->>B: wrap: x', 'A -> B : "x"', 'M202'],
    ['A->>()B: x', 'A -> B : "x"', 'M204'],
    ['A()->>B: x', 'A -> B : "x"', 'M204'],
    ['A()->>()B: x', 'A -> B : "x"', 'M204'],
    ['A->>+B: x', 'A -> B : "x"', 'M203'],
  ])('%s reports what was lost', (written, line, code) => {
    expect(eventsOf(written)).toEqual([line]);
    expect(codesOf(diagram(written)).map((each) => each.split(' ')[1])).toEqual([code]);
  });

  it('continues after a semicolon if no statement follows', () => {
    expect(eventsOf('A->>B: stop; then wait; done # not this')).toEqual(['A -> B : "stop; then wait; done"']);
    expect(eventsOf('A->>B: stop; B->>A: go')).toEqual(['A -> B : "stop"', 'B -> A : "go"']);
    expect(codesOf(diagram('A->>B: stop; then'))).toEqual(['2:8 M205']);
  });

  it('is cut at the maximum length of a text', () => {
    const { ok, source } = convert(diagram(`A->>B: ${'x'.repeat(5_000)}`));
    expect(ok).toBe(true);
    expect(source.length).toBeLessThan(2_100);
  });
});

describe('the statements', () => {
  it.each([
    ['semicolons', 'A->>B: x; B->>A: v;; A->>B: z'],
    ['line breaks of Windows', 'A->>B: x\r\n  B->>A: v\r\nA->>B: z'],
    ['indentation and blank lines', '\n\tA->>B: x\n\n      B->>A: v \n   \nA->>B: z\n\n'],
    ['comments', '%% one\nA->>B: x\n# two\n  %%three\nB->>A: v # four\nA->>B: z'],
    ['directives', '%%{init: {"theme": "dark"}}%%\nA->>B: x\nB->>A: v\nA->>B: z'],
  ])('are separated by %s', (_, text) => {
    expect(eventsOf(text)).toEqual(['A -> B : "x"', 'B -> A : "v"', 'A -> B : "z"']);
  });

  it('can be on the header line', () => {
    expect(bodyOf('sequenceDiagram; A->>B: x')).toContain('A -> B : "x"');
  });

  it('are case-insensitive', () => {
    const text = 'PARTICIPANT A\nLoop x\nNOTE OVER A: w\nA->>A: v\nEND\nAlt a\nA->>A: b\nELSE c\nEnd\nAutoNumber OFF';
    expect(eventsOf(text)).toEqual([
      'loop "x" {',
      'note A : "w"',
      'A -> A : "v"',
      '}',
      'alt "a" {',
      'A -> A : "b"',
      '} else "c" {',
      '}',
    ]);
  });

  it('that start with a keyword are messages if an arrow follows', () => {
    expect(eventsOf('end->>B: x')).toEqual(['end -> B : "x"']);
    expect(eventsOf('A->>end: x')).toEqual(['A -> end : "x"']);
    expect(eventsOf('participant End user\nEnd user->>B: x')).toEqual(['End-user -> B : "x"']);
    expect(eventsOf('participant Note service\nNote service->>Opt: x')).toEqual(['Note-service -> Opt : "x"']);
  });
});

describe('a note', () => {
  it.each([
    ['Note over A: x', 'note A : "x"'],
    ['note over A,B: x', 'note A,B : "x"'],
    ['note over A , A: x', 'note A : "x"'],
    ['note over A: one<br/>two', 'note A : "one\\ntwo"'],
    ['note over A:wrap: x', 'note A : "x"'],
    ['Note left of A: x', 'note A : "x"'],
    ['NOTE RIGHT OF A : x', 'note A : "x"'],
    ['note over A: a; b', 'note A : "a; b"'],
    ['note over A,B,C: x', 'note A,C : "x"'],
  ])('%s', (written, line) => {
    expect(eventsOf(written)).toEqual([line]);
  });

  it.each([
    ['Note over A: x', []],
    ['Note left of A: x', ['2:1 M204']],
    ['note over A,B,C: x', ['2:1 M204']],
    ['note over A:', ['2:1 M216']],
    ['note A: x', ['2:1 M110']],
    ['note over A x', ['2:1 M110']],
    ['note over : x', ['2:1 M110']],
  ])('%s reports what changed', (written, codes) => {
    expect(codesOf(diagram(written))).toEqual(codes);
  });
});

describe('a block', () => {
  it.each([
    ['loop every day\nA->>B: x\nend', ['loop "every day" {', 'A -> B : "x"', '}'], []],
    ['loop\nA->>B: x\nend', ['loop {', 'A -> B : "x"', '}'], []],
    ['opt :wrap: a<br>b\nA->>B: x\nend', ['opt "a b" {', 'A -> B : "x"', '}'], ['2:5 M202', '2:5 M205']],
    [
      'alt a\nA->>B: x\nelse b\nA->>B: v\nelse\nA->>B: z\nend',
      ['alt "a" {', 'A -> B : "x"', '} else "b" {', 'A -> B : "v"', '} else {', 'A -> B : "z"', '}'],
      [],
    ],
    ['par a\nA->>B: x\nand b\nA->>B: v\nend', ['par "a" {', 'A -> B : "x"', '} and "b" {', 'A -> B : "v"', '}'], []],
    ['par_over a\nA->>B: x\nand b\nend', ['par "a" {', 'A -> B : "x"', '} and "b" {', '}'], ['2:1 M204']],
    [
      'critical a\nA->>B: x\noption b\nA->>B: v\nend',
      ['alt "a" {', 'A -> B : "x"', '} else "b" {', 'A -> B : "v"', '}'],
      ['2:1 M204'],
    ],
    ['critical a\nA->>B: x\nend', ['alt "a" {', 'A -> B : "x"', '}'], ['2:1 M204']],
    ['break a\nA->>B: x\nend', ['opt "a" {', 'A -> B : "x"', '}'], ['2:1 M204']],
    ['rect rgb(200, 220, 255)\nA->>B: x\nend', ['group tone=blue {', 'A -> B : "x"', '}'], []],
    ['rect rgba(0, 255, 0, .1)\nA->>B: x\nend', ['group tone=green {', 'A -> B : "x"', '}'], []],
    ['rect rgb(240, 240, 240)\nA->>B: x\nend', ['group {', 'A -> B : "x"', '}'], []],
    ['rect transparent\nA->>B: x\nend', ['A -> B : "x"'], []],
    ['rect var(--x)\nA->>B: x\nend', ['group {', 'A -> B : "x"', '}'], ['2:1 M200']],
    ['A->>B: x\nrect red\nend', ['A -> B : "x"'], ['3:1 M216']],
    ['loop a\nend', ['loop "a" {', '}'], []],
    [
      'opt a\nA->>B: x\nelse b\nA->>B: v\nend',
      ['alt "a" {', 'A -> B : "x"', '} else "b" {', 'A -> B : "v"', '}'],
      ['2:1 M204'],
    ],
    ['loop a\nA->>B: x', ['loop "a" {', 'A -> B : "x"', '}'], ['2:1 M217']],
    ['A->>B: x\nend', ['A -> B : "x"'], ['3:1 M217']],
    ['A->>B: x\nelse b', ['A -> B : "x"'], ['3:1 M217']],
    ['loop a\nA->>B: x\nend loop', ['loop "a" {', 'A -> B : "x"', '}'], []],
    [
      'alt a\nloop b\nA->>B: x\nelse c\nA->>B: v\nend',
      ['alt "a" {', 'loop "b" {', 'A -> B : "x"', '}', '} else "c" {', 'A -> B : "v"', '}'],
      ['3:1 M217'],
    ],
  ])('%s', (written, lines, codes) => {
    expect(eventsOf(written === 'loop a\nend' ? `participant A\n${written}` : written)).toEqual(lines);
    if (written !== 'loop a\nend') expect(codesOf(diagram(written))).toEqual(codes);
  });

  it('can be nested, with a background in it', () => {
    const text = 'loop a\nrect red\nalt b\nA->>B: x\nend\nA->>B: v\nend\nA->>B: z\nend\nA->>B: w';
    expect(eventsOf(text)).toEqual([
      'loop "a" {',
      'group tone=red {',
      'alt "b" {',
      'A -> B : "x"',
      '}',
      'A -> B : "v"',
      '}',
      'A -> B : "z"',
      '}',
      'A -> B : "w"',
    ]);
  });
});

describe('the header', () => {
  it.each([
    ['sequenceDiagram\ntitle Checkout\nA->>B: x', 'sequence "Checkout"'],
    ['sequenceDiagram\ntitle: Check<br/>out # now\nA->>B: x', 'sequence "Check out"'],
    ['---\ntitle: Front\n---\nsequenceDiagram\nA->>B: x', 'sequence "Front"'],
    ['---\ntitle: Front\n---\nsequenceDiagram\ntitle Back\nA->>B: x', 'sequence "Front" desc="Back"'],
    ['sequenceDiagram\naccTitle: Spoken\naccDescr: Long; text\nA->>B: x', 'sequence "Spoken" desc="Long; text"'],
    [
      'sequenceDiagram\ntitle T\naccTitle: Spoken\naccDescr {\n two\n lines\n}\nA->>B: x',
      'sequence "T" desc="Spoken\\ntwo\\nlines"',
    ],
    ['sequenceDiagram\nA->>B: x', 'sequence'],
  ])('%s', (text, header) => {
    expect(convert(text).source.split('\n')[0]).toBe(header);
  });

  it('reports a missing title, configuration and directives', () => {
    const text = '---\nconfig:\n  theme: dark\n---\n%%{init: {"theme": "base"}}%%\nsequenceDiagram\nA->>B: x';
    const { diagnostics } = convert(text);
    expect(diagnostics.map(({ line, code }) => `${line} ${code}`)).toEqual(['1 M200', '5 M200', '6 M214', '7 M208']);
  });
});

describe('activations', () => {
  it.each([
    ['that are the automatic bars are not written', 'A->>+B: x\nB-->>-A: v', ['A -> B : "x"', 'B --> A : "v"']],
    [
      'that a reply does not end are',
      'A->>+B: x\nB-)-C: v',
      ['A -> B : "x"', 'activate B', 'B ..> C : "v"', 'deactivate B'],
    ],
    [
      'on lines of their own',
      'activate A\nA->>B: x\nactivate B\nB->>A: v\ndeactivate B\nA->>A: z\ndeactivate A',
      ['activate A', 'A -> B : "x"', 'activate B', 'B -> A : "v"', 'deactivate B', 'A -> A : "z"', 'deactivate A'],
    ],
    [
      'through a choice',
      'A->>+B: x\nalt one\nB-->>-A: v\nelse two\nB-->>A: z\nend',
      [
        'A -> B : "x"',
        'activate B',
        'alt "one" {',
        'B --> A : "v"',
        'deactivate B',
        '} else "two" {',
        'B --> A : "z"',
        '}',
      ],
    ],
    [
      'of a participant with other calls and replies',
      'A->>+B: x\nB-->>-A: v\nA->>B: x\nB-->>A: v',
      ['A -> B : "x"', 'activate B', 'B --> A : "v"', 'deactivate B', 'A -> B : "x"', 'B --> A : "v"'],
    ],
  ])('%s', (_, text, lines) => {
    expect(eventsOf(text)).toEqual(lines);
    expect(codesOf(diagram(text))).toEqual([]);
  });

  it.each([
    ['A->>+B: x\nB-->>A: v', ['2:1 M203']],
    ['A->>B: x\nB-->>-A: v', ['3:1 M203']],
    ['A->>B: x\nactivate Z\ndeactivate Z', ['3:1 M203', '4:1 M203']],
    ['alt a\nA->>+B: x\nelse b\nB-)-A: v\nend', ['5:1 M203']],
    ['A->>+B: x\n'.repeat(9), ['2:1 M203', '3:1 M203', '4:1 M203', '5:1 M203']],
  ])('that Mermaid does not draw are reported: %j', (text, codes) => {
    expect(codesOf(diagram(text))).toEqual(codes);
  });

  it('are automatic if there are more than a diagram can have', () => {
    const codes = codesOf(diagram(`${'activate A\ndeactivate A\n'.repeat(600)}A->>B: x`));
    expect(codes).toEqual(['2:1 M203']);
  });
});

describe('participants that do not live through the whole picture', () => {
  const actorsIn = (text: string): readonly string[] =>
    convert(diagram(text))
      .source.split('\n')
      .filter((each) => each.startsWith('actor '));

  it.each([
    [
      'A->>A: x\ncreate participant B\nA->>B: x\ndestroy B\nB-xA: v',
      ['actor A step', 'actor B step created destroyed'],
      ['6:1 M204'],
    ],
    ['A->>B: x\ndestroy B\n', ['actor A step', 'actor B step destroyed'], []],
    ['A->>B: x\ncreate participant B\nA->>B: x', ['actor A step', 'actor B step'], ['3:1 M203']],
    ['create participant B\nB->>A: x', ['actor B step', 'actor A step'], ['2:1 M203']],
    ['destroy B\nA->>B: x\nB->>A: v', ['actor A step', 'actor B step'], ['2:1 M203']],
  ])('%j', (text, actors, codes) => {
    expect(actorsIn(text)).toEqual(actors);
    expect(codesOf(diagram(text))).toEqual(codes);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['hello', 'no statement starts with'],
    ['participantA', "Write 'participant A'"],
    ['A->>B->>C: x', 'more than one arrow'],
    ['A,B->>C: x', 'one sender and one receiver'],
    ['->>B: x', 'no sender'],
    ['A->>: x', 'no receiver'],
    ['A<->B: x', 'not a Mermaid arrow'],
    ['A->>B some text', 'no colon'],
    ['participant', "no name follows 'participant'"],
    ['participant A, B', 'more than one participant'],
    ['create A', 'what is created'],
    ['activate', 'which participant to activate'],
    ['link A', 'names no participant'],
    ['accTitle x', 'needs a colon'],
    ['sequenceDiagram', 'second diagram'],
    ['end note', 'on one line'],
  ])('%s', (line, message) => {
    const text = diagram(`A->>B: x\n${line}\nB->>A: v`);
    const strict = convert(text);
    expect(strict.ok).toBe(false);
    expect(strict.diagnostics.map((each) => `${each.line} ${each.code}`)).toEqual(['3 M110']);
    expect(strict.diagnostics.map(({ message, hint }) => `${message} ${hint}`).join()).toContain(message);
    const lenient = convert(text, { lenient: true });
    expect(lenient.ok).toBe(true);
    expect(lenient.diagnostics.map(({ code }) => code)).toContain('M218');
    expect(lenient.source).toContain('A -> B : "x"\nB -> A : "v"\n');
  });

  it('is all reported in one run', () => {
    expect(codesOf(diagram('one\nA->>B: x\ntwo\nthree'))).toEqual(['2:1 M110', '4:1 M110', '5:1 M110']);
  });

  it('does not include signs that Mermaid skips', () => {
    expect(eventsOf('(A->>B: x\n/ B->>A: v\nq%%A->>B: z')).toEqual(['A -> B : "x"', 'B -> A : "v"']);
    expect(codesOf(diagram('(A->>B: x\n/ B->>A: v'))).toEqual(['2:1 M217', '3:1 M217']);
  });

  it('does not include styling lines of other types, which are dropped', () => {
    expect(eventsOf('A->>B: x\nclassDef hot fill:#f00\nclass A hot\nstyle A fill:#f00')).toEqual(['A -> B : "x"']);
    expect(codesOf(diagram('A->>B: x\nclassDef hot fill:#f00'))).toEqual(['3:1 M200']);
  });
});

describe('limits', () => {
  const nested = (levels: number): string => diagram(`${'loop\n'.repeat(levels)}A->>B: x\n${'end\n'.repeat(levels)}`);
  const people = (count: number): string =>
    diagram(Array.from({ length: count }, (_, i) => `participant p${i}\n`).join(''));
  it.each([
    ['24 levels', nested(24), []],
    ['25 levels', nested(25), ['1:1 M102']],
    [
      '200 backgrounds',
      nested(200).replaceAll('loop', 'rect'),
      Array.from({ length: 200 }, (_, i) => `${i + 2}:1 M200`),
    ],
    ['300 participants', people(300), []],
    ['301 participants', people(301), ['1:1 M102']],
    ['600 messages', diagram('A->>B: x\n'.repeat(600)), []],
    ['601 messages', diagram('A->>B: x\n'.repeat(601)), ['1:1 M102']],
    ['50,001 characters', diagram(`A->>B: ${'x'.repeat(50_000)}`), ['1:1 M102']],
    ['nothing', diagram(''), ['1:1 M103']],
    ['nothing but a title', diagram('title x\nautonumber\n'), ['1:1 M103']],
  ])('%s', (_, text, codes) => {
    expect(codesOf(text)).toEqual(codes);
  });
});

describe('origins', () => {
  it('map participants and messages to their lines in both texts', () => {
    const { origins, source } = convert(diagram('A b->>C: x\nloop\nC/|-A b: v\nend'));
    const lines = source.split('\n');
    expect(
      origins.map(({ kind, external, line, producedLine }) => [kind, external, line, lines[producedLine - 1]]),
    ).toEqual([
      ['node', 'A b', 2, 'actor A-b step "A b"'],
      ['node', 'C', 2, 'actor C step'],
      ['edge', 'A b C', 2, 'A-b -> C : "x"'],
      ['edge', 'C A b', 4, '  A-b -> C : "v"'],
    ]);
  });
});
