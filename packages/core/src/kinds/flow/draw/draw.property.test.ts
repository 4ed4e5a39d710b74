// Generated flows, drawn whole: words stay in their boxes and labels apart.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { SILHOUETTES } from '../../../scene/parts/silhouettes/index.js';
import { holds, inkBox, overlap, parts, shapeBox, texts } from '../../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../../scene/scene.js';
import { testIcons } from '../../../testing/icons.js';

const TYPES = Object.keys(SILHOUETTES);

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
  fc.constantFrom('', ' role=data', ' role=async'),
);

const flow = fc
  .record({
    direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
    numbered: fc.constantFrom('on', 'off'),
    nodes: fc.array(nodeLine, { minLength: 1, maxLength: 8 }),
    grouped: fc.nat(4),
    edges: fc.array(edgeLine, { maxLength: 12 }),
    notes: fc.array(fc.tuple(fc.nat(9), text, fc.constantFrom('left', 'right')), { maxLength: 2 }),
  })
  .map(({ direction, numbered, nodes, grouped, edges, notes }) => {
    const id = (n: number): string => `n${n % nodes.length}`;
    const lines = nodes.map((each, i) => each(`n${i}`));
    const inside = lines.slice(0, grouped);
    return [
      `flow "Generated" direction=${direction} numbered=${numbered}`,
      ...(inside.length > 0 ? ['group g "Group" type=cluster {', ...inside, '}'] : []),
      ...lines.slice(grouped),
      ...edges.map(
        ([from, to, arrow, label, role]) =>
          `${id(from)} ${arrow} ${id(to)}${label === null ? '' : ` : ${label}`}${role}`,
      ),
      ...notes.map(([about, words, side]) => `note ${id(about)} : ${words} side=${side}`),
      '',
    ].join('\n');
  });

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.scene();
}

/** The first shape that bounds the rest: card, frame or chip. */
function ground(part: PartNode): ReturnType<typeof shapeBox> {
  return part.children.map(shapeBox).find((each) => each !== undefined);
}

test('every text lies inside its own part, and the page holds every part', () => {
  fc.assert(
    fc.property(flow, (source) => {
      const scene = sceneOf(source);
      const page = { x: 0, y: 0, width: scene.width, height: scene.height };
      for (const name of ['node', 'label', 'group', 'note'] as const) {
        for (const part of parts(scene.nodes, name)) {
          const box = ground(part);
          expect(box).toBeDefined();
          if (box === undefined) continue;
          expect(holds(page, box, 0.01)).toBe(true);
          for (const each of texts(part.children)) expect(holds(box, inkBox(each), 0.01)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('no two labels overlap, and none lies on a node or a note', () => {
  fc.assert(
    fc.property(flow, (source) => {
      const scene = sceneOf(source);
      const labels = parts(scene.nodes, 'label').flatMap((each) => ground(each) ?? []);
      const solid = [...parts(scene.nodes, 'node'), ...parts(scene.nodes, 'note')].flatMap(
        (each) => ground(each) ?? [],
      );
      for (const [i, label] of labels.entries()) {
        for (const other of [...labels.slice(i + 1), ...solid]) expect(overlap(label, other)).toBe(false);
      }
      for (const [i, one] of solid.entries()) {
        for (const other of solid.slice(i + 1)) expect(overlap(one, other)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
