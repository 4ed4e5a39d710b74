import { describe, expect, it } from 'vitest';
import { autofix } from '../every-kind.js';
import { testIcons } from '../testing/icons.js';

const fix = (text: string) => autofix(text, { icons: testIcons });

describe('autofix', () => {
  it('does not change a valid source', () => {
    const text = 'flow "Checkout"\nnode a\nnode b\na -> b\n';
    expect(fix(text)).toMatchObject({ text, applied: 0, fixed: [], report: { ok: true } });
  });

  it('removes something drawn only if that is asked for', () => {
    const text = 'class "Shop"\nclass a\nclass b\na -> b\na -> b\n';
    expect(fix(text)).toMatchObject({ text, applied: 0 });
    const unsafe = autofix(text, { icons: testIcons }, 'unsafe');
    expect([unsafe.text, unsafe.fixed.map(({ code }) => code)]).toEqual([text.replace('a -> b\na', 'a'), ['W615']]);
  });

  it('leaves guesses to the author', () => {
    const text = 'flow "Checkout"\nnode orders\nnode a tnoe=red\nordres -> a\n';
    const result = fix(text);
    expect([result.text, result.applied, result.report.ok]).toEqual([text, 0, false]);
    expect(result.report.diagnostics.map((each) => each.code)).toEqual(['E300', 'E201']);
  });

  it('makes a Mermaid flowchart a flow', () => {
    const { text, report, fixed } = fix(
      `flowchart LR
    subgraph shop [Web shop]
        A[Web] -->|calls| B(API)
    end
    B --> C[(Orders)]
    B -.-> D{{Mail}}
    C -- row --> B
    %% the end
    linkStyle 0 stroke:#f00
`,
    );
    expect(text).toBe(
      `flow direction=right
    group shop "Web shop" {
        node A "Web"
        node B "API"
        A -> B : "calls"
    }
    node C database "Orders"
    B -> C
    node D "Mail" shape=hexagon
    B --> D
    C -> B : "row"
    # the end
`,
    );
    expect(report.ok).toBe(true);
    expect(fixed.map((each) => each.code)).toEqual([
      'E120',
      'E116',
      'E110',
      'E116',
      'E110',
      'E110',
      'E110',
      'E114',
      'E117',
    ]);
  });

  it('makes D2 a flow', () => {
    const source = `flow "Shop"
direction: right
shop: Web shop {
  web: Web
  api: Orders API {
    shape: hexagon
  }
}
db: Orders { shape: cylinder }
shop.web -> shop.api: calls
shop.api -> db: "writes to"
`;
    expect(fix(source).text).toBe(`flow "Shop" direction=right
group shop "Web shop" {
  node web "Web"
  node api "Orders API" shape=hexagon
}
node db database "Orders"
web -> api : "calls"
api -> db : "writes to"
`);
  });

  it('makes DOT a flow', () => {
    const source = `flow "Shop"
  rankdir=LR;
  node [shape=box];
  web [label="Web shop"];
  db [label="Orders", shape=cylinder];
  web -> api -> db [label="calls"];
  subgraph cluster_mail {
    label="Mail";
    smtp; imap;
  }
  api -> {smtp imap};
`;
    expect(fix(source).text).toBe(`flow "Shop" direction=right
  node web "Web shop"
  node db database "Orders"
  node api
  web -> api : "calls"
  api -> db : "calls"
  group cluster_mail "Mail" {
    node smtp
    node imap
  }
  api -> smtp
  api -> imap
`);
  });

  it('makes PlantUML a flow', () => {
    const source = `flow "Shop"
@startuml
left to right direction
skinparam shadowing false
actor Shopper as shopper
package "Web shop" {
  [Web] --> [API] : calls
}
database "Orders" as db
shopper --> [Web]
[API] ..> db : saves
note right of db : nightly backup
@enduml
`;
    const result = fix(source);
    expect(result.text).toBe(`flow "Shop" direction=right
node shopper person "Shopper"
group web-shop "Web shop" {
  node web service "Web"
  node api service "API"
  web -> api : "calls"
}
node db database "Orders"
shopper -> web
api ..> db : "saves"
note db : "nightly backup"
`);
    expect(result.report.ok).toBe(true);
  });

  describe('keeps what a fix would lose or guess, however often it runs', () => {
    it.each([
      ['a string that is not closed', 'flow "x"\nnode a\ngroup g "abc\n  node b\n}\n'],
      ['a string that is not closed, without an id', 'flow "x"\ngroup "abc\nnode a\n}\n'],
      ['more levels than there are', `flow\n${'group g {\n'.repeat(30)}node a\n`],
      ['two blocks that nothing closes', 'flow\ngroup g {\ngroup h {\nnode a\n'],
      ['a brace whose block was never opened', 'flow\ngruop g "G" (\n  node a\n}\n'],
      ['words that are not flags', 'flow\nnode a "A" icnode B decision\n'],
      ['a comment that ends at an arrow', 'flow\nnode a\n<!-- why\nnode b\na --> b\n'],
      ['repairs without end', `flow\nnode${'""'.repeat(40)} a\n`],
    ])('%s', (_, text) => {
      const { text: once } = fix(text);
      expect(once).toBe(text);
    });

    it('a valid block in any indentation', () => {
      const text = 'sequence\nactor a\nactor b\nloop "p" {\n  a -> b\na -> b\n}\n';
      expect(fix(text)).toMatchObject({ text, applied: 0, report: { ok: true, diagnostics: [] } });
    });
  });

  describe('rejects an ambiguous source, and names the converter', () => {
    it.each([
      ['Mermaid under its header', 'flowchart LR\nA[Web] --> B[API]\nB --> A\n', 1, 'line 3'],
      ['only ids under its header', 'graph TD\nA --> B\n', 1, 'line 2'],
      ['Mermaid under our header', 'flow "x"\nA[Web] -->|calls| B[API]\nB --> A\n', 2, 'line 3'],
      ['an arrow both ways', 'flow "x"\nA[Web]\nB[API]\nA <--> B\n', 2, 'line 4'],
      ['a group that names its members', 'flow "x"\nA[Web]\nB[API]\nsubgraph S\nB\nend\n', 5, 'line 5'],
      ['the same with braces', 'flow "x"\nnode a\nnode b\ngroup g {\n  b\n}\n', 5, 'line 5'],
      ['members named by the edges in a group', 'flow "x"\nA[Web]\nB[API]\nsubgraph S\n  A ==> B\nend\n', 2, 'line 5'],
    ])('%s', (_, text, line, doubtful) => {
      const { text: unchanged, report } = fix(text);
      expect(unchanged).toBe(text);
      const [first] = report.diagnostics.filter((each) => each.code === 'E124');
      expect(first).toMatchObject({ line, message: expect.stringContaining(doubtful) });
      expect(first?.hint).toMatch(/linework convert.*convert_external/);
    });

    it.each([
      ['our arrow next to a typo', 'flow "x"\nnode a\nnode b\na ==> b\na --> b\n', 'a -> b\na --> b\n'],
      ['a label without quotes', 'flow "x"\nnode a\nnode b\na --> b : yes\na --> b\n', 'a --> b : "yes"\na --> b\n'],
      ['our lines below its header', 'flowchart LR\nnode a\nnode b\na -> b\n', 'node a\nnode b\na -> b\n'],
      ['our lines in its group', 'flow\nsubgraph s\nnode a\nnode b\na -> b\nend\n', 'node a\nnode b\na -> b\n}\n'],
      ['a member named twice', 'flow\ngroup g {\nnode a\na\n}\n', 'group g {\nnode a\n}\n'],
    ])('but repairs %s', (_, text, end) => {
      const { text: fixed, report } = fix(text);
      expect(fixed.endsWith(end), fixed).toBe(true);
      expect(report.ok).toBe(true);
    });
  });

  it('keeps line ends and the comments of a line', () => {
    expect(fix('flow "x"\r\nA["a"] --> B["b"] # both\r\n').text).toBe(
      'flow "x"\r\nnode A "a"\r\nnode B "b"\r\nA -> B # both\r\n',
    );
  });

  it('keeps a string to the last character when it reorders a line', () => {
    expect(fix('flow\nnode a tone=red sub="x\ty" "A\tB \\"C\\"" service\n').text).toBe(
      'flow\nnode a service "A\tB \\"C\\"" tone=red sub="x\ty"\n',
    );
  });

  it('reports what was fixed, so that nothing changes silently', () => {
    const { fixed, applied } = fix('flow "x"\nnode a\nlinkStyle 0 stroke:red\na ==> a\n');
    expect(applied).toBe(2);
    expect(fixed.map((each) => [each.line, each.code])).toEqual([
      [3, 'E117'],
      [4, 'E111'],
    ]);
  });
});
