import type { PictureExporter, Scene } from '@linework/core';
import { expect, test } from 'vitest';
import { fittedPng } from './fitted-png.js';

/** `bytes`: of a pixel. */
function exporterWith(bytes: number, scales: number[] = []): PictureExporter {
  const toPng: PictureExporter['toPng'] = async ({ width, height }, { scale = 1 }) => {
    scales.push(scale);
    return { ok: true, bytes: new Uint8Array(Math.round(width * height * scale * scale * bytes)), warnings: [] };
  };
  return {
    toPng,
    toPdf: async () => ({ ok: false, message: '' }),
    embeddedFonts: async () => [],
    brandFontsOf: async () => () => [],
  };
}

const scene = (width: number, height: number) => ({ width, height }) as Scene;

test.each([
  ['a small picture is enlarged', 250, 200, 0.1, 1_000],
  ['a wide picture is reduced', 8_000, 2_000, 0.1, 1_000],
  ['a picture of many bytes is reduced until it has at most 300 kB', 1_000, 1_000, 1, 547],
  ['a long picture is reduced to 4,000 px of height', 1_000, 20_000, 0.01, 200],
  ['a picture like a thread has at least one px', 1, 100_000, 0.01, 1],
])('%s', async (_, width, height, bytes, expected) => {
  const scales: number[] = [];
  const png = await fittedPng(exporterWith(bytes, scales)).toPng(scene(width, height), {});
  expect(png.ok && png.bytes.length).toBeLessThanOrEqual(300_000);
  expect(Math.round((scales.at(-1) ?? 0) * width)).toBe(expected);
  const messages = png.ok ? png.warnings.map(({ message }) => message) : [];
  expect(messages).toEqual(expected === 1_000 ? [] : [expect.stringContaining(`${expected} px wide`)]);
});

test('a picture whose bytes do not shrink ends', async () => {
  const scales: number[] = [];
  const stubborn: PictureExporter = {
    ...exporterWith(1),
    toPng: async (_, { scale = 1 }) => {
      scales.push(scale);
      return { ok: true, bytes: new Uint8Array(400_000), warnings: [] };
    },
  };
  await fittedPng(stubborn).toPng(scene(1_000, 1_000), {});
  expect(scales.length).toBeLessThan(40);
});

test('a picture that cannot be made is refused', async () => {
  const refused: PictureExporter = { ...exporterWith(1), toPng: async () => ({ ok: false, message: 'No.' }) };
  expect(await fittedPng(refused).toPng(scene(10, 10), {})).toEqual({ ok: false, message: 'No.' });
});
