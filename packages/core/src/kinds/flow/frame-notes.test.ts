// Notes about groups and overlays: outside the frame, next to it, joined to its border.
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../check.js';
import type { Box, Point } from '../../layout/graph.js';
import { holds, overlap, parts, shapeBox } from '../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../scene/scene.js';
import { testIcons } from '../../testing/icons.js';

const LINES = [
  'node users person "Users"',
  'group region "Region" {',
  'group a "Zone A" type=zone {',
  'node app1 service "App 1"',
  'node db1 database "Primary"',
  '}',
  'group b "Zone B" type=zone {',
  'node app2 service "App 2"',
  'node db2 database "Replica"',
  '}',
  '}',
  'overlay scope "Scope" nodes=db1,db2',
  'users -> app1',
  'users -> app2',
  'app1 -> db1',
  'app2 -> db2',
];

function sceneOf(direction: string, notes: readonly string[]): Scene {
  const source = `${[`flow direction=${direction}`, ...LINES, ...notes].join('\n')}\n`;
  const { compiled, diagnostics } = checkSource(source, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled.drawn().value;
}

/** Card of a note and the ends of its line. */
function noteOf(scene: Scene): { readonly card: Box; readonly from: Point; readonly to: Point } {
  const note = parts(scene.nodes, 'note')[0];
  const line = note?.children.find((each) => each.type === 'connector');
  const card = note?.children.map(shapeBox).find((each, i) => note.children[i]?.type !== 'connector' && each);
  const [from, to] = [line?.points[0], line?.points.at(-1)];
  if (card === undefined || from === undefined || to === undefined) throw new Error('no note');
  return { card, from, to };
}

function framesOf(part: PartNode | undefined): readonly Box[] {
  return (part?.children ?? []).filter((each) => each.type === 'rect').flatMap((each) => shapeBox(each) ?? []);
}

function onBorder({ x, y }: Point, box: Box): boolean {
  const inX = x > box.x - 0.5 && x < box.x + box.width + 0.5;
  const inY = y > box.y - 0.5 && y < box.y + box.height + 0.5;
  const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;
  const sides = near(x, box.x) || near(x, box.x + box.width);
  const ends = near(y, box.y) || near(y, box.y + box.height);
  return inX && inY && (sides || ends);
}

describe.each(['down', 'right', 'up', 'left'])('direction=%s', (direction) => {
  test.each(['a', 'b', 'region'])('a note about the group %s is outside it, next to it, joined to its border', (id) => {
    const scene = sceneOf(direction, [`note ${id} : "Holds the primary"`]);
    const { card, from, to } = noteOf(scene);
    const frame = parts(scene.nodes, 'group').find((each) => each.id === id);
    const [box] = framesOf(frame);
    if (box === undefined) throw new Error('no frame');
    expect(overlap(box, card)).toBe(false);
    expect(onBorder(from, box)).toBe(true);
    expect(onBorder(to, card)).toBe(true);
    expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBeLessThan(60);
    for (const other of parts(scene.nodes, 'node')) {
      for (const each of framesOf(other)) expect(overlap(each, card)).toBe(false);
    }
    const outer = framesOf(parts(scene.nodes, 'group').find((each) => each.id === 'region'))[0];
    if (id !== 'region' && outer !== undefined) expect(holds(outer, card, 0.5)).toBe(true);
  });

  test.each(['a', 'region'])('side=left places it before the group %s, side=right after it', (id) => {
    for (const side of ['left', 'right'] as const) {
      const scene = sceneOf(direction, [`note ${id} : "Holds the primary" side=${side}`]);
      const [frame] = framesOf(parts(scene.nodes, 'group').find((each) => each.id === id));
      const { card } = noteOf(scene);
      if (frame === undefined) throw new Error('no frame');
      const before = card.x + card.width <= frame.x || card.y + card.height <= frame.y;
      expect(`${side} ${before ? 'left' : 'right'}`).toBe(`${side} ${side}`);
    }
  });

  test('a note about an overlay is outside its frames, joined to the border of one', () => {
    const scene = sceneOf(direction, ['note scope : "Through the bastion only"']);
    const { card, from, to } = noteOf(scene);
    const frames = parts(scene.nodes, 'overlay').flatMap((each) =>
      each.children.flatMap((shape) =>
        shape.type === 'rect' && shape.dash === 'dashed' ? (shapeBox(shape) ?? []) : [],
      ),
    );
    for (const each of frames) expect(overlap(each, card)).toBe(false);
    expect(frames.some((each) => onBorder(from, each))).toBe(true);
    expect(onBorder(to, card)).toBe(true);
  });
});

test('notes about frames appear in the outline and under the text picture', () => {
  const source = `${['flow', ...LINES, 'note a : "Holds the primary"', 'note scope : "Bastion"'].join('\n')}\n`;
  const { compiled } = checkSource(source, { icons: testIcons });
  expect(compiled?.outline.lines.slice(-2)).toEqual(['Note on Zone A: Holds the primary', 'Note on Scope: Bastion']);
  const text = compiled?.text?.({ columns: 100, charset: 'unicode' }).value;
  expect(text).toContain('Note on Zone A: Holds the primary\nNote on Scope: Bastion');
});

test.each([
  ['note nobody : "x"', 'E201'],
  ['note a,b : "x"', 'E118'],
])('%s reports %s', (line, code) => {
  const { diagnostics } = checkSource(`${['flow', ...LINES, line].join('\n')}\n`, { icons: testIcons });
  expect(diagnostics.map((each) => each.code)).toContain(code);
});
