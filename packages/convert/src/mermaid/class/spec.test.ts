// docs/conversion.md, Class diagrams, sentence by sentence.
import { describe, expect, it } from 'vitest';
import { bodyOf, codesOf, convert, refusalOf } from '../testing/convert.js';

const of = (lines: string): string => `classDiagram\n${lines}`;
const last = (lines: string): string | undefined => bodyOf(of(lines)).at(-1);

describe('relations', () => {
  it.each([
    ['A <|-- B', 'B inherits A'],
    ['A --|> B', 'A inherits B'],
    ['A <|.. B', 'B implements A'],
    ['A ..|> B', 'A implements B'],
    ['A *-- B', 'A owns B'],
    ['A --* B', 'B owns A'],
    ['A o-- B', 'A has B'],
    ['A --o B', 'B has A'],
    ['A --> B', 'A -> B'],
    ['A <-- B', 'B -> A'],
    ['A ..> B', 'A uses B'],
    ['A <--> B', 'A <-> B'],
    ['A -- B', 'A -- B'],
    ['A ()-- B', 'B implements A'],
    ['A --> B : has', 'A -> B : "has"'],
    ['A "1" --> "0..*" B', 'A -> B from=1 to="0..*"'],
    ['A "1" --* "many" B', 'B owns A from="many" to=1'],
  ])('%s is %s', (written, ours) => {
    expect(last(written)).toBe(ours);
    expect(codesOf(of(written))).toEqual([]);
  });

  it.each([
    ['A .. B', '--'],
    ['A <|--|> B', '<->'],
    ['A *--> B', 'owns'],
    ['A o.. B', 'has'],
    ['A <..> B', '<->'],
  ])('%s is reported as the nearest: %s', (written, word) => {
    expect(last(written)).toBe(`A ${word} B`);
    expect(codesOf(of(written))).toEqual(['2:1 M241']);
  });

  it('that form an inheritance cycle become arrows', () => {
    expect(bodyOf(of('A --|> B\nB --|> A\nA --|> A')).slice(-3)).toEqual(['A inherits B', 'B -> A', 'A -> A']);
  });
});

describe('members', () => {
  it.each([
    ['+id: int', '+id: int', []],
    ['+int id', '+id: int', ['3:1 M240']],
    ['+total()', '+total()', []],
    ['+total() int', '+total(): int', ['3:1 M240']],
    ['+total(): int', '+total(): int', []],
    ['-List~int~ xs', '-xs: List<int>', ['3:1 M240']],
    ['+Map~K, List~V~~ all', '+all: Map<K, List<V>>', ['3:1 M240']],
    ['+make()$', '+static make()', []],
    ['+draw()* void', '+abstract draw(): void', ['3:1 M240']],
    ['+what it draws; or not*', '+"what it draws; or not"', ['3:1 M203']],
    ['many words of text', '"many words of text"', []],
    ['either, or', '"either, or"', []],
    ['end', '"end"', []],
    ['pattern?: string', '"pattern?: string"', []],
    ['+architecture?: object', '+"architecture?: object"', []],
    ['+$ref: string', '+"$ref: string"', []],
    ['1: foo', '"1: foo"', []],
    ['std::string name', 'name: std::string', ['3:1 M240']],
    ['total() {', '"total() {"', []],
    ['+make() 5"', '+"make() 5\\""', []],
  ])('%s is %s', (written, ours, codes) => {
    const text = of(`class A {\n${written}\n}`);
    expect(bodyOf(text)).toEqual(['class A {', ours, '}']);
    expect(codesOf(text)).toEqual(codes);
  });

  it('with the same name and another type are both kept', () => {
    expect(bodyOf(of('class A {\n+id: int\n+id: string\nid?: int\nkey?: int\n}'))).toEqual([
      'class A {',
      '+id: int',
      '+"id: string"',
      '"id?: int"',
      '"key?: int"',
      '}',
    ]);
  });

  it('can also follow a colon', () => {
    expect(bodyOf(of('class A\nA : +id: int'))).toEqual(['class A {', '+id: int', '}']);
  });
});

describe('classes', () => {
  it.each([
    ['class A["Order line"]', ['class A "Order line"']],
    ['class A~T~', ['class A "A<T>"']],
    ['class `Order line`', ['class Order-line "Order line"']],
    ['class A {\n<<interface>>\n}', ['class A stereotype=interface']],
    ['class A\n<<service>> A', ['class A stereotype=service']],
    ['namespace N {\nclass A\n}', ['group N {', 'class A', '}']],
    ['namespace N.M {\nclass A\n}', ['group N {', 'group M {', 'class A', '}', '}']],
    ['class A\nnote for A "Read\\nthis"', ['class A', 'note A : "Read\\nthis"']],
    ['class A["two\nlines"]', ['class A "two\\nlines"']],
  ])('%j', (lines, body) => {
    expect(bodyOf(of(lines))).toEqual(body);
  });

  it('a direction goes into the header', () => {
    expect(convert(of('direction LR\nclass A')).source.split('\n')[0]).toBe('class direction=right');
  });
});

describe('what is reported', () => {
  it.each([
    ['a second annotation', 'class A {\n<<interface>>\n<<service>>\n}', ['4:1 M242']],
    ['a cardinality on an inheritance', 'A "1" --|> "2" B', ['2:1 M203']],
    ['a duplicate member', 'class A {\n+x()\n+x()\n}', ['4:1 M203']],
    ['a link', 'class A\nclick A href "https://example.com"', ['3:1 M201']],
    ['a stroke', 'class A\nstyle A stroke:#f9f', ['3:1 M200']],
    ['a fill', 'class A\nstyle A fill:#f9f', ['3:1 M204']],
    ['the fill of a definition', 'class A:::x\nclassDef x fill:#f00', ['3:1 M204']],
    ['a meaningful class name', 'class A:::error', ['2:8 M207']],
    ['a meaningful class name in a relation', 'A:::error --> B', ['2:2 M207']],
    ['an undefined class', 'class A\ncssClass "A" x', ['3:1 M200']],
    ['a class that names a type', 'class A:::database', ['2:8 M200']],
    ['a style of an unknown class', 'class A\nstyle B fill:#f00', ['3:1 M200', '3:1 M200']],
    ['an unmatched brace', 'class A\n}', ['3:1 M217']],
    ['an empty namespace', 'class A\nnamespace N {\n}', ['3:1 M216']],
    ['a second namespace', 'namespace N {\nclass A\n}\nnamespace M {\nclass A\nclass B\n}', ['6:1 M213']],
    ['an unclosed block', 'class A {\n+x()', ['2:1 M217']],
  ])('%s', (_, lines, codes) => {
    expect(codesOf(of(lines))).toEqual(codes);
    expect(convert(of(lines)).ok).toBe(true);
  });
});

describe('looks', () => {
  it.each([
    ['class A\nstyle A fill:#00f', 'class A tone=blue'],
    ['class A:::x\nclassDef x fill:#00f,stroke:#f00', 'class A tone=blue'],
    ['class A["Cart"]:::error', 'class A "Cart" tone=red'],
    ['class A\ncssClass "A" success', 'class A tone=green'],
    ['class A:::error\n<<interface>> A', 'class A tone=red stereotype=interface'],
    ['class A:::error\nstyle A fill:#0f0', 'class A tone=green'],
  ])('%j is %s', (lines, ours) => {
    expect(bodyOf(of(lines))).toEqual([ours]);
  });

  it.each([
    ['click A href "https://a.example" "Read on"', 'link="https://a.example"', "its tooltip 'Read on'"],
    ['link A "https://a.example" "Read on"', 'link="https://a.example"', "its tooltip 'Read on'"],
    ['callback A "open" "Read on"', 'desc="Read on"', "action and its tooltip 'Read on'"],
    ['click A call open("x") "Read on"', 'desc="Read on"', "action and its tooltip 'Read on'"],
  ])('%s is reported with its tooltip', (line, hint, message) => {
    const report = convert(of(`class A\n${line}`)).diagnostics.find(({ code }) => code === 'M201');
    expect(report?.hint).toContain(hint);
    expect(report?.message).toContain(message);
  });
});

describe('refused', () => {
  it.each([
    ['nothing to draw', '', '1 M103'],
    ['an invalid arrow', 'Foo -> Bar', '2 M110'],
    ['a relation without its second class', 'Foo <|-- : extends', '2 M110'],
  ])('%s', (_, lines, code) => {
    expect(refusalOf(of(lines))).toEqual([code]);
  });
});

it('an annotation of a class not declared yet is refused, as in Mermaid', () => {
  expect(refusalOf(of('<<service>> A\nclass A'))).toEqual(['2 M110']);
  expect(convert(of('<<service>> A\nclass A'), { lenient: true }).ok).toBe(true);
});
