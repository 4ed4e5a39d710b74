// Two versions of a diagram: how their difference is described and drawn.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../check.js';
import { draw } from '../draw.js';
import type { EditOperation } from '../edit/operation.js';
import { structureOf } from '../edit/structure.js';
import { compareSources, comparisonPicture, editSource, formatSource } from '../every-kind.js';
import type { AnyKind } from '../kinds/kind.js';
import { kinds } from '../kinds/registry.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { sourcesOf } from '../testing/table-source.js';
import { comparisonReport } from './report.js';

const context = { icons: testIcons };
const numRuns = cases(12);

const SHOP = `flow "Checkout"
node shop client "Shop"
node api service "API"
group data "Data" {
  node db database "Orders"
  node cache cache "Sessions"
}
shop -> api : "calls"
api -> db : "writes to" role=data
api -> cache
`;

function changesOf(before: string, after: string): readonly string[] {
  return compareSources(before, after, context).changes.map(
    ({ change, severity, words }) => `${change} ${severity}: ${words}`,
  );
}

function after(...operations: readonly EditOperation[]): string {
  const { ok, source } = editSource(SHOP, operations, context);
  expect(ok).toBe(true);
  return source;
}

describe('changes are listed by field, with their severity', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'nothing but spacing, comments and the order of options',
      SHOP.replace('"API"', '"API"   # here').replace('flow "', 'flow   "'),
      [],
    ],
    [
      'a label',
      after({ op: 'set', at: 'db', fields: { label: 'Order store' } }),
      ['changed wording: db: changed label "Orders" to "Order store".'],
    ],
    [
      'an edge that ends at the group instead',
      after({ op: 'reconnect', at: { from: 'api', to: 'cache' }, to: 'data' }),
      ['removed meaning: Removed api -> cache.', 'added meaning: Added api -> data.'],
    ],
    ['a tone', after({ op: 'set', at: 'db', fields: { tone: 'red' } }), ['changed look: db: added tone=red.']],
    [
      'a type',
      after({ op: 'set', at: 'api', fields: { type: 'gateway' } }),
      ['changed meaning: api: changed type service to gateway.'],
    ],
    [
      'the header',
      after({ op: 'header', fields: { title: 'Pay' } }),
      ['changed wording: The header: changed title "Checkout" to "Pay".'],
    ],
    [
      'a new node and its edge',
      after({ op: 'add', statement: 'node', fields: { id: 'm' } }, { op: 'connect', from: 'api', to: 'm' }),
      ['added meaning: Added node m.', 'added meaning: Added api -> m.'],
    ],
    [
      'a node with its edge',
      after({ op: 'remove', at: 'cache', cascade: true }),
      ['removed meaning: Removed node cache cache "Sessions" from data.', 'removed meaning: Removed api -> cache.'],
    ],
    [
      'another id under the same label',
      after({ op: 'rename', id: 'db', to: 'orders' }),
      ['renamed look: Renamed db to orders; the label is the same.'],
    ],
    [
      'another id and label with the same lines',
      after({ op: 'rename', id: 'db', to: 'store' }, { op: 'set', at: 'store', fields: { label: 'Store' } }),
      [
        'renamed look: Renamed db to store; it has the same connections.',
        'changed wording: store: changed label "Orders" to "Store".',
      ],
    ],
    [
      'another end',
      after({ op: 'reconnect', at: { from: 'shop', to: 'api' }, to: 'cache' }),
      ['changed meaning: shop -> cache: changed end api to cache.'],
    ],
    ['out of its group', after({ op: 'move', at: 'cache' }), ['moved meaning: Moved cache to the top level.']],
    [
      'a whole group',
      after({ op: 'remove', at: 'data', cascade: true }),
      [
        'removed meaning: Removed group data "Data".',
        'removed meaning: Removed api -> db : "writes to" role=data.',
        'removed meaning: Removed api -> cache.',
      ],
    ],
  ])('%s', (_, newer, changes) => {
    expect(changesOf(SHOP, newer)).toEqual(changes);
  });

  it.each([
    ['when a task starts', 'gantt "G"\ntask a "A" start=2026-11-02 length=3d\n', '11-02', '11-09', 'meaning'],
    ['where the numbers start', 'sequence "S" numbered=on start=1\nactor a\n', 'start=1', 'start=5', 'look'],
    ['the shape of a pie', 'pie "P"\nslice "A" 1\n', '"P"', '"P" donut=on', 'look'],
    ['what hurts in a step', 'journey "J"\nstep "A" score=1 pain="Slow"\n', 'Slow', 'Dear', 'wording'],
    ['a label without a name', 'pie "P"\nslice "A" 1\n', '"A"', '"B"', 'wording'],
    ['what flows', 'sankey "S"\nnode a\nnode b\na -> b value=1\n', 'value=1', 'value=2', 'meaning'],
  ])('the table of the kind says what a change of %s affects', (_name, source, from, to, severity) => {
    const { changes } = compareSources(source, source.replace(from, to), context);
    expect(changes.map((each) => [each.change, each.severity])).toEqual([['changed', severity]]);
  });

  it('the order of messages counts, that of nodes does not', () => {
    const sequence = 'sequence\nactor a\nactor b\na -> b : "one"\nb -> a : "two"\n';
    const turned = 'sequence\nactor b\nactor a\nb -> a : "two"\na -> b : "one"\n';
    expect(changesOf(sequence, turned).filter((each) => each.includes('order')).length).toBeGreaterThan(0);
    const [shop, api] = ['node shop client "Shop"\n', 'node api service "API"\n'];
    expect(changesOf(SHOP, SHOP.replace(shop + api, api + shop))).toEqual([]);
  });
});

it('sources with errors and different kinds are reported as such', () => {
  expect(compareSources(SHOP, 'flow\na -> b\n', context)).toMatchObject({
    ok: false,
    summary: 'The newer source has errors.',
    after: [{ code: 'E201' }, { code: 'E201' }],
  });
  expect(compareSources(SHOP, 'pie\nslice "a" 1\n', context)).toMatchObject({
    ok: false,
    summary: 'The kinds differ: flow and pie.',
  });
});

describe('the branches of a block', () => {
  const alt = (branches: string): string => `sequence\nactor a\nactor b\nalt "x" {\n  a -> b\n} ${branches}\n`;
  it.each([
    [
      'a condition',
      'else "y" {\n  b -> a\n}',
      'else "z" {\n  b -> a\n}',
      ['changed meaning: alt "x": changed else "y" to "z".'],
    ],
    [
      'a tone',
      'else {\n  b -> a\n}',
      'else tone=red {\n  b -> a\n}',
      ['changed meaning: alt "x": added else tone=red.'],
    ],
    [
      'the second of two',
      'else "y" {\n  b -> a\n} else "z" {\n  a -> a\n}',
      'else "y" {\n  b -> a\n} else {\n  a -> a\n}',
      ['changed meaning: alt "x": removed else 2 "z".'],
    ],
  ])('%s', (_, before, newer, changes) => {
    expect(changesOf(alt(before), alt(newer))).toEqual(changes);
  });
});

describe('the picture', () => {
  it('of a graph shows both in one, each change with a sign and a tone', () => {
    const newer = after(
      { op: 'remove', at: 'cache', cascade: true },
      { op: 'add', statement: 'node', fields: { id: 'm', label: 'Mail' } },
      { op: 'set', at: 'db', fields: { label: 'Order store' } },
    );
    const { marked } = compareSources(SHOP, newer, context);
    expect(marked).toHaveLength(1);
    expect(marked[0]?.split('\n').slice(1)).toEqual([
      'node shop client "Shop" tone=neutral',
      'node api service "API" tone=neutral',
      'node m "+ Mail" tone=green',
      'group data "Data" {',
      '  node db database "~ Order store" tone=amber',
      '  node cache cache "− Sessions" tone=red',
      '}',
      'shop -> api : "calls"',
      'api -> db : "writes to"',
      'api ..> cache : "−" tone=red',
      '',
    ]);
  });

  it('is valid if a node moves into the group that it had an edge to', () => {
    const joined = SHOP.replace('api -> cache', 'api -> data');
    const { source: moved } = editSource(
      joined,
      [
        { op: 'disconnect', from: 'api', to: 'data' },
        { op: 'disconnect', from: 'shop', to: 'api' },
        { op: 'move', at: 'api', in: 'data' },
      ],
      context,
    );
    const { marked } = compareSources(joined, moved, context);
    expect(marked.length).toBeGreaterThan(0);
    for (const source of marked) expect(draw(source, {}, context).ok).toBe(true);
  });

  it('of a chart shows one next to the other', () => {
    const { marked } = compareSources(
      'pie "P"\nslice "a" 1\nslice "b" 2\n',
      'pie "P"\nslice "a" 3\nslice "c" 7\n',
      context,
    );
    expect(marked).toHaveLength(2);
    const svg = comparisonPicture(marked, 'dark', context) ?? '';
    for (const each of ['− b', '~ a', '+ c']) expect(svg).toContain(`>${each}<`);
    expect(svg.match(/<svg /g)).toHaveLength(3);
  });

  it('has no legend of outcomes for the tones of changes', () => {
    const { marked } = compareSources(SHOP, after({ op: 'disconnect', from: 'api', to: 'cache' }), context);
    expect(comparisonPicture(marked, 'light', context)).not.toContain('>Failure<');
  });
});

it("the report is a table whose cells contain no author's markup", () => {
  const newer = after({ op: 'set', at: 'db', fields: { label: 'a | b <img src=x> `c` [d](e)' } });
  const { summary, changes } = compareSources(SHOP, newer, context);
  const report = comparisonReport('shop.diagram', summary, changes);
  expect(report.split('\n').at(-2)?.replace(/\\./g, '').match(/\|/g)).toHaveLength(5);
  expect(report).not.toMatch(/<img|(?<!\\)`|(?<!\\)\[d/);
});

function edited(kind: AnyKind): fc.Arbitrary<readonly [string, string]> {
  return fc.tuple(sourcesOf(kind), fc.nat(), fc.nat()).map(([source, which, how]) => {
    const { all, checked } = structureOf(source, kind);
    const placed = all[which % Math.max(1, all.length)];
    const ids = [...checked.ids.keys()];
    const row =
      placed === undefined
        ? ''
        : source.slice(placed.statement.span.start, placed.statement.span.end).replace(/\s*\{$/, '');
    const operations: readonly EditOperation[] = [
      { op: 'remove', at: { row, nth: 1 }, cascade: true },
      { op: 'set', at: { row, nth: 1 }, fields: { label: 'other' } },
      { op: 'rename', id: ids[which % Math.max(1, ids.length)] ?? '', to: 'renamed' },
      { op: 'header', fields: { title: 'Another' } },
    ];
    const operation = operations[how % operations.length];
    return [source, operation ? editSource(source, [operation], context).source : source] as const;
  });
}

describe.each([...kinds])('%s', (_, kind) => {
  it('a source equals itself and its canonical form', () => {
    fc.assert(
      fc.property(sourcesOf(kind), (source) => {
        expect(changesOf(source, source)).toEqual([]);
        expect(changesOf(source, formatSource(source))).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('every change is listed in both directions, and drawn from valid sources', () => {
    fc.assert(
      fc.property(edited(kind), ([before, newer]) => {
        const there = compareSources(before, newer, context);
        const back = compareSources(newer, before, context);
        expect(there.ok).toBe(true);
        expect(there.changes.length > 0).toBe(back.changes.length > 0);
        expect(there.marked.length > 0).toBe(there.changes.length > 0);
        for (const source of there.marked) {
          expect(checkSource(source, context).diagnostics.filter((each) => each.severity === 'error')).toEqual([]);
          expect(draw(source, {}, context).ok).toBe(true);
        }
      }),
      { numRuns },
    );
  });
});
