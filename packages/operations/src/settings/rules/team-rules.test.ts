// docs/limits.md, Style rules: rules about edges, groups, owners and words, in kinds with different statements.
import { applyEdits, type Context, type DiagnosticRecord, fromWireEdit, makeSource, validate } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../contract.js';
import { styleCheck } from './style-check.js';

const icons: Context['icons'] = { find: () => ({ width: 24, height: 24, shapes: [] }), nearest: () => [] };

const FLOW = `flow "Shop"
group web "Web" {
  node site client "Site"
}
group core "Core" {
  node api service "API"
  node jobs service "Jobs"
  group data "Data" {
    node db database "Orders"
  }
}
site -> api : "asks"
api -> db
jobs -> db : "reads"
`;
const C4 = `c4 "Bank" view=container
person customer "Customer"
system bank "Bank" {
  container web client "Web app"
  container api service "API"
  container db database "Accounts"
}
customer -> web : "Looks up balances"
web -> api
api -> db : "reads"
web -> db : "reads"
db -> api : "wakes"
`;
const SWIMLANE = `swimlane "Returns"
lane customer "Customer" {
  node ask "Ask"
  node send "Send back"
}
lane shop "Shop" {
  node check decision "In time?"
}
ask -> check
check -> send : "yes"
`;
const CLASS = `class "Shop"
group model "Model" {
  class Order
  class Line
}
group view "View" {
  class Page
}
Page uses Order : "shows"
Order owns Line
Line uses Page : "asks"
`;
const STATE = `state "Order"
state open "Open" {
  state draft "Draft"
  state sent "Sent"
  start -> draft
  draft -> sent
}
state closed "Closed" {
  state paid "Paid"
}
start -> open
open -> closed : "pay"
closed -> end
`;
const SEQUENCE = `sequence "Pay"
actor web client "Web"
actor api service "API"
actor db database "Orders"
web -> api : "pays"
alt "new" {
  api -> db : "writes"
  db --> api : "written"
} else "known" {
  web -> db
}
api --> web : "paid"
db ..> web : "late"
`;

function reportsOf(source: string, rules: Rules): readonly DiagnosticRecord[] {
  const { diagnostics } = validate(source, { icons, style: styleCheck(rules) });
  return diagnostics.filter(({ code }) => code.startsWith('R') || code.startsWith('E'));
}

const placesOf = (source: string, rules: Rules): readonly string[] =>
  reportsOf(source, rules).map(({ code, line }) => `${code} ${line}`);

const repaired = (text: string, rules: Rules): string => {
  const source = makeSource(text);
  const fixes = reportsOf(text, rules).flatMap(({ fix }) => (fix?.safe ? [fromWireEdit(source, fix)] : []));
  return applyEdits(source, fixes);
};

describe('edgeLabels', () => {
  test.each([
    ['a flow', FLOW, ['R108 13']],
    ['c4', C4, ['R108 9']],
    ['a swimlane', SWIMLANE, ['R108 9']],
    ['a class diagram, whose words state what they do', CLASS, []],
    ['a state machine, except from a start and to an end', STATE, ['R108 6']],
    ['a sequence, in its blocks too', SEQUENCE, ['R108 10']],
    [
      'a schema, except lines that follow from keys',
      'schema "A"\ntable a {\n  id int pk\n  b int fk=b.id\n}\ntable b {\n  id int pk\n}\na -> b\n',
      ['R108 9'],
    ],
    ['a history, which has no edges of its own', 'git "A"\ncommit "One"\ncommit "Two"\n', []],
  ])('reports the edges without a label in %s', (_, source, expected) => {
    expect(placesOf(source, { edgeLabels: {} })).toEqual(expected);
  });

  test('applies to its kinds, with its level and its hint', () => {
    const edgeLabels = { kinds: ['flow'], level: 'warning', hint: 'Name it.' } as const;
    expect(reportsOf(FLOW, { edgeLabels })).toMatchObject([
      { code: 'R108', severity: 'warning', message: "'api -> db' has no label.", hint: 'Name it.' },
    ]);
    expect(reportsOf(C4, { edgeLabels })).toEqual([]);
  });
});

describe('maxPerGroup', () => {
  test.each([
    ['groups of a flow, without the nodes of groups inside', FLOW, 1, ['R109 5']],
    ['boundaries of c4', C4, 2, ['R109 3']],
    ['lanes', SWIMLANE, 1, ['R109 2']],
    ['groups of classes', CLASS, 1, ['R109 2']],
    ['composite states, without their start', STATE, 1, ['R109 2']],
    ['layers', 'layers "A"\nlayer a "A" {\n  node x "X"\n  node y "Y"\n}\n', 1, ['R109 2']],
    [
      'sections of kinds without nodes',
      'journey "A"\nactor me person "Me"\nsection "S" {\n  step "Ask" by=me score=3\n  step "Pay" by=me score=4\n}\n',
      1,
      ['R109 3'],
    ],
    [
      'sections of a plan',
      'gantt "A"\nsection "S" {\n  task a "A" start=2026-11-02 length=2d\n  task b "B" after=a length=2d\n}\n',
      1,
      ['R109 2'],
    ],
    ['branches, which are no frames', 'git "A"\ncommit "Zero"\nbranch b\ncommit "One"\ncommit "Two"\n', 1, []],
    ['items, which are no sections', 'mindmap "A"\n"a"\n  "b"\n  "c"\n', 1, []],
  ])('counts what is directly in %s', (_, source, most, expected) => {
    expect(placesOf(source, { maxPerGroup: most })).toEqual(expected);
    expect(placesOf(source, { maxPerGroup: 9 })).toEqual([]);
  });
});

describe('owner', () => {
  const rules: Rules = { owner: { names: ['Payments', '@acme/orders'] } };
  test.each([
    ['flow "A" desc="Who calls whom. Owner: Payments"\nnode a\n', true],
    ['flow "A" desc="Owner:Payments."\nnode a\n', true],
    ['pie "A" desc="Sales (@acme/orders)"\nslice "x" 1\nslice "y" 2\n', true],
    ['flow "A" desc="How payments flow"\nnode a\n', false],
    ['flow "A" desc="Owner: Payments-Core"\nnode a\n', false],
    ['flow "A" desc="Owner: @acme/orders-core"\nnode a\n', false],
    ['flow "Payments"\nnode a\n', false],
  ])('is named in the description: %s', (source, isNamed) => {
    expect(placesOf(source, rules)).toEqual(isNamed ? [] : ['R110 1']);
  });

  test('lists few names, and only the number of many', () => {
    const report = (names: readonly string[]) => reportsOf('flow "A"\nnode a\n', { owner: { names } })[0];
    expect(report(['Payments', 'Orders', 'Search'])).toMatchObject({
      message: 'The description does not name Payments, Orders or Search.',
      hint: 'Name the owner in the first line: desc="… Owner: Payments"',
    });
    expect(report('ABCDEFGH'.split(''))).toMatchObject({
      message: 'The description names no owner.',
      hint: 'Name the owner in the first line: desc="… Owner: A" (or another of the 8 names in the settings file)',
    });
  });
});

describe('forbidSharing', () => {
  const rules: Rules = { forbidSharing: [{ types: ['database', 'cache'] }] };
  test.each([
    ['a flow', FLOW, ['R111 14']],
    ['c4, by the written type', C4, ['R111 11']],
    ['a sequence, where a reply is no use', SEQUENCE, ['R111 10']],
    ['a swimlane without such a node', SWIMLANE, []],
    ['one node that uses it often', 'flow "A"\nnode a\nnode b database\na -> b\na -> b : "again"\n', []],
    [
      'three users, each once',
      'flow "A"\nnode a\nnode b\nnode c\nnode d database\na -> d\nb -> d\nb -> d : "again"\nc -- d\n',
      ['R111 7', 'R111 9'],
    ],
    ['a node that uses itself', 'flow "A"\nnode a\nnode d database\na -> d\nd -> d\n', []],
    ['two-way lines from either end', 'flow "A"\nnode a\nnode b\nnode d database "D"\na <-> d\nd <-> b\n', ['R111 6']],
  ])('reports the second user in %s', (_, source, expected) => {
    expect(placesOf(source, rules)).toEqual(expected);
  });

  test('names the first user', () => {
    expect(reportsOf(FLOW, rules)).toMatchObject([
      {
        message: "'jobs' uses 'db', which 'api' already uses.",
        hint: "Let 'jobs' use 'api', or give 'jobs' a node of its own in place of 'db'.",
      },
    ]);
  });

  test('finds classes by their stereotype, and states', () => {
    const shared = 'class "A"\nclass A\nclass B\nclass C stereotype=enum\nA uses C\nB uses C\n';
    expect(placesOf(shared, { forbidSharing: [{ types: ['enum'] }] })).toEqual(['R111 6']);
    expect(placesOf(STATE, { forbidSharing: [{ types: ['state'] }] })).toEqual([]);
  });
});

describe('layers', () => {
  const byType: Rules = { layers: [{ order: ['client', 'service', ['database', 'cache']] }] };
  test.each<readonly [string, string, Rules, readonly string[]]>([
    ['a flow that keeps them', FLOW, byType, []],
    ['a flow by labels of groups', FLOW, { layers: [{ order: ['core', 'Web'] }] }, ['R112 12']],
    [
      'a flow where the innermost group counts',
      FLOW,
      { layers: [{ order: ['Data', 'Core'] }] },
      ['R112 13', 'R112 14'],
    ],
    ['c4 by written types', C4, byType, ['R112 12']],
    ['a swimlane by lanes', SWIMLANE, { layers: [{ order: ['Customer', 'Shop'] }] }, ['R112 10']],
    ['classes by groups', CLASS, { layers: [{ order: ['view', 'model'] }] }, ['R112 11']],
    ['states by composites', STATE, { layers: [{ order: ['Closed', 'Open'] }] }, ['R112 12']],
    ['a sequence, except replies', SEQUENCE, byType, ['R112 13']],
    ['both ways', 'flow "A"\nnode a client\nnode b service\na <-> b\n', byType, ['R112 4']],
    ['an association', 'flow "A"\nnode a client\nnode b service\nb -- a\n', byType, []],
    ['nodes without a layer', 'flow "A"\nnode a external\nnode b service\nb -> a\na -> b\n', byType, []],
    [
      'edges of groups',
      'flow "A"\ngroup a "A" {\n  node x\n}\ngroup b "B" {\n  node y\n}\nb -> a\n',
      { layers: [{ order: ['a', 'b'] }] },
      ['R112 8'],
    ],
  ])('of %s', (_, source, rules, expected) => {
    expect(placesOf(source, rules)).toEqual(expected);
  });

  test('names the layers', () => {
    expect(reportsOf(C4, byType)).toMatchObject([
      {
        message: "'db -> api' goes up from database to service.",
        hint: 'Turn the edge around or move a node. The layers from top to bottom: client, service, database.',
      },
    ]);
  });
});

describe('names', () => {
  const rules: Rules = {
    names: [
      { use: 'Customer', insteadOf: ['client', 'buyer'] },
      { use: 'customer account', insteadOf: ['account'] },
      { use: 'GitHub', insteadOf: ['github', 'Git Hub'] },
      { use: 'email', insteadOf: ['e-mail'] },
    ],
  };
  const inFlow = (label: string) => `flow "A"\nnode a "${label}"\n`;
  test.each([
    ['Client portal', 'Customer portal'],
    ['Ask the client', 'Ask the Customer'],
    ["The client's CLIENT", "The Customer's Customer"],
    ['Account of a Buyer', 'Customer account of a Customer'],
    ['customer account', 'customer account'],
    ['Github and git hub', 'GitHub and GitHub'],
    ['git\\nhub: \\"client\\"', 'GitHub: \\"Customer\\"'],
    ['E-mail', 'Email'],
    ['clients, ClientId, client-side, client.ts, /client, client(), client_id', undefined],
    ['customer on GitHub', undefined],
  ])('repairs the label %s', (label, expected = label) => {
    const text = repaired(inFlow(label), rules);
    expect(text).toBe(inFlow(expected));
    expect(reportsOf(text, rules)).toEqual([]);
  });

  test.each([
    [
      'flow',
      'flow "Client"\ngroup client "Client" {\n  node a client "Client" sub="client"\n}\na -> a : "client"\n',
      ['2', '3', '5'],
    ],
    ['c4', 'c4 "A"\nperson a "Client" sub="client"\nsystem b "B"\na -> b : "by client"\n', ['2', '4']],
    ['swimlane', 'swimlane "A"\nlane a "Client" {\n  node b "Client"\n}\n', ['2', '3']],
    ['class', 'class "A"\nclass A "Client" {\n  + client: Client\n}\n', ['2']],
    ['state', 'state "A"\nstate a "Client"\nstart -> a : "client"\n', ['2', '3']],
    [
      'sequence',
      'sequence "A"\nactor a "A"\nactor b "B"\nalt "client" {\n  a -> b\n} else "buyer" {\n  b -> a\n}\n',
      ['4', '6'],
    ],
    ['mindmap', 'mindmap "A"\n"Client"\n  "Buyer"\n', ['2', '3']],
    ['schema', 'schema "A"\ntable a {\n  id int "Client" pk\n}\n', ['3']],
    ['matrix', 'matrix "A"\ncolumns "client" "b"\nrow "Buyer" yes -\n', ['2', '3']],
  ])('sees the labels of a %s, and no other text', (_, source, lines) => {
    expect(placesOf(source, rules)).toEqual(lines.map((line) => `R113 ${line}`));
    const text = repaired(source, rules);
    expect(placesOf(text, rules)).toEqual([]);
    expect(repaired(text, rules)).toBe(text);
  });

  test('reports an id that is the label, which no edit can rename', () => {
    expect(reportsOf('flow "A"\nnode client\n', rules)).toMatchObject([
      { code: 'R113', line: 2, message: "The team writes 'Customer', not 'client'." },
    ]);
    expect(repaired('flow "A"\nnode client\n', rules)).toBe('flow "A"\nnode client\n');
  });

  test('has rows for single kinds, with levels and hints of their own', () => {
    const own: Rules = {
      level: 'warning',
      names: [
        { use: 'Customer', insteadOf: ['client'], kinds: ['flow'], hint: 'As in the contract.' },
        { use: 'Guest', insteadOf: ['client'], kinds: ['c4'], level: 'error' },
      ],
    };
    expect(reportsOf(inFlow('Client'), own)).toMatchObject([
      { severity: 'warning', hint: 'As in the contract.', fix: { text: 'Customer' } },
    ]);
    expect(reportsOf('c4 "A"\nperson a "Client"\n', own)).toMatchObject([
      { severity: 'error', hint: "Write 'Guest' in place of 'Client'.", fix: { text: 'Guest' } },
    ]);
    expect(reportsOf('state "A"\nstate a "Client"\n', own)).toEqual([]);
  });

  const word = fc.constantFrom(
    'client',
    'Buyer',
    'Customer',
    'web',
    'e-mail',
    'clients',
    '\\"',
    '\\n',
    'buyer.',
    'ß',
    '😀',
    '-',
  );
  const label = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

  test('repairs change words of labels only, and a second time nothing', () => {
    fc.assert(
      fc.property(label, label, label, (node, edge, desc) => {
        const source = `flow "A" desc="${desc}"\nnode client client "${node}" sub="${desc}"\nnode b\nclient -> b : "${edge}" # ${desc}\n`;
        const text = repaired(source, rules);
        const bare = (of: string): string => of.replace(/(?<=client "|: ")(?:\\.|[^"\\])*(?=")/g, '');
        expect(bare(text)).toBe(bare(source));
        expect(repaired(text, rules)).toBe(text);
        expect(reportsOf(text, rules)).toEqual([]);
      }),
    );
  });

  test('looks a word up, whatever the size of the glossary', () => {
    const names = Array.from({ length: 200 }, (_, i) => ({
      use: `name ${i}`,
      insteadOf: Array.from({ length: 20 }, (__, j) => `a a a ${i * 20 + j}`),
    }));
    const nodes = Array.from({ length: 400 }, (_, i) => `node n${i} "${'a '.repeat(400)}"`);
    expect(reportsOf(`flow "A"\n${nodes.join('\n')}\n`, { names })).toEqual([]);
  });
});
