// Edits of a flow and of features of other kinds, as a caller requests them, and the resulting source.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editSource } from '../every-kind.js';
import { testIcons } from '../testing/icons.js';
import { applyEdits, fromWireEdit } from '../text/edit.js';
import { makeSource } from '../text/source.js';
import type { EditOperation } from './operation.js';

const context = { icons: testIcons };

/** Spacing and comments that no formatter would produce, so that unchanged text is visible. */
const SHOP = `flow "Checkout"   direction=right # head
# people
node shop client "Shop"
node api service "API"  tone=blue   # the api

group data "Data" {
  node db database "Orders"
  node cache cache "Sessions"
}
overlay pci "PCI" nodes=db,api
note api: "hot path"
shop -> api: "calls"
api -> db : "writes to" role=data
api -> db : "reads"
api -> cache
`;

function edited(source: string, ...operations: readonly EditOperation[]) {
  const result = editSource(source, operations, context);
  const before = makeSource(source);
  expect(
    applyEdits(
      before,
      result.edits.map((each) => fromWireEdit(before, each)),
    ),
  ).toBe(result.source);
  return result;
}

/** Removed lines, with −, and added lines, with +. */
function difference(source: string, ...operations: readonly EditOperation[]): readonly string[] {
  const { ok, source: after, refused } = edited(source, ...operations);
  expect(refused).toBeUndefined();
  expect(ok).toBe(true);
  const [old, now] = [source.split('\n'), after.split('\n')];
  return [
    ...old.filter((each) => !now.includes(each)).map((each) => `− ${each}`),
    ...now.filter((each) => !old.includes(each)).map((each) => `+ ${each}`),
  ];
}

describe('each operation changes only its own lines', () => {
  it.each<[string, readonly EditOperation[], readonly string[]]>([
    [
      'title and options of the header',
      [{ op: 'header', fields: { title: 'Pay "now"', direction: null, numbered: true } }],
      ['− flow "Checkout"   direction=right # head', '+ flow "Pay \\"now\\"" numbered=on # head'],
    ],
    [
      'a node by its fields, next to the others of its block',
      [{ op: 'add', statement: 'node', fields: { id: 'jobs', type: 'queue', label: 'Jobs' }, in: 'data' }],
      ['+   node jobs queue "Jobs"'],
    ],
    [
      'a line as it would be written, with its block',
      [{ op: 'add', line: 'group ops "Operations" {\n  node logs "Logs"\n}', after: 'data' }],
      ['+ group ops "Operations" {', '+   node logs "Logs"'],
    ],
    [
      'label, option and flag of a node; a new option goes in its place',
      [{ op: 'set', at: 'api', fields: { label: 'Gateway', tone: null, sub: 'Node', icon: 'none' } }],
      [
        '− node api service "API"  tone=blue   # the api',
        '+ node api service "Gateway" icon=none sub="Node"   # the api',
      ],
    ],
    [
      'type and label that were missing',
      [{ op: 'set', at: { from: 'api', to: 'cache' }, fields: { label: 'keeps', arrow: '-->', role: 'data' } }],
      ['− api -> cache', '+ api --> cache : "keeps" role=data'],
    ],
    [
      'the second of two edges between the same',
      [{ op: 'set', at: { from: 'api', to: 'db', nth: 2 }, fields: { label: null } }],
      ['− api -> db : "reads"', '+ api -> db'],
    ],
    [
      'a row by its text',
      [{ op: 'set', at: { row: 'hot path' }, fields: { text: 'the hot path', tone: 'red' } }],
      ['− note api: "hot path"', '+ note api: "the hot path" tone=red'],
    ],
    [
      'an edge to a group',
      [{ op: 'connect', from: 'shop', to: 'data', fields: { label: 'reads' } }],
      ['+ shop -> data : "reads"'],
    ],
    [
      'an edge that is reconnected to a group, and the id of that',
      [
        { op: 'reconnect', at: { from: 'api', to: 'cache' }, to: 'data' },
        { op: 'rename', id: 'data', to: 'stores' },
      ],
      ['− group data "Data" {', '− api -> cache', '+ group stores "Data" {', '+ api -> stores'],
    ],
    [
      'an id and every line that names it',
      [{ op: 'rename', id: 'db', to: 'orders' }],
      [
        '−   node db database "Orders"',
        '− overlay pci "PCI" nodes=db,api',
        '− api -> db : "writes to" role=data',
        '− api -> db : "reads"',
        '+   node orders database "Orders"',
        '+ overlay pci "PCI" nodes=orders,api',
        '+ api -> orders : "writes to" role=data',
        '+ api -> orders : "reads"',
      ],
    ],
    [
      'into a block',
      [{ op: 'move', at: 'shop', in: 'data' }],
      ['− node shop client "Shop"', '+   node shop client "Shop"'],
    ],
    [
      'out of its block',
      [{ op: 'move', at: 'cache' }],
      ['−   node cache cache "Sessions"', '+ node cache cache "Sessions"'],
    ],
    [
      'several nodes into a new group',
      [{ op: 'group', members: ['shop', 'api'], fields: { id: 'front', label: 'Front' } }],
      [
        '− node shop client "Shop"',
        '− node api service "API"  tone=blue   # the api',
        '+ group front "Front" {',
        '+   node shop client "Shop"',
        '+   node api service "API"  tone=blue   # the api',
      ],
    ],
    [
      'a group removed, its content kept',
      [{ op: 'dissolve', at: 'data' }],
      [
        '− group data "Data" {',
        '−   node db database "Orders"',
        '−   node cache cache "Sessions"',
        '− }',
        '+ node db database "Orders"',
        '+ node cache cache "Sessions"',
      ],
    ],
    ['a new edge', [{ op: 'connect', from: 'shop', to: 'db', fields: { label: 'reads' } }], ['+ shop -> db : "reads"']],
    [
      'another end',
      [{ op: 'reconnect', at: { from: 'shop', to: 'api' }, to: 'cache' }],
      ['− shop -> api: "calls"', '+ shop -> cache: "calls"'],
    ],
    ['an edge removed', [{ op: 'disconnect', from: 'api', to: 'cache' }], ['− api -> cache']],
    [
      'a node on an edge',
      [{ op: 'insert', at: { from: 'api', to: 'db', nth: 1 }, fields: { id: 'pool', label: 'Pool' } }],
      [
        '− api -> db : "writes to" role=data',
        '+ node pool "Pool"',
        '+ api -> pool : "writes to" role=data',
        '+ pool -> db role=data',
      ],
    ],
    [
      'a node with everything that names it',
      [{ op: 'remove', at: 'api', cascade: true }],
      [
        '− node api service "API"  tone=blue   # the api',
        '− overlay pci "PCI" nodes=db,api',
        '− note api: "hot path"',
        '− shop -> api: "calls"',
        '− api -> db : "writes to" role=data',
        '− api -> db : "reads"',
        '− api -> cache',
        '+ overlay pci "PCI" nodes=db',
      ],
    ],
    [
      'one line by another',
      [{ op: 'replace', at: 'data', line: 'group data "Stores" direction=down' }],
      ['− group data "Data" {', '+ group data "Stores" direction=down {'],
    ],
  ])('%s', (_, operations, changed) => {
    expect(difference(SHOP, ...operations)).toEqual(changed);
  });
});

it('describes what changed, and returns diagnostics of before and after', () => {
  const { changes, before, after } = edited(
    SHOP,
    { op: 'rename', id: 'api', to: 'gateway' },
    { op: 'set', at: 'db', fields: { label: 'Order store' } },
    { op: 'set', at: 'cache', fields: { label: 'Sessions' } },
    { op: 'remove', at: 'gateway', cascade: true },
  );
  expect(changes).toEqual([
    'Renamed api to gateway in 7 places.',
    'db: changed label "Orders" to "Order store".',
    'Removed gateway and 5 lines that referred to it. Also removed: # the api',
  ]);
  expect(before.map((each) => each.code)).toEqual(['W500']);
  expect(after).toEqual([]);
});

it('a later operation sees the result of an earlier one', () => {
  expect(
    difference(
      SHOP,
      { op: 'add', statement: 'group', fields: { id: 'ops', label: 'Operations' } },
      { op: 'add', statement: 'node', fields: { id: 'logs' }, in: 'ops' },
      { op: 'connect', from: 'api', to: 'logs', fields: { arrow: '..>' } },
    ),
  ).toEqual(['+ group ops "Operations" {', '+   node logs', '+ api ..> logs']);
});

describe('a failed operation leaves the source unchanged and reports which operation and why', () => {
  it.each<[string, EditOperation, string, readonly string[]]>([
    ['no such id', { op: 'set', at: 'apo', fields: { label: 'x' } }, 'target.unknown', ['api']],
    ['no id so short', { op: 'set', at: 'bd', fields: { label: 'x' } }, 'target.unknown', ['db']],
    [
      'no such edge',
      { op: 'disconnect', from: 'db', to: 'api' },
      'target.unknown',
      ['api -> db : "writes to" role=data', 'shop -> api: "calls"'],
    ],
    [
      'several edges',
      { op: 'disconnect', from: 'api', to: 'db' },
      'target.ambiguous',
      ['api -> db : "writes to" role=data', 'api -> db : "reads"'],
    ],
    ['no such text', { op: 'remove', at: { row: 'hot pahts' } }, 'target.unknown', ['hot path']],
    ['no such field', { op: 'set', at: 'api', fields: { lable: 'x' } }, 'field.unknown', ['label']],
    ['no such value', { op: 'set', at: 'api', fields: { tone: 'red blue' } }, 'field.value', ['neutral', 'blue']],
    [
      'words that would break out of a value',
      { op: 'set', at: 'api', fields: { same: 'shop\nnode x' } },
      'field.value',
      [],
    ],
    ['no such statement', { op: 'add', statement: 'nod', fields: {} }, 'statement.unknown', ['node']],
    ['an id that is taken', { op: 'rename', id: 'api', to: 'db' }, 'id.taken', []],
    ['an invalid id', { op: 'rename', id: 'api', to: 'my api' }, 'id.form', []],
    ['an edge to nothing', { op: 'connect', from: 'api', to: 'nowhere' }, 'result.invalid', []],
    ['lines that still name it', { op: 'remove', at: 'cache' }, 'target.mentioned', ['api -> cache']],
    ['itself as its place', { op: 'move', at: 'data', in: 'data' }, 'place.wrong', []],
    ['a place in what has no block', { op: 'move', at: 'shop', in: 'api' }, 'place.wrong', []],
    ['no block to leave', { op: 'move', at: 'shop' }, 'place.wrong', []],
    ['two places', { op: 'move', at: 'shop', in: 'data', after: 'api' }, 'place.wrong', []],
    ['members of two blocks', { op: 'group', members: ['shop', 'db'], fields: { id: 'g' } }, 'place.wrong', []],
    ['two lines for one', { op: 'replace', at: 'shop', line: 'node a\nnode b' }, 'line.form', []],
    ['a line of another language', { op: 'add', line: 'a --|x|> b' }, 'result.invalid', []],
  ])('%s', (_, operation, reason, near) => {
    const { ok, source, edits, changes, refused } = edited(
      SHOP,
      { op: 'set', at: 'shop', fields: { label: 'Web shop' } },
      operation,
    );
    expect({ ok, source, edits, changes }).toEqual({ ok: false, source: SHOP, edits: [], changes: [] });
    expect(refused).toMatchObject({ operation: 1, reason });
    expect(refused?.near.slice(0, 3)).toEqual(expect.arrayContaining([...near]));
  });
});

it('a source with a line that cannot be parsed must be fixed first', () => {
  const { ok, refused } = edited('flow\nnode a; node b\n', { op: 'set', at: 'a', fields: { label: 'x' } });
  expect(ok).toBe(false);
  expect(refused).toMatchObject({ operation: undefined, reason: 'source.unread', mistakes: [{ code: 'E113' }] });
});

it('a diagram with errors can be edited as long as there are no new ones', () => {
  const source = 'flow\nnode a\na -> b\n';
  expect(edited(source, { op: 'add', statement: 'node', fields: { id: 'b' } })).toMatchObject({ ok: true, after: [] });
  expect(edited(source, { op: 'connect', from: 'a', to: 'c' }).refused).toMatchObject({ reason: 'result.invalid' });
});

describe('other kinds, by their tables', () => {
  const SCHEMA = `schema "Shop"
table users {
  id uuid pk
  email text unique
}
table orders {
  id uuid pk
  user_id uuid fk=users.id
}
index users email unique
`;
  it.each<[string, string, readonly EditOperation[], readonly string[]]>([
    [
      'a column and the keys that refer to it',
      SCHEMA,
      [{ op: 'rename', id: 'users.id', to: 'key' }],
      ['−   id uuid pk', '−   user_id uuid fk=users.id', '+   key uuid pk', '+   user_id uuid fk=users.key'].slice(1),
    ],
    [
      'a table and the keys that refer to it',
      SCHEMA,
      [{ op: 'rename', id: 'users', to: 'people' }],
      [
        '− table users {',
        '−   user_id uuid fk=users.id',
        '− index users email unique',
        '+ table people {',
        '+   user_id uuid fk=people.id',
        '+ index people email unique',
      ],
    ],
    [
      'a column by its fields',
      SCHEMA,
      [{ op: 'add', fields: { name: 'total', type: 'int', nullable: true, sub: 'in cents' }, in: 'orders' }],
      ['+   total int nullable sub="in cents"'],
    ],
    [
      'a column of an index too',
      SCHEMA,
      [{ op: 'rename', id: 'users.email', to: 'mail' }],
      ['−   email text unique', '− index users email unique', '+   mail text unique', '+ index users mail unique'],
    ],
    [
      'a column removed with what it keys',
      SCHEMA,
      [{ op: 'remove', at: 'users.email', cascade: true }],
      ['−   email text unique', '− index users email unique'],
    ],
    [
      'a slice by its label, its number by its name',
      'pie "Power"\nslice "Wind" 30\nslice "Coal" 20\n',
      [{ op: 'set', at: { row: 'Coal' }, fields: { number: 15.5, tone: 'neutral' } }],
      ['− slice "Coal" 20', '+ slice "Coal" 15.5 tone=neutral'],
    ],
    [
      'a topic with everything below it',
      'mindmap\n"Root"\n  "A"\n    "a"\n  "B"\n',
      [{ op: 'move', at: { row: 'A' }, in: { row: 'B' } }],
      ['−   "A"', '−     "a"', '+     "A"', '+       "a"'],
    ],
    [
      'a topic below one without children',
      'mindmap\n"Root"\n  "A"\n',
      [{ op: 'add', fields: { label: 'new', tone: 'red' }, in: { row: 'A' } }],
      ['+     "new" tone=red'],
    ],
    [
      'a message in the second branch',
      'sequence\nactor a\nactor b\nalt "yes" {\n  a -> b\n} else "no" {\n  b -> a\n}\n',
      [{ op: 'connect', from: 'b', to: 'a', fields: { label: 'sorry', arrow: '-->' }, in: { row: 'no' } }],
      ['+   b --> a : "sorry"'],
    ],
    [
      'the branch that the header names',
      'git main=trunk\ncommit "a"\nbranch x\ncommit "b"\nswitch trunk\nmerge x\n',
      [{ op: 'rename', id: 'trunk', to: 'main' }],
      ['− git main=trunk', '− switch trunk', '+ git main=main', '+ switch main'],
    ],
    [
      'a list of cells',
      'xychart "Sales"\nx "Q1" "Q2" "Q3"\nbar "Shop" 1 - 3 tone=blue\n',
      [{ op: 'set', at: { row: 'Shop' }, fields: { value: [4, 5, 6] } }],
      ['− bar "Shop" 1 - 3 tone=blue', '+ bar "Shop" 4 5 6 tone=blue'],
    ],
    [
      'a state that gets a block',
      'state\nstate a\nstate b\nstart -> a\na -> b\nb -> end\n',
      [{ op: 'add', statement: 'state', fields: { id: 'c' }, in: 'a' }],
      ['− state a', '+ state a {', '+   state c', '+ }'],
    ],
  ])('%s', (_, source, operations, changed) => {
    expect(difference(source, ...operations)).toEqual(changed);
  });
});

it.each(['\r\n', '\n'])('line ends stay unchanged (%j), also without one at the end', (lineEnd) => {
  const source = ['flow', 'node a', 'node b', 'a -> b'].join(lineEnd);
  const add: EditOperation = { op: 'connect', from: 'b', to: 'a' };
  expect(edited(source, add).source).toBe(`${source}${lineEnd}b -> a`);
  expect(edited(source, add, { op: 'disconnect', from: 'b', to: 'a' }).source).toBe(source);
  expect(edited(source, { op: 'remove', at: 'b', cascade: true }).source).toBe(['flow', 'node a'].join(lineEnd));
});

describe('a topic with a note', () => {
  const MAP = 'mindmap "Plan"\n"Launch"\n  "Search"\n  "Basket"\nnote "Search" : "ask" # later\n';
  it('is meant by its label, and the note follows a new one', () => {
    const renamed: EditOperation = { op: 'set', at: { row: 'Search' }, fields: { label: 'Find', tone: 'blue' } };
    expect(difference(MAP, renamed)).toEqual([
      '−   "Search"',
      '− note "Search" : "ask" # later',
      '+   "Find" tone=blue',
      '+ note "Find" : "ask" # later',
    ]);
  });

  it('keeps the note if another topic has the old label', () => {
    const twice = MAP.replace('"Basket"', '"Basket"\n    "Search"');
    const renamed: EditOperation = { op: 'set', at: { row: 'Search', nth: 2 }, fields: { label: 'Find' } };
    expect(difference(twice, renamed)).toEqual(['−     "Search"', '+     "Find"']);
  });

  it('is removed together with its note only with cascade', () => {
    const { ok, refused } = editSource(MAP, [{ op: 'remove', at: { row: 'Search' } }], context);
    expect([ok, refused?.reason, refused?.near]).toEqual([false, 'target.mentioned', ['note "Search" : "ask"']]);
    expect(difference(MAP, { op: 'remove', at: { row: 'Search' }, cascade: true })).toEqual([
      '−   "Search"',
      '− note "Search" : "ask" # later',
    ]);
  });

  it('stays valid when any topic is removed with cascade, and keeps notes on the others', () => {
    const label = fc.constantFrom('A', 'B', 'C', 'D');
    const topics = fc.array(fc.tuple(label, fc.boolean()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(topics, fc.nat(), (all, chosen) => {
        const lines = all.map(([name, deep], i) => `${i > 0 && deep ? '    ' : '  '}"${name}"`);
        const names = [...new Set(all.map(([name]) => name))];
        const source = ['mindmap', '"Root"', ...lines, ...names.map((each) => `note "${each}" : "x"`), ''].join('\n');
        const at = chosen % all.length;
        const name = all[at]?.[0] ?? '';
        const nth = all.slice(0, at + 1).filter(([other]) => other === name).length;
        const { ok, source: after } = editSource(
          source,
          [{ op: 'remove', at: { row: name, nth }, cascade: true }],
          context,
        );
        expect(ok).toBe(true);
        const left = new Set([...after.matchAll(/^ +"(.)"$/gm)].map((each) => each[1]));
        expect(new Set([...after.matchAll(/^note "(.)"/gm)].map((each) => each[1]))).toEqual(left);
      }),
    );
  });
});
