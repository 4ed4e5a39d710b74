import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box } from '../../../layout/graph.js';
import { connectors, holds, overlap, parts, shapeBox, words } from '../../../scene/parts/testing/walk.js';
import type { PartNode, Scene } from '../../../scene/scene.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled.drawn().value;
}

function part(scene: Scene, of: 'node' | 'group' | 'edge' | 'label' | 'note', id: string): PartNode {
  const match = parts(scene.nodes, of).find((each) => each.id === id);
  if (match === undefined) throw new Error(`no ${of} ${id}`);
  return match;
}

function boxOf(of: PartNode): Box {
  const box = of.children.map(shapeBox).find((each) => each !== undefined);
  if (box === undefined) throw new Error('no box');
  return box;
}

/** Where a transition begins and ends. */
function ends(
  scene: Scene,
  id: string,
): { readonly from: { x: number; y: number }; readonly to: { x: number; y: number } } {
  const points = connectors(part(scene, 'edge', id).children)[0]?.points ?? [];
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined) throw new Error(`no line ${id}`);
  return { from: { ...from }, to: { ...to } };
}

function isOnBorder({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): boolean {
  const [left, right, top, bottom] = [x, x + width, y, y + height].map(
    (each, i) => Math.abs(each - (i < 2 ? at.x : at.y)) < 0.5,
  );
  const within = at.x > x - 0.5 && at.x < x + width + 0.5 && at.y > y - 0.5 && at.y < y + height + 0.5;
  return within && (left || right || top || bottom) === true;
}

const DIRECTIONS = ['right', 'down', 'left', 'up', 'auto'] as const;

describe.each(DIRECTIONS)('a composite, reading %s', (direction) => {
  const scene = sceneOf(`state "Door" direction=${direction}
state a "Outside"
state c "Composite" sub="entry / knock" {
  state d "Inside"
  start -> d
  d -> end : "done"
}
start -> a
a -> c : "enter"
c -> a : "leave"
c -> c : "again"
c -> end
note c : "About it" side=left
`);
  const frame = boxOf(part(scene, 'group', 'c'));

  test('is joined at its frame, by lines that stay outside', () => {
    expect(isOnBorder(frame, ends(scene, 'e4').to)).toBe(true);
    expect(isOnBorder(frame, ends(scene, 'e5').from)).toBe(true);
    expect([ends(scene, 'e6').from, ends(scene, 'e6').to].every((each) => isOnBorder(frame, each))).toBe(true);
    for (const id of ['e4', 'e5', 'e6']) expect(overlap(boxOf(part(scene, 'label', id)), frame)).toBe(false);
  });

  test('contains its states, its own start and end, and the note about it', () => {
    for (const id of ['d', 'c/start', 'c/end']) expect(holds(frame, boxOf(part(scene, 'node', id)), 0.01)).toBe(true);
    for (const id of ['a', 'start', 'end']) expect(overlap(frame, boxOf(part(scene, 'node', id)))).toBe(false);
    const [note] = parts(scene.nodes, 'note');
    expect(note && holds(frame, boxOf(note), 0.01)).toBe(true);
    expect(words(part(scene, 'group', 'c').children)).toContain('entry / knock');
  });
});

describe.each(DIRECTIONS)('a composite that a transition leads into, reading %s', (direction) => {
  const scene = sceneOf(`state "Door" direction=${direction}
state a "Outside"
state c "Composite" {
  history h
  state d "First"
  state e "Second"
  start -> d
  d -> e : "on"
  e -> end : "done"
}
start -> a
a -> c : "enter"
c -> a : "leave"
a -> h : "back"
e -> a : "fail" tone=red
note c : "About it"
`);
  const frame = boxOf(part(scene, 'group', 'c'));

  test('is joined as a whole at its frame, with the text outside', () => {
    expect(isOnBorder(frame, ends(scene, 'e5').to)).toBe(true);
    expect(isOnBorder(frame, ends(scene, 'e6').from)).toBe(true);
    for (const id of ['e5', 'e6']) expect(overlap(boxOf(part(scene, 'label', id)), frame)).toBe(false);
  });

  test('is crossed by transitions to its inside', () => {
    const { x, y, width, height } = boxOf(part(scene, 'node', 'h'));
    const { to } = ends(scene, 'e7');
    expect(Math.hypot(to.x - x - width / 2, to.y - y - height / 2)).toBeLessThan(width);
    expect(isOnBorder(boxOf(part(scene, 'node', 'e')), ends(scene, 'e8').from)).toBe(true);
  });

  test('contains the note about it', () => {
    const [note] = parts(scene.nodes, 'note');
    expect(note && holds(frame, boxOf(note), 0.01)).toBe(true);
  });
});

describe('regions', () => {
  const source = (direction: string): string => `state "Door" direction=${direction}
state c "Composite" {
  region "One" {
    state a "A"
    start -> a
  }
  region {
    state b "B"
    start -> b
  }
  region "Three" {
    state d "D"
    start -> d
  }
}
start -> c
c -> end
`;

  test.each([
    ['right', 'y'],
    ['left', 'y'],
    ['down', 'x'],
    ['up', 'x'],
  ] as const)('reading %s they are side by side along %s, with a dashed line between two', (direction, axis) => {
    const scene = sceneOf(source(direction));
    const group = part(scene, 'group', 'c');
    const frame = boxOf(group);
    const lines = connectors(group.children);
    expect(lines).toHaveLength(2);
    const at = lines.map(({ points }) => points[0]?.[axis] ?? 0);
    const [a, b, d] = ['a', 'b', 'd'].map((id) => boxOf(part(scene, 'node', id))[axis]);
    expect([a, at[0], b, at[1], d]).toEqual([a, at[0], b, at[1], d].toSorted((one = 0, other = 0) => one - other));
    for (const { points, dash } of lines) {
      expect(dash).toBe('dashed');
      expect(isOnBorder(frame, points.at(-1) ?? { x: 0, y: 0 })).toBe(true);
    }
    expect(words(group.children)).toContain('Three');
  });
});

describe('marks', () => {
  test.each([
    ['right', 'height'],
    ['left', 'height'],
    ['down', 'width'],
    ['up', 'width'],
  ] as const)('a fork and a join are bars across a picture that reads %s', (direction, long) => {
    const scene = sceneOf(
      `state "Door" direction=${direction}\nstate a\nstate b\nfork f\njoin j\nstart -> f\nf -> a\nf -> b\na -> j\nb -> j\nj -> end\n`,
    );
    for (const id of ['f', 'j']) {
      const box = boxOf(part(scene, 'node', id));
      expect(Math.max(box.width, box.height)).toBe(box[long]);
      expect(Math.min(box.width, box.height)).toBe(8);
    }
  });

  test('show their label if they have one, and not their id', () => {
    const scene = sceneOf(
      'state "Door"\nchoice ok "Valid?"\nfork f "Split"\njoin j\nstate c {\n  history back deep "Last time"\n  history plain\n  state a\n  start -> a\n}\nstart -> f\nf -> c\nf -> ok\nok -> back : "[yes]"\nok -> j : "[no]"\nc -> j\nj -> end\n',
    );
    const pictureText = words(scene.nodes);
    for (const each of ['Valid?', 'Split', 'H*', 'Last time']) expect(pictureText).toContain(each);
    expect(pictureText).not.toContain('plain');
  });
});

test('a transition and its reverse each have a label, without overlap', () => {
  for (const direction of DIRECTIONS) {
    const scene = sceneOf(
      `state direction=${direction}\nstate a\nstate b\nstart -> a\na -> b : "there and on"\nb -> a : "back again"\n`,
    );
    const [one, other] = ['e2', 'e3'].map((id) => boxOf(part(scene, 'label', id)));
    expect(one && other && overlap(one, other)).toBe(false);
  }
});

test('a transition between a composite and its content starts at a point inside, and is described by both names', () => {
  const scene = sceneOf(
    'state "Door"\nstate c "All" {\n  state a "A"\n  state b "B"\n  start -> a\n  a -> b : "x"\n}\nstart -> c\nc -> b : "jump"\n',
  );
  expect(part(scene, 'edge', 'e4').label).toBe('All to B: jump');
  const frame = boxOf(part(scene, 'group', 'c'));
  const { from } = ends(scene, 'e4');
  expect(from.x > frame.x && from.x < frame.x + frame.width && from.y > frame.y).toBe(true);
});

test.each(readdirSync(new URL('../golden/', import.meta.url)).filter((each) => each.endsWith('.diagram')))(
  '%s stays within 4:1 if no direction is set',
  (file) => {
    const source = readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8').replace(/ direction=\w+/, '');
    const { width, height } = sceneOf(source);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(4);
  },
);

describe('the length of a machine', () => {
  const chain = (names: readonly string[]): string =>
    `${names.map((each) => `state ${each} "State ${each}"`).join('\n')}\n${names
      .slice(1)
      .map((each, i) => `${names[i]} -> ${each} : "and then on to"`)
      .join('\n')}`;

  test('a short chain in a composite is one row, whatever its proportions', () => {
    const scene = sceneOf(
      `state direction=right\nstate c {\n${chain(['p', 'q', 'r'])}\nstart -> p\n}\nstart -> c\nc -> end\n`,
    );
    const middles = ['p', 'q', 'r'].map((id) => boxOf(part(scene, 'node', id))).map(({ y, height }) => y + height / 2);
    expect(new Set(middles).size).toBe(1);
  });

  test('composites one after another are stacked if they would be wider than a screen', () => {
    const composite = (name: string): string =>
      `state ${name} "Composite ${name}" {\n${chain([`${name}p`, `${name}q`, `${name}r`])}\nstart -> ${name}p\n}`;
    const names = ['a', 'b', 'c', 'd'];
    const { width } = sceneOf(
      `state\n${names.map(composite).join('\n')}\nstart -> a\na -> b\nb -> c\nc -> d\nd -> end\n`,
    );
    expect(width).toBeLessThanOrEqual(1_650);
  });
});

test.each(DIRECTIONS)(
  'a self-transition of a composite that a transition leads into is outside its frame, reading %s',
  (direction) => {
    const scene = sceneOf(`state "Door" direction=${direction}
state a "Outside"
state c "Composite" {
  state d "First"
  state e "Second"
  start -> d
  d -> e : "on"
}
start -> a
a -> e : "jump"
c -> c : "again"
c -> a : "leave"
`);
    const frame = boxOf(part(scene, 'group', 'c'));
    const points = connectors(part(scene, 'edge', 'e5').children)[0]?.points ?? [];
    expect([points[0], points.at(-1)].every((each) => each !== undefined && isOnBorder(frame, each))).toBe(true);
    for (const each of points) expect(overlap({ ...each, width: 0, height: 0 }, frame)).toBe(false);
    expect(overlap(boxOf(part(scene, 'label', 'e5')), frame)).toBe(false);
  },
);

test('a composite is folded if its long row would stretch the whole picture', () => {
  const states = Array.from({ length: 40 }, (_, i) => `  state s${i}\n  ${i === 0 ? 'start' : 's0'} -> s${i}`).join(
    '\n',
  );
  const { width, height } = sceneOf(`state direction=down\nstate c {\n${states}\n}\nstart -> c\n`);
  expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(4);
});
