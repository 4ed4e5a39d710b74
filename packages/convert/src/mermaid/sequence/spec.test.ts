// docs/conversion.md, Sequence diagrams, sentence by sentence.
import { describe, expect, it } from 'vitest';
import type { ConvertContext } from '../contract.js';
import { convertMermaid } from '../index.js';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const diagram = (text: string): string => `sequenceDiagram\n${text}`;
const actorsOf = (text: string): readonly string[] => bodyOf(diagram(text)).filter((line) => line.startsWith('actor '));
const eventsOf = (text: string): readonly string[] =>
  bodyOf(diagram(text)).filter((line) => !line.startsWith('actor '));
const headerOf = (text: string): string => convert(text).source.split('\n')[0] ?? '';
const hintOf = (text: string, code: string): string =>
  convert(diagram(text)).diagnostics.find((each) => each.code === code)?.hint ?? '';

describe('arrows', () => {
  it.each([
    ['<<-->>', '<-->', []],
    ['<<->>', '<->', []],
    ['-->>', '-->', []],
    ['->>', '->', []],
    ['--x', '-->', ['M204']],
    ['--)', '..>', []],
    ['-->', '--', ['M204']],
    ['-x', '->', ['M204']],
    ['-)', '..>', []],
    ['->', '--', []],
  ])('%s becomes %s', (written, arrow, codes) => {
    expect(eventsOf(`A${written}B: hi`)).toEqual([`A ${arrow} B : "hi"`]);
    expect(codesOf(diagram(`A${written}B: hi`))).toEqual(codes.map((code) => `2:1 ${code}`));
  });
});

describe('blocks', () => {
  it.each([
    ['loop', 'loop often\nA->>B: x\nend', ['loop "often" {', 'A -> B : "x"', '}']],
    [
      'alt',
      'alt yes\nA->>B: x\nelse no\nA->>B: v\nend',
      ['alt "yes" {', 'A -> B : "x"', '} else "no" {', 'A -> B : "v"', '}'],
    ],
    ['opt', 'opt maybe\nA->>B: x\nend', ['opt "maybe" {', 'A -> B : "x"', '}']],
    [
      'par',
      'par one\nA->>B: x\nand two\nA->>B: v\nend',
      ['par "one" {', 'A -> B : "x"', '} and "two" {', 'A -> B : "v"', '}'],
    ],
    [
      'critical, which becomes alt',
      'critical go\nA->>B: x\noption late\nA->>B: v\nend',
      ['alt "go" {', 'A -> B : "x"', '} else "late" {', 'A -> B : "v"', '}'],
    ],
    ['break, which becomes opt', 'break off\nA->>B: x\nend', ['opt "off" {', 'A -> B : "x"', '}']],
    ['rect, which becomes group', 'rect rgb(1,2,3)\nA->>B: x\nend', ['group {', 'A -> B : "x"', '}']],
  ])('%s', (_, text, lines) => {
    expect(eventsOf(text)).toEqual(lines);
  });

  it('report what they lose', () => {
    expect(codesOf(diagram('critical go\nA->>B: x\nend'))).toEqual(['2:1 M204']);
    expect(codesOf(diagram('break go\nA->>B: x\nend'))).toEqual(['2:1 M204']);
    expect(codesOf(diagram('rect red\nA->>B: x\nend'))).toEqual([]);
    expect(codesOf(diagram('loop x\nA->>B: x'))).toEqual(['2:1 M217']);
    expect(codesOf(diagram('A->>B: x\nend'))).toEqual(['3:1 M217']);
  });
});

describe('participants', () => {
  it.each([
    ['participant A', 'actor A step'],
    ['participant A as Alice', 'actor A step "Alice"'],
    ['participant A as Orders API', 'actor A service "Orders API"'],
    ['participant DB as Orders database', 'actor DB database "Orders database"'],
    ['participant A as A service of four words', 'actor A step "A service of four words"'],
    ['actor A as Orders API', 'actor A person "Orders API"'],
    ['participant A as 404', 'actor A step "404" tone=red'],
    ['participant A as 299 OK', 'actor A step "299 OK" tone=green'],
  ])('%s becomes %s', (text, line) => {
    expect(actorsOf(text)).toEqual([line]);
  });

  it('undeclared participants are in order of first appearance', () => {
    expect(actorsOf('participant C\nB->>A: x\nNote over D: x\nA->>E: x')).toEqual(
      [...'CBADE'].map((id) => `actor ${id} step`),
    );
  });

  it('get the icon of a product like flowchart nodes', () => {
    const context: ConvertContext = {
      icons: { find: () => undefined, nearest: () => [], product: () => 'logos:redis' },
    };
    const types = ['Orders database', 'Orders cache', 'Orders queue', 'File storage', 'Web app', 'API gateway'];
    const plain = ['participant P as Orders', 'actor Q as Ann'];
    const text = diagram([...types.map((label, i) => `participant A${i} as ${label}`), ...plain].join('\n'));
    const written = convertMermaid(text, {}, context).source.split('\n').slice(1, -1);
    expect(written.map((line) => line.endsWith(' icon=logos:redis'))).toEqual([...types.map(() => true), false, false]);
  });

  it('without a type are named in one warning, however many there are', () => {
    const ids = Array.from({ length: 40 }, (_, i) => `who${i}`);
    const reports = convert(diagram(ids.map((id) => `participant ${id}`).join('\n'))).diagnostics;
    const listed = reports.filter(({ code }) => code === 'M208');
    expect(listed.map(({ message }) => message.match(/who\d+/g))).toEqual([ids.slice(0, 8)]);
    expect(listed[0]?.message).toContain(' and 32 more');
  });
});

describe('messages and notes', () => {
  it.each([
    ['A->>A: thinks', ['A -> A : "thinks"']],
    ['A->>B: one<br/>two', ['A -> B : "one two"']],
    ['Note over A: x', ['note A : "x"']],
    ['Note over A,B: x', ['note A,B : "x"']],
    ['Note left of A: x', ['note A : "x"']],
    ['Note right of A: x', ['note A : "x"']],
    ['A-->>B: denied', ['A --> B : "denied" icon=status:denied']],
  ])('%s', (text, lines) => {
    expect(eventsOf(text)).toEqual(lines);
  });

  it('a note beside a lifeline and a flattened break are reported', () => {
    expect(codesOf(diagram('Note left of A: x'))).toEqual(['2:1 M204']);
    expect(codesOf(diagram('Note right of A: x'))).toEqual(['2:1 M204']);
    expect(codesOf(diagram('A->>B: one<br/>two'))).toEqual(['2:8 M205']);
    expect(codesOf(diagram('Note over A: one<br/>two'))).toEqual(['2:14 M205']);
    expect(codesOf(diagram('A->>B: one<br/>'))).toEqual(['2:8 M205']);
  });
});

describe('numbers and titles', () => {
  it.each([
    ['autonumber\nA->>B: x', 'sequence numbered=on', ['A -> B : "x"']],
    ['A->>B: x\nautonumber\nA->>B: v', 'sequence numbered=on start=2', ['A -> B : "x" step=off', 'A -> B : "v"']],
    [
      'autonumber\nA->>B: x\nautonumber off\nA->>B: v',
      'sequence numbered=on',
      ['A -> B : "x"', 'A -> B : "v" step=off'],
    ],
    ['autonumber 10 5\nA->>B: x\nA->>B: v', 'sequence numbered=on start=10', ['A -> B : "x"', 'A -> B : "v" step=15']],
    [
      'autonumber 999 5\nA->>B: x\nA->>B: v',
      'sequence numbered=on start=999',
      ['A -> B : "x"', 'A -> B : "v" step=off'],
    ],
  ])('%j', (text, header, events) => {
    expect(headerOf(diagram(text))).toBe(header);
    expect(eventsOf(text)).toEqual(events);
  });

  it('a title is the title, the front matter takes precedence, and options are in table order', () => {
    expect(headerOf(diagram('title Sign in\nA->>B: x'))).toBe('sequence "Sign in"');
    const text = `---\ntitle: Front\n---\n${diagram('title Sign in\naccDescr: Why\nautonumber 3\nA->>B: x')}`;
    expect(headerOf(text)).toBe('sequence "Front" desc="Sign in\\nWhy" numbered=on start=3');
  });

  it('a cleaned title is reported', () => {
    expect(codesOf(diagram('title A &amp; B\nA->>B: x'))).toEqual(['2:1 M205']);
  });
});

describe('what is dropped', () => {
  it.each([
    ['an activation without an end', 'A->>+B: x', ['2:1 M203']],
    [
      'a creation and an end that are not at the first and the last message',
      'A->>B: v\ncreate participant B\ndestroy B\nA->>B: x\nA-xB: v',
      ['3:1 M203', '4:1 M203', '6:1 M204'],
    ],
    ['a box', 'box red Team\nparticipant A\nend\nA->>A: x', ['2:1 M203']],
    ['a link', 'A->>B: x\nlink A: Docs @ https://example.com', ['3:1 M201']],
  ])('%s', (_, text, codes) => {
    expect(codesOf(diagram(text))).toEqual(codes);
  });

  it.each([
    [
      'participant A as Orders API\nlink A: Docs @ https://example.com/a',
      'actor A service "Orders API" link="https://example.com/a"',
    ],
    ['participant A\nlinks A: {"Docs": "https://example.com/a"}', 'actor A step link="https://example.com/a"'],
    ['participant A\nlink A: Docs @ /docs', 'actor A step link="/docs"'],
    ['participant A\nlink A: Docs @ http://example.com', 'actor A step desc="http://example.com"'],
  ])('the hint of %j shows the line to write', (text, line) => {
    expect(hintOf(text, 'M201').endsWith(`: ${line}`)).toBe(true);
  });

  it('an icon-font token, with a hint that names the closest icon', () => {
    for (const text of ['participant A as fa:fa-user Ann', 'A->>B: fa:fa-user asks', 'Note over A: fa:fa-user is in'])
      expect(hintOf(text, 'M215')).toContain('icon=lx:user-round');
    expect(actorsOf('participant A as fa:fa-user Ann')).toEqual(['actor A step "Ann"']);
  });
});

describe('limits', () => {
  const nested = (levels: number): string => diagram(`${'loop x\n'.repeat(levels)}A->>B: x\n${'end\n'.repeat(levels)}`);
  const messages = (count: number): string => diagram('A->>B: x\n'.repeat(count));
  const participants = (count: number): string =>
    diagram(Array.from({ length: count }, (_, i) => `participant A${i}\n`).join(''));
  it.each([
    ['24 levels', nested(24), true],
    ['25 levels', nested(25), false],
    ['600 messages', messages(600), true],
    ['601 messages', messages(601), false],
    ['300 participants', participants(300), true],
    ['301 participants', participants(301), false],
  ])('%s', (_, text, ok) => {
    const { ok: converted, diagnostics } = convert(text);
    expect(converted).toBe(ok);
    if (!ok) expect(diagnostics.map(({ code }) => code)).toEqual(['M102']);
  });
});
