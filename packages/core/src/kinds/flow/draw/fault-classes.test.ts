// Faults that people notice at a glance in architectures: one picture per class of fault, written as a person would
// write it, and checked in its drawing.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box, Point } from '../../../layout/graph.js';
import { connectors, parts, shapeBox } from '../../../scene/parts/testing/walk.js';
import type { Scene } from '../../../scene/scene.js';
import { testIcons } from '../../../testing/icons.js';
import { boxesOf } from '../../testing/read-back.js';

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled.drawn().value;
}

/** The boxes of nodes and groups, by id. */
function placed(text: string): (id: string) => Box {
  const scene = sceneOf(text);
  const boxes = new Map([...boxesOf(scene, 'node'), ...boxesOf(scene, 'group')]);
  return (id) => {
    const box = boxes.get(id);
    if (box === undefined) throw new Error(`${id} is not in the picture.`);
    return box;
  };
}

/** A flow with these lines, and a node for each name in them. */
function flowOf(header: string, lines: readonly string[]): string {
  const names = new Set(lines.flatMap((line) => line.split(' : ')[0]?.split(/ \S*[->.]\S* /) ?? []));
  return [header, ...[...names].map((name) => `node ${name}`), ...lines].join('\n');
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const aspect = ({ width, height }: Scene): number => Math.max(width / height, height / width);

/** Groups of three services, each connected to the next. */
const stages = (names: readonly string[], header: string): string =>
  [
    `flow "Platform"${header}`,
    ...names.flatMap((name) => [
      `group ${name} "Stage ${name}" direction=down {`,
      ...[1, 2, 3].map((i) => `  node ${name}${i} service "Service ${name}${i}"`),
      '}',
    ]),
    ...names.flatMap((name) => [`${name}1 -> ${name}2`, `${name}2 -> ${name}3`]),
    ...names.slice(1).map((name, i) => `${names[i]}2 -> ${name}2`),
  ].join('\n');

describe('staircases', () => {
  test('three stages that read down are level, side by side', () => {
    const at = placed(stages(['a', 'b', 'c'], ' direction=right'));
    const [a, b, c] = ['a', 'b', 'c'].map(at).map((box) => box && middle(box));
    expect([b?.y, c?.y]).toEqual([a?.y, a?.y]);
    expect(Number(a?.x) < Number(b?.x) && Number(b?.x) < Number(c?.x)).toBe(true);
  });

  test('members without an order are in a column if their group reads down', () => {
    const at = placed(
      'flow direction=right\ngroup g "Hosts" direction=down {\n node a\n node b\n node c\n}\nnode x\nx -> a',
    );
    const [a, b, c] = [at('a'), at('b'), at('c')];
    expect(a.y + a.height < b.y && b.y + b.height < c.y).toBe(true);
    expect([middle(b).x, middle(c).x]).toEqual([middle(a).x, middle(a).x]);
  });
});

test('twins joined by a line are side by side and have one size', () => {
  const zone = (id: string): string =>
    `group ${id} "Zone ${id}" {\n node ${id}web service "Web"\n node ${id}db database "Data"\n}\n${id}web -> ${id}db`;
  const at = placed(
    `flow\nnode users\n${zone('a')}\n${zone('b')}\nusers -> aweb\nusers -> bweb\nadb ..> bdb : "replicates"`,
  );
  const [a, b] = [at('a'), at('b')];
  expect([b.y, b.width, b.height]).toEqual([a.y, a.width, a.height]);
  expect([at('bweb').y, at('bdb').y]).toEqual([at('aweb').y, at('adb').y]);
});

test('the entry of a cycle comes first, and the reply is routed back', () => {
  const at = placed(
    'flow direction=down\nnode browser\nnode api\nnode store\nbrowser -> api\napi -> store\nstore ..> browser : "answers"',
  );
  const [browser, api, store] = ['browser', 'api', 'store'].map((id) => middle(at(id)).y);
  expect(Number(browser) < Number(api) && Number(api) < Number(store)).toBe(true);
});

describe('ribbons', () => {
  const chain = (count: number): readonly string[] =>
    Array.from({ length: count - 1 }, (_, i) => `s${i + 1} -> s${i + 2}`);

  test.each(['right', 'down'])('a chain of sixty folds despite direction %s', (direction) => {
    expect(aspect(sceneOf(flowOf(`flow direction=${direction}`, chain(60))))).toBeLessThanOrEqual(3);
  });

  test('six stages in a row fold to fit the page', () => {
    const scene = sceneOf(stages(['a', 'b', 'c', 'd', 'e', 'f'], ''));
    expect(aspect(scene)).toBeLessThanOrEqual(3);
    expect(Math.max(scene.width, scene.height)).toBeLessThanOrEqual(3_200);
  });

  test('parts without a line between them are packed to fit the page', () => {
    const pairs = Array.from(
      { length: 14 },
      (_, i) => `node a${i} "Part ${i}"\nnode b${i} "Its other"\na${i} -> b${i}`,
    );
    expect(aspect(sceneOf(['flow', ...pairs].join('\n')))).toBeLessThanOrEqual(3);
  });
});

test('an overlay of nodes of two groups is one frame', () => {
  const scene = sceneOf(
    'flow\ngroup a "Shop" {\n node web\n node pay\n}\ngroup b "Bank" {\n node gate\n node book\n}\nweb -> pay\npay -> gate\ngate -> book\noverlay pci "PCI" nodes=pay,gate',
  );
  expect(parts(scene.nodes, 'overlay')).toHaveLength(1);
});

test('an answer is within 40 px of its decision, including one that leads back', () => {
  const scene = sceneOf(
    'flow direction=down\nnode start\nnode work\nnode ok decision "Good?"\nnode end\nstart -> work\nwork -> ok\nok -> end : "yes"\nok -> work : "no"',
  );
  const decision = boxesOf(scene, 'node').get('ok');
  if (decision === undefined) throw new Error('no decision');
  const { x, y, width, height } = decision;
  const corners = [
    [x + width / 2, y],
    [x + width / 2, y + height],
    [x, y + height / 2],
    [x + width, y + height / 2],
  ] as const;
  const labels = parts(scene.nodes, 'label').flatMap(({ children }) =>
    children.slice(0, 1).flatMap((shape) => shapeBox(shape) ?? []),
  );
  expect(labels).toHaveLength(2);
  for (const label of labels) {
    const apart = corners.map(([cx, cy]) =>
      Math.hypot(
        Math.max(label.x - cx, 0, cx - label.x - label.width),
        Math.max(label.y - cy, 0, cy - label.y - label.height),
      ),
    );
    expect(Math.min(...apart)).toBeLessThanOrEqual(40);
  }
});

describe('combs', () => {
  const accounts = ['sales', 'stock', 'pay', 'mail', 'web'];
  const linesOf = (text: string): readonly (readonly Point[])[] =>
    parts(sceneOf(text).nodes, 'edge').map(({ children }) => connectors(children)[0]?.points ?? []);

  test('similar lines into one box arrive as one', () => {
    const ways = linesOf(flowOf('flow direction=down', [...accounts.map((id) => `${id} -> archive`)]));
    expect(new Set(ways.map((way) => JSON.stringify(way.at(-1)))).size).toBe(1);
  });

  test('and show their common label once', () => {
    const text = flowOf('flow direction=down', [...accounts.map((id) => `${id} -> archive : "logs"`)]);
    expect(new Set(linesOf(text).map((way) => JSON.stringify(way.at(-1)))).size).toBe(1);
    expect(parts(sceneOf(text).nodes, 'label')).toHaveLength(1);
  });

  test('lines with different labels stay apart', () => {
    const text = flowOf('flow direction=down', [...accounts.map((id) => `${id} -> archive : "${id} logs"`)]);
    expect(parts(sceneOf(text).nodes, 'label')).toHaveLength(accounts.length);
  });
});

test('the lower of two crossing lines has a gap', () => {
  const scene = sceneOf(
    flowOf(
      'flow direction=down',
      ['a', 'b', 'c'].flatMap((from) => ['x', 'y', 'z'].map((to) => `${from} -> ${to} : "${from}${to}"`)),
    ),
  );
  const lines = parts(scene.nodes, 'edge').flatMap(({ children }) => connectors(children));
  expect(lines.some(({ gaps }) => gaps !== undefined && gaps.length > 0)).toBe(true);
});

test('siblings in a row have one width where their texts allow it', () => {
  const at = placed(
    'flow direction=down\nnode hub\nnode a "Orders"\nnode b "Payments"\nnode c "Stock"\nhub -> a\nhub -> b\nhub -> c',
  );
  expect(new Set(['a', 'b', 'c'].map((id) => at(id).width)).size).toBe(1);
});

test('a platform of twelve groups is packed: at most 60,000 px² per node, no side over 3,200 px', () => {
  const names = [...'abcdefghijkl'];
  const text = [
    'flow "Landing zone"',
    ...names.flatMap((name) => [
      `group ${name} "Account ${name}" {`,
      ...[1, 2, 3].map((i) => `  node ${name}${i} "Service ${name}${i}"`),
      '}',
    ]),
    ...names.slice(1).map((name) => `a1 -> ${name}1`),
  ].join('\n');
  const { width, height } = sceneOf(text);
  expect((width * height) / 36).toBeLessThanOrEqual(60_000);
  expect(Math.max(width, height)).toBeLessThanOrEqual(3_200);
});

test('a line back stays close to its target', () => {
  const scene = sceneOf(
    flowOf('flow direction=down', [...Array.from({ length: 5 }, (_, i) => `s${i} -> s${i + 1}`), 's3 -> s2 : "again"']),
  );
  const boxes = boxesOf(scene, 'node');
  const back = connectors(parts(scene.nodes, 'edge').at(-1)?.children ?? [])[0]?.points ?? [];
  const [low, high] = [boxes.get('s2'), boxes.get('s3')].map((box) => (box === undefined ? 0 : middle(box).y));
  for (const { y } of back) expect(y >= Number(low) - 40 && y <= Number(high) + 40).toBe(true);
});
