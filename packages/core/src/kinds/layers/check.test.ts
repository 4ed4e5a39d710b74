// Warnings on layers that can be drawn: lines that skip a layer or call up, pillars without layers, empty bands.
import { describe, expect, it, test } from 'vitest';
import { checkSource } from '../../check.js';
import { drawText, validate } from '../../draw.js';
import { parts, primitives, words } from '../../scene/parts/testing/walk.js';
import { testIcons } from '../../testing/icons.js';
import { SIXTY } from '../testing/sixty-names.js';

const LAYERS = `layers "Shop"
layer ui {
  node web
}
layer svc {
  group core {
    node api
  }
}
layer data {
  node db
}
pillar ops {
  node logs
}
`;

function reportsOf(source: string): readonly string[] {
  return validate(source, { icons: testIcons }).diagnostics.map(({ code }) => code);
}

describe('a line', () => {
  test.each([
    ['to the next layer', 'web -> api', []],
    ['to a node in a group of the next layer', 'api -> db', []],
    ['past a layer', 'web -> db', ['W640']],
    ['past a layer and up', 'db -> web', ['W640', 'W641']],
    ['up', 'api -> web', ['W641']],
    ['up as a reply', 'api --> web', []],
    ['up as an event', 'api ..> web', []],
    ['to a pillar', 'web -> logs', []],
    ['from a pillar', 'logs -> web', []],
    ['to itself', 'web -> web', ['W643']],
    ['from a layer to the next', 'ui -> svc', []],
    ['from a layer past another', 'ui -> data', []],
    ['from a layer up', 'svc -> ui', ['W641']],
    ['from a layer up as an event', 'svc ..> ui', []],
    ['from a layer to itself', 'ui -> ui', ['W643']],
    ['from a node to the next layer', 'web -> svc', []],
    ['from a node past a layer', 'web -> data', ['W640']],
    ['from a layer to a node in a group', 'ui -> api', []],
    ['from a node up to a layer', 'api -> ui', ['W641']],
    ['from a node up to a layer as an event', 'api ..> ui', []],
    ['from a layer up to a node', 'svc -> web', ['W641']],
    ['from a node to its own layer', 'web -> ui', ['E640']],
    ['from a layer to a node in a group inside it', 'svc --> api', ['E640']],
    ['from a node to a pillar', 'db -> ops', []],
    ['from a node to its own pillar', 'logs -> ops', ['E640']],
    ['from a pillar to a layer', 'ops -> data', []],
    ['from a layer to a pillar', 'ui -> ops', []],
    ['from a pillar to itself', 'ops -> ops', ['W643']],
    ['from a node to a group', 'web -> core', ['E202']],
  ])('%s', (_, line, codes) => {
    expect(reportsOf(`${LAYERS}${line}\n`)).toEqual(codes);
  });
});

it('the message names the skipped layers', () => {
  const [diagnostic] = validate(`${LAYERS}web -> db\n`, { icons: testIcons }).diagnostics;
  expect(diagnostic?.message).toContain("skips 'svc'");
});

describe('the answer to a line between a node and what it is in', () => {
  const shop = `${LAYERS.replace('  node web\n', '  node web\n  node app\n')}`;
  test.each([
    [
      'web -> ui',
      "'web' is inside the layer 'ui'; a line joins it to a node, or to another layer or pillar.",
      'web -> app',
    ],
    [
      'ui ..> app',
      "'app' is inside the layer 'ui'; a line joins it to a node, or to another layer or pillar.",
      'web ..> app',
    ],
    [
      'logs -> ops',
      "'logs' is inside the pillar 'ops'; a line joins it to a node, or to another layer or pillar.",
      undefined,
    ],
  ])('%s', (line, message, instead) => {
    const [diagnostic] = validate(`${shop}${line}\n`, { icons: testIcons }).diagnostics;
    expect(diagnostic?.message).toBe(message);
    expect(diagnostic?.hint).toBe(
      instead === undefined ? 'Remove this line, or write another end.' : `Write: ${instead}`,
    );
    expect(diagnostic?.fix !== undefined).toBe(instead !== undefined);
  });
});

test.each([
  ['db -> ui', "'db' in 'data' calls 'ui', a layer above it."],
  ['data -> web', "'data' calls 'web' in 'ui', the layer above it."],
])('%s is reported as a call that points up, and only the node with its layer', (line, message) => {
  const diagnostics = validate(`${LAYERS}${line}\n`, { icons: testIcons }).diagnostics;
  expect(diagnostics.find(({ code }) => code === 'W641')?.message).toBe(message);
});

describe('a line to a whole layer or pillar', () => {
  test.each([
    ['web -> svc : "HTTPS"', 'web -> layer svc: HTTPS', 'web to layer svc: HTTPS'],
    ['data --> ops', 'layer data --> pillar ops', 'layer data to pillar ops'],
    ['ops ..> ui', 'pillar ops ..> layer ui', 'pillar ops to layer ui'],
    ['logs -- data', 'logs -- layer data', 'logs and layer data'],
  ])('%s says so in the outline, the picture and the text picture', (line, sentence, spoken) => {
    const source = `${LAYERS}${line}\n`;
    const { compiled } = checkSource(source, { icons: testIcons });
    expect(compiled?.outline.lines).toContain(sentence);
    expect(parts(compiled?.drawn().value.nodes ?? [], 'edge').map(({ label }) => label)).toEqual([spoken]);
    expect(drawText(source, {}, { icons: testIcons }).text).toContain(sentence);
  });
});

it('a line between layers is drawn from frame to frame, with their names in the outline', () => {
  const { compiled } = checkSource(`${LAYERS}ui -> svc : "HTTPS"\n`, { icons: testIcons });
  const { nodes } = compiled?.drawn().value ?? { nodes: [] };
  const [line] = parts(nodes, 'edge');
  expect(line?.label).toBe('ui to svc: HTTPS');
  const [upper, lower] = parts(nodes, 'group').flatMap(({ id, children }) => {
    const rect = primitives(children).find((each) => each.type === 'rect');
    return rect?.type === 'rect' && (id === 'ui' || id === 'svc') ? [rect] : [];
  });
  const [shape] = primitives(line?.children ?? []);
  const points = shape?.type === 'connector' ? shape.points : [];
  expect(points.map(({ y }) => y)).toEqual([(upper?.y ?? 0) + (upper?.height ?? 0), lower?.y]);
  expect(compiled?.outline.lines).toContain('ui -> svc: HTTPS');
});

it('missing layers are not reported if a line could not be read', () => {
  const pillar = 'pillar ops {\n  node logs\n}\n';
  expect(reportsOf(`layers "Shop"\n${pillar}`)).toEqual(['W642']);
  expect(reportsOf(`layers "Shop"\nzzz zzz\n${pillar}`)).toEqual(['E400']);
});

it('sixty nodes have narrower names, so that they are larger on a page', () => {
  const layers = [0, 1, 2, 3, 4, 5].map((l) => {
    const nodes = SIXTY.slice(10 * l, 10 * l + 10).map((name, i) => `  node n${l}_${i} database "${name}"`);
    return `layer l${l} {\n${nodes.join('\n')}\n}\n`;
  });
  const scene = checkSource(`layers "Made"\n${layers.join('')}`, { icons: testIcons }).compiled?.drawn().value;
  expect((14 * 1_000) / (scene?.width ?? 0)).toBeGreaterThanOrEqual(10);
  expect(parts(scene?.nodes ?? [], 'node').map((each) => words([each]))).toEqual(SIXTY);
});
