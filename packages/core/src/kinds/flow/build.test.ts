import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
import { applyGrammar } from '../../grammar/apply.js';
import type { Defaults } from '../../settings/defaults.js';
import { resolveHeader } from '../../settings/defaults.js';
import { cutSource } from '../../syntax/cut-source.js';
import { parse } from '../../syntax/parse.js';
import { testIcons } from '../../testing/icons.js';
import { makeSource } from '../../text/source.js';
import { buildFlow } from './build.js';
import { flow } from './index.js';
import type { FlowModel } from './model.js';
import { flowGrammar } from './statements.js';

function modelOf(text: string, defaults?: Defaults): FlowModel {
  const parsed = parse(cutSource(makeSource(text)), flow);
  const checked = applyGrammar(parsed.value, flowGrammar).value;
  const header = resolveHeader(checked, flowGrammar, defaults).value;
  return buildFlow(checked, { header, icons: testIcons, whole: true }).value;
}

function codesOf(text: string, defaults?: Defaults): readonly string[] {
  return validate(text, { icons: testIcons, ...(defaults ? { defaults } : {}) }).diagnostics.map((each) => each.code);
}

const TWO = 'node a\nnode b\n';

describe('arrows', () => {
  test.each([
    ['->', 'solid', false, true],
    ['-->', 'dashed', false, true],
    ['..>', 'dotted', false, true],
    ['<->', 'solid', true, true],
    ['<-->', 'dashed', true, true],
    ['--', 'solid', false, false],
  ])('%s is %s', (arrow, dash, startHead, endHead) => {
    const [edge] = modelOf(`flow\n${TWO}a ${arrow} b\n`).edges;
    expect(edge).toMatchObject({ arrow, dash, startHead, endHead });
  });

  test('a solid line with role async is drawn dotted, a dashed one stays dashed', () => {
    const edges = modelOf(`flow\n${TWO}a -> b role=async\na --> b role=async\na -> b role=data\n`).edges;
    expect(edges.map((each) => each.dash)).toEqual(['dotted', 'dashed', 'solid']);
  });
});

describe('numbers', () => {
  const numbers = (text: string, defaults?: Defaults) => modelOf(text, defaults).edges.map((each) => each.number);
  test.each([
    ['flow', [undefined, undefined, undefined]],
    ['flow numbered=on', [1, 2, 3]],
    ['flow numbered=on start=0', [0, 1, 2]],
    ['flow numbered=on start=999', [999, 1000, 1001]],
  ])('%s', (header, expected) => {
    expect(numbers(`${header}\n${TWO}a -> b\nb -> a\na -- b\n`)).toEqual(expected);
  });

  test('step=off uses no number; a number sets the badge and the count continues from it', () => {
    expect(numbers(`flow numbered=on\n${TWO}a -> b\na -> b step=off\na -> b\na -> b step=10\na -> b\n`)).toEqual([
      1,
      undefined,
      2,
      10,
      11,
    ]);
  });

  test('one counter runs through all groups in written order', () => {
    expect(numbers('flow numbered=on\ngroup g {\n  node a\n  node b\n  a -> b\n}\na -> b\n')).toEqual([1, 2]);
  });

  test('step= and start= require numbered=on', () => {
    expect(codesOf(`flow\n${TWO}a -> b step=2\n`)).toEqual(['E411']);
    expect(codesOf(`flow start=2\n${TWO}a -> b\n`)).toEqual(['E412']);
    expect(codesOf(`flow start=2\n${TWO}a -> b step=4\n`, { numbered: 'on' })).toEqual([]);
  });

  test('25 numbered steps are allowed, 26 are too many, and steps without a badge do not count', () => {
    const lines = (count: number) => 'a -> b\n'.repeat(count);
    expect(codesOf(`flow numbered=on\n${TWO}${lines(25)}`)).toEqual([]);
    expect(codesOf(`flow numbered=on\n${TWO}${lines(26)}`)).toEqual(['W200']);
    expect(codesOf(`flow numbered=on\n${TWO}${lines(25)}a -> b step=off\n`)).toEqual([]);
    expect(codesOf(`flow\n${TWO}${lines(40)}`)).toEqual([]);
  });
});

describe('animation', () => {
  const moving = (text: string, defaults?: Defaults) => modelOf(text, defaults).edges.map((each) => each.animate);
  test('the header animates every line with an arrowhead; an edge turns it on or off', () => {
    expect(moving(`flow animate=on\n${TWO}a -> b\na -- b\na --> b animate=off\na <-> b\n`)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(moving(`flow\n${TWO}a -> b\na ..> b animate=on\n`)).toEqual([false, true]);
    expect(moving(`flow\n${TWO}a -> b\n`, { animate: 'on' })).toEqual([true]);
    expect(moving(`flow animate=off\n${TWO}a -> b\n`, { animate: 'on' })).toEqual([false]);
  });

  test('a line without an arrowhead accepts animate=off but not animate=on', () => {
    expect(codesOf(`flow\n${TWO}a -- b animate=on\n`)).toEqual(['E410']);
    expect(codesOf(`flow\n${TWO}a -- b animate=off\n`)).toEqual([]);
  });
});

describe('icons', () => {
  const icons = (text: string, defaults?: Defaults) => modelOf(text, defaults).edges.map((each) => each.icon);
  test('a label draws the icon of its relationship or answer; icon= replaces it, none removes it', () => {
    expect(
      icons(
        `flow\n${TWO}a -> b : "reads"\na -> b : "yes"\na -> b : "reads" icon=none\na -> b : "reads" icon=lx:rocket\na -> b : "read replica"\na -> b\n`,
      ),
    ).toEqual(['lx:eye', 'status:yes', undefined, 'lx:rocket', undefined, undefined]);
  });

  test('icons=off in header or settings removes automatic icons of nodes, groups and edges, not written ones', () => {
    const text = 'node a database\ngroup g "Production" {\n  node b icon=lx:rocket\n}\na -> b : "reads"\n';
    for (const model of [modelOf(`flow icons=off\n${text}`), modelOf(`flow\n${text}`, { icons: 'off' })]) {
      expect(model.nodes.map((each) => each.icon)).toEqual([undefined, 'lx:rocket']);
      expect(model.groups.map((each) => each.icon)).toEqual([undefined]);
      expect(model.edges.map((each) => each.icon)).toEqual([undefined]);
    }
    expect(modelOf(`flow\n${text}`).nodes[0]?.icon).toBe('lx:database');
  });

  test('an unknown icon is a warning that suggests similar ones, and the node has no icon', () => {
    expect(codesOf('flow\nnode a icon=lx:databse\n')).toEqual(['W202']);
    expect(modelOf('flow\nnode a icon=lx:databse\n').nodes[0]?.icon).toBeUndefined();
  });
});

describe('groups', () => {
  test.each([
    ['group g "Production"', 'environment'],
    ['group g "VPC"', 'network'],
    ['group g "Payments cluster"', 'cluster'],
    ['group g "Message broker"', 'messaging'],
    ['group g "Monitoring"', 'observability'],
    ['group g "Shop"', 'none'],
    ['group g "The cluster we once had"', 'none'],
    ['group g "Production" type=none', 'none'],
    ['group g "Shop" type=data-tier', 'data-tier'],
    ['group constructor', 'none'],
  ])('%s is %s', (line, type) => {
    expect(modelOf(`flow\n${line} {\n  node a\n}\n`).groups[0]?.type).toBe(type);
  });

  test('nest to any depth, and hold nodes and edges', () => {
    const { groups, nodes, edges } = modelOf('flow\ngroup a {\n  group b {\n    node c\n  }\n  node d\n  c -> d\n}\n');
    expect(groups.map((each) => [each.id, each.parent, each.depth])).toEqual([
      ['a', undefined, 1],
      ['b', 'a', 2],
    ]);
    expect(nodes.map((each) => [each.id, each.group])).toEqual([
      ['c', 'b'],
      ['d', 'a'],
    ]);
    expect(edges).toHaveLength(1);
  });
});

describe('suggestions', () => {
  test('a flow with only dashed arrows gets a warning that suggests the plain one', () => {
    expect(codesOf(`flow\n${TWO}a --> b\n`)).toEqual(['W204']);
    expect(codesOf(`flow\n${TWO}a --> b\na -> b\n`)).toEqual([]);
    expect(codesOf(`flow\n${TWO}`)).toEqual([]);
  });

  test('a decision with several ways out needs a label on each', () => {
    const head = 'flow\nnode a decision\nnode b\nnode c\n';
    expect(codesOf(`${head}a -> b : "yes"\na -> c\n`)).toEqual(['W205']);
    expect(codesOf(`${head}a -> b\na -> c\n`)).toEqual(['W205', 'W205']);
    expect(codesOf(`${head}a -> b\n`)).toEqual([]);
    expect(codesOf(`${head}a -> b : "yes"\na -> c : "no"\n`)).toEqual([]);
  });

  test('a label that names a relationship with a role suggests the role, one warning per role', () => {
    const report = validate(`flow\n${TWO}a -> b : "reads"\nb -> a : "writes to"\na -> b : "publishes"\n`, {
      icons: testIcons,
    });
    expect(report.diagnostics.map((each) => each.code)).toEqual(['W500', 'W500']);
    expect(report.diagnostics[0]?.message).toContain("a -> b ('reads'), b -> a ('writes to')");
    expect(report.diagnostics[0]?.hint).toContain('role=data');
    expect(report.ok).toBe(true);
  });

  test('the warning names some of the arrows and counts the others', () => {
    const lines = Array.from({ length: 40 }, (_, i) => `node n${i}\nn${i} -> db : "reads orders"\n`).join('');
    const { diagnostics } = validate(`flow\nnode db database\n${lines}`, { icons: testIcons });
    expect(diagnostics).toHaveLength(1);
    for (let i = 0; i < 8; i++) expect(diagnostics[0]?.message).toContain(`n${i} -> db ('reads')`);
    expect(diagnostics[0]?.message).toContain(' and 32 more');
  });

  test.each([
    ['a -> b : "sends logs"', []],
    ['a -> b : "reads secret"', []],
    ['a -> b : "gets secrets"', []],
    ['a ..> b : "publishes"', ['W500']],
    ['a ..> b : "writes to"', ['W500']],
    ['a --> b : "authenticates with"', ['W500']],
    ['a <-> b : "reads and writes"', ['W500']],
    ['a ..> b : "publishes" role=async', []],
    ['a ..> b : "publishes" icon=lx:rocket', []],
  ])('%s: %j', (line, codes) => {
    expect(codesOf(`flow\n${TWO}a -> b\n${line}\n`)).toEqual(codes);
  });

  test.each([
    ['service', 'external', 'authorizes payment', []],
    ['person', 'client', 'reads the page', []],
    ['client', 'service', 'sends the form', []],
    ['service', 'service', 'publishes', []],
    ['service', 'database', 'reads', ['W500']],
    ['cache', 'service', 'read by', ['W500']],
    ['service', 'storage', 'writes to', ['W500']],
    ['service', 'queue', 'publishes', ['W500']],
    ['client', 'identity', 'signs in with', ['W500']],
    ['step', 'external', 'authorizes payment', ['W500']],
    ['service', 'step', 'reads', ['W500']],
    ['service', 'queue', 'reads', []],
    ['service', 'database', 'publishes', []],
  ])('from a %s to a %s, %j suggests %j', (from, to, label, codes) => {
    expect(codesOf(`flow\nnode a ${from}\nnode b ${to}\na -> b : "${label}"\n`)).toEqual(codes);
    expect(codesOf(`sequence\nactor a ${from}\nactor b ${to}\na -> b : "${label}"\n`)).toEqual(codes);
  });

  test.each([
    ['a -> b : "reads" role=private'],
    ['a -> b : "reads" icon=none'],
    ['a -> b : "calls"'],
    ['a -> b : "read replica"'],
  ])('%s suggests nothing', (line) => {
    expect(codesOf(`flow\n${TWO}${line}\n`)).toEqual([]);
  });
});

describe('rank constraints', () => {
  test.each([
    ['node a\nnode b same=a\n', []],
    ['node a\nnode b before=a\na -> b\n', []],
    ['node a same=a\n', ['E413']],
    ['node a before=b\nnode b before=a\n', ['E413']],
    // A path of lines rules nothing out: one of them can run level or back.
    ['node a\nnode b\nnode c same=a\na -> b\nb -> c\n', []],
    ['node a\nnode b same=a\nnode c\na -> c\nb -> c\n', []],
    ['node a\nnode b\nnode c before=a\na -> b\nb -> c\nc -> a\n', []],
    ['node a same=nobody\n', ['E201']],
    ['group g {\n  node a\n}\nnode b same=g\n', ['E203']],
    ['node a\ngroup g same=a {\n  node b\n}\n', ['E203']],
    ['group g {\n  node a\n}\nnode b same=a\n', []],
    ['group g {\n  node a\n  node b before=a\n}\n', []],
    ['node a\ngroup g {\n  node b\n  node c\n}\nnode d same=a\na -> b\nc -> d\n', []],
    ['group g {\n  node a\n}\ngroup h before=g {\n  node b same=a\n}\na -> b\n', []],
    ['group g {\n  group h {\n    node a\n  }\n}\ngroup i same=h {\n  node b\n}\n', []],
    ['group g same=g {\n  node a\n}\n', ['E413']],
    ['group g {\n  group h same=g {\n    node a\n  }\n}\n', ['E413']],
    ['group g before=h {\n  group h {\n    node a\n  }\n}\n', ['E413']],
    ['group g before=h {\n  node a\n}\ngroup h before=g {\n  node b\n}\n', ['E413']],
    ['node a before=b\nnode b before=c\nnode c before=a\n', ['E413']],
    // A constraint on a node in another group becomes one between the groups.
    ['group g {\n  node a before=b\n}\ngroup h before=g {\n  node b\n}\n', ['E413']],
    ['group g {\n  node a before=b\n  node c\n}\ngroup h {\n  node b\n  node d before=c\n}\n', ['E413']],
  ])('%j reports %j', (body, codes) => {
    expect(codesOf(`flow\n${body}`)).toEqual(codes);
  });
});

test.each([
  ['node a same=a\n', 'names its own statement'],
  ['group g {\n  group h before=g {\n    node b\n  }\n}\n', 'around or inside its own'],
  ['node a before=b\nnode b before=a\n', 'leads back'],
])('an impossible rank constraint is reported at its option, with the reason: %j', (body, reason) => {
  const source = `flow\n${body}`;
  const [report] = validate(source, { icons: testIcons }).diagnostics;
  expect(report?.hint).toContain(reason);
  const line = source.split('\n')[(report?.line ?? 0) - 1] ?? '';
  expect(line.slice((report?.column ?? 0) - 1)).toMatch(/^(same|before)=/);
});

describe('settings', () => {
  test('a default applies where the header does not set the option', () => {
    expect(modelOf('flow\nnode a\n', { direction: 'left' }).direction).toBe('left');
    expect(modelOf('flow direction=up\nnode a\n', { direction: 'left' }).direction).toBe('up');
    expect(modelOf('flow\nnode a\n', { direction: 'left', kinds: { flow: { direction: 'down' } } }).direction).toBe(
      'down',
    );
    expect(modelOf(`flow\n${TWO}a -> b role=data\n`, { legend: 'off' }).legend).toEqual([]);
    expect(modelOf(`flow\n${TWO}a -> b role=data\n`).legend).toEqual(['data']);
    expect(modelOf(`flow\n${TWO}a -> b\n`, { kinds: { flow: { numbered: true, start: 7 } } }).edges[0]?.number).toBe(7);
  });

  test.each([
    [{ numbered: 'perhaps' }, 'numbered'],
    [{ start: 1000 }, 'start'],
    [{ 'donut-holes': 'on' }, 'donut-holes'],
    [{ start: 'a b' }, 'start'],
  ])('a value that the kind rejects is ignored with a warning: %j', (flow, option) => {
    const report = validate(`flow numbered=on\n${TWO}a -> b\n`, { icons: testIcons, defaults: { kinds: { flow } } });
    expect(report.diagnostics.map((each) => each.code)).toEqual(['S200']);
    expect(report.diagnostics[0]?.message).toContain(option);
    expect(report.ok).toBe(true);
  });
});

test('an overlay needs nodes', () => {
  expect(codesOf('flow\nnode a\noverlay o "Scope"\n')).toEqual(['E414']);
});

test('the outline lists nodes, numbers, roles, groups, overlays and notes', () => {
  const checked = checkSource(`${flowGrammar.example}\n`, { icons: testIcons });
  expect(checked.diagnostics).toEqual([]);
  expect(checked.compiled?.outline.lines).toMatchInlineSnapshot(`
    [
      "Checkout: flow, 6 nodes, 6 connections, 1 group",
      "Group Shop (cluster): Web shop, Orders API, Paid?",
      "Node Shopper (person)",
      "Node Web shop (client), Next.js",
      "Node Orders API (service)",
      "Node Paid? (decision)",
      "Node Orders (database)",
      "Node Mail (external)",
      "1. Shopper -> Web shop: opens",
      "2. Web shop -> Orders API: calls",
      "3. Orders API -> Orders: writes to (data)",
      "4. Orders API -> Paid?",
      "5. Paid? ..> Mail: yes",
      "6. Paid? --> Web shop: no (red)",
      "Overlay PCI scope: Orders API, Orders",
      "Note on Orders API: Rate limit 100/s",
    ]
  `);
});
