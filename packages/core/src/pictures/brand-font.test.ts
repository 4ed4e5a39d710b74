// Every way to a picture takes a brand's font along.
import { expect, test } from 'vitest';
import { brandTheme } from '../brand/brand.js';
import type { FontFiles } from '../brand/contract.js';
import { testIcons } from '../testing/icons.js';
import type { PictureExporter } from './exporter.js';
import type { PictureHost } from './format.js';
import { pictureFormats } from './registry.js';

const SOURCE = 'flow "Shop"\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n';

const FILES: FontFiles = {
  family: 'Acme Sans',
  faces: [{ weight: 400, lastWeight: 600, base64: 'AAEAAAA=' }],
  width: 0.8,
  licence: '',
};

/** Returns the font that it was called with. */
const echo: PictureExporter['toPng'] = async (_scene, { fontFiles }) => ({
  ok: true,
  bytes: new TextEncoder().encode(fontFiles?.family ?? 'Inter'),
  warnings: [],
});

const exporter: PictureExporter = {
  toPng: echo,
  toPdf: echo,
  embeddedFonts: async () => [{ weight: 500, base64: 'SW50ZXI=' }],
  brandFontsOf:
    async ({ faces }) =>
    () =>
      faces,
};

function hostWith(fontFiles?: FontFiles): PictureHost {
  const result = brandTheme({ colours: { primary: '#0b6bcb' }, font: 'Acme Sans', ...(fontFiles && { fontFiles }) });
  if (!result.ok) throw new Error('The brand was refused.');
  const brandFonts = fontFiles && { brandFonts: () => fontFiles.faces };
  return { context: { icons: testIcons, brand: result.brand, ...brandFonts }, exporter: async () => exporter };
}

async function drawnAs(name: string, host: PictureHost, embedFont = false): Promise<string> {
  const format = pictureFormats.find((each) => each.name === name);
  const answer = await (await format?.load())?.make(SOURCE, ['light'], { embedFont }, host);
  if (answer === undefined || 'refused' in answer) throw new Error('The picture was refused.');
  const [content = ''] = answer.contents;
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

test.each(['png', 'pdf'])('%s is drawn with the files of the font', async (name) => {
  expect(await drawnAs(name, hostWith(FILES))).toBe('Acme Sans');
  expect(await drawnAs(name, hostWith())).toBe('Inter');
});

test('SVG has the glyphs of the font without a request for them, in one rule for all weights that they draw', async () => {
  const svg = await drawnAs('svg', hostWith(FILES));
  expect(svg).toMatch(
    /@font-face\{font-family:lw\w+-b;font-weight:400 600;src:url\(data:font\/ttf;base64,AAEAAAA=\)\}/,
  );
  expect(svg).toMatch(/font-family="lw\w+-b,Inter,/);
  expect(svg).not.toContain('Acme Sans');
  expect(await drawnAs('svg', hostWith())).toContain(`font-family="'Acme Sans',Inter,`);
});

test('SVG with requested glyphs has those of Inter too, for what the font lacks', async () => {
  const svg = await drawnAs('svg', hostWith(FILES), true);
  expect(svg).toMatch(/font-family="(lw\w+)-b,\1-f,Inter,/);
  expect(svg).toContain('font-weight:500;src:url(data:font/ttf;base64,SW50ZXI=)');
});

test('SVG asks the viewer for the font where its glyphs cannot be found', async () => {
  const { brandFonts: _, ...context } = hostWith(FILES).context;
  expect(await drawnAs('svg', { context })).toContain(`font-family="'Acme Sans',Inter,`);
});

test('text is as wide as the font sets it', async () => {
  const widths = (svg: string): readonly number[] =>
    Array.from(svg.matchAll(/textLength="([\d.]+)"/g), ([, width]) => Number(width));
  const [narrow, plain] = [widths(await drawnAs('svg', hostWith(FILES))), widths(await drawnAs('svg', hostWith()))];
  expect(narrow).toHaveLength(plain.length);
  for (const [i, width] of narrow.entries()) expect(width).toBeCloseTo((plain[i] ?? 0) * 0.8, 0);
});
