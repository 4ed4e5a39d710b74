// Scenes for tests: a small hand-made one, and generators of unlimited ones with hostile texts.
import fc from 'fast-check';
import type { IconArt } from '../../scene/icon.js';
import {
  type ColourRole,
  HEAD_FORMS,
  type PartNode,
  type Scene,
  type SceneNode,
  type TextShape,
} from '../../scene/scene.js';
import { anyCharacter } from '../../testing/text.js';
import { LIGHT } from '../../theme/theme-table.js';

export const DATABASE: IconArt = {
  width: 24,
  height: 24,
  shapes: [
    { d: 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0', stroke: 'ink', strokeWidth: 2 },
    { d: 'M3 5V19A9 3 0 0 0 21 19V5', stroke: 'ink', strokeWidth: 2 },
  ],
};

export function sceneOf(...nodes: readonly SceneNode[]): Scene {
  return { width: 200, height: 100, title: 'Orders', description: '', kind: 'flow', nodes };
}

export function textOf(text: string, more: Partial<TextShape> = {}): TextShape {
  const style = { size: 14, weight: 500 } as const;
  return { type: 'text', x: 10, y: 20, text, width: 50, style, anchor: 'start', fill: 'ink', ...more };
}

const ROLES = Object.keys(LIGHT) as ColourRole[];

/** Random UTF-16 code units, so that lone surrogates, control characters and markup occur. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: anyCharacter }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    ']]>',
    '<script>alert(1)</script>',
    '"\' onload="x',
    '&amp;',
    '--><!--',
    '\ud800',
    '\udc00a',
    '\u0000',
  ),
);

const length: fc.Arbitrary<number> = fc.oneof(
  fc.double({ min: -5000, max: 5000, noNaN: true }),
  fc.constantFrom(0, -0, 1e-9, 1e300, Number.NaN, Number.POSITIVE_INFINITY),
);
const role: fc.Arbitrary<ColourRole> = fc.constantFrom(...ROLES);
const dash = fc.constantFrom('solid' as const, 'dashed' as const, 'dotted' as const);
const paint = { fill: role, stroke: role, strokeWidth: length, dash };
const paintKeys = { requiredKeys: [] as [] };

const rect = fc
  .tuple(
    fc.record({ x: length, y: length, width: length, height: length, radius: length }),
    fc.record(paint, paintKeys),
  )
  .map(([box, look]) => ({ type: 'rect' as const, ...box, ...look }));
const ellipse = fc
  .tuple(fc.record({ cx: length, cy: length, rx: length, ry: length }), fc.record(paint, paintKeys))
  .map(([box, look]) => ({ type: 'ellipse' as const, ...box, ...look }));
const head = fc.constantFrom(false, true, ...HEAD_FORMS);
const connector = fc.record({
  type: fc.constant('connector' as const),
  points: fc.array(fc.record({ x: length, y: length }), { maxLength: 6 }),
  cornerRadius: length,
  stroke: role,
  strokeWidth: length,
  dash,
  startHead: head,
  endHead: head,
  animate: fc.boolean(),
});
const text = fc.record({
  type: fc.constant('text' as const),
  x: length,
  y: length,
  text: hostileText,
  width: length,
  style: fc.record({ size: fc.integer({ min: 1, max: 40 }), weight: fc.constantFrom(400 as const, 500 as const) }),
  anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
  fill: role,
});
const icon = fc.record({
  type: fc.constant('icon' as const),
  x: length,
  y: length,
  size: length,
  art: fc.record({
    width: length,
    height: length,
    shapes: fc.array(
      fc.record({ d: hostileText, fill: fc.constantFrom('ink' as const, '#12ab"<' as const), evenOdd: fc.boolean() }),
      { maxLength: 3 },
    ),
  }),
  ink: role,
  name: hostileText,
});

const leaf: fc.Arbitrary<SceneNode> = fc.oneof(rect, ellipse, connector, text, icon, fc.constant(databaseIcon()));

function databaseIcon(): SceneNode {
  return { type: 'icon', x: 4, y: 4, size: 20, art: DATABASE, ink: 'ink', name: 'lx:database' };
}

const part: fc.Arbitrary<PartNode> = fc.record(
  {
    type: fc.constant('part' as const),
    part: fc.constantFrom('node' as const, 'edge' as const, 'title' as const),
    children: fc.array(leaf, { maxLength: 5 }),
    id: hostileText,
    label: hostileText,
    description: hostileText,
    link: fc.oneof(hostileText, fc.webUrl({ validSchemes: ['https'] })),
  },
  { requiredKeys: ['type', 'part', 'children'] },
);

export const scenes: fc.Arbitrary<Scene> = fc.record({
  width: length,
  height: length,
  title: hostileText,
  description: hostileText,
  kind: fc.constant('flow'),
  nodes: fc.array(fc.oneof(leaf, part), { maxLength: 12 }),
});
