import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IconArt, IconGradient, IconShape } from '../scene/icon.js';
import type { IconShapeNode } from '../scene/scene.js';
import { renderSvg } from './render.js';
import { sceneOf } from './testing/scenes.js';

const at = (x: number, ...shapes: readonly IconShape[]): IconShapeNode => ({
  type: 'icon',
  x,
  y: 0,
  size: 24,
  art: { width: 24, height: 24, shapes },
  ink: 'ink',
  name: 'logos:x',
});
const markupOf = (...icons: readonly IconShapeNode[]): string =>
  renderSvg(sceneOf(...icons), { scheme: 'light', background: 'none', identity: 'icon' });
/** The element that draws an outline, ignoring what the groups around it set. */
const elementOf = (svg: string, d: string): string => svg.split('<').find((each) => each.includes(` d="${d}"`)) ?? '';
const count = (svg: string, part: string): number => svg.split(part).length - 1;

const line: IconGradient = {
  line: [0, 0, 24, 0],
  stops: [
    [0, '#ff0000'],
    [1, '#0000ff', 0.5],
  ],
};

describe('an icon', () => {
  it('keeps the pen it is drawn with', () => {
    const svg = markupOf(
      at(
        0,
        { d: 'M1 1h2', stroke: '#123456', strokeWidth: 2, strokeCap: 'butt', strokeJoin: 'miter' },
        { d: 'M3 3h2', stroke: '#123456', strokeWidth: 2, strokeCap: 'square', strokeJoin: 'bevel' },
      ),
    );
    expect(elementOf(svg, 'M1 1h2')).toContain('stroke-linejoin="miter"');
    expect(elementOf(svg, 'M1 1h2')).not.toContain('stroke-linecap="round"');
    expect(elementOf(svg, 'M3 3h2')).toContain('stroke-linejoin="bevel"');
    expect(elementOf(svg, 'M3 3h2')).toContain('stroke-linecap="square"');
  });

  it('is never merged across a visible difference', () => {
    const pen = { stroke: 'ink', strokeWidth: 2 } as const;
    const svg = markupOf(
      at(0, { d: 'M1 1h2', ...pen }, { d: 'M2 2h2', ...pen, opacity: 0.5 }, { d: 'M3 3h2', ...pen, clip: 'M0 0h9v9z' }),
    );
    for (const d of ['M1 1h2', 'M2 2h2', 'M3 3h2']) expect(elementOf(svg, d)).not.toBe('');
    expect(elementOf(svg, 'M2 2h2')).toContain(' opacity="0.5"');
  });

  it('is painted with gradients, and clipped, by definitions in its own units', () => {
    const svg = markupOf(
      at(0, { d: 'M0 0h24v24z', fill: '#800080', gradient: line, opacity: 0.25, clip: 'M1 1h9v9z' }),
    );
    expect(svg).toMatch(
      /<linearGradient id="[^"]*-p\d" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="24" y2="0"><stop offset="0" stop-color="#ff0000"\/><stop offset="1" stop-color="#0000ff" stop-opacity="0.5"\/><\/linearGradient>/,
    );
    expect(svg).toMatch(/<clipPath id="[^"]*-p\d"><path d="M1 1h9v9z"\/><\/clipPath>/);
    const [, gradientId] = /<linearGradient id="([^"]*)"/.exec(svg) ?? [];
    const [, clipId] = /<clipPath id="([^"]*)"/.exec(svg) ?? [];
    expect(svg).toContain(`fill="url(#${gradientId})"`);
    expect(elementOf(svg, 'M0 0h24v24z')).toContain(` clip-path="url(#${clipId})"`);
    expect(svg).not.toContain('#800080');
  });

  it('is painted with radial gradients, transformed if necessary', () => {
    const gradient: IconGradient = { circle: [1, 2, 3, 4, 5], matrix: [1, 0, 0, 2, 0, 0], stops: line.stops };
    expect(markupOf(at(0, { d: 'M0 0h1v1z', fill: '#000000', gradient }))).toMatch(
      /<radialGradient id="[^"]*-p0" gradientUnits="userSpaceOnUse" cx="1" cy="2" r="3" fx="4" fy="5" gradientTransform="matrix\(1 0 0 2 0 0\)">/,
    );
  });

  it('shares its gradient with other icons, and with itself if it is written once', () => {
    const shape: IconShape = { d: `M0 0${'h1v1'.repeat(60)}z`, fill: '#800080', gradient: line };
    const two = markupOf(at(0, shape), at(30, shape, { d: 'M0 0h1v1z', fill: 'ink' }));
    expect(count(two, '<linearGradient')).toBe(1);
    expect(count(two, 'url(#')).toBeGreaterThan(0);
    const many = markupOf(at(0, shape), at(30, shape), at(60, shape), at(90, shape));
    expect(count(many, '<linearGradient')).toBe(1);
    expect(count(many, '<use ')).toBe(4);
  });

  it('refers only to definitions in front of it, whatever its data', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0));
    const text = fc.oneof(fc.string(), fc.constantFrom('"/><script>', 'url(https://example.org)', '#00ff00'));
    const gradient = fc.record(
      {
        line: fc.array(number, { maxLength: 6 }),
        circle: fc.array(number, { maxLength: 6 }),
        matrix: fc.array(number, { maxLength: 7 }),
        stops: fc.array(fc.tuple(number, text as fc.Arbitrary<`#${string}`>, number), { maxLength: 4 }),
      },
      { requiredKeys: ['stops'] },
    );
    const shape = fc.record(
      {
        d: text,
        fill: text as fc.Arbitrary<`#${string}`>,
        stroke: text as fc.Arbitrary<`#${string}`>,
        gradient: gradient as fc.Arbitrary<IconGradient>,
        strokeWidth: number,
        opacity: number,
        clip: text,
      },
      { requiredKeys: ['d'] },
    );
    fc.assert(
      fc.property(fc.array(fc.array(shape, { maxLength: 3 }), { maxLength: 3 }), (drawings) => {
        const svg = markupOf(...drawings.map((shapes, index) => at(index * 30, ...(shapes as IconArt['shapes']))));
        const ids = new Set(Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
        for (const [, id] of svg.matchAll(/"url\(#([^)"]*-p\d+)\)"/g)) expect(ids).toContain(id);
        expect(svg).not.toContain('<script');
        expect(svg).not.toMatch(/="(?:[^"]* )?(?:NaN|-?Infinity|[-\d.]+e[-+]\d+)/);
      }),
    );
  });
});
