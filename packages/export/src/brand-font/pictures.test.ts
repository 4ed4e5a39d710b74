// A brand's font in pictures of every format: its letters are there, and each text is as wide as it was measured.
import { brandTheme, compose, drawScene, type FontFiles, type Scene } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { create } from 'fontkit';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { toPdf } from '../pdf/to-pdf.js';
import { toPng } from '../png/to-png.js';
import { compact, pdfPage } from '../testing/pdf-page.js';
import { linesScene } from '../testing/scenes.js';
import { brandFontsOf } from './embedded-brand-fonts.js';
import { BOXES, brandFontOf, interFile } from './testing/fonts.js';

const SOURCE = 'flow "Orders"\nnode a "Web shop" sub="日本 Next"\nnode b "Größe"\na -> b : "To"\n';

let boxes: FontFiles;
let inter: FontFiles;
beforeAll(async () => {
  boxes = await brandFontOf(BOXES);
  inter = await brandFontOf(interFile(400), interFile(600));
});

function composedWith(fontFiles: FontFiles, source = SOURCE) {
  const result = brandTheme({ colours: { primary: '#0b6bcb' }, font: 'Boxes', fontFiles });
  if (!result.ok) throw new Error('The brand was refused.');
  const context = { icons: basicIcons, brand: result.brand };
  const composed = compose(source, context);
  if (composed.scene === undefined) throw new Error('The source has errors.');
  return { context, composed, scene: composed.scene };
}

describe('as SVG', () => {
  const svgWith = async (fontFiles: FontFiles): Promise<string> => {
    const { context, composed } = composedWith(fontFiles);
    const drawing = { ...context, brandFonts: brandFontsOf(fontFiles) };
    return drawScene(composed, SOURCE, ['light'], {}, drawing)[0]?.svg ?? '';
  };

  test('the characters that it shows are in the picture, in the face of their weight', async () => {
    const { scene } = composedWith(inter);
    const fonts = brandFontsOf(inter)(scene);
    expect(fonts.map(({ weight, lastWeight }) => [weight, lastWeight])).toEqual([
      [400, 500],
      [600, undefined],
    ]);
    const characters = fonts.map(({ base64 }) =>
      String.fromCodePoint(
        ...create(Buffer.from(base64, 'base64')).characterSet.filter((code) => code !== 0xffff),
      ).trim(),
    );
    expect(characters).toEqual(['GNTWbehoprstxßö', 'Oders']);
  });

  test('only the embedded font is used before Inter, not a file of that name that a viewer has', async () => {
    const svg = await svgWith(inter);
    expect(svg).toMatch(/ id="(lw\w+)".* font-family="\1-b,Inter,/);
    expect(svg.match(/@font-face\{[^}]*font-weight:(?:400 500|600);src:url\(data:font\/ttf;base64,/g)).toHaveLength(2);
    expect(svg).not.toContain('Boxes');
  });

  test('is the same every time, small, and has ids of its own', async () => {
    const svg = await svgWith(inter);
    expect(await svgWith(inter)).toBe(svg);
    expect(svg.length).toBeLessThan(25_000);
    const idOf = (text: string): string | undefined => / id="(\w+)"/.exec(text)?.[1];
    expect(idOf(await svgWith(boxes))).not.toBe(idOf(svg));
  });

  test('a narrow font is drawn in its own width, except text that another font draws', async () => {
    const widths = async (fontFiles: FontFiles): Promise<ReadonlyMap<string, number>> =>
      new Map(
        Array.from((await svgWith(fontFiles)).matchAll(/textLength="([\d.]+)"[^>]*>([^<]*)</g), ([, width, text]) => [
          text ?? '',
          Number(width),
        ]),
      );
    const plain = await widths(inter);
    const narrow = await widths({ ...inter, width: 0.8 });
    expect(plain.size).toBe(5);
    for (const [text, width] of narrow)
      expect(width).toBeCloseTo((plain.get(text) ?? 0) * (/[日本]/.test(text) ? 1 : 0.8), 0);
  });
});

/** Columns with ink, px from the left. */
function inkColumns(png: PNG): readonly number[] {
  return Array.from({ length: png.width }, (_, x) => x).filter((x) =>
    Array.from({ length: png.height }, (_, y) => png.data[4 * (y * png.width + x)] ?? 255).some((red) => red < 200),
  );
}

/** The first and the last of them. */
function inkOf(png: PNG): readonly [number, number] {
  const columns = inkColumns(png);
  return [columns.at(0) ?? -1, columns.at(-1) ?? -1];
}

describe('as PNG', () => {
  const pngOf = async (scene: Scene, fontFiles?: FontFiles): Promise<PNG> => {
    const png = await toPng(scene, { scale: 1, ...(fontFiles && { fontFiles }) });
    if (!png.ok) throw new Error(png.message);
    return PNG.sync.read(Buffer.from(png.bytes));
  };

  test('a narrow font is drawn in its own width', async () => {
    const [, last] = inkOf(await pngOf(linesScene(['Orders'], { x: 20, width: 100 }), { ...boxes, width: 0.5 }));
    expect(Math.abs(last - 70)).toBeLessThan(3);
  });

  test.each(['start', 'middle', 'end'] as const)('a line is as wide as measured, at its %s', async (anchor) => {
    const scene = linesScene(['Orders'], { x: 150, width: 90, anchor });
    const left = { start: 150, middle: 105, end: 60 }[anchor];
    const [first, last] = inkOf(await pngOf(scene, boxes));
    // A box has a gap of a fifteenth of its width on both sides.
    expect(Math.abs(first - left - 1)).toBeLessThanOrEqual(1);
    expect(Math.abs(last - left - 88)).toBeLessThanOrEqual(1);
  });

  test('letters are drawn in it, and those that it lacks in Inter, within one line', async () => {
    const [mine, plain] = [await pngOf(linesScene(['Ta']), boxes), await pngOf(linesScene(['Ta']))];
    expect(Buffer.compare(mine.data, plain.data)).not.toBe(0);
    const greek = linesScene(['λπ']);
    expect(Buffer.compare((await pngOf(greek, boxes)).data, (await pngOf(greek)).data)).toBe(0);
    const [first, last] = inkOf(await pngOf(linesScene(['aλ'], { x: 20, width: 40 }), boxes));
    expect([first >= 20, last > 45, last <= 60]).toEqual([true, true, true]);
  });

  test.each(['שלום AB', 'AB שלום'])('a line in two directions keeps the space between its words: %s', async (line) => {
    const columns = inkColumns(await pngOf(linesScene([line], { x: 20, width: 100 }), boxes));
    expect([(columns.at(0) ?? 0) >= 20, (columns.at(-1) ?? 0) <= 120]).toEqual([true, true]);
    const gaps = columns.map((x, i) => x - (columns[i - 1] ?? x));
    expect(Math.max(...gaps)).toBeGreaterThan(5);
  });

  test('the same picture gives the same bytes', async () => {
    const scene = linesScene(['Orders', 'Größe 日本']);
    const options = { fontFiles: inter };
    expect(await toPng(scene, options)).toEqual(await toPng(scene, options));
  });
});

describe('as PDF', () => {
  const pageOf = async (scene: Scene, fontFiles?: FontFiles) => {
    const pdf = await toPdf(scene, { ...(fontFiles && { fontFiles }) });
    if (!pdf.ok) throw new Error(pdf.message);
    return { ...(await pdfPage(pdf.bytes)), bytes: pdf.bytes, warnings: pdf.warnings };
  };

  test('text stays text, as wide as measured, with the letters that it lacks in Inter', async () => {
    const scene = linesScene(['Orders λ 37'], { x: 20, width: 120 });
    const { texts } = await pageOf(scene, boxes);
    expect(texts.map(({ text }) => compact(text)).join('')).toBe('Ordersλ37');
    const [first, last] = [texts.at(0), texts.at(-1)];
    expect(first?.x).toBeCloseTo(15, 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(105, 0);
  });

  test('the same picture gives the same bytes, after any other', async () => {
    const scene = linesScene(['Orders ä → b']);
    const { bytes } = await pageOf(scene, inter);
    await pageOf(linesScene(['a o']), inter);
    expect((await pageOf(scene, inter)).bytes).toEqual(bytes);
    expect((await pageOf(scene, boxes)).bytes).not.toEqual(bytes);
    expect((await pageOf(scene)).bytes).not.toEqual(bytes);
  });
});
