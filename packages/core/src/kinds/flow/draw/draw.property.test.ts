// Generated flows with overlays, drawn completely.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { NODE_TYPES } from '../../../grammar/shared.js';
import { holds, overlap, parts, shapeBox } from '../../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../../scene/scene.js';
import { cases } from '../../../testing/depth.js';
import { testIcons } from '../../../testing/icons.js';

const TYPES = NODE_TYPES.values;

const text = fc
  .oneof(fc.lorem({ maxCount: 6 }), fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme-ascii' }))
  .map((each) => JSON.stringify(each.replace(/[\\"]/g, '')).replace(/^""$/, '"x"'));

const nodeLine = fc.tuple(fc.constantFrom(...TYPES), text, fc.option(text)).map(
  ([type, label, sub]) =>
    (id: string) =>
      `node ${id} ${type} ${label}${sub === null ? '' : ` sub=${sub}`}`,
);

const edgeLine = fc.tuple(
  fc.nat(9),
  fc.nat(9),
  fc.constantFrom('->', '-->', '..>', '<->', '<-->', '--'),
  fc.option(fc.oneof(text, fc.constantFrom('"yes"', '"reads from"'))),
  fc.constantFrom('', ' role=data', ' role=async', ' tone=red'),
);

const flow = fc
  .record({
    direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
    numbered: fc.constantFrom('on', 'off'),
    nodes: fc.array(nodeLine, { minLength: 1, maxLength: 8 }),
    grouped: fc.nat(4),
    edges: fc.array(edgeLine, { maxLength: 12 }),
    notes: fc.array(
      fc.tuple(fc.constantFrom('node', 'node', 'group', 'overlay'), fc.nat(9), text, fc.constantFrom('left', 'right')),
      { maxLength: 3 },
    ),
    overlays: fc.array(fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 4 }), { maxLength: 3 }),
  })
  .map(({ direction, numbered, nodes, grouped, edges, notes, overlays }) => {
    const id = (n: number): string => `n${n % nodes.length}`;
    const lines = nodes.map((each, i) => each(`n${i}`));
    const inside = lines.slice(0, grouped);
    const about = (what: string, n: number): string => {
      if (what === 'group' && inside.length > 0) return 'g';
      return what === 'overlay' && overlays.length > 0 ? `o${n % overlays.length}` : id(n);
    };
    return [
      `flow "Generated" direction=${direction} numbered=${numbered}`,
      ...(inside.length > 0 ? ['group g "Group" type=cluster {', ...inside, '}'] : []),
      ...lines.slice(grouped),
      ...overlays.map((nodes, i) => `overlay o${i} "Scope ${i}" nodes=${[...new Set(nodes.map(id))].join(',')}`),
      ...edges.map(
        ([from, to, arrow, label, role]) =>
          `${id(from)} ${arrow} ${id(to)}${label === null ? '' : ` : ${label}`}${role}`,
      ),
      ...notes.map(([what, n, words, side]) => `note ${about(what, n)} : ${words} side=${side}`),
      '',
    ].join('\n');
  });

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

/** The first shape around the others: card, frame or chip. */
function ground(part: PartNode): ReturnType<typeof shapeBox> {
  return part.children.map(shapeBox).find((each) => each !== undefined);
}

test('an overlay frames only its nodes, and its title is clear of everything', () => {
  fc.assert(
    fc.property(flow, (source) => {
      const scene = sceneOf(source);
      const boxes = new Map(parts(scene.nodes, 'node').map((each) => [each.id ?? '', ground(each)]));
      const labels = parts(scene.nodes, 'label').flatMap((each) => ground(each) ?? []);
      for (const overlay of parts(scene.nodes, 'overlay')) {
        const [, list = ''] = new RegExp(`^overlay ${overlay.id} .*nodes=(.*)$`, 'm').exec(source) ?? [];
        const members = list.split(',');
        const rects = overlay.children.filter((each) => each.type === 'rect');
        const frames = rects.filter(({ dash }) => dash === 'dashed').flatMap((each) => shapeBox(each) ?? []);
        const titles = rects.filter(({ dash }) => dash !== 'dashed').flatMap((each) => shapeBox(each) ?? []);
        expect(frames.length).toBe(titles.length);
        for (const [id, box] of boxes) {
          if (box === undefined) continue;
          const around = frames.filter((frame) => holds(frame, box, 0.01));
          expect(around).toHaveLength(members.includes(id) ? 1 : 0);
          if (!members.includes(id)) for (const frame of frames) expect(overlap(frame, box)).toBe(false);
          for (const title of titles) expect(overlap(title, box)).toBe(false);
        }
        for (const title of titles) for (const label of labels) expect(overlap(title, label)).toBe(false);
      }
    }),
    { numRuns: cases(60) },
  );
});

test('a note is clear of every node, label and other note, and outside the frame it is about', () => {
  fc.assert(
    fc.property(flow, (source) => {
      const scene = sceneOf(source);
      const notes = parts(scene.nodes, 'note');
      const cards = notes.flatMap((each) => each.children.flatMap((shape) => shapeBox(shape) ?? []).slice(0, 1));
      expect(cards).toHaveLength(notes.length);
      const strangers = [...parts(scene.nodes, 'node'), ...parts(scene.nodes, 'label')].flatMap(
        (each) => ground(each) ?? [],
      );
      for (const [i, card] of cards.entries()) {
        for (const each of [...strangers, ...cards.slice(i + 1)]) expect(overlap(card, each)).toBe(false);
      }
      const written = [...source.matchAll(/^note (\S+) : /gm)].map(([, id = '']) => id);
      for (const part of [...parts(scene.nodes, 'group'), ...parts(scene.nodes, 'overlay')]) {
        const frames = part.children.filter((each) => each.type === 'rect' && each.stroke !== undefined);
        for (const [i, card] of cards.entries()) {
          if (written[i] !== part.id) continue;
          for (const frame of frames.flatMap((each) => shapeBox(each) ?? [])) expect(overlap(frame, card)).toBe(false);
        }
      }
    }),
    { numRuns: cases(60) },
  );
});
