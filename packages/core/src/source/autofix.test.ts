import { describe, expect, it } from 'vitest';
import { testIcons } from '../testing/icons.js';
import { autofix } from './autofix.js';

const fix = (text: string) => autofix(text, { icons: testIcons });

describe('autofix', () => {
  it('leaves a valid source alone', () => {
    const text = 'flow "Checkout"\nnode a\nnode b\na -> b\n';
    expect(fix(text)).toMatchObject({ text, applied: 0, fixed: [], report: { ok: true } });
  });

  it('leaves what has to be guessed to the author', () => {
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
    node D "Mail"
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
  node api "Orders API"
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

  it('keeps line ends and the comments of a line', () => {
    expect(fix('flow "x"\r\nA["a"] --> B["b"] # both\r\n').text).toBe(
      'flow "x"\r\nnode A "a"\r\nnode B "b"\r\nA -> B # both\r\n',
    );
  });

  it('says what was fixed, so that nothing changes unseen', () => {
    const { fixed, applied } = fix('flow "x"\nnode a\nlinkStyle 0 stroke:red\na ==> a\n');
    expect(applied).toBe(2);
    expect(fixed.map((each) => [each.line, each.code])).toEqual([
      [3, 'E117'],
      [4, 'E111'],
    ]);
  });
});
