// A picture without its page paints nothing in the page's colour, and draws no line behind the text on it.
import { describe, expect, it } from 'vitest';
import { compose } from '../draw.js';
import type { Box, Point } from '../layout/graph.js';
import { renderSvg } from '../svg/render.js';
import { testIcons } from '../testing/icons.js';
import { THEMES } from '../theme/theme.js';
import { connectorPath } from './connector.js';
import { withoutPage } from './pageless.js';
import { connectors, primitives } from './parts/testing/walk.js';
import type { PathStep, Scene } from './scene.js';

const FLOW = `flow "Shop" direction=right
node a "Web"
node b "API"
node c "Store"
group g "Cloud" {
  node d "Queue"
  node e "Worker"
  d -> e : "hands over"
}
overlay o "Paid by the minute" nodes=a,b
a -> b : "calls"
b -> c : "a label that is long enough for two lines"
c --> a : "back" animate=on
b ..> d : "sends"
`;
const SEQUENCE = `sequence "Shop"
actor a "Web"
actor b "API"
actor c "Store"
a -> b : "calls"
divider "A day later"
b --> a : "answers"
`;

function sceneOf(source: string): Scene {
  const { scene, diagnostics } = compose(source, { icons: testIcons });
  if (scene === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return scene;
}

/** The plates in the page's colour. */
function platesOf(scene: Scene): readonly Box[] {
  return primitives(scene.nodes).flatMap((each) => (each.type === 'rect' && each.fill === 'canvas' ? [each] : []));
}

/** The straight stretches of steps. */
function stretches(steps: readonly PathStep[]): readonly (readonly [Point, Point])[] {
  let at: Point = { x: 0, y: 0 };
  return steps.flatMap((step): (readonly [Point, Point])[] => {
    const from = at;
    if (step[0] === 'Z') return [];
    at = { x: Number(step.at(-2)), y: Number(step.at(-1)) };
    return step[0] === 'L' ? [[from, at]] : [];
  });
}

function meets([from, to]: readonly [Point, Point], { x, y, width, height }: Box): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return left < x + width && right > x && top < y + height && bottom > y;
}

describe.each([
  ['flow', FLOW],
  ['sequence', SEQUENCE],
])('a %s without its page', (_, source) => {
  const scene = sceneOf(source);
  const bare = withoutPage(scene);

  it('has plates that hide lines while it has its page', () => {
    const lines = connectors(scene.nodes).flatMap((each) => stretches(connectorPath(each).line));
    const hidden = platesOf(scene).filter((plate) => lines.some((line) => meets(line, plate)));
    expect(hidden.length).toBeGreaterThan(0);
  });

  it('paints nothing in the page colour', () => {
    expect(platesOf(bare)).toEqual([]);
    for (const scheme of ['light', 'dark'] as const) {
      const page = new RegExp(`fill="(${THEMES[scheme].canvas}|#fff)"`, 'i');
      const svg = renderSvg({ ...scene, nodes: scene.nodes }, { scheme, background: 'none', identity: 'x' });
      expect(svg).not.toMatch(page);
    }
  });

  it('draws no line where a plate was', () => {
    const plates = platesOf(scene);
    const lines = connectors(bare.nodes).flatMap((each) => stretches(connectorPath(each).line));
    for (const plate of plates) expect(lines.filter((line) => meets(line, plate))).toEqual([]);
  });

  it('keeps everything else unchanged', () => {
    const others = (of: Scene): unknown[] =>
      primitives(of.nodes).filter(({ type }) => type === 'text' || type === 'icon' || type === 'ellipse');
    expect(others(bare)).toEqual(others(scene));
    expect(connectors(bare.nodes).map(({ gaps: _, ...line }) => line)).toEqual(connectors(scene.nodes));
    expect([bare.width, bare.height]).toEqual([scene.width, scene.height]);
  });
});

describe('a frame with its title on its border', () => {
  it('is open behind the title and closed elsewhere', () => {
    const scene = sceneOf(FLOW);
    const [frame] = primitives(scene.nodes).filter((each) => each.type === 'rect' && each.dash === 'dashed') as Box[];
    const [title] = platesOf(scene).filter(
      (plate) => frame !== undefined && plate.y < frame.y && plate.y + plate.height > frame.y,
    );
    const outline = primitives(withoutPage(scene).nodes).flatMap((each) =>
      each.type === 'path' && each.dash === 'dashed' && each.fill === undefined ? [each.steps] : [],
    );
    expect(outline).toHaveLength(1);
    const lines = stretches(outline[0] ?? []);
    expect(lines.filter((line) => title !== undefined && meets(line, title))).toEqual([]);
    const width = lines
      .filter(([a, b]) => a.y === frame?.y && b.y === frame.y)
      .reduce((sum, [a, b]) => sum + Math.abs(b.x - a.x), 0);
    expect(width).toBeCloseTo((frame?.width ?? 0) - 24 - (title?.width ?? 0), 5);
  });
});
