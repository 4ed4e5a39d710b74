// Generated sequences, drawn whole: text keeps clear of every line and bar.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { NODE_TYPES } from '../../../grammar/shared.js';
import type { Box } from '../../../layout/graph.js';
import { BAR } from '../../../layout/lifelines/measures.js';
import { measureText } from '../../../metrics/index.js';
import { connectors, inkBox, overlap, parts, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import { EDGE_TEXT } from '../../../scene/parts/type-scale.js';
import type { ConnectorShape, PartNode, Scene, TextShape } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

const TYPES = NODE_TYPES.values;
/** Two lines as written. */
const BROKEN = 'xy';

const text = fc
  .oneof(
    fc.lorem({ maxCount: 9 }),
    fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }).map((each) => each.replaceAll('\\', '/')),
    fc.constantFrom(
      '支払いを開始します',
      '🚀',
      'reads',
      'a_very_long_identifier_without_any_space_at_all',
      `${BROKEN[0]}\\n${BROKEN[1]}`,
    ),
  )
  .map((each) => `"${each.replaceAll('"', '').trim() || 'x'}"`);

const message = fc
  .tuple(
    fc.nat(9),
    fc.nat(9),
    fc.constantFrom('->', '->', '-->', '-->', '..>', '<->', '<-->', '--'),
    fc.option(text),
    fc.constantFrom('', '', ' role=data', ' step=off', ' icon=lx:rocket'),
  )
  .map(([from, to, arrow, label, option]) => [
    `@${from} ${arrow} @${to}${label === null ? '' : ` : ${label}`}${option}`,
  ]);
const note = fc
  .tuple(fc.nat(9), fc.option(fc.nat(9)), text)
  .map(([one, other, words]) => [`note @${one}${other === null ? '' : `,@${other}`} : ${words}`]);

const { items } = fc.letrec<{ item: string[]; items: string[]; block: string[] }>((tie) => ({
  item: fc.oneof(
    { maxDepth: 3 },
    { weight: 6, arbitrary: message },
    { weight: 1, arbitrary: fc.nat(9).map((each) => [`activate @${each}`]) },
    { weight: 1, arbitrary: note },
    { weight: 1, arbitrary: fc.option(text).map((each) => [each === null ? 'divider' : `divider ${each}`]) },
    { weight: 2, arbitrary: tie('block') },
  ),
  items: fc.array(tie('item'), { minLength: 1, maxLength: 5 }).map((each) => each.flat()),
  block: fc
    .tuple(
      fc.constantFrom('loop', 'alt', 'opt', 'par', 'group'),
      fc.option(text),
      fc.array(fc.tuple(fc.option(text), tie('items'), fc.constantFrom('', ' tone=red')), { maxLength: 2 }),
      tie('items'),
    )
    .map(([word, guard, branches, inside]) => {
      const branch = word === 'alt' ? 'else' : word === 'par' ? 'and' : undefined;
      const suffixOf = (label: string | null): string => (label === null ? '' : ` ${label}`);
      const more =
        branch === undefined
          ? []
          : branches.flatMap(([label, its, tone]) => [`} ${branch}${suffixOf(label)}${tone} {`, ...its]);
      return [`${word}${suffixOf(guard)} {`, ...inside, ...more, '}'];
    }),
}));

const sequence = fc
  .record({
    numbered: fc.constantFrom('on', 'off'),
    actors: fc.array(fc.tuple(fc.constantFrom(...TYPES), text, fc.option(text)), { minLength: 1, maxLength: 7 }),
    mortal: fc.boolean(),
    phases: fc.array(fc.tuple(items, fc.option(text)), { minLength: 1, maxLength: 3 }),
  })
  .map(({ numbered, actors, mortal, phases }) => {
    const lines = [
      `sequence "Generated" numbered=${numbered}`,
      ...actors.map(([type, label, sub], i) => `actor n${i} ${type} ${label}${sub === null ? '' : ` sub=${sub}`}`),
      ...phases.flatMap(([its, divider]) => [...its, ...(divider === null ? [] : [`divider ${divider}`])]),
      '',
    ].join('\n');
    const source = (numbered === 'on' ? lines : lines.replaceAll(' step=off', ''))
      .replace(/@(\d)/g, (_, place: string) => `n${Number(place) % actors.length}`)
      .replace(/note (n\d),\1 /g, 'note $1 ');
    return mortal ? withLives(source) : source;
  });

/** Every actor that a message creates is created there, and every third one that has messages is destroyed. */
function withLives(source: string): string {
  const sent = [...source.matchAll(/^(n\d) \S+ (n\d)/gm)];
  return source.replace(/^actor (n(\d)) .*$/gm, (line, id: string, place: string) => {
    const own = sent.filter(([, from, to]) => from === id || to === id);
    const [, from, to] = own[0] ?? [];
    const created = to === id && from !== id ? ' created' : '';
    return `${line}${created}${own.length > 0 && Number(place) % 3 === 0 ? ' destroyed' : ''}`;
  });
}

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

/** The segments of a line, each as a box without width. */
function stretches({ points }: ConnectorShape): readonly Box[] {
  return points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    const x = Math.min(from.x, to.x);
    const y = Math.min(from.y, to.y);
    return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
  });
}

function cuts(line: Box, words: Box): boolean {
  return (
    line.x < words.x + words.width - 0.01 &&
    line.x + line.width > words.x + 0.01 &&
    line.y < words.y + words.height - 0.01 &&
    line.y + line.height > words.y + 0.01
  );
}

/** Every scene gives a list of its flaws, which is empty. */
function flawless(flaws: (scene: Scene) => readonly unknown[]): void {
  fc.assert(
    fc.property(sequence, (source) => {
      expect(flaws(sceneOf(source))).toEqual([]);
    }),
    { numRuns: cases(80) },
  );
}

function outline(part: PartNode): readonly Box[] {
  const box = part.children.map(shapeBox).find((each) => each !== undefined);
  return box === undefined ? [] : [box];
}

describe('a drawn sequence', () => {
  test('draws no lifeline, message or frame through text', () => {
    flawless((scene) => {
      const words = texts(scene.nodes).map(inkBox);
      const groups = parts(scene.nodes, 'group');
      const lines = connectors([...parts(scene.nodes, 'axis'), ...parts(scene.nodes, 'edge'), ...groups]);
      const all = [...lines.flatMap(stretches), ...groups.flatMap(outline).flatMap(sidesOf)];
      return all.flatMap((line) => words.filter((each) => cuts(line, each)));
    });
  });

  test('draws every divider across the picture or one frame, with its text in between', () => {
    flawless((scene) => {
      const frames = parts(scene.nodes, 'group').flatMap(outline);
      return parts(scene.nodes, 'mark').flatMap(({ children }) => {
        const [line] = connectors(children);
        const [from, to] = line?.points ?? [];
        if (from === undefined || to === undefined) return [];
        const ends = frames.filter(({ x, width }) => x === from.x && x + width === to.x);
        const framed = ends.some(({ y, height }) => y < from.y && from.y < y + height);
        const words = texts(children).map(inkBox);
        const inside = words.every((each) => each.x > from.x && each.x + each.width < to.x);
        return inside &&
          (framed || !frames.some((each) => overlap(each, { ...from, y: from.y - 1, width: to.x - from.x, height: 2 })))
          ? []
          : [from];
      });
    });
  });

  test('covers no text with the head of an actor', () => {
    flawless((scene) => {
      const heads = parts(scene.nodes, 'node').flatMap(outline);
      const labels = parts(scene.nodes, 'label').flatMap((each) => texts(each.children).map(inkBox));
      return heads.flatMap((head) => labels.filter((each) => overlap(head, each)));
    });
  });

  test('has lines of an actor only below its head', () => {
    flawless((scene) => {
      const heads = parts(scene.nodes, 'node').toReversed();
      const tops = new Map(heads.map((each): [string, number] => [each.id ?? '', outline(each)[0]?.y ?? 0]));
      return parts(scene.nodes, 'axis').flatMap(({ id, children }) =>
        connectors(children).filter(({ points }) => (points[0]?.y ?? 0) < (tops.get(id ?? '') ?? 0)),
      );
    });
  });

  test('puts no label on a bar', () => {
    flawless((scene) => {
      const marks = parts(scene.nodes, 'mark').flatMap((each) => each.children);
      const bars = marks.flatMap((each) => (each.type === 'rect' && each.width === BAR ? [each] : []));
      const labels = parts(scene.nodes, 'label').flatMap((each) => texts(each.children).map(inkBox));
      return bars.flatMap((bar) => labels.filter((each) => overlap(bar, each)));
    });
  });
});

/** The text on a line, without its badge. */
function wordsOn(label: PartNode): readonly TextShape[] {
  const badges = parts(label.children, 'badge').flatMap((each) => texts(each.children));
  return texts(label.children).filter((each) => !badges.includes(each));
}

describe('the text of a message', () => {
  test('is in the middle of its arrow, on one line if the arrow is long enough', () => {
    flawless((scene) => {
      const lines = new Map(parts(scene.nodes, 'edge').map((each) => [each.id, each]));
      return parts(scene.nodes, 'label').flatMap((label) => {
        const [line] = connectors(lines.get(label.id)?.children ?? []);
        const words = wordsOn(label);
        const [start, end] = line?.points ?? [];
        if (start === undefined || end === undefined || line?.points.length !== 2 || words.length === 0) return [];
        const middle = (start.x + end.x) / 2;
        const left = Math.min(...[...texts(label.children), ...words].map((each) => inkBox(each).x));
        const hang = Math.min(...words.map((each) => inkBox(each).x)) - left;
        const whole = measureText(words.map((each) => each.text).join(' '), EDGE_TEXT) + 2 * (hang + 30);
        return [
          ...words.filter(({ x }) => Math.abs(x - middle) > 0.51),
          ...(words.length > 1 &&
          whole < Math.abs(end.x - start.x) &&
          words.map((each) => each.text).join('') !== BROKEN
            ? words
            : []),
        ];
      });
    });
  });

  test('covers no other text', () => {
    flawless((scene) => {
      const labels = parts(scene.nodes, 'label').map((each) => texts(each.children).map(inkBox));
      return labels.flatMap((one, i) =>
        labels.slice(i + 1).flatMap((other) => one.filter((a) => other.some((b) => overlap(a, b)))),
      );
    });
  });
});

function sidesOf({ x, y, width, height }: Box): readonly Box[] {
  return [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
}
