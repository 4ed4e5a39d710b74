// Lines that join groups, drawn whole: they end at the frame, from outside, with their text outside, in flow and c4.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSource } from '../check.js';
import { validate } from '../draw.js';
import type { Box, Point } from '../layout/graph.js';
import { connectors, overlap, parts } from '../scene/parts/testing/walk.js';
import type { Scene } from '../scene/scene.js';
import { cases } from '../testing/depth.js';
import { testIcons } from '../testing/icons.js';
import { flawsOf } from './testing/contract/flaws.js';
import { boxesOf, unsaid } from './testing/read-back.js';

const SHOP = [
  'flow "Shop" direction=right',
  'node web client "Web"',
  'group shop "Shop" {',
  '  node api "API"',
  '  node db database "Orders"',
  '  api -> db',
  '}',
  'group bank "Bank" {',
  '  node pay "Payments"',
  '}',
  'node mail "Mail"',
].join('\n');

const compile = (source: string) => checkSource(`${source}\n`, { icons: testIcons });

function sceneOf(source: string): Scene {
  const { compiled, diagnostics } = compile(source);
  if (!compiled) throw new Error(`${source}\n${JSON.stringify(diagnostics)}`);
  return compiled.drawn().value;
}

describe('a line to a group', () => {
  test.each([
    ['web -> shop : "buys"', 'Web -> group Shop: buys'],
    ['shop -> mail', 'group Shop -> Mail'],
    ['shop <-> bank : "settles"', 'group Shop <-> group Bank: settles'],
  ])('%s is named in the outline and in the text picture', (line, spoken) => {
    const { compiled, diagnostics } = compile(`${SHOP}\n${line}`);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(compiled?.outline.lines).toContain(spoken);
    const narrow = compiled?.text?.({ columns: 24, charset: 'ascii' }).value ?? '';
    expect(narrow).toContain(/-> group|<-> group/.test(spoken) ? (spoken.includes('Bank') ? 'Bank' : 'Shop') : 'Mail');
  });

  test.each(['right', 'down', 'left', 'up'])('ends at the middle of its parts, outside its title, reading %s', (to) => {
    const source = `${SHOP.replace('right', to)}\nweb -> shop : "buys"\nshop -> bank\nbank --> mail : "receipt"`;
    const scene = sceneOf(source);
    expect(unsaid(scene, compile(source).compiled?.outline ?? { lines: [], nodes: [], edges: [], groups: [] })).toEqual(
      [],
    );
    expect(insides(scene, source)).toEqual([]);
  });

  test.each([
    ['api -> shop', 'E206', 'db'],
    ['shop -> db', 'E206', 'api'],
    ['shop -> shop', 'E206', 'api'],
    ['group none "None" {\n}\nweb -> none', 'E207', undefined],
    ['overlay o nodes=api\nweb -> o', 'E202', undefined],
  ])('%s is an error', (lines, code, instead) => {
    const { diagnostics } = validate(`${SHOP}\n${lines}\n`, { icons: testIcons });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map((each) => each.code)).toEqual([code]);
    expect(errors[0]?.fix?.text).toBe(instead);
  });
});

test('an id that is declared in itself is an error, and nothing more', () => {
  const { diagnostics } = validate('flow\ngroup g {\n  group g {\n    node a\n  }\n}\nnode b\nb -> g\n', {
    icons: testIcons,
  });
  expect(diagnostics.map((each) => each.code)).toContain('E200');
});

test.each(['system', 'container', 'host', 'group'])('in c4 a relation can end at a %s', (keyword) => {
  const inside = keyword === 'container' ? 'component a "A"' : 'container a "A"';
  const source = `c4 view=component\nperson p "Customer"\n${keyword} s "Bank" {\n  ${inside}\n}\np -> s : "uses"\n`;
  const { compiled } = checkSource(source, { icons: testIcons });
  expect(compiled?.outline.lines).toContain(`Customer -> ${keyword} Bank: uses`);
  expect(compiled && unsaid(compiled.drawn().value, compiled.outline)).toEqual([]);
});

/** Ends of lines inside the frame that they join, and their labels there. */
function insides(scene: Scene, source: string): readonly string[] {
  const frames = boxesOf(scene, 'group');
  const labels = new Map(parts(scene.nodes, 'label').map((each) => [each.id, each]));
  const edges = compile(source).compiled?.outline.edges ?? [];
  return parts(scene.nodes, 'edge').flatMap((part, i) => {
    const points = connectors([part])[0]?.points ?? [];
    const { from = '', to = '' } = edges[i] ?? {};
    const label = labels.get(part.id)?.children.find((each) => each.type === 'rect');
    return [frames.get(from), frames.get(to)].flatMap((frame) => {
      if (frame === undefined) return [];
      const box: Box | undefined = label?.type === 'rect' ? label : undefined;
      return [
        ...points.flatMap((point) => (isInside(point, frame) ? [`line ${i + 1} runs into its frame`] : [])),
        ...(box !== undefined && overlap(box, frame) ? [`the label of line ${i + 1} is in its frame`] : []),
      ];
    });
  });
}

function isInside({ x, y }: Point, box: Box): boolean {
  return x > box.x + 1 && x < box.x + box.width - 1 && y > box.y + 1 && y < box.y + box.height - 1;
}

interface Group {
  readonly nodes: number;
  readonly inside: readonly Group[];
}

const group: fc.Arbitrary<Group> = fc.letrec<{ group: Group }>((tie) => ({
  group: fc.record({
    nodes: fc.integer({ min: 1, max: 4 }),
    inside: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('group'), { maxLength: 2 })),
  }),
})).group;

const flow = fc
  .record({
    direction: fc.constantFrom('auto', 'right', 'down', 'left', 'up'),
    groups: fc.array(group, { minLength: 1, maxLength: 4 }),
    loose: fc.nat(3),
    lines: fc.array(
      fc.tuple(
        fc.nat(999),
        fc.nat(999),
        fc.constantFrom('->', '..>', '<->'),
        fc.constantFrom('', ' : "calls and waits"'),
      ),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ direction, groups, loose, lines }) => {
    const source = [`flow direction=${direction}`];
    const around = new Map<string, readonly string[]>();
    let count = 0;
    const put = ({ nodes, inside }: Group, holders: readonly string[]): void => {
      const id = `g${count++}`;
      around.set(id, holders);
      source.push(`group ${id} "The group ${id}" {`);
      const held = [...holders, id];
      for (let i = 0; i < nodes; i++) node(held);
      for (const each of inside) put(each, held);
      source.push('}');
    };
    const node = (holders: readonly string[]): void => {
      const id = `n${count++}`;
      around.set(id, holders);
      source.push(`node ${id} "Part ${id}"`);
    };
    for (const each of groups) put(each, []);
    for (let i = 0; i < loose; i++) node([]);
    const ids = [...around.keys()];
    for (const [a, b, arrow, label] of lines) {
      const [from = '', to = ''] = [ids[a % ids.length], ids[b % ids.length]];
      if (from === to || around.get(from)?.includes(to) || around.get(to)?.includes(from)) continue;
      source.push(`${from} ${arrow} ${to}${label}`);
    }
    return source.join('\n');
  });

test('whatever groups lines join, they stay outside them, and nothing else is crossed', () => {
  fc.assert(
    fc.property(flow, (source) => {
      const { compiled } = compile(source);
      if (compiled === undefined) throw new Error(source);
      const scene = compiled.drawn().value;
      expect(flawsOf(scene)).toEqual([]);
      expect(unsaid(scene, compiled.outline)).toEqual([]);
      expect(insides(scene, source)).toEqual([]);
    }),
    { numRuns: cases(40) },
  );
});
