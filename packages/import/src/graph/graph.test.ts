// Graphs as diagrams: frames, ids, the focus, and the parts of what one picture cannot hold.

import { print } from '@linework/core';
import { describe, expect, test } from 'vitest';
import type { ImportResult } from '../contract.js';
import type { FilePlace } from '../file-place.js';
import { importFiles } from '../import-files.js';
import { lineList } from '../testing/line-list/index.js';
import type { ImportGraph, Item, Relation } from './contract.js';
import { draftOf, idsOf } from './draft.js';
import type { Focus } from './focus.js';
import { portionsOf } from './portions.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
const place: FilePlace = { file: 'a', span: { start: 0, end: 0 } };

function item(external: string, more: Partial<Item> = {}): Item {
  const name = external.replace(/^.*\./, '');
  return { external, name, place, look: { keyword: more.frame ? 'group' : 'node' }, ...more };
}

function written(graph: Partial<ImportGraph>): string {
  const whole: ImportGraph = { kind: 'flow', items: [], relations: [], ...graph };
  return print(draftOf(whole, idsOf(whole)).draft).text;
}

describe('a graph by the names of its format', () => {
  test('frames contain their items, and empty ones are not drawn', () => {
    const items = [
      item('net', { frame: true }),
      item('inner', { frame: true, within: 'net' }),
      item('empty', { frame: true, within: 'net' }),
      item('web', { within: 'inner' }),
      item('db'),
    ];
    expect(written({ items })).toBe('flow\nnode db\ngroup net {\n  group inner {\n    node web\n  }\n}\n');
  });

  test('frames that contain one another are at the top', () => {
    const items = [
      item('a', { frame: true, within: 'b' }),
      item('b', { frame: true, within: 'a' }),
      item('c', { within: 'a' }),
    ];
    expect(written({ items })).toContain('group a {\n  node c');
  });

  test('names that are spelled alike get ids from their full names, the others keep theirs', () => {
    const items = [item('public.users'), item('audit.users'), item('public.orders')];
    expect(written({ items })).toBe('flow\nnode audit-users\nnode orders\nnode public-users\n');
  });

  test('lines to missing items are not written, and equal lines are written once', () => {
    const line = { from: 'a', to: 'b', place, arrow: '->' };
    const relations = [line, line, { ...line, to: 'gone' }, { ...line, label: 'x' }];
    expect(written({ items: [item('a'), item('b')], relations })).toBe('flow\nnode a\nnode b\na -> b\na -> b : "x"\n');
  });
});

describe('what no line shows', () => {
  const places = ({ items, relations }: Pick<ImportGraph, 'items' | 'relations'>): readonly string[] => {
    const graph: ImportGraph = { kind: 'flow', items, relations };
    return draftOf(graph, idsOf(graph)).origins.map(({ kind, external }) => `${kind} ${external}`);
  };

  test('a frame around items of other frames is an overlay of those that are shown', () => {
    const around = { frame: true, around: ['web', 'gone'], look: { keyword: 'overlay' }, rank: 1 } as const;
    expect(written({ items: [item('web'), item('db'), item('net', around)] })).toBe(
      'flow\nnode db\nnode web\noverlay net nodes=web\n',
    );
    expect(written({ items: [item('db'), item('net', { ...around, around: ['gone'] })] })).toBe('flow\nnode db\n');
  });

  test('a relation shown as text has its place, whether or not the other end is shown', () => {
    const relation = { from: 'web', to: 'team', place };
    expect(places({ items: [item('web')], relations: [relation] })).toEqual(['node web']);
    expect(places({ items: [item('web')], relations: [{ ...relation, told: true }] })).toEqual([
      'node web',
      'edge web team',
    ]);
  });
});

const CHAIN = Array.from({ length: 30 }, (_, index) => `n${index} -> n${index + 1}`).join('\n');

async function imported(content: string, focus?: Focus): Promise<ImportResult> {
  return importFiles({ files: [{ path: 'a.lines', content }], ...(focus ? { focus } : {}) }, context, [lineList]);
}

describe('the focus', () => {
  test.each([
    [{ item: 'n5' }, ['n4', 'n5', 'n6']],
    [{ item: 'N5', depth: 2 }, ['n3', 'n4', 'n5', 'n6', 'n7']],
    [{ item: 'n0', depth: 0 }, ['n0']],
  ])('%j', async (focus, ids) => {
    const { origins } = await imported(CHAIN, focus);
    expect(
      origins
        .filter(({ kind }) => kind === 'node')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(ids);
  });

  test('on a missing item suggests similar names', async () => {
    const { diagnostics } = await imported('orders -> mail', { item: 'order' });
    expect(diagnostics).toMatchObject([{ code: 'I107', hint: 'Write orders.' }]);
  });
});

describe('the overview', () => {
  const frames = ['net', 'app'].map((name) => item(name, { frame: true }));
  const nodes = frames.flatMap(({ external: within }) =>
    Array.from({ length: 30 }, (_, at) => item(`${within}${at}`, { within })),
  );
  const line = (from: string, to: string, more: Partial<Relation> = {}): Relation => ({
    from,
    to,
    place,
    arrow: '->',
    ...more,
  });
  test.each<readonly [string, readonly Relation[], string]>([
    ['by a line of their items, with what it says', [line('app1', 'net1', { label: 'calls' })], 'app -> net : "calls"'],
    ['by several, with their number', [line('app1', 'net1'), line('app2', 'net1', { label: 'x' })], 'app -> net : "2"'],
    ['by a reference to all of a part', [line('app1', 'net')], 'app -> net'],
    ['by what no line of a part shows', [{ from: 'app1', to: 'net2', place, told: true }], 'app -> net'],
    [
      'by a solid line if not all are dashed',
      [line('app1', 'net1'), line('app2', 'net2', { arrow: '-->' })],
      'app -> net : "2"',
    ],
  ])('joins parts %s', (_, relations, expected) => {
    const { overview } = portionsOf({ kind: 'flow', items: [...frames, ...nodes], relations }, () => false) ?? {};
    expect(overview && written(overview)).toContain(`\n${expected}\n`);
  });
});

describe('a graph that one picture cannot hold', () => {
  const rings = [0, 1, 2, 3]
    .flatMap((ring) => Array.from({ length: 20 }, (_, at) => `r${ring}x${at} -> r${ring}x${(at + 1) % 20}`))
    .concat(['r0x0 -> r1x0', 'r0x1 -> r1x2', 'r1x0 -> r2x0', 'r2x0 -> r3x0'])
    .join('\n');

  test('becomes an overview and a diagram of each part; every item is in one part', async () => {
    const { ok, parts, origins, diagnostics, source } = await imported(rings);
    expect({ ok, codes: diagnostics.map(({ code }) => code) }).toEqual({ ok: true, codes: ['I144'] });
    expect(parts.length).toBeGreaterThan(1);
    for (const { stats, outline } of parts) {
      expect(stats.nodes).toBeLessThanOrEqual(40);
      expect(outline.length).toBeGreaterThan(1);
    }
    const names = new Set(origins.filter(({ kind }) => kind === 'node').map(({ external }) => external));
    expect(names.size).toBe(80);
    const held = parts.flatMap((part) =>
      part.origins.filter(({ kind }) => kind === 'node').map(({ external }) => external),
    );
    expect(new Set(held)).toEqual(names);
    expect(source).toContain('items"');
  });

  test('has the same ids in its parts', async () => {
    const { parts } = await imported(rings);
    for (const { origins } of parts)
      for (const { kind, id, external } of origins) if (kind === 'node') expect(id).toBe(external);
  });

  test('keeps items without lines in their parts when another one is added', async () => {
    const singles = Array.from({ length: 70 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}${at}`);
    const partsIn = async (lines: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const { parts } = await imported(lines.join('\n'));
      return new Map(
        parts.flatMap(({ name, origins }) => origins.flatMap(({ id, external }) => (id ? [[external, name]] : []))),
      );
    };
    const before = await partsIn([rings, ...singles]);
    const after = await partsIn(['aaa', rings, ...singles]);
    for (const [external, part] of before) expect([external, after.get(external)]).toEqual([external, part]);
  });

  test('does not depend on the order of lines', async () => {
    expect(await imported(rings.split('\n').toReversed().join('\n'))).toMatchObject({
      source: (await imported(rings)).source,
    });
  });
});
