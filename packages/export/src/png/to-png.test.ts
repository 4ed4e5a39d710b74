import { type SceneNode, THEMES } from '@linework/core';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../core/src/testing/depth.js';
import { kindScenes, linesScene, sceneOf } from '../testing/scenes.js';
import { toPng } from './to-png.js';

const SHOP = sceneOf('flow "Shop"\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n');
const empty = { width: 10, height: 10, title: 'Empty', description: '', kind: 'flow', nodes: [] };

async function pngOf(...words: Parameters<typeof toPng>): Promise<PNG> {
  const png = await toPng(...words);
  if (!png.ok) throw new Error(png.message);
  const decoded = PNG.sync.read(Buffer.from(png.bytes));
  expect([decoded.width, decoded.height]).toEqual([png.width, png.height]);
  return decoded;
}

type Rect = Extract<SceneNode, { type: 'rect' }>;

function rectsIn(nodes: readonly SceneNode[]): readonly Rect[] {
  return nodes.flatMap((node) => (node.type === 'rect' ? [node] : node.type === 'part' ? rectsIn(node.children) : []));
}

const pixel = (png: PNG, x: number, y: number): number[] => [
  ...png.data.subarray(4 * (y * png.width + x)).subarray(0, 4),
];

describe('the size', () => {
  test.each([
    [undefined, 2],
    [1, 1],
    [0.5, 0.5],
    [3, 3],
  ])('scale %s gives %s pixels per px', async (scale, factor) => {
    const png = await pngOf(SHOP, scale === undefined ? {} : { scale });
    expect([png.width, png.height]).toEqual([Math.ceil(SHOP.width * factor), Math.ceil(SHOP.height * factor)]);
  });

  test.each([{ scale: 0 }, { scale: -1 }, { scale: Number.NaN }, { scale: Number.POSITIVE_INFINITY }])(
    '$scale is not a scale',
    async (options) => {
      expect(await toPng(SHOP, options)).toMatchObject({
        ok: false,
        message: expect.stringContaining('greater than 0'),
      });
    },
  );

  test('too many pixels are rejected with the largest scale that fits', async () => {
    const refused = await toPng(SHOP, { scale: 4, maxPixels: 50_000 });
    expect(refused.ok).toBe(false);
    const [, fits = ''] = /scale of at most ([\d.]*\d)\.$/.exec(refused.ok ? '' : refused.message) ?? [];
    const png = await pngOf(SHOP, { scale: Number(fits), maxPixels: 50_000 });
    expect(png.width * png.height).toBeLessThanOrEqual(50_000);
    expect((await toPng(SHOP, { scale: Number(fits) + 0.01, maxPixels: 50_000 })).ok).toBe(false);
  });

  test('64 million pixels are the default limit', async () => {
    const wide = { ...empty, width: 8_000, height: 8_001 };
    expect((await toPng(wide, { scale: 1 })).ok).toBe(false);
    expect(await toPng({ ...empty, width: 1e9, height: 1e9 })).toMatchObject({
      ok: false,
      message: expect.stringContaining('No scale fits'),
    });
  });
});

describe('colours', () => {
  test("the background is the scheme's, or transparent", async () => {
    expect(pixel(await pngOf(empty), 1, 1)).toEqual([255, 255, 255, 255]);
    expect(pixel(await pngOf(empty, { scheme: 'dark' }), 1, 1)).toEqual([12, 16, 21, 255]);
    expect(pixel(await pngOf(empty, { background: 'none' }), 1, 1)[3]).toBe(0);
  });

  test.each(sampled(kindScenes(), 20))('%s covers only what it shows on a page of another colour', async (_, scene) => {
    const png = await pngOf(scene, { background: 'none', scale: 1 });
    const frames = rectsIn(scene.nodes).filter(({ fill }) => fill !== undefined && fill !== 'canvas');
    const plates = rectsIn(scene.nodes).filter(({ fill, stroke }) => fill === 'canvas' && stroke === undefined);
    const covered: string[] = [];
    for (const { x, y, width, height } of plates) {
      // Words and icons are 2 px from the edges of their plates.
      const corners = [x, x + width - 1].flatMap((left) => [y, y + height - 1].map((top) => [left, top] as const));
      for (const [left, top] of corners.map(([a, b]) => [Math.round(a), Math.round(b)] as const)) {
        const isShown = frames.some(
          (each) => left >= each.x && left <= each.x + each.width && top >= each.y && top <= each.y + each.height,
        );
        if (!isShown && pixel(png, left, top)[3] !== 0) covered.push(`${left}, ${top}`);
      }
    }
    expect(covered).toEqual([]);
  });

  test("a brand's theme is applied", async () => {
    const theme = { light: { ...THEMES.light, canvas: '#0a0b0c' as const }, dark: THEMES.dark };
    expect(pixel(await pngOf(empty, { theme }), 1, 1)).toEqual([10, 11, 12, 255]);
  });

  test('auto means light', async () => {
    const [auto, light] = [await pngOf(SHOP, { scheme: 'auto' }), await pngOf(SHOP, { scheme: 'light' })];
    expect(Buffer.compare(auto.data, light.data)).toBe(0);
  });
});

test('the same picture gives the same bytes', async () => {
  const [one, two] = await Promise.all([toPng(SHOP), toPng(SHOP)]);
  expect(one).toEqual(two);
});

test('a label that looks like an image loads nothing', async () => {
  const png = await toPng(linesScene(['<image href="/etc/passwd"/>', '&lt;image href="x"']));
  expect(png.ok).toBe(true);
});
