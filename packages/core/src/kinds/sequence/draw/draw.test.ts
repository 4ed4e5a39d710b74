import { describe, expect, test } from 'vitest';
import { checkSource } from '../../../check.js';
import { connectors, icons, inkBox, parts, shapeBox, texts, words } from '../../../scene/parts/testing/walk.js';
import type { ConnectorShape, PartNode, Scene } from '../../../scene/scene.js';
import { testIcons } from '../../../testing/icons.js';

function sceneOfBody(body: string, header = ''): Scene {
  const { compiled, diagnostics } = checkSource(`sequence ${header}\n${body}`, { icons: testIcons });
  if (!compiled) throw new Error(JSON.stringify(diagnostics));
  return compiled.drawn().value;
}

const TWO = 'actor a "Ann"\nactor b service "Bob"\n';

function lineOf(scene: Scene, id = 'e1'): ConnectorShape {
  const [line] = connectors(parts(scene.nodes, 'edge').filter((each) => each.id === id));
  if (!line) throw new Error(id);
  return line;
}

function labelOf(scene: Scene, id = 'e1'): PartNode {
  const label = parts(scene.nodes, 'label').find((each) => each.id === id);
  if (!label) throw new Error(id);
  return label;
}

const EIGHT = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => `actor ${id}\n`).join('');

/** The text of a label, without its badge. */
const badgeTexts = (scene: Scene, id = 'e1') => {
  const badges = parts(labelOf(scene, id).children, 'badge').flatMap((each) => texts(each.children));
  return texts(labelOf(scene, id).children).filter((each) => !badges.includes(each));
};

describe('messages', () => {
  test.each([
    ['->', 'solid', false, true],
    ['-->', 'dashed', false, true],
    ['..>', 'dotted', false, true],
    ['<->', 'solid', true, true],
    ['<-->', 'dashed', true, true],
    ['--', 'solid', false, false],
  ])('%s is drawn %s, heads %s %s', (arrow, dash, startHead, endHead) => {
    expect(lineOf(sceneOfBody(`${TWO}a ${arrow} b\n`))).toMatchObject({ dash, startHead, endHead });
  });

  test('badge, icon and text are above the line, in that order', () => {
    const scene = sceneOfBody(`${TWO}a -> b : "reads"\n`, 'numbered=on');
    const label = labelOf(scene);
    const [badge] = parts(label.children, 'badge');
    const disc = badge?.children.map(shapeBox)[0];
    const icon = icons(label.children)[0];
    const text = texts(label.children).find((each) => each.text === 'reads');
    const line = lineOf(scene).points[0]?.y ?? 0;
    expect(disc?.x).toBeLessThan(icon?.x ?? 0);
    expect(icon?.x).toBeLessThan(text?.x ?? 0);
    for (const bottom of [(disc?.y ?? 0) + (disc?.height ?? 0), (icon?.y ?? 0) + (icon?.size ?? 0), text?.y ?? 0]) {
      expect(line - bottom).toBeGreaterThan(4);
      expect(line - bottom).toBeLessThan(16);
    }
  });

  test('a message without text can still have a badge', () => {
    expect(words(labelOf(sceneOfBody(`${TWO}a -> b\n`, 'numbered=on start=7')).children)).toBe('7');
  });

  const SENTENCE = 'asks whether the order of last week was paid in full';
  const middleOf = (scene: Scene, id = 'e1'): number => {
    const [start, end] = lineOf(scene, id).points;
    return ((start?.x ?? 0) + (end?.x ?? 0)) / 2;
  };
  const lifelineGaps = (scene: Scene): readonly number[] => {
    const xs = parts(scene.nodes, 'axis').map((each) => connectors(each.children)[0]?.points[0]?.x ?? 0);
    return xs.slice(1).map((x, i) => x - (xs[i] ?? 0));
  };

  test.each([
    ['a -> h', '', ''],
    ['h --> a', '', ''],
    ['b -> g', ' icon=lx:rocket', ''],
    ['g -> b', ' icon=lx:rocket', 'numbered=on'],
  ])('the label of %s%s stays on one line, in the middle of its arrow', (line, option, header) => {
    const scene = sceneOfBody(`${EIGHT}${line} : "${SENTENCE}"${option}\n`, header);
    const [text, ...more] = badgeTexts(scene);
    expect([text?.text, more]).toEqual([SENTENCE, []]);
    expect(text?.anchor).toBe('middle');
    expect(Math.abs((text?.x ?? 0) - middleOf(scene))).toBeLessThanOrEqual(0.5);
    expect(lifelineGaps(scene)).toEqual(lifelineGaps(sceneOfBody(EIGHT)));
  });

  test('a label longer than its arrow wraps', () => {
    const scene = sceneOfBody(`${EIGHT}a -> b : "${SENTENCE}"\n`);
    expect(badgeTexts(scene).length).toBeGreaterThan(1);
    for (const { text, x } of badgeTexts(scene)) {
      expect(text.length).toBeLessThan(30);
      expect(Math.abs(x - middleOf(scene))).toBeLessThanOrEqual(0.5);
    }
  });

  test.each([
    ['a -> b', 'Yes! (\\"update-in-progress\\" or \\"pending-hooks: UpdateMachine\\")', 2],
    ['b --> a', 'the balance of the account after the last booking, in euros', 2],
    ['a -> a', 'checks the signature and the expiry date of the token it got', 2],
    ['a -> b', 'first written line\\nsecond written line\\nthird', 3],
  ])('%s : "%s" moves the lifelines apart before it takes more than %i lines', (arrow, label, lines) => {
    expect(badgeTexts(sceneOfBody(`${TWO}${arrow} : "${label}"\n`, 'numbered=on'))).toHaveLength(lines);
  });

  test('a bar is interrupted behind a label in the middle of its arrow', () => {
    const scene = sceneOfBody(`${EIGHT}b -> c\na -> e : "${SENTENCE}"\nc --> b\n`);
    const [text] = badgeTexts(scene, 'e2');
    expect(text?.text).toBe(SENTENCE);
    expect(Math.abs((text?.x ?? 0) - middleOf(scene, 'e2'))).toBeLessThanOrEqual(0.5);
    const bars = parts(scene.nodes, 'mark').flatMap((each) => each.children.flatMap((shape) => shapeBox(shape) ?? []));
    expect(bars).toHaveLength(2);
  });

  test('a label beside a loop begins at it, on one line where there is room', () => {
    const long = sceneOfBody(`${TWO}a -> a : "${SENTENCE}"\n`);
    expect(badgeTexts(long).length).toBeGreaterThan(1);
    expect(badgeTexts(long).every((each) => each.anchor === 'start')).toBe(true);
    const roomy = sceneOfBody(`${TWO}note a,b : "${'Long. '.repeat(30)}"\na -> a : "reads the order of last week"\n`);
    expect(badgeTexts(roomy).map((each) => each.text)).toEqual(['reads the order of last week']);
  });

  test('a message to oneself goes out and comes back, with its text on the right', () => {
    const scene = sceneOfBody(`${TWO}a -> a : "thinks"\n`);
    const { points } = lineOf(scene);
    const [start, out, back, end] = points;
    expect((out?.x ?? 0) - (start?.x ?? 0)).toBe(24);
    expect((back?.y ?? 0) - (out?.y ?? 0)).toBe(24);
    expect(end?.x).toBe(start?.x);
    const [text] = texts(labelOf(scene).children);
    expect(text && inkBox(text).x).toBeGreaterThan(out?.x ?? 0);
  });

  test('only messages move', () => {
    const scene = sceneOfBody(`${TWO}loop {\n  a -> b\n  a -- b\n  b --> a animate=off\n}\ndivider\n`, 'animate=on');
    const moving = connectors(scene.nodes).filter((each) => each.animate);
    expect(moving).toEqual([lineOf(scene)]);
  });

  test('a role colours the line and its icon, and the legend names it', () => {
    const scene = sceneOfBody(`${TWO}a -> b : "reads" role=data\nb ..> a : "x" role=async\n`);
    expect(lineOf(scene).stroke).toBe('role-data');
    expect(icons(labelOf(scene).children)[0]?.ink).toBe('role-data');
    expect(words(parts(scene.nodes, 'legend'))).toBe('Data Async');
    expect(words(parts(sceneOfBody(`${TWO}a -> b\n`).nodes, 'legend'))).toBe('');
  });

  test('links and descriptions come along', () => {
    const scene = sceneOfBody(`${TWO}a -> b : "x" link="https://example.com" desc="Why"\n`);
    const [edge] = parts(scene.nodes, 'edge');
    expect(edge).toMatchObject({ label: 'Ann to Bob: x', description: 'Why', link: 'https://example.com' });
    expect(labelOf(scene).link).toBe('https://example.com');
  });
});

describe('proportions', () => {
  const aspect = ({ width, height }: Scene): number => width / height;

  test('a flat picture has more space between its rows', () => {
    const line = 'a -> b\nb -> c\nc -> d\nd -> e\ne -> f\nf -> g\ng -> h\nh -> a\n';
    expect(aspect(sceneOfBody(`${EIGHT}${line}`))).toBeLessThan(3);
  });

  test.each([
    ['two actors', TWO, 'a -> b'],
    ['three actors', `${TWO}actor c\n`, 'b -> c'],
  ])('labels of a chart of %s that is taller than wide stay whole while it fits the page', (_, actors, arrow) => {
    const chart = sceneOfBody(`${actors}${`${arrow} : "Progress notification (0.2/1.0)"\n`.repeat(7)}`);
    expect(badgeTexts(chart).map((each) => each.text)).toEqual(['Progress notification (0.2/1.0)']);
    expect(chart.width).toBeLessThanOrEqual(648);
  });

  test('labels take two lines where the page has no room for longer arrows', () => {
    const busy = sceneOfBody(`${EIGHT}${`a -> b : "Progress notification (0.2/1.0)"\n`.repeat(30)}`);
    expect(badgeTexts(busy).length).toBe(2);
  });

  test('a tall and narrow one takes labels of up to 48 characters on one line', () => {
    const line = 'a -> b : "asks whether the order of last week was paid"\n';
    const short = badgeTexts(sceneOfBody(`${TWO}${line}`));
    expect(short.length).toBe(2);
    const tall = sceneOfBody(`${TWO}${line.repeat(20)}`);
    expect(badgeTexts(tall).length).toBe(1);
    expect(aspect(tall)).toBeGreaterThan(1 / 3);
  });
});

describe('actors', () => {
  test('appear once, at the top of a short picture, and at both ends of a tall one', () => {
    const heads = (scene: Scene): number => parts(scene.nodes, 'node').length;
    expect(heads(sceneOfBody(`${TWO}a -> b\n`))).toBe(2);
    expect(heads(sceneOfBody(`${TWO}${'a -> b : "again"\n'.repeat(40)}`))).toBe(4);
  });

  test('a person shows its mark instead of the equivalent icon', () => {
    expect(icons(parts(sceneOfBody('actor a person\n').nodes, 'node'))).toEqual([]);
    expect(icons(parts(sceneOfBody('actor a person icon=lx:rocket\n').nodes, 'node'))).toHaveLength(1);
  });

  test('a lifeline begins at the head and carries the id of its actor', () => {
    const scene = sceneOfBody(`${TWO}a -> b\n`);
    const [head] = parts(scene.nodes, 'node').flatMap((each) => each.children.map(shapeBox)[0] ?? []);
    const [lifeline] = parts(scene.nodes, 'axis');
    expect(lifeline?.id).toBe('a');
    expect(connectors(lifeline?.children ?? [])[0]?.points[0]?.y).toBe((head?.y ?? 0) + (head?.height ?? 0));
  });
});

describe('a written bar', () => {
  const bars = (body: string) =>
    parts(sceneOfBody(`${TWO}${body}`).nodes, 'mark').flatMap((each) =>
      each.children.flatMap((shape) => shapeBox(shape) ?? []),
    );
  const heads = (scene: Scene) => parts(scene.nodes, 'node').flatMap((each) => each.children.map(shapeBox)[0] ?? []);

  test('goes from one message to another, whatever their arrows', () => {
    const body = 'a ..> b\nactivate b\nb ..> a\ndeactivate b\n';
    const scene = sceneOfBody(`${TWO}${body}`);
    const [bar, ...others] = bars(body);
    expect(others).toEqual([]);
    expect(bar?.y).toBe(lineOf(scene, 'e1').points[0]?.y);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(lineOf(scene, 'e2').points[0]?.y);
  });

  test('goes from the head to the end of the lifeline without messages for its ends', () => {
    const body = 'activate a\na -> b\n';
    const scene = sceneOfBody(`${TWO}${body}`);
    const [head] = heads(scene);
    const [bar] = bars(body);
    const [lifeline] = parts(scene.nodes, 'axis');
    const end = connectors(lifeline?.children ?? []).at(-1)?.points[1]?.y ?? 0;
    expect(bar?.y).toBe((head?.y ?? 0) + (head?.height ?? 0));
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(end - 8);
  });
});

describe('a created and destroyed actor', () => {
  const scene = sceneOfBody(
    `actor a\nactor b service "Bob" created destroyed\na -> a\na -> b : "starts"\nb --> a : "done"\na -> a\n`,
  );
  const heads = parts(scene.nodes, 'node').flatMap((each) => each.children.map(shapeBox)[0] ?? []);
  const [, lifeline] = parts(scene.nodes, 'axis');

  test('has its head at the message that creates it, which ends at its side', () => {
    const [, end] = lineOf(scene, 'e2').points;
    expect(end?.x).toBeCloseTo(heads[1]?.x ?? 0);
    expect(end?.y).toBeCloseTo((heads[1]?.y ?? 0) + (heads[1]?.height ?? 0) / 2);
  });

  test('has a lifeline from there to a cross below its last message', () => {
    const runs = connectors(lifeline?.children ?? []);
    const cross = lifeline?.children.find((each) => each.type === 'path');
    const last = lineOf(scene, 'e3').points[0]?.y ?? 0;
    expect(runs[0]?.points[0]?.y).toBe((heads[1]?.y ?? 0) + (heads[1]?.height ?? 0));
    expect(runs.at(-1)?.points[1]?.y).toBe(last + 14);
    expect(cross).toMatchObject({
      steps: [
        ['M', expect.anything(), last + 8],
        ['L', expect.anything(), last + 20],
        expect.anything(),
        expect.anything(),
      ],
    });
  });
});

describe('blocks', () => {
  test('conditions are in brackets, the names of parallel branches are not', () => {
    const scene = sceneOfBody(
      `${TWO}alt "x" {\n  a -> b\n} else "y" {\n  a -> b\n}\npar "p" {\n  a -> b\n} and "q" {\n  a -> b\n}\n`,
    );
    const labels = parts(scene.nodes, 'label').filter((each) => each.id === undefined);
    expect(labels.map((each) => words(each.children))).toEqual(['alt', '[x]', 'else', '[y]', 'par', 'p', 'and', 'q']);
  });

  test('a condition stays on one line where its frame is wide', () => {
    const words = 'only when the customer has asked for a receipt by mail';
    const scene = sceneOfBody(
      `${TWO}${'cdefg'.replace(/./g, 'actor $&\n')}opt "${words}" {\n  a -> g\n}\nopt "${words}" {\n  a -> b\n}\n`,
    );
    const labels = parts(scene.nodes, 'label').filter((each) => each.id === undefined);
    expect(labels.map((each) => texts(each.children).length)).toEqual([1, 1, 1, 2]);
  });

  test('a branch with a tone of its own has it behind its messages, inside the border of the frame', () => {
    const [frame] = parts(
      sceneOfBody(`${TWO}alt "x" {\n  a -> b\n} else "y" tone=red {\n  a -> b\n} else {\n  a -> b\n}\n`).nodes,
      'group',
    );
    const bands = frame?.children.filter((each) => each.type === 'path') ?? [];
    const lines = connectors(frame?.children ?? []);
    expect(bands.map((each) => each.fill)).toEqual(['red-frame-1']);
    expect(lines.map((each) => each.stroke)).toEqual(['red-stroke', 'neutral-stroke']);
    expect(bands[0]?.steps.map(([, , y]) => y).filter((y) => y !== undefined)).toContain(lines[0]?.points[0]?.y);
  });

  test('a group is an area with a title at its left, without a border or a tab', () => {
    const scene = sceneOfBody(`${TWO}actor c\ngroup "Payment" tone=blue {\n  b -> c\n  a -> b\n}\n`);
    const [area] = parts(scene.nodes, 'group');
    const [title, ...others] = parts(scene.nodes, 'label').filter((each) => each.id === undefined);
    const [first] = connectors(parts(scene.nodes, 'axis'));
    expect(area).toMatchObject({ label: 'group Payment' });
    expect(area?.children).toMatchObject([{ type: 'rect', fill: 'blue-fill' }]);
    expect(area?.children[0]).not.toHaveProperty('stroke');
    expect(words(title?.children ?? [])).toBe('Payment');
    expect(others).toEqual([]);
    const left = inkBox(texts(title?.children ?? [])[0] as never).x - (first?.points[0]?.x ?? 0);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(20);
  });

  test('a frame takes its tone', () => {
    const [frame] = parts(sceneOfBody(`${TWO}opt "x" tone=red desc="Why" {\n  a -> b\n}\n`).nodes, 'group');
    expect(frame).toMatchObject({ label: 'opt x', description: 'Why' });
    expect(frame?.children[0]).toMatchObject({ stroke: 'red-stroke', fill: 'red-frame-1' });
  });
});

describe('notes', () => {
  const THREE = `${TWO}actor c\n`;
  const box = (scene: Scene) => parts(scene.nodes, 'note').flatMap((each) => each.children.map(shapeBox)[0] ?? [])[0];
  const middles = (scene: Scene): readonly number[] =>
    parts(scene.nodes, 'axis').map((each) => connectors(each.children)[0]?.points[0]?.x ?? 0);

  test('over two lifelines cover both, in whatever order they are named', () => {
    for (const ids of ['a,c', 'c,a']) {
      const scene = sceneOfBody(`${THREE}note ${ids} : "x"\n`);
      const [first = 0, , last = 0] = middles(scene);
      expect(box(scene)).toMatchObject({ x: first - 20, width: last - first + 40 });
    }
  });

  test('with three or more written lines are lists or code, and are left-aligned', () => {
    const xs = (text: string): number =>
      new Set(texts(parts(sceneOfBody(`${THREE}note a,b : "${text}"\n`).nodes, 'note')).map((each) => inkBox(each).x))
        .size;
    expect(xs('{\\n  id: 1,\\n  state: paid\\n}')).toBe(1);
    expect(xs('one\\nlonger')).toBe(2);
  });

  test('use the space between lifelines far apart', () => {
    const lines = (ids: string): number => {
      const remark = 'One remark that is longer than a note over one may be';
      const scene = sceneOfBody(`${THREE}actor d\nactor e\nnote ${ids} : "${remark}"\n`);
      return texts(parts(scene.nodes, 'note')).length;
    };
    expect(lines('b')).toBe(2);
    expect(lines('a,e')).toBe(1);
  });
});

test('a call and its reply are at the ends of a bar of the receiver', () => {
  const scene = sceneOfBody(`${TWO}a -> b\nb --> a\n`);
  const [bar] = parts(scene.nodes, 'mark').flatMap((each) => each.children.flatMap((shape) => shapeBox(shape) ?? []));
  expect(bar?.y).toBe(lineOf(scene, 'e1').points[1]?.y);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(lineOf(scene, 'e2').points[0]?.y);
  expect(lineOf(scene, 'e1').points[1]?.x).toBe(bar?.x);
});
