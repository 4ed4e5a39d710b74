// docs/conversion.md, C4 diagrams: the five types.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert } from '../testing/convert.js';

const graph = (lines: string, head = 'C4Context'): string => `${head}\n${lines}`;
const TWO = 'System(a, "A")\nSystem(b, "B")\n';
const DRAWN = ['system a "A"', 'system b "B"'];

describe('elements', () => {
  it.each([
    ['Person(p, "Reader", "Borrows")', ['person p "Reader" sub="Borrows"']],
    ['Person_Ext(p, "Reader")', ['person p "Reader" external']],
    ['System(a, "Lending")', ['system a "Lending"']],
    ['SystemDb_Ext(a, "Titles")', ['system a database "Titles" external']],
    ['SystemQueue(a, "Mail")', ['system a queue "Mail"']],
    ['Container(a, "Search", "Java, Spring", "Finds")', ['container a "Search" tech="Java, Spring" sub="Finds"']],
    ['Container(a, "Web app")', ['container a client "Web app"']],
    ['ContainerDb(a, "Loans", "PostgreSQL")', ['container a database "Loans" tech="PostgreSQL"']],
    ['Component(a, "Sign-in", $descr="Checks", $techn="Go")', ['component a "Sign-in" tech="Go" sub="Checks"']],
    ['System(a, "Two\\nlines")', ['system a "Two\\nlines"']],
    ['System(a, "A") %% why', ['system a "A"']],
  ])('%s', (lines, becomes) => {
    expect(bodyOf(graph(lines))).toEqual(becomes);
  });
});

describe('boundaries', () => {
  it.each([
    ['System_Boundary(s, "S") {\nContainer(a, "A")\n}', ['system s "S" {', 'container a "A"', '}']],
    ['Container_Boundary(s, "S") {\nComponent(a, "A")\n}', ['container s "S" {', 'component a "A"', '}']],
    ['Container_Boundary(s, "S") {\nContainer(a, "A")\n}', ['group s "S" sub="Container" {', 'container a "A"', '}']],
    ['System_Boundary(s, "S") {\nSystem(a, "A")\n}', ['group s "S" sub="System" {', 'system a "A"', '}']],
    ['Enterprise_Boundary(s, "S") {\nSystem(a, "A")\n}', ['group s "S" sub="Enterprise" {', 'system a "A"', '}']],
    ['Boundary(s, "S", "company") {\nSystem(a, "A")\n}', ['group s "S" sub="company" {', 'system a "A"', '}']],
    [
      'Deployment_Node(n, "N", "Debian", "Main") {\nNode(m, "M") { Container(a, "A") }\n}',
      ['host n "N" tech="Debian" sub="Main" {', 'host m "M" {', 'container a "A"', '}', '}'],
    ],
  ])('%s', (lines, becomes) => {
    expect(bodyOf(graph(lines))).toEqual(becomes);
  });
});

describe('relations', () => {
  it.each([
    ['Rel(a, b, "Uses", "HTTPS", "Daily")', 'a -> b : "Uses" tech="HTTPS" desc="Daily"'],
    ['BiRel(a, b, "Talk")', 'a <-> b : "Talk"'],
    ['Rel_Back(a, b, "Answers")', 'b -> a : "Answers"'],
    ['Rel_Up(a, b, "Uses")', 'a -> b : "Uses"'],
    ['RelIndex(3, a, b, "Uses")', 'a -> b : "Uses"'],
  ])('%s', (line, becomes) => {
    expect(bodyOf(graph(TWO + line))).toEqual([...DRAWN, becomes]);
  });

  it('ends at the boundary with groupEdges=frame, unless that holds its other end', () => {
    const text = (relation: string): string =>
      `C4Container\nPerson(p, "P")\nSystem_Boundary(s, "S") {\nContainer(a, "A")\nContainer(b, "B")\n}\n${relation}\n`;
    const last = (relation: string) => bodyOf(text(relation), { groupEdges: 'frame' }).at(-1);
    expect(last('Rel(p, s, "uses")')).toBe('p -> s : "uses"');
    expect(last('Rel_Back(p, s, "mails")')).toBe('s -> p : "mails"');
    expect(last('Rel(a, s, "asks")')).toBe('a -> a : "asks"');
    const [moved] = convert(text('Rel(p, s, "uses")')).diagnostics.filter(({ code }) => code === 'M210');
    expect(moved?.hint).toContain('write p -> s,');
  });

  it('ends at an element if Mermaid ends it at a boundary', () => {
    const lines = 'Person(p, "P")\nSystem_Boundary(s, "S") {\nContainer(a, "A")\nContainer(b, "B")\n}\n';
    const text = graph(`${lines}Rel(p, s, "Uses")\nRel(s, p, "Answers")\nRel(a, b, "Calls")`);
    expect(bodyOf(text).slice(-3)).toEqual(['p -> a : "Uses"', 'b -> p : "Answers"', 'a -> b : "Calls"']);
    expect(codesOf(text)).toEqual(['7:1 M210', '8:1 M210']);
  });
});

describe('header', () => {
  it.each([
    ['C4Context', 'c4'],
    ['C4Container', 'c4 view=container'],
    ['C4Component', 'c4 view=component'],
    ['C4Dynamic', 'c4 view=dynamic'],
    ['C4Deployment', 'c4 view=deployment'],
    ['C4Context\ntitle Lending', 'c4 "Lending"'],
    ['C4Context\naccDescr { Who }', 'c4 desc="Who"'],
  ])('%s', (head, header) => {
    expect(convert(graph('System(a, "A")', head)).source.split('\n')[0]).toBe(header);
  });
});

describe('what is reported', () => {
  it.each([
    ['System(c, "C", $tags="x")', '4:1 M200'],
    ['UpdateRelStyle(a, b, $textColor="red")', '4:1 M200'],
    ['System(c, "C", $link="https://example.com")', '4:1 M201'],
    ['Rel_L(a, b, "x")', '4:1 M202'],
    ['UpdateLayoutConfig("3", "1")', '4:1 M202'],
    ['System(c, "C", $sprite="x")', '4:1 M203'],
    ['Rel(a, c, "x")', '4:1 M203'],
    ['System(a, "Again")', '2:1 M203'],
    ['UpdateElementStyle(a, $bgColor="red")', '4:1 M204'],
    ['System(c, "#quot;C#quot;")', '4:1 M205'],
    ['System(1c, "C")', '4:1 M206'],
    ['System(c, "")', '4:1 M216'],
    ['Boundary(c, "C") {\n}', '4:1 M216'],
    ['Boundary(c, "C") {\nSystem(d, "D")', '4:1 M217'],
    ['}', '4:1 M217'],
  ])('%s', (line, code) => {
    expect(codesOf(graph(TWO + line))).toContain(code);
    expect(convert(graph(TWO + line)).ok).toBe(true);
  });

  it.each(['Sistem(c, "C")', 'System(', 'System()', 'Boundary(c, "C")', 'System(c) {', '!include x', 'SHOW_LEGEND()'])(
    "'%s' is refused at its place, or skipped when lenient",
    (line) => {
      expect(convert(graph(TWO + line)).diagnostics.map((each) => `${each.line} ${each.code}`)).toContain('4 M110');
      expect(convert(graph(TWO + line), { lenient: true }).ok).toBe(true);
    },
  );

  it.each([
    ['Boundary(c, "C") {\nSystem(d, "D")\nBoundary(c, "C") {\nSystem(e, "E")\n}\n}\nRel(a, e, "x")'],
    ['System(c, "C")\nBoundary(c, "C") {\nSystem(e, "E")\n}\nRel(a, e, "x")'],
    ['Boundary(c, "C") {\nSystem(e, "E")\n}\nSystem(c, "C")\nRel(a, e, "x")'],
  ])('%s: one alias is one element', (lines) => {
    const { ok, source } = convert(graph(TWO + lines));
    expect(ok).toBe(true);
    expect(source).toContain('a -> e : "x"');
  });

  it('relations without elements draw nothing', () => {
    expect(convert(graph('Rel(a, b, "x")')).diagnostics.map(({ code }) => code)).toEqual(['M103']);
  });
});
