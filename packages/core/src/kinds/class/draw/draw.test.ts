import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { connectors, holds, overlap, parts, primitives, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import type { PartNode, Scene, SceneNode } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { RELATION_WORDS, type RelationWord } from '../relation-words.js';
import { compiled } from '../testing/built-classes.js';

const sceneOf = (source: string): Scene => compiled(source).drawn().value;
const boxOf = (part: PartNode | undefined) => part?.children.map(shapeBox).find((each) => each !== undefined);
const classBox = (nodes: readonly SceneNode[], id: string) =>
  boxOf(parts(nodes, 'node').find((each) => each.id === id)) ?? { x: 0, y: 0, width: 0, height: 0 };

const LOOKS: Readonly<Record<RelationWord, readonly [start: unknown, end: unknown, dash: string]>> = {
  inherits: [false, 'triangle', 'solid'],
  implements: [false, 'triangle', 'dashed'],
  owns: ['diamond-filled', false, 'solid'],
  has: ['diamond', false, 'solid'],
  uses: [false, 'open', 'dashed'],
  '->': [false, 'open', 'solid'],
  '--': [false, false, 'solid'],
  '<->': ['open', 'open', 'solid'],
};

describe('relations', () => {
  test.each(RELATION_WORDS)('%s draws its heads from the class it is written from to the other', (word) => {
    const { nodes } = sceneOf(`class\nclass a\nclass b\na ${word} b\n`);
    const [line] = connectors(nodes);
    expect([line?.startHead, line?.endHead, line?.dash]).toEqual(LOOKS[word]);
    const [from, to] = [classBox(nodes, 'a'), classBox(nodes, 'b')];
    expect(line?.points[0]?.y === from.y || line?.points[0]?.y === from.y + from.height).toBe(true);
    expect(line?.points.at(-1)?.y === to.y || line?.points.at(-1)?.y === to.y + to.height).toBe(true);
  });

  test.each(RELATION_WORDS)('%s places parents above children, and other targets below their source', (word) => {
    const { nodes } = sceneOf(`class\nclass a\nclass b\na ${word} b\n`);
    const isUp = word === 'inherits' || word === 'implements';
    expect(classBox(nodes, 'b').y < classBox(nodes, 'a').y).toBe(isUp);
  });

  test.each(['owns', 'has', 'inherits'] as const)(
    '%s: heads at the side of a class are clear of one another',
    (word) => {
      const names = ['b', 'c', 'd', 'e', 'f'];
      const lines = names.map((each) => (word === 'inherits' ? `${each} ${word} a : "x"` : `a ${word} ${each}`));
      const { nodes } = sceneOf(
        `class direction=right\nclass a\n${names.map((each) => `class ${each}\n`).join('')}${lines.join('\n')}\n`,
      );
      const { x, width } = classBox(nodes, 'a');
      const ends = connectors(nodes).flatMap(({ points, startHead }) => {
        const end = startHead === false ? points.at(-1) : points[0];
        return end !== undefined && (end.x === x || end.x === x + width) ? end.y : [];
      });
      const apart = ends
        .toSorted((a, b) => a - b)
        .flatMap((y, i, all) => (i === 0 || y === all[i - 1] ? [] : y - (all[i - 1] ?? y)));
      for (const each of apart) expect(each).toBeGreaterThanOrEqual(9);
    },
  );

  test('a parent is above its children whatever else is between them', () => {
    const { nodes } = sceneOf('class\nclass a\nclass b\nclass c\nb uses a\na implements c\nc uses b\n');
    expect(classBox(nodes, 'c').y).toBeLessThan(classBox(nodes, 'a').y);
  });

  test.each([
    ['inherits', 2],
    ['implements', 2],
    ['inherits', 3],
    ['implements', 3],
  ])("%s: siblings share the stroke at their parent's triangle, even %i of them", (word, count) => {
    const children = ['b', 'c', 'd']
      .slice(0, count)
      .map((each) => `class ${each}\n${each} ${word} a\n`)
      .join('');
    const tips = connectors(sceneOf(`class\nclass a\n${children}`).nodes).map(({ points }) => points.at(-1));
    expect(tips).toHaveLength(count);
    expect(new Set(tips.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test('texts at the ends are nearer to their own class and cover nothing', () => {
    const { nodes } = sceneOf('class\nclass a\nclass b\na owns b : "keeps" from="owner" to="0..*"\n');
    const labels = parts(nodes, 'label');
    const [from, to] = [classBox(nodes, 'a'), classBox(nodes, 'b')];
    const place = (text: string) => texts(nodes).find((each) => each.text === text)?.y ?? 0;
    expect(place('owner')).toBeLessThan(place('keeps'));
    expect(place('0..*')).toBeGreaterThan(place('keeps'));
    const boxes = [from, to, ...labels.flatMap((each) => boxOf(each) ?? [])];
    for (const [i, one] of boxes.entries())
      for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(false);
  });

  test('are announced as sentences', () => {
    const [line] = parts(sceneOf('class\nclass a "Order"\nclass b "Line"\na owns b : "keeps"\n').nodes, 'edge');
    expect(line?.label).toBe('Order owns Line: keeps');
  });
});

describe('members', () => {
  const { nodes } = sceneOf(
    'class\nclass a "Box<T>" stereotype=entity {\n  -count: int\n  +static of(x: T): Box\n  ~abstract draw()\n  "as it stands"\n}\n',
  );

  test('attributes are above operations, below the stereotype and the name', () => {
    expect(texts(nodes).map((each) => each.text)).toEqual([
      '«entity»',
      'Box<T>',
      '\u2212',
      'count',
      'int',
      'as it stands',
      '+',
      'of(x: T)',
      'Box',
      '~',
      'draw()',
      '{abstract}',
    ]);
  });

  test('only static members are underlined', () => {
    const of = texts(nodes).find((each) => each.text === 'of(x: T)');
    const lines = parts(nodes, 'node').flatMap(({ children }) =>
      primitives(children)
        .filter((each) => each.type === 'path' && each.stroke === 'ink')
        .flatMap((each) => shapeBox(each) ?? []),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.x).toBe(of?.x);
    expect(lines[0]?.width).toBeCloseTo(of?.width ?? 0, 6);
  });
});

describe('the page', () => {
  const brothers = (count: number, header: string): Scene =>
    sceneOf(
      `class ${header}\nclass a\n${Array.from({ length: count }, (_, i) => `class c${i} "Class ${i}"\nc${i} inherits a`).join('\n')}\n`,
    );
  const long = ({ width, height }: Scene): number => Math.max(width / height, height / width);

  test.each(['', 'direction=down'])('places siblings in rows under their parent instead of a ribbon: %s', (header) => {
    const scene = brothers(12, header);
    const boxes = Array.from({ length: 12 }, (_, i) => classBox(scene.nodes, `c${i}`));
    const parent = classBox(scene.nodes, 'a');
    expect(long(scene)).toBeLessThan(4);
    expect(new Set(boxes.map(({ y }) => y)).size).toBeGreaterThan(1);
    for (const { y } of boxes) expect(y).toBeGreaterThanOrEqual(parent.y + parent.height);
  });

  test('routes one trunk between two columns of siblings', () => {
    const { nodes } = brothers(12, '');
    const tips = connectors(nodes).map(({ points }) => JSON.stringify(points.at(-1)));
    expect(tips).toHaveLength(12);
    expect(new Set(tips).size).toBe(1);
  });

  test('fits every member text into its class', () => {
    const type = fc.constantFrom(
      'int',
      'Map<string, List<Order>>',
      'Very_long_type_name_of_a_result<WithParameters, AndMore>',
    );
    const name = fc.constantFrom(
      'id',
      'aVeryLongMemberNameThatGoesOn',
      'run(first: int, second: Map<string, int>, third: Order)',
    );
    const member = fc.record({ name, type, sign: fc.constantFrom('+', '-', '#', '~', ''), static: fc.boolean() });
    fc.assert(
      fc.property(fc.array(member, { maxLength: 6 }), (members) => {
        const lines = members.map((each) => `${each.sign}${each.static ? 'static ' : ''}${each.name}: ${each.type}`);
        const shownMembers = [
          ...new Set(lines.map((line) => line.replace(/^[+\-#~]?(?:static )?([\w(]+)[\s\S]*$/, '$1'))),
        ];
        const own = shownMembers.flatMap(
          (start) => lines.find((line) => line.replace(/^[+\-#~]?(?:static )?/, '').startsWith(start)) ?? [],
        );
        const { nodes } = sceneOf(own.length === 0 ? 'class\nclass a\n' : `class\nclass a {\n${own.join('\n')}\n}\n`);
        const box = classBox(nodes, 'a');
        for (const text of texts(nodes)) {
          const start =
            text.anchor === 'end' ? text.x - text.width : text.anchor === 'middle' ? text.x - text.width / 2 : text.x;
          expect(holds(box, { x: start, y: text.y - 9, width: text.width, height: 12 }, 0.01)).toBe(true);
        }
      }),
      { numRuns: cases(40) },
    );
  });
});
