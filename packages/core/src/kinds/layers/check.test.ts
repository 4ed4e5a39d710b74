// Warnings on layers that can be drawn: lines that skip a layer or call up, pillars without layers, empty bands.
import { describe, expect, it, test } from 'vitest';
import { checkSource } from '../../check.js';
import { validate } from '../../draw.js';
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

function said(source: string): readonly string[] {
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
    ['from a node to a layer', 'web -> svc', ['E640']],
    ['from a layer to a node', 'ui -> api', ['E640']],
    ['from a layer to a pillar', 'ui -> ops', ['E202']],
  ])('%s', (_, line, codes) => {
    expect(said(`${LAYERS}${line}\n`)).toEqual(codes);
  });
});

it('the message names the skipped layers', () => {
  const [found] = validate(`${LAYERS}web -> db\n`, { icons: testIcons }).diagnostics;
  expect(found?.message).toContain("skips 'svc'");
});

it('a line between a node and a layer is answered with both lines that it can mean', () => {
  const [found] = validate(`${LAYERS}web -> data\n`, { icons: testIcons }).diagnostics;
  expect(found?.hint).toBe('Write: web -> db, or: ui -> data');
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
  const [drawn] = primitives(line?.children ?? []);
  const points = drawn?.type === 'connector' ? drawn.points : [];
  expect(points.map(({ y }) => y)).toEqual([(upper?.y ?? 0) + (upper?.height ?? 0), lower?.y]);
  expect(compiled?.outline.lines).toContain('ui -> svc: HTTPS');
});

it('missing layers are not reported if a line could not be read', () => {
  const pillar = 'pillar ops {\n  node logs\n}\n';
  expect(said(`layers "Shop"\n${pillar}`)).toEqual(['W642']);
  expect(said(`layers "Shop"\nzzz zzz\n${pillar}`)).toEqual(['E400']);
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
