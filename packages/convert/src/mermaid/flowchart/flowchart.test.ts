import { describe, expect, it } from 'vitest';
import { workOf } from '../../../../core/src/testing/work.js';
import { convertMermaid } from '../index.js';
import { bodyOf, codesOf, context, convert } from '../testing/convert.js';

const lr = (text: string): string => `flowchart LR\n${text}`;

describe('the header', () => {
  it.each([
    ['flowchart TB', 'down'],
    ['graph TD', 'down'],
    ['graph', 'down'],
    ['flowchart-elk LR', 'right'],
    ['graph RL', 'left'],
    ['graph BT', 'up'],
    ['graph >', 'right'],
    ['graph <', 'left'],
    ['graph ^', 'up'],
    ['graph v', 'down'],
    ['graph TD;', 'down'],
    ['flowchart lr', 'right'],
  ])('%s reads %s', (header, direction) => {
    expect(convert(`${header}\nA\n`).source).toBe(`flow direction=${direction}\nnode A\n`);
  });

  it('prefers the front matter title to the accessible title, which becomes the description', () => {
    const body = 'flowchart LR\naccTitle: Spoken\naccDescr {\n  Two\n  lines\n}\nA\n';
    expect(convert(`---\ntitle: "A: <b>title</b>"\n---\n${body}`).source).toContain(
      'flow "A: title" desc="Spoken\\nTwo\\nlines" direction=right\n',
    );
    expect(convert(body).source).toContain('flow "Spoken" desc="Two\\nlines" direction=right\n');
  });

  it('reports a missing title once', () => {
    const codes = convert(lr('A\nB\n')).diagnostics.map((each) => each.code);
    expect(codes.filter((code) => code === 'M214')).toHaveLength(1);
    expect(convert('flowchart LR\naccTitle: x\nA').diagnostics.some(({ code }) => code === 'M214')).toBe(false);
  });

  it('drops configuration with a diagnostic', () => {
    const text = '---\nconfig:\n  theme: dark\n---\n%%{init: {"theme": "base"}}%%\nflowchart LR\nA\n';
    expect(codesOf(text)).toEqual(['1:1 M200', '5:1 M200']);
  });
});

describe('an edge of a subgraph', () => {
  const SHOP = 'subgraph shop\nA --> B\nend\nsubgraph bank\nC\nend\nD';
  const framed = (text: string) => convert(lr(text), { groupEdges: 'frame' });

  it.each([
    ['D --> shop', 'D -> shop'],
    ['shop -.-> D', 'shop --> D'],
    ['shop <--> bank', 'shop <-> bank'],
    ['shop --> A', 'B -> A'],
    ['B --> shop', 'B -> A'],
  ])('%s becomes %s with groupEdges=frame', (edge, line) => {
    const { ok, source } = framed(`${SHOP}\n${edge}`);
    expect(ok).toBe(true);
    expect(source.trimEnd().split('\n').at(-1)).toBe(line);
  });

  it.each([
    [{}, 'D -> shop'],
    [{ groupEdges: 'node' }, 'D -> A'],
  ] as const)('ends as the settings say, unless the call says otherwise: %j', (options, line) => {
    const inSettings = { ...context, defaults: { groupEdges: 'frame' } } as const;
    const { source } = convertMermaid(lr(`${SHOP}\nD --> shop`), options, inSettings);
    expect(source.trimEnd().split('\n').at(-1)).toBe(line);
  });

  it('reports nothing if it is kept, and how to keep it if it is not', () => {
    expect(framed(`${SHOP}\nD --> shop`).diagnostics.map(({ code }) => code)).not.toContain('M210');
    const [moved] = convert(lr(`${SHOP}\nshop --> bank`)).diagnostics.filter(({ code }) => code === 'M210');
    expect(moved?.hint).toBe('To end it at the frame, write shop -> bank, or convert with groupEdges=frame.');
    const [inner] = convert(lr(`${SHOP}\nB --> shop`)).diagnostics.filter(({ code }) => code === 'M210');
    expect(inner?.hint).not.toContain('groupEdges');
  });
});

describe('a node', () => {
  it.each([
    ['A', 'node A'],
    ['A[Text]', 'node A "Text"'],
    ['A("Text")', 'node A "Text"'],
    ['A([Text])', 'node A terminal "Text"'],
    ['A[[Text]]', 'node A "Text"'],
    ['A[(Text)]', 'node A database "Text"'],
    ['A((Text))', 'node A terminal "Text"'],
    ['A(((Text)))', 'node A terminal "Text"'],
    ['A>Text]', 'node A "Text"'],
    ['odd->Text]', 'node odd "Text"'],
    ['A{Text}', 'node A decision "Text"'],
    ['A{{Text}}', 'node A "Text" shape=hexagon'],
    ['A{{Orders queue}}', 'node A queue "Orders queue" shape=hexagon'],
    ['A{{One<br/>two}}', 'node A "One" sub="two" shape=hexagon'],
    ['A[/Text/]', 'node A "Text"'],
    ['A[\\Text\\]', 'node A "Text"'],
    ['A[/Text\\]', 'node A "Text"'],
    ['A[\\Text/]', 'node A "Text"'],
    ['A(-Text-)', 'node A "Text"'],
    ['A[|key:value|Text]', 'node A "Text"'],
    ['A["a (b) [c] {d}"]', 'node A "a (b) [c] {d}"'],
    ['A["say #quot;hi#quot; \\o"]', 'node A "say \\"hi\\" \\\\o"'],
    ['A["`**bold**\ntext`"]', 'node A "bold" sub="text"'],
    ['A["first<br/>second<br>third"]', 'node A "first" sub="second\\nthird"'],
    ['A["over\nlines"]', 'node A "over" sub="lines"'],
    ['A[a;b]', 'node A "a;b"'],
    ['A["x" y]', 'node A "x y"'],
    ['A[""x""]', 'node A "x"'],
    ['A[One]\nA[Two]', 'node A "Two"'],
    ['A[Text]:::plain', 'node A "Text"'],
  ])('%s becomes %s', (text, line) => {
    expect(bodyOf(lr(text))).toEqual([line]);
  });

  it.each([
    ['A@{ shape: cyl, label: "Text" }', 'node A database "Text"'],
    ['A@{ shape: decision }', 'node A decision'],
    ['A@{ shape: hex }', 'node A shape=hexagon'],
    ['A@{ shape: prepare, label: "Text" }', 'node A "Text" shape=hexagon'],
    ['A{{Text}}@{ shape: rounded }', 'node A "Text"'],
    ['A@{\n  shape: lin-cyl\n  label: "a\n   b"\n}', 'node A storage "a" sub="b"'],
    ['A[Text]@{ shape: cloud }', 'node A external "Text"'],
    ['A@{ shape: docs, label: Some words }', 'node A "Some words"'],
    ['A@{ shape: sm-circ }', 'node A terminal "Start"'],
    ['A@{ shape: stop }', 'node A terminal "End"'],
    ['A@{ shape: start, label: "Begin" }', 'node A terminal "Begin"'],
    ['A@{ label: "` x }" }', 'node A "` x }"'],
    ['A@{ shape: rect,\n label: "x" }', 'node A "x"'],
  ])('%s becomes %s', (text, line) => {
    expect(bodyOf(lr(text))).toEqual([line]);
  });

  it('reports a meaningful shape that is lost', () => {
    expect(codesOf(lr('A@{ shape: hourglass, label: "x" }'))).toEqual(['2:2 M204']);
    expect(codesOf(lr('A@{ shape: doc, label: "x" }\nB[/x/]\nC{{x}}'))).toEqual([]);
    expect(codesOf(lr('A@{ shape: nonsense, label: "x" }'))).toEqual(['2:2 M204']);
  });

  it('keeps the text of an icon or image node, or its id', () => {
    expect(bodyOf(lr('A@{ icon: "fa:user", label: "Who" }'))).toEqual(['node A "Who"']);
    expect(codesOf(lr('A@{ icon: "fa:user" }'))).toEqual(['2:2 M215', '2:2 M216']);
    expect(codesOf(lr('A@{ img: "https://example.com/a.png", label: "x" }'))).toEqual(['2:2 M203']);
  });

  it('names the closest icon for an icon-font token', () => {
    const [diagnostic] = convert(lr('A[fa:fa-user Who]')).diagnostics.filter(({ code }) => code === 'M215');
    expect(diagnostic?.hint).toContain('icon=lx:user-round');
  });

  it.each([
    ['1a[x]', 'n1a'],
    ['a.b[x]', 'a-b'],
    ['日本[Order]', 'Order'],
    ['é[x]', 'e'],
  ])('%s is renamed to %s', (text, id) => {
    expect(bodyOf(lr(text))[0]).toMatch(new RegExp(`^node ${id}(?: |$)`));
    expect(codesOf(lr(text))).toEqual(['2:1 M206']);
  });

  it('keeps a renamed id as its label', () => {
    expect(bodyOf(lr('a.b --> c'))).toEqual(['node a-b "a.b"', 'node c', 'a-b -> c']);
  });
});

describe('the type of a node', () => {
  it.each([
    ['the construct before a class', 'A{x}:::db', 'decision'],
    ['a class before the shape', 'A[(x)]:::service', 'service'],
    ['a class before the words', 'A[Database]:::queue', 'queue'],
    ['the shape before the words', 'A((Database))', 'terminal'],
    ['words refine a cylinder', 'A[(Session cache)]', 'cache'],
    ['words do not make a cylinder a service', 'A[(Orders API)]', 'database'],
    ['only words', 'A[Orders API]', 'service'],
  ])('%s', (_, text, type) => {
    expect(bodyOf(lr(text))[0]).toMatch(new RegExp(`^node A ${type} `));
  });

  it('lists the nodes without a recognized type in one warning', () => {
    const reports = convert(lr('A[x] --> B[Database]\nC[y]')).diagnostics.filter(({ code }) => code === 'M208');
    expect(reports.map(({ message }) => message)).toEqual([
      'These nodes have no recognized type, so they are steps: A, C.',
    ]);
  });

  it('reports a class that sets a type or a tone where it is named', () => {
    expect(codesOf(lr('A[x]:::db --> B[y]:::error\nclass C,D service\nC --> D'))).toEqual([
      '2:5 M207',
      '2:19 M207',
      '3:1 M207',
    ]);
  });
});

describe('a link', () => {
  it.each([
    ['-->', '->', []],
    ['---', '--', []],
    ['-.->', '-->', []],
    ['-.-', '--', ['M204']],
    ['==>', '->', ['M204']],
    ['===', '--', ['M204']],
    ['--o', '->', ['M204']],
    ['--x', '->', ['M204']],
    ['-.-x', '-->', ['M204']],
    ['<-->', '<->', []],
    ['<-.->', '<-->', []],
    ['<==>', '<->', ['M204']],
    ['o--o', '<->', ['M204']],
    ['x--x', '<->', ['M204']],
    ['<--o', '->', ['M204']],
    ['<---', '--', []],
    ['---->', '->', ['M202']],
    ['-..->', '-->', ['M202']],
    ['====>', '->', ['M204', 'M202']],
    ['.->', '-->', []],
  ])('%s becomes %s', (link, arrow, codes) => {
    expect(bodyOf(lr(`A ${link} B`)).at(-1)).toBe(`A ${arrow} B`);
    expect(codesOf(lr(`A ${link} B`)).map((each) => each.split(' ')[1])).toEqual(codes);
  });

  it('is dropped with a diagnostic when it is invisible', () => {
    expect(bodyOf(lr('A ~~~ B'))).toEqual(['node A', 'node B']);
    expect(codesOf(lr('A ~~~ B'))).toEqual(['2:3 M202']);
  });

  it.each([
    ['A -->|x| B', 'A -> B : "x"'],
    ['A -->| "x y" | B', 'A -> B : "x y"'],
    ['A --> |"a<br>b"| B', 'A -> B : "a\\nb"'],
    ['A -- x y --> B', 'A -> B : "x y"'],
    ['A -- "x --> y" --> B', 'A -> B : "x --> y"'],
    ['A --x y--- B', 'y -- B'],
    ['A == x ==> B', 'A -> B : "x"'],
    ['A -. x .-> B', 'A --> B : "x"'],
    ['A -.text.- B', 'A -- B : "text"'],
    ['A <-- x --> B', 'A <-> B : "x"'],
    ['A -- over\nlines --> B', 'A -> B : "over\\nlines"'],
    ['A -->|"`**x**`"| B', 'A -> B : "x"'],
    ['A -->\n  B', 'A -> B'],
    ['A\n  --> B', 'A -> B'],
    ['A-->B', 'A -> B'],
    ['A---oB', 'A -> B'],
    ['A -->|" "| B', 'A -> B'],
  ])('%s becomes %s', (text, line) => {
    expect(bodyOf(lr(text))).toContain(line);
  });

  it('becomes one edge per pair of a chain and of a fan', () => {
    expect(bodyOf(lr('A & B --> C & D -- x --> E'))).toEqual([
      'node A',
      'node B',
      'node C',
      'node D',
      'node E',
      'A -> C',
      'A -> D',
      'B -> C',
      'B -> D',
      'C -> E : "x"',
      'D -> E : "x"',
    ]);
  });

  it('is written once if repeated exactly', () => {
    expect(bodyOf(lr('A --> B\nA --> B\nA -->|x| B\nA --- B\nB --> A'))).toEqual([
      'node A',
      'node B',
      'A -> B',
      'A -> B : "x"',
      'A -- B',
      'B -> A',
    ]);
    expect(codesOf(lr('A --> B\nA --> B'))).toEqual(['3:3 M209']);
  });

  it.each([
    ['Done', 'icon=status:success'],
    ['not allowed!', 'icon=status:denied'],
    ['Y', 'icon=status:yes'],
    ['time-out', undefined],
    ['it failed', undefined],
    ['yes', undefined],
  ])('labelled %s gets %s', (label, option) => {
    expect(bodyOf(lr(`A -->|${label}| B`)).at(-1)).toBe(
      `A -> B : "${label}"${option === undefined ? '' : ` ${option}`}`,
    );
  });

  it('is animated if its id says so, unless it has no arrowhead', () => {
    expect(bodyOf(lr('A e1@--> B\ne1@{ animate: true }')).at(-1)).toBe('A -> B animate=on');
    expect(bodyOf(lr('A e1@-.-> B\ne1@{ animation: fast }')).at(-1)).toBe('A --> B animate=on');
    expect(bodyOf(lr('A e1@--> B\ne1@{ animate: false }')).at(-1)).toBe('A -> B');
    expect(bodyOf(lr('A e1@--- B\ne1@{ animate: true }')).at(-1)).toBe('A -- B');
    expect(codesOf(lr('A e1@--> B\ne1@{ animation: fast, curve: linear }'))).toEqual(['2:6 M200', '3:3 M200']);
  });

  it('is found wherever Mermaid looks for one', () => {
    expect(bodyOf(lr('1x--x B'))).toContain('n1 <-> B');
    expect(bodyOf(lr('Ax--x B'))).toContain('Ax -> B');
    expect(bodyOf(lr('a-b-->c.d'))).toContain('a-b -> c-d');
  });
});

describe('a subgraph', () => {
  it.each([
    ['subgraph one', 'group one {'],
    ['subgraph one [The one]', 'group one "The one" {'],
    ['subgraph one["The <b>one</b>"]', 'group one "The one" {'],
    ['subgraph "The one"', 'group The-one "The one" {'],
    ['subgraph The one', 'group The-one "The one" {'],
    ['subgraph "one"', 'group one {'],
    ['subgraph "`**The** one`"', 'group The-one "The one" {'],
    ['subgraph "Main" part', 'group Main-part "Main part" {'],
    ['subgraph one %% two', 'group one-two "one %% two" {'],
    ['subgraph', 'group group "Group" {'],
  ])('%s opens %s', (head, line) => {
    expect(bodyOf(lr(`${head}\nA\nend`))).toEqual([line, 'node A', '}']);
  });

  it('contains the nodes it mentions first, at any depth', () => {
    const text = lr('X --> A\nsubgraph o\n  A --> B\n  subgraph i\n    B --> C\n  end\nend\nC --> X');
    expect(convert(text).source.split('\n').slice(1, 13)).toEqual([
      'node X',
      'group o {',
      '  node A',
      '  group i {',
      '    node B',
      '    node C',
      '  }',
      '}',
      'X -> A',
      'A -> B',
      'B -> C',
      'C -> X',
    ]);
  });

  it('contains a node mentioned in two if it closes first', () => {
    const text = lr('subgraph a\nX\nend\nsubgraph b\nX --> Y\nend');
    expect(bodyOf(text)).toEqual(['group a {', 'node X', '}', 'group b {', 'node Y', '}', 'X -> Y']);
    expect(codesOf(text)).toEqual(['6:1 M213']);
  });

  it('is one group if its id occurs twice', () => {
    expect(bodyOf(lr('subgraph a [T]\nX\nend\nsubgraph a\nY\nend'))).toEqual([
      'group a "T" {',
      'node X',
      'node Y',
      '}',
    ]);
  });

  it('never contains the group that contains it', () => {
    const { ok, source } = convert(lr('subgraph a\nx --> b\nend\nsubgraph b\ny --> a\nend'));
    expect(ok).toBe(true);
    expect(source.match(/^group/gm)).toHaveLength(2);
  });

  it('attaches an edge into it to the first node nothing inside points at, and one out of it to the last that points at nothing', () => {
    const text = lr('subgraph g\nA --> B --> C\nD\nend\nX --> g\ng --> Y');
    expect(bodyOf(text).slice(-2)).toEqual(['X -> A', 'D -> Y']);
    expect(codesOf(text)).toEqual(['6:3 M210', '7:3 M210']);
  });

  it('attaches edges to the first and the last node if all are on a cycle', () => {
    expect(bodyOf(lr('subgraph g\nA --> B --> A\nend\nX --> g --> Y')).slice(-2)).toEqual(['X -> A', 'B -> Y']);
  });

  it('is dropped if it is empty, and becomes a step if an edge names it', () => {
    const text = lr('subgraph e [Nothing]\nend\nsubgraph f [Later]\nend\nA --> f');
    expect(bodyOf(text)).toEqual(['node f "Later"', 'node A', 'A -> f']);
    expect(codesOf(text)).toEqual(['2:1 M216', '4:1 M204']);
  });

  it('is a step if it is empty in an empty one that an edge names, so that its name is not lost', () => {
    const text = lr(
      'A --> f\nsubgraph f [Later]\nsubgraph .torrent server\nend\nsubgraph h\nend\nend\nsubgraph i\nend',
    );
    expect(bodyOf(text)).toEqual([
      'node A',
      'group f "Later" {',
      'node torrent-server ".torrent server"',
      'node h',
      '}',
      'A -> torrent-server',
    ]);
    expect(codesOf(text)).toEqual(['2:3 M210', '4:1 M204', '6:1 M204', '9:1 M216']);
    expect(convert(text).diagnostics.map(({ message }) => message)).toContainEqual(
      "The empty subgraph '.torrent server' in 'Later', which an edge refers to, became a step.",
    );
  });

  it('is dropped if it is empty beside nodes in one that an edge names', () => {
    expect(bodyOf(lr('A --> f\nsubgraph f\nB\nsubgraph g\nend\nend'))).toEqual([
      'node A',
      'group f {',
      'node B',
      '}',
      'A -> B',
    ]);
  });

  describe('that has a blank title and a hidden frame only arranges its nodes', () => {
    const inner = (title: string, style: string): string =>
      lr(`subgraph out [Out]\nsubgraph g [${title}]\nA\nend\nend\nX --> g\n${style}`);
    const dissolved = ['group out "Out" {', 'node A', '}', 'node X', 'X -> A'];

    it.each([
      'style g fill:none,stroke:none',
      'style g fill:transparent, stroke:transparent',
      'style g fill:#fff,stroke:#ffffff',
      'style g fill:#ffffff00,stroke:rgba(0,0,0,0)',
      'style g fill:white,stroke:black,stroke-width:0px',
      'style g opacity:0',
      'classDef hidden fill:none,stroke:none\nclass g hidden',
      'classDef hidden fill:none\nclass g hidden\nstyle g stroke:none',
      'classDef shown fill:red\nclass g shown\nstyle g fill:none,stroke:none',
    ])('with %s', (style) => {
      const text = inner('" "', style);
      expect(bodyOf(text)).toEqual(dissolved);
      expect(codesOf(text).filter((each) => each.includes('M204'))).toEqual(['3:1 M204']);
    });

    it.each(['&nbsp;', '"&nbsp;"', '"<br>"', '"<b></b>"'])('titled %s', (title) => {
      expect(bodyOf(inner(title, 'style g fill:none,stroke:none'))).toEqual(dissolved);
    });

    it.each([
      ['" "', 'style g fill:none'],
      ['" "', 'style g fill:none,stroke:#171716'],
      ['" "', 'style g stroke:none'],
      ['" "', 'style g stroke-width:0'],
      ['Inner', 'style g fill:none,stroke:none'],
      ['" "', 'classDef hidden fill:none,stroke:none\nclass g hidden\nstyle g stroke:red'],
    ])('but one titled %s with %s is a group', (title, style) => {
      expect(bodyOf(inner(title, style)).filter((each) => each.startsWith('group g'))).toHaveLength(1);
    });

    it('an edge that refers to it ends at a node even where edges can end at a frame', () => {
      const text = inner('" "', 'style g fill:none,stroke:none');
      expect(bodyOf(text, { groupEdges: 'frame' })).toEqual(dissolved);
    });
  });

  it('is closed at the end of the text, and a stray end is ignored', () => {
    expect(codesOf(lr('subgraph a\nA'))).toEqual(['2:1 M217']);
    expect(codesOf(lr('A\nend\nB'))).toEqual(['3:1 M217']);
    expect(bodyOf(lr('A\nend\nB'))).toEqual(['node A', 'node B']);
  });

  it('loses its direction and its view, which is reported', () => {
    expect(codesOf(lr('subgraph a\ndirection TB\nA\nend\na@{ view: collapsed }'))).toEqual(['3:1 M202', '6:2 M202']);
  });

  it('has the name Mermaid generates if the author gave none', () => {
    const { origins } = convert(lr('subgraph Two words\nA\nend\nsubgraph Three more words\nB\nend'));
    expect(
      origins.filter(({ kind }) => kind === 'group').map(({ external, id, line }) => [external, id, line]),
    ).toEqual([
      ['subGraph0', 'Two-words', 2],
      ['subGraph1', 'Three-more-words', 5],
    ]);
  });
});

describe('styling', () => {
  it('keeps a fill as a tone: the node itself before a class name, a class name before its definition', () => {
    const text = lr(
      'A[a]:::error --> B[b]:::error --> C[c]:::mine --> D[d]\nclassDef error fill:#00f\nclassDef mine fill:#ff0\nstyle A fill:#0f0',
    );
    expect(bodyOf(text).slice(0, 4)).toEqual([
      'node A "a" tone=green',
      'node B "b" tone=red',
      'node C "c" tone=amber',
      'node D "d"',
    ]);
    expect(codesOf(text)).toEqual(['2:22 M207', '3:1 M200', '4:1 M204', '5:1 M204']);
  });

  it('reports the first fills one by one and the rest together', () => {
    const styles = ['#f00', '#0f0', '#00f', '#ff0', '#f00', '#0f0'].map((fill, i) => `style n${i} fill:${fill}`);
    const reports = convert(lr(styles.join('\n'))).diagnostics.filter(({ code }) => code === 'M204');
    expect(reports.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    expect(reports.at(-1)?.message).toContain('3 more fills');
  });

  it('drops strokes, greys, link styles and undefined classes', () => {
    const text = lr(
      'A:::ghost --> B\nstyle A fill:#eee,stroke:#333;\nlinkStyle 0 stroke:red\nstyle B fill:#f00,stroke-width:2px',
    );
    expect(codesOf(text)).toEqual(['2:2 M200', '3:1 M200', '4:1 M200', '5:1 M204', '5:1 M200']);
  });

  it('gives a group a tone', () => {
    expect(bodyOf(lr('subgraph g\nA\nend\nstyle g fill:#bbf'))[0]).toBe('group g tone=blue {');
  });

  it('drops clicks and says how to keep a link', () => {
    const text = lr(
      'A\nclick A "https://example.com" "Tip; with" _blank\nclick A call f(x)\nclick A href "https://example.com"',
    );
    const reports = convert(text).diagnostics.filter(({ code }) => code === 'M201');
    expect(reports.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(reports[0]?.message).toContain("its tooltip 'Tip; with'");
    expect(reports[0]?.hint).toContain('link="https://example.com"');
    expect(reports[1]?.hint).not.toContain('link=');
  });
});

describe('statements', () => {
  it('end at a line break or a semicolon, and comments are ignored', () => {
    expect(bodyOf(lr('A --> B;B --> C;;\n%% x --> y\n  C --> D; %% more\n'))).toEqual([
      'node A',
      'node B',
      'node C',
      'node D',
      'A -> B',
      'B -> C',
      'C -> D',
    ]);
  });

  it('can end in CRLF, with positions as in the input', () => {
    const crlf = 'flowchart LR\r\nA --> B\r\nB --x C\r\n';
    expect(codesOf(crlf)).toEqual(['3:3 M204']);
    expect(convert(crlf).source).toBe(convert(crlf.replaceAll('\r', '')).source);
  });

  it('create a node if only a style names it', () => {
    expect(bodyOf(lr('style Z stroke:#333'))).toEqual(['node Z']);
  });

  it('share a line with a direction as in Mermaid, which skips them', () => {
    expect(bodyOf(lr('A\nB["direction LR"] --> C'))).toEqual(['node A']);
    expect(codesOf(lr('A\nB["direction LR"] --> C'))).toEqual(['3:4 M202', '3:4 M203']);
  });
});

describe('what Mermaid refuses but is unambiguous', () => {
  it.each([
    ['A[f(x)]', 'node A "f(x)"'],
    ['A[list: []]', 'node A "list: []"'],
    ['A[Say "hello"] --> B', 'node A "Say \\"hello\\""'],
    ['A[ "x" ]', 'node A "x"'],
    ['A["x]', 'node A "x"'],
    ['A[/api/items]', 'node A "/api/items"'],
    ['A{is (a) b?}', 'node A decision "is (a) b?"'],
    ['A --> end', 'A -> end'],
    ['A -> B', 'A -> B'],
    ['A->B', 'A -> B'],
    ['A -->|f(x)| B', 'A -> B : "f(x)"'],
    ['A[x]:::a:::b', 'node A "x"'],
    ['A --> B %% why', 'A -> B'],
    ['subgraph g "Title"\nA\nend', 'group g "Title" {'],
  ])('%s', (text, line) => {
    expect(convert(lr(text)).ok).toBe(true);
    expect(bodyOf(lr(text))).toContain(line);
  });

  it('is also read on the header line', () => {
    expect(bodyOf('graph TD A --> B')).toEqual(['node A', 'node B', 'A -> B']);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['A --> ;', 'nothing follows the link'],
    ['A[Start --> B[x]]', 'is not closed'],
    ['A - B', 'not expected'],
    ['; --> B', 'does not start with an id'],
    ['A -- x', 'has no end'],
    ['title Shop', 'not expected'],
    ['A[One] B[Two]', 'not expected'],
    ['A --> "end"', 'does not start with an id'],
  ])('%s is an error at its position', (text, reason) => {
    const { ok, source, diagnostics } = convert(lr(`X\n${text}\nY`));
    expect([ok, source]).toEqual([false, '']);
    expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([['M110', 3]]);
    expect(diagnostics[0]?.message).toContain(reason);
  });

  it('is all reported in one run', () => {
    expect(codesOf(lr('A --> ;\n\nB --> C\nD - E'))).toEqual(['2:1 M110', '5:1 M110']);
  });

  it('is skipped when lenient', () => {
    const text = lr('A --> B\nC - D\nB --> E');
    expect(bodyOf(text, { lenient: true })).toEqual(['node A', 'node B', 'node E', 'A -> B', 'B -> E']);
    expect(codesOf(text, { lenient: true })).toEqual(['3:1 M218']);
  });

  it('does not swallow the end of its subgraph', () => {
    expect(bodyOf(lr('subgraph g\nA -->\nend\nB --> C'), { lenient: true })).toEqual(['node B', 'node C', 'B -> C']);
  });
});

describe('limits', () => {
  const lines = (count: number, line: (i: number) => string): string =>
    lr(Array.from({ length: count }, (_, i) => line(i)).join('\n'));

  it.each([
    ['300 nodes', lines(300, (i) => `n${i}`), true],
    ['301 nodes', lines(301, (i) => `n${i}`), false],
    ['600 edges', lines(600, (i) => `a${i % 25} --> b${Math.floor(i / 25)}`), true],
    ['601 edges', lines(601, (i) => `a${i % 26} --> b${Math.floor(i / 26)}`), false],
    ['24 levels', `${lines(24, (i) => `subgraph g${i}`)}\nA\n${'end\n'.repeat(24)}`, true],
    ['25 levels', `${lines(25, (i) => `subgraph g${i}`)}\nA\n${'end\n'.repeat(25)}`, false],
    ['50,000 characters', lr(`A\n${' '.repeat(49_985)}`), true],
    ['50,001 characters', lr(`A\n${' '.repeat(49_986)}`), false],
  ])('%s', (_, text, ok) => {
    const result = convert(text);
    expect(result.ok).toBe(ok);
    if (!ok) expect(result.diagnostics.map(({ code }) => code)).toEqual(['M102']);
  });

  it('apply to a fan without creating all its edges', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => `n${i}`).join(' & ');
    const text = lr(`${many.slice(0, 24_000)}\n--> ${many.slice(0, 24_000)}`);
    expect(convert(text).diagnostics[0]?.code).toBe('M102');
    // It would have about twelve million edges.
    expect(workOf(() => convert(text))).toBeLessThan(100 * text.length);
  });
});

describe('a result', () => {
  it('counts its parts, and gives the origin of each', () => {
    const result = convert(lr('subgraph g\n  a.b --> C\nend\nC ~~~ D\nclick C "x"'));
    expect(result.stats).toEqual({ nodes: 3, edges: 1, groups: 1, dropped: 2, renamed: 1 });
    expect(result.validation).toEqual({ valid: true, errors: [], warnings: [] });
    expect(result.outline.length).toBeGreaterThan(0);
    expect(result.origins).toEqual([
      { kind: 'node', id: 'a-b', external: 'a.b', line: 3, column: 3, producedLine: 3 },
      { kind: 'node', id: 'C', external: 'C', line: 3, column: 11, producedLine: 4 },
      { kind: 'group', id: 'g', external: 'g', line: 2, column: 1, producedLine: 2 },
      { kind: 'node', id: 'D', external: 'D', line: 5, column: 7, producedLine: 6 },
      { kind: 'edge', id: '', external: 'a.b C', line: 3, column: 7, producedLine: 7 },
    ]);
  });

  it('writes the icon of a product if the caller provides one', () => {
    const productIcon = (label: string): string | undefined => (label === 'Redis' ? 'lx:rocket' : undefined);
    const icons = { find: () => ({ width: 24, height: 24, shapes: [] }), nearest: () => [] };
    const result = convertMermaid(lr('A[(Redis)]\nB{Redis}\nC[Redis]\nD((Redis))'), {}, { icons, productIcon });
    expect(result.source).toContain('node A database "Redis" icon=lx:rocket\n');
    expect(result.source).toContain('node B decision "Redis"\n');
    expect(result.source).toContain('node C step "Redis"\n');
    expect(result.source).toContain('node D terminal "Redis"\n');
  });

  it('writes the icon of a known product, but not on a person who works with it', () => {
    const icons = {
      find: () => ({ width: 24, height: 24, shapes: [] }),
      nearest: () => [],
      product: (label: string) => (label.includes('Redis') ? 'lx:rocket' : undefined),
    };
    const { source } = convertMermaid(lr('A[(Redis)]\nB[Redis admin]\nC[(Orders)]\nclass B person'), {}, { icons });
    expect(source).toContain('node A database "Redis" icon=lx:rocket\n');
    expect(source).toContain('node B person "Redis admin"\n');
    expect(source).toContain('node C database "Orders"\n');
  });
});
