import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import type { Box } from '../../../layout/graph.js';
import {
  connectors,
  icons,
  overlap,
  parts,
  primitives,
  shapeBox,
  texts,
  words,
} from '../../../scene/parts/testing/walk.js';
import type { Scene } from '../../../scene/scene.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOf(text: string): Scene {
  const { compiled, diagnostics } = checkSource(text, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled.drawn().value;
}

const SHOP = `flow "Shop" desc="How orders travel"
group shop "Shop" type=cluster sub="eu-1" desc="Runs the shop" {
  node web client "Web shop" sub="Next.js" link="https://example.com" desc="Sells"
  node api service "Orders API"
}
node db database "Orders"
overlay pci "PCI scope" nodes=api,db tone=red
web -> api : "calls" desc="Over TLS" link="calls.md"
api -> db : "writes to" role=data
api ..> web : "notifies" role=async
note api : "Two\\nlines" tone=green link="https://example.com/note"
note : "Below"
`;

describe('the content of the picture', () => {
  const scene = sceneOf(SHOP);

  test('there is a part for every node, edge, label, group, overlay and note, by id', () => {
    const ids = (part: Parameters<typeof parts>[1]) => parts(scene.nodes, part).map((each) => each.id);
    expect(ids('node')).toEqual(['web', 'api', 'db']);
    expect(ids('edge')).toEqual(['e1', 'e2', 'e3']);
    expect(ids('label')).toEqual(['e1', 'e2', 'e3']);
    expect(ids('group')).toEqual(['shop']);
    expect(ids('overlay')).toEqual(['pci']);
    expect(ids('note')).toHaveLength(2);
    expect(ids('title')).toHaveLength(1);
    expect(ids('legend')).toHaveLength(1);
  });

  test('parts carry links and the text for screen readers', () => {
    expect(parts(scene.nodes, 'node')[0]).toMatchObject({
      label: 'Web shop Next.js',
      description: 'Sells',
      link: 'https://example.com',
    });
    expect(parts(scene.nodes, 'edge')[0]).toMatchObject({
      label: 'Web shop to Orders API: calls',
      description: 'Over TLS',
      link: 'calls.md',
    });
    expect(parts(scene.nodes, 'label')[0]).toMatchObject({ link: 'calls.md' });
    expect(parts(scene.nodes, 'group')[0]).toMatchObject({ label: 'Shop', description: 'Runs the shop' });
    expect(parts(scene.nodes, 'note')[0]).toMatchObject({ link: 'https://example.com/note' });
  });

  test('the scene has a title and an outline for screen readers', () => {
    expect(scene.title).toBe('Shop');
    expect(scene.description.split('\n')).toContain('Orders API -> Orders: writes to (data)');
    expect(scene.description).toContain('How orders travel');
  });

  test('everything except desc is drawn', () => {
    const pictureText = words(scene.nodes);
    for (const each of [
      'Shop',
      'eu-1',
      'Web shop',
      'Next.js',
      'writes to',
      'PCI scope',
      'Two',
      'lines',
      'Below',
      'Async',
    ]) {
      expect(pictureText).toContain(each);
    }
    expect(pictureText).not.toContain('How orders travel');
    expect(pictureText).not.toContain('Sells');
  });

  test('width and height are multiples of 4 and include everything with its margin', () => {
    expect([scene.width % 4, scene.height % 4]).toEqual([0, 0]);
    for (const each of primitives(scene.nodes)) {
      const box = shapeBox(each);
      if (box === undefined) continue;
      expect(box.x).toBeGreaterThanOrEqual(24 - 0.01);
      expect(box.y).toBeGreaterThanOrEqual(12);
      expect(box.x + box.width).toBeLessThanOrEqual(scene.width - 24 + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(scene.height - 24 + 0.01);
    }
  });
});

test('a flow without a title is named Flow and draws no title', () => {
  const scene = sceneOf('flow\nnode a\n');
  expect(scene.title).toBe('Flow');
  expect(parts(scene.nodes, 'title')).toHaveLength(0);
});

test('an empty group is a frame with its title', () => {
  const [group] = parts(sceneOf('flow\ngroup g "Later" {\n}\n').nodes, 'group');
  expect(words(group?.children ?? [])).toBe('Later');
});

describe('a hexagon', () => {
  const source = 'flow\nnode a "Prepare" shape=hexagon\nnode b service "Orders API" shape=hexagon\na -> b\n';

  test('replaces the silhouette of the type and keeps its tone and icon', () => {
    const [plain, typed] = parts(sceneOf(source).nodes, 'node');
    const outlines = [plain, typed].map((each) => primitives(each?.children ?? []).find(({ type }) => type === 'path'));
    expect(outlines).toMatchObject([{ stroke: 'neutral-stroke' }, { stroke: 'brand-stroke' }]);
    for (const each of outlines) expect(each?.type === 'path' ? each.steps : []).toHaveLength(7);
    expect(icons(typed?.children ?? [])).toHaveLength(1);
  });

  test('is named in the outline and marked in the text picture', () => {
    const { compiled } = checkSource(source, { icons: testIcons });
    expect(compiled?.outline.lines).toContain('Node Prepare (step, hexagon)');
    expect(compiled?.text?.({ columns: 80, charset: 'unicode' }).value).toContain('⬡ hexagon');
    expect(compiled?.text?.({ columns: 80, charset: 'ascii' }).value).toContain('h hexagon');
  });
});

describe('lines', () => {
  const lineOf = (edge: string) => connectors(sceneOf(`flow legend=off\nnode a\nnode b\n${edge}\n`).nodes)[0];

  test.each([
    ['a -> b', 'solid', false, true],
    ['a --> b', 'dashed', false, true],
    ['a ..> b', 'dotted', false, true],
    ['a <-> b', 'solid', true, true],
    ['a <--> b', 'dashed', true, true],
    ['a -- b', 'solid', false, false],
    ['a -> b role=async', 'dotted', false, true],
  ])('%s', (edge, dash, startHead, endHead) => {
    expect(lineOf(edge)).toMatchObject({ dash, startHead, endHead, strokeWidth: 1.5, cornerRadius: 8, animate: false });
  });

  test.each(['data', 'identity', 'async', 'private'])(
    'role %s colours the line and its icon, not its label',
    (role) => {
      const scene = sceneOf(`flow\nnode a\nnode b\na -> b : "reads" icon=lx:eye role=${role}\n`);
      expect(connectors(scene.nodes)[0]?.stroke).toBe(`role-${role}`);
      const [label] = parts(scene.nodes, 'label');
      expect(icons(label?.children ?? [])[0]).toMatchObject({ ink: `role-${role}`, size: 14 });
      expect(texts(label?.children ?? [])[0]?.fill).toBe('ink');
    },
  );

  test('animate moves only lines with a head', () => {
    const scene = sceneOf('flow animate=on\nnode a\nnode b\na -> b\na -- b\nb -> a animate=off\n');
    expect(connectors(scene.nodes).map((each) => each.animate)).toEqual([true, false, false]);
  });

  test('lines end on the border of what they join, even if it is not the box', () => {
    const scene = sceneOf(
      'flow direction=down\nnode a decision "Really?"\nnode b\nnode c\na -> b : "yes"\na -> c : "no"\n',
    );
    const diamond = parts(scene.nodes, 'node')[0]?.children[0];
    const box = diamond === undefined ? undefined : shapeBox(diamond);
    if (box === undefined) throw new Error('no diamond');
    for (const { points } of connectors(scene.nodes)) {
      const [{ x, y } = { x: 0, y: 0 }] = points;
      const off =
        Math.abs(x - box.x - box.width / 2) / (box.width / 2) + Math.abs(y - box.y - box.height / 2) / (box.height / 2);
      expect(off).toBeCloseTo(1, 2);
    }
  });
});

describe('similar lines to one row', () => {
  const fan = (option: string, header = ''): number => {
    const ids = ['a', 'b', 'c', 'd'];
    const nodes = ids.map((id) => `node ${id}\n`).join('');
    const lines = ids.map((id, i) => `hub -> ${id}${option.replace('#', String(i))}\n`).join('');
    const scene = sceneOf(`flow direction=down ${header}\nnode hub\n${nodes}${lines}`);
    return new Set(connectors(parts(scene.nodes, 'edge')).map(({ points }) => points[0]?.x)).size;
  };

  test('share a trunk', () => {
    expect(fan('')).toBe(1);
    expect(fan(' role=data')).toBe(1);
  });

  test.each([
    [' : "call #"', ''],
    ['', 'numbered=on'],
  ])('do not share one where each has its own label: %s %s', (option, header) => {
    expect(fan(option, header)).toBe(4);
  });

  test('do not share one without a head that shows their direction', () => {
    const lines = ['a', 'b', 'c'].map((id) => `hub -- ${id}\n`).join('');
    const scene = sceneOf(`flow direction=down\nnode hub\nnode a\nnode b\nnode c\n${lines}`);
    expect(new Set(connectors(parts(scene.nodes, 'edge')).map(({ points }) => points[0]?.x)).size).toBe(3);
  });
});

describe('numbers', () => {
  const scene = sceneOf('flow numbered=on\nnode a\nnode b\na -> b : "asks"\nb -> a\na -> b : "again" step=off\n');

  test('badges follow written order; step=off has none', () => {
    expect(parts(scene.nodes, 'badge').map((each) => words(each.children))).toEqual(['1', '2']);
  });

  test('the badge is left of the label, or on its own on a line without one', () => {
    const [first, second, third] = parts(scene.nodes, 'label').map((each) => texts(each.children));
    expect(first?.map((each) => each.text)).toEqual(['1', 'asks']);
    expect(first?.[0]?.x).toBeLessThan(first?.[1]?.x ?? 0);
    expect(second?.map((each) => each.text)).toEqual(['2']);
    expect(third?.map((each) => each.text)).toEqual(['again']);
  });

  test('the disc and its number have their own colours, which a brand can set', () => {
    const disc = parts(scene.nodes, 'badge')[0]?.children;
    expect(disc?.[0]).toMatchObject({ type: 'rect', width: 18, height: 18, radius: 9, fill: 'badge' });
    expect(disc?.[1]).toMatchObject({ fill: 'badge-text' });
  });
});

describe('the label of a line with an icon', () => {
  const CALL = ' : "reads orders" icon=lx:rocket';
  test.each<[string, string]>([
    ['down', `node a\nnode b\na -> b${CALL}\n`],
    ['up', `node a\nnode b\na -> b${CALL}\n`],
    ['right', `node a\nnode b\na -> b${CALL}\n`],
    ['left', `node a\nnode b\na -> b${CALL}\n`],
    ['down', `node z\nnode a\nnode b same=a\nz -> a\nz -> b\na -> b${CALL}\n`],
    ['right', `node z\nnode a\nnode b same=a\nz -> a\nz -> b\na -> b${CALL}\n`],
    ['right', `node z\ngroup g direction=down {\n  node a\n  node b\n}\nz -> a\na -> b${CALL}\n`],
  ])('is in the middle of the line, direction=%s', (direction, body) => {
    const scene = sceneOf(`flow direction=${direction}\n${body}`);
    const [label] = parts(scene.nodes, 'label');
    const [line] = connectors(parts(scene.nodes, 'edge').filter((each) => each.id === label?.id));
    const [text] = texts(label?.children ?? []);
    const [icon] = icons(label?.children ?? []);
    const middle = { x: text?.x ?? 0, y: (icon?.y ?? 0) + (icon?.size ?? 0) / 2 };
    expect(text?.anchor).toBe('middle');
    expect((icon?.x ?? 0) + (icon?.size ?? 0)).toBeLessThan(middle.x - (text?.width ?? 0) / 2);
    const [from = middle, to = middle] = line?.points ?? [];
    expect(line?.points).toHaveLength(2);
    if (from.x === to.x) expect(middle.x).toBe(from.x);
    else expect(middle.y).toBe(from.y);
  });

  test('takes only the room it fills on a level line', () => {
    const widthOf = (option: string): number =>
      sceneOf(`flow direction=right\nnode a\nnode b\na -> b : "reads orders"${option}\n`).width;
    expect(widthOf(' icon=lx:rocket') - widthOf(' icon=none')).toBeLessThanOrEqual(20);
  });
});

describe('legend', () => {
  const ROLES = 'node a\nnode b\na -> b role=private\nb -> a role=data\na -> b role=data\n';

  test('names each role used, once, with a sample of its line', () => {
    const [legend] = parts(sceneOf(`flow\n${ROLES}`).nodes, 'legend');
    expect(texts(legend?.children ?? []).map((each) => each.text)).toEqual(['Data', 'Private']);
    expect(connectors(legend?.children ?? []).map((each) => each.stroke)).toEqual(['role-data', 'role-private']);
  });

  test('is omitted with legend=off and without roles', () => {
    expect(parts(sceneOf(`flow legend=off\n${ROLES}`).nodes, 'legend')).toHaveLength(0);
    expect(parts(sceneOf('flow\nnode a\nnode b\na -> b\n').nodes, 'legend')).toHaveLength(0);
  });
});

describe('frames', () => {
  const nested = (depth: number): string =>
    Array.from({ length: depth }, (_, i) => `group g${i} "Group ${i}" tone=green {\n`).join('') +
    'node a\nnode b\na -> b : "on it"\n' +
    '}\n'.repeat(depth);

  test('the fill deepens for three levels, then only strokes distinguish them', () => {
    const fills = parts(sceneOf(`flow\n${nested(5)}`).nodes, 'group').map((each) => each.children[0]);
    expect(fills.map((each) => (each?.type === 'rect' ? each.fill : ''))).toEqual([
      'green-frame-1',
      'green-frame-2',
      'green-frame-3',
      undefined,
      undefined,
    ]);
  });

  test.each([
    [1, 'green-frame-1'],
    [3, 'green-frame-3'],
    [5, 'green-frame-3'],
  ])('a label inside %i frames is on the ground of its frame', (depth, ground) => {
    const [label] = parts(sceneOf(`flow direction=right\n${nested(depth)}`).nodes, 'label');
    expect(label?.children[0]).toMatchObject({ type: 'rect', fill: ground });
  });

  test('a label outside is on the canvas', () => {
    const [label] = parts(sceneOf('flow\nnode a\nnode b\na -> b : "on it"\n').nodes, 'label');
    expect(label?.children[0]).toMatchObject({ type: 'rect', fill: 'canvas' });
  });

  test.each([
    ['subnet', 'dashed'],
    ['region', 'dashed'],
    ['external', 'dashed'],
    ['network', 'solid'],
    ['none', 'solid'],
  ])('a %s has a %s frame', (type, dash) => {
    const [group] = parts(sceneOf(`flow\ngroup g "G" type=${type} {\nnode a\n}\n`).nodes, 'group');
    expect(group?.children[0]).toMatchObject({ type: 'rect', radius: 12, strokeWidth: 1, dash });
  });

  test('an overlay is a dashed stroke without a fill, with its title on the stroke', () => {
    const [overlay] = parts(sceneOf('flow\nnode a\nnode b\na -> b\noverlay o "Scope" nodes=a,b\n').nodes, 'overlay');
    const [stroke, ground, title] = overlay?.children ?? [];
    expect(stroke).toMatchObject({ type: 'rect', dash: 'dashed' });
    expect(stroke).not.toHaveProperty('fill');
    const top = stroke?.type === 'rect' ? stroke.y : 0;
    const chip = ground === undefined ? undefined : shapeBox(ground);
    expect((chip?.y ?? 0) + (chip?.height ?? 0) / 2).toBeCloseTo(top, 5);
    expect(title).toMatchObject({ type: 'text', text: 'Scope' });
  });
});

describe('notes', () => {
  const cardsOf = (scene: Scene): readonly Box[] =>
    parts(scene.nodes, 'note').flatMap((each) => {
      const path = each.children.find((child) => child.type === 'path');
      return path === undefined ? [] : (shapeBox(path) ?? []);
    });

  test('cover nothing and are joined to their node by a dotted line without heads', () => {
    const scene = sceneOf(
      'flow\nnode a\nnode b\nnode c\na -> b : "one"\nb -> c : "two"\na -> c : "three"\n' +
        'note b : "A note of some length about b"\nnote b : "Another one" side=left\nnote a : "About a"\n',
    );
    const notes = cardsOf(scene);
    expect(notes).toHaveLength(3);
    const others = [...parts(scene.nodes, 'node'), ...parts(scene.nodes, 'label')].flatMap((each) => {
      const [first] = each.children;
      return first === undefined ? [] : (shapeBox(first) ?? []);
    });
    for (const [i, note] of notes.entries()) {
      for (const other of [...others, ...notes.slice(i + 1)]) expect(overlap(note, other)).toBe(false);
    }
    for (const each of parts(scene.nodes, 'note')) {
      expect(connectors(each.children)).toMatchObject([{ dash: 'dotted', startHead: false, endHead: false }]);
    }
  });

  test('are below the picture if they have no node', () => {
    const scene = sceneOf('flow\nnode a\nnote : "One"\nnote : "Two"\n');
    const [node] = parts(scene.nodes, 'node');
    const bottom = node?.children[0] === undefined ? 0 : (shapeBox(node.children[0])?.y ?? 0) + 40;
    const cards = cardsOf(scene);
    expect(cards).toHaveLength(2);
    for (const card of cards) expect(card.y).toBeGreaterThanOrEqual(bottom + 24);
  });
});

describe('icons', () => {
  const iconsOf = (text: string) =>
    parts(sceneOf(text).nodes, 'node').map((each) => icons(each.children).map((icon) => icon.name));

  test('a type sets its icon; icons=off and icon=none remove it', () => {
    expect(iconsOf('flow\nnode a service\nnode b step\n')).toEqual([['lx:server'], []]);
    expect(iconsOf('flow icons=off\nnode a service\n')).toEqual([[]]);
    expect(iconsOf('flow\nnode a service icon=none\n')).toEqual([[]]);
  });

  test("a person's mark replaces its own icon; another icon is next to the mark", () => {
    expect(iconsOf('flow\nnode a person\nnode b person icon=lx:key-round\n')).toEqual([[], ['lx:key-round']]);
  });
});

test('the same source gives the same scene', () => {
  expect(sceneOf(SHOP)).toEqual(sceneOf(SHOP));
});

describe('widths in a row', () => {
  const widthsOf = (edges: string): Readonly<Record<string, number>> => {
    const nodes =
      'node q\nnode a "Dynamic registration"\nnode b "New registration"\nnode c decision "Registered?"\nnode d "Ok"\n';
    const boxes = parts(sceneOf(`flow direction=down\n${nodes}${edges}`).nodes, 'node');
    return Object.fromEntries(
      boxes.map(({ id, children: [ground] }) => [id, (ground && shapeBox(ground)?.width) ?? 0]),
    );
  };

  test('are equal for nodes of one shape after the same node, if their labels have similar lengths', () => {
    const { a, b, c, d } = widthsOf('q -> a\nq -> b\nq -> c\nq -> d\n');
    expect(b).toBe(a);
    expect(c).not.toBe(a);
    expect(d).toBeLessThan(a ?? 0);
  });

  test('are equal for nodes that lead to the same node', () => {
    const { a, b } = widthsOf('a -> q\nb -> q\n');
    expect(b).toBe(a);
  });

  test('are independent along a chain', () => {
    const { a, b } = widthsOf('a -> b\n');
    expect(b).toBeLessThan(a ?? 0);
  });
});

describe('constraints on groups and across them', () => {
  const ZONES = [
    'group a "A" {',
    'node a1',
    'node a2',
    '}',
    'group b "B" WISH {',
    'node b1',
    'node b2 NODE',
    '}',
    'a1 -> a2',
    'b1 -> b2',
    'a2 -> b1 : "replicates"',
  ].join('\n');
  const nodeBoxes = (wish: string, node: string): readonly Box[] => {
    const lines = ZONES.replace('WISH', wish).replace('NODE', node);
    const { nodes } = sceneOf(`flow direction=down\n${lines}\n`);
    const named = [...parts(nodes, 'group'), ...parts(nodes, 'node')];
    return ['a', 'b', 'a2', 'b2'].flatMap((id) => {
      const [frame] = named.find((each) => each.id === id)?.children ?? [];
      return frame === undefined ? [] : (shapeBox(frame) ?? []);
    });
  };
  const beside = (one: Box | undefined, other: Box | undefined): boolean =>
    one !== undefined && other !== undefined && one.y < other.y + other.height && other.y < one.y + one.height;

  test('without one, the order follows the line', () => {
    const [a, b] = nodeBoxes('', '');
    expect(beside(a, b)).toBe(false);
  });

  test.each([
    ['same=a', '', 'a'],
    ['before=a', '', 'b'],
    ['', 'same=a2', 'a'],
    ['', 'before=a2', 'b'],
  ])('%s%s places the frames side by side despite a line between them', (wish, node, left) => {
    const [a, b, a2, b2] = nodeBoxes(wish, node);
    expect(beside(a, b)).toBe(true);
    if (node !== '') expect(beside(a2, b2)).toBe(true);
    expect((a?.x ?? 0) < (b?.x ?? 0) ? 'a' : 'b').toBe(left);
  });
});

describe('names in boxes', () => {
  const fan = (count: number): string =>
    `flow direction=down\nnode hub\n${Array.from(
      { length: count },
      (_, i) => `node _recreateSwapChain${i}Buffers\nhub -> _recreateSwapChain${i}Buffers : "when size ${i} changes"\n`,
    ).join('')}`;

  test('stay whole if the picture is legible in a column', () => {
    const labels = texts(sceneOf(fan(3)).nodes).map(({ text }) => text);
    for (let i = 0; i < 3; i++) expect(labels).toContain(`_recreateSwapChain${i}Buffers`);
  });

  test('are broken if that makes the text of a wide picture clearly larger, before it is folded', () => {
    const scene = sceneOf(fan(7));
    expect(texts(scene.nodes).map(({ text }) => text)).not.toContain('_recreateSwapChain0Buffers');
    expect(scene.width).toBeLessThan(1400);
    const boxes = parts(scene.nodes, 'node').flatMap(({ children }) =>
      children.flatMap((each) => shapeBox(each) ?? []),
    );
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(2);
  });
});
