// Generated treemaps, drawn whole: areas match the numbers, nothing overlaps, text is inside its box, groups contain their
// items.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box } from '../../../layout/graph.js';
import { holds, inkBox, overlap, parts, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(`${text}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

function boxOf({ children }: PartNode): Box {
  const box = children.map(shapeBox).find((each) => each !== undefined);
  if (box === undefined) throw new Error('A part without a shape.');
  return box;
}

interface Leaf {
  readonly value: number;
  readonly box: Box;
  readonly words: readonly Box[];
}

/** Each leaf is named by its number, so that a box can be found by its text. */
function leavesOf(scene: Scene): readonly Leaf[] {
  return parts(scene.nodes, 'node').map((each) => ({
    value: Number(/^v(\S+)/.exec(each.label ?? '')?.[1]),
    box: boxOf(each),
    words: texts(each.children).map(inkBox),
  }));
}

/** px by which a side would have to change for the area to be right. */
function off({ value, box: { width, height } }: Leaf, perUnit: number): number {
  return Math.abs(width * height - value * perUnit) / Math.max(width, height, Math.sqrt(value * perUnit));
}

const value = fc.oneof(
  fc.integer({ min: 1, max: 1_000 }),
  fc.double({ min: 0.01, max: 50, noNaN: true }).map((each) => Number(each.toFixed(2))),
  fc.constantFrom(0, 0.001, 12_345.6, 1_000_000),
);
const rows = fc.array(fc.tuple(fc.nat(4), value), { minLength: 1, maxLength: 120 }).map((all) => {
  let depth = -1;
  return all.map(([wanted, number]) => {
    depth = Math.min(wanted, depth + 1);
    return { depth, number };
  });
});
const source = rows
  .map((all) =>
    all.map(({ depth, number }, i) => {
      const holdsMore = (all[i + 1]?.depth ?? 0) > depth;
      return `${'  '.repeat(depth)}${holdsMore ? `"group ${i}"` : `"v${number}" ${number}`}`;
    }),
  )
  .filter((lines) => lines.some((each) => /" (?!0$)/.test(each)))
  .map((lines) => `treemap "Made" values=none\n${lines.join('\n')}\n`);

describe('the areas of a treemap', () => {
  test('are proportional to the numbers, within half a px of a side', () => {
    fc.assert(
      fc.property(source, (text) => {
        const leaves = leavesOf(sceneOf(text));
        const area = leaves.reduce((sum, { box }) => sum + box.width * box.height, 0);
        const total = leaves.reduce((sum, each) => sum + each.value, 0);
        for (const each of leaves) expect(off(each, area / total)).toBeLessThan(0.5);
      }),
      { numRuns: cases(150) },
    );
  });

  test('include every item with a number, and do not overlap', () => {
    fc.assert(
      fc.property(source, (text) => {
        const scene = sceneOf(text);
        const leaves = leavesOf(scene);
        expect(leaves).toHaveLength(text.split('\n').filter((each) => /" (?!0$)[\d.]+$/.test(each)).length);
        leaves.forEach((one, i) => {
          for (const other of leaves.slice(i + 1)) expect(overlap(one.box, other.box)).toBe(false);
          for (const word of one.words) expect(holds(one.box, word, 0.01)).toBe(true);
        });
      }),
      { numRuns: cases(60) },
    );
  });
});

test.each([
  ['one leaf', '"v1" 1'],
  ['numbers near the largest', `"v1" ${'9'.repeat(300)}\n"v2" 1${'0'.repeat(299)}`],
  ['numbers near the smallest', `"v1" 0.${'0'.repeat(300)}1\n"v2" 0.${'0'.repeat(300)}2`],
  ['a leaf near 0', '"v1" 1000000000000\n"v2" 0.001'],
  ['a label of 300 characters', `"${'word '.repeat(60)}" 3\n"${'x'.repeat(300)}" 2`],
  [
    'twenty levels',
    Array.from({ length: 20 }, (_, i) => `${'  '.repeat(i)}"level ${i}"${i === 19 ? ' 3' : ''}`).join('\n'),
  ],
  [
    'four hundred groups of one leaf',
    Array.from({ length: 400 }, (_, i) => `"group ${i}"\n  "leaf ${i}" ${1 + (i % 7)}`).join('\n'),
  ],
])('%s is drawn with finite places', (_, lines) => {
  const scene = sceneOf(`treemap "Made"\n${lines}\n`);
  const boxes = parts(scene.nodes, 'node').map(boxOf);
  expect(boxes.length).toBeGreaterThan(0);
  for (const { x, y, width, height } of boxes)
    for (const each of [x, y, width, height]) expect(each >= 0 && each <= 2_000).toBe(true);
});

test('names every top-level group, if necessary below the picture, and names zeros there', () => {
  const big = Array.from({ length: 6 }, (_, i) => `"group ${i}"\n  "leaf" 900`).join('\n');
  const scene = sceneOf(`treemap "Made"\n${big}\n"a small group"\n  "leaf" 1\n"nothing" 0\n`);
  const labels = texts(scene.nodes).map(({ text }) => text);
  expect(labels.filter((each) => each.startsWith('group '))).toHaveLength(6);
  expect(labels.join(' ')).toContain('a small group: 1, <0.1%');
  expect(labels).toContain('0: nothing');
});

test('shows text without room beside the pointer', () => {
  const scene = sceneOf('treemap "Made" unit="GB"\n"large" 10000\n"of no room at all" 1\n');
  const small = parts(scene.nodes, 'node').at(-1);
  expect(small?.label).toBe('of no room at all 1 GB, <0.1%');
  expect(texts(small?.children ?? [])).toEqual([]);
});

test('groups the digits of all numbers, or of none', () => {
  const labels = texts(sceneOf('treemap "Made"\n"large" 27361\n"less" 4213\n').nodes).map(({ text }) => text);
  expect(labels.join(' ')).toContain('27,361');
  expect(labels.join(' ')).toContain('4,213');
  const small = texts(sceneOf('treemap "Made"\n"large" 2736\n"less" 4213\n').nodes).map(({ text }) => text);
  expect(small.join(' ')).toContain('4213');
});

describe('a leaf without room for its text', () => {
  const leaf = (scene: Scene, label: string): PartNode => {
    const node = parts(scene.nodes, 'node').find((each) => each.label?.startsWith(label));
    if (node === undefined) throw new Error(label);
    return node;
  };
  const saidBelow = (scene: Scene): string =>
    texts(parts(scene.nodes, 'legend'))
      .map(({ text }) => text)
      .join(' ');

  test('has a number, explained below the picture with its value', () => {
    const scene = sceneOf(
      'treemap "Made" unit="GB"\n"large" 970\n"Photographs of the holidays" 30\n"nearly nothing" 0.1\n',
    );
    expect(texts(leaf(scene, 'Photographs').children).map(({ text }) => text)).toEqual(['1']);
    expect(texts(leaf(scene, 'nearly').children)).toEqual([]);
    expect(saidBelow(scene)).toContain('1 Photographs of the holidays: 30 GB, 3%');
    expect(saidBelow(scene)).toContain('nearly nothing: 0.1 GB, <0.1%');
  });

  test('has no number if too many leaves have no room', () => {
    const many = Array.from({ length: 60 }, (_, i) => `"small part number ${i}" 1`).join('\n');
    const scene = sceneOf(`treemap "Made"\n"large" 9000\n${many}\n`);
    expect(texts(leaf(scene, 'small part number 3').children)).toEqual([]);
    expect(parts(scene.nodes, 'legend')).toEqual([]);
  });
});

test('a group at the third level has its title if there is room', () => {
  const scene = sceneOf('treemap\n"root"\n  "branch"\n    "twig"\n      "leaf" 3\n      "other" 4\n    "third" 5\n');
  expect(texts(scene.nodes).map(({ text }) => text)).toContain('twig');
});
