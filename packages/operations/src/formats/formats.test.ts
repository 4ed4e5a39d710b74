import { brandTheme, type PictureExporter, pictureFormats } from '@linework/core';
import { basicIcons } from '@linework/icons/basic';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCAL } from '../access.js';
import { operations } from '../registry.js';
import { sharedSchemas } from '../shared-schemas.js';

const GOOD = 'flow "Shop" theme=dark\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n';
const BAD = 'flow "Shop"\nnode a\na -> b\n';
const shared = sharedSchemas(z);

/** Returns the requested format; refuses a scale of 9. */
const echo =
  (name: string) => async (scene: { width: number }, options: { readonly scheme?: string; readonly scale?: number }) =>
    options.scale === 9
      ? ({ ok: false, message: 'Too large.' } as const)
      : ({
          ok: true,
          bytes: new TextEncoder().encode(JSON.stringify({ name, wide: scene.width > 0, ...options })),
          warnings: options.scale === 3 ? [{ message: 'A box stands for 日.' }] : [],
        } as const);
const exporter: PictureExporter = {
  toPng: echo('png'),
  toPdf: echo('pdf'),
  embeddedFonts: async () => [{ weight: 500, base64: 'AAEAAAA=' }],
  brandFontsOf: async () => () => [],
};

async function answer(name: string, input: object, context: object = { exporter: async () => exporter }) {
  const operation = operations.find((each) => each.name === name);
  if (!operation) throw new Error(name);
  const schemas = operation.schemas(shared);
  const ran = await operation.call(input, schemas, { actor: LOCAL, icons: basicIcons, ...context });
  if ('value' in ran) schemas.output.strict().parse(ran.value);
  return ran;
}

describe.each(['draw', 'render'])('%s', (name) => {
  test.each([
    ['png', 'image/png', { scale: 4, background: 'none' }, { scheme: 'dark', background: 'none', scale: 4 }],
    ['png', 'image/png', { theme: 'light' }, { scheme: 'light' }],
    ['pdf', 'application/pdf', {}, { scheme: 'dark' }],
  ])('returns a %s as a file of type %s, requested with %j', async (format, mediaType, look, expectedLook) => {
    const ran = await answer(name, { source: GOOD, format, ...look });
    const { file, svg } = (ran as { value: { file: { mediaType: string; base64: string }; svg?: string } }).value;
    expect(svg).toBeUndefined();
    expect(file.mediaType).toBe(mediaType);
    const content = JSON.parse(Buffer.from(file.base64, 'base64').toString());
    expect(content).toEqual({ name: format, wide: true, ...expectedLook });
  });

  test('reports the quality of a picture, the same in every format; a text picture has none', async () => {
    const qualities = await Promise.all(
      pictureFormats.map(async (format) => {
        const ran = await answer(name, { source: GOOD, format: format.name });
        return [format.answeredIn, 'value' in ran ? (ran.value as { quality?: object }).quality : ran] as const;
      }),
    );
    const [[, quality]] = qualities as [readonly [string, object]];
    expect(quality).toMatchObject({ crossings: 0, bends: 0, against: 0, longestLine: expect.any(Number) });
    for (const [answeredIn, each] of qualities) expect(each).toEqual(answeredIn === 'text' ? undefined : quality);
  });

  test('returns SVG by default, and loads no exporter for it', async () => {
    const never = { exporter: () => Promise.reject(new Error('loaded')) };
    const plain = await answer(name, { source: GOOD }, never);
    expect(plain).toMatchObject({ value: { svg: expect.stringMatching(/^<svg /) } });
    expect(await answer(name, { source: GOOD, format: 'svg' }, never)).toEqual(plain);
    await expect(answer(name, { source: GOOD, format: 'png' }, never)).rejects.toThrow('loaded');
  });

  test('draws with the brand of its context, in every format of pictures', async () => {
    const logo = '<svg viewBox="0 0 60 20"><path fill="#e4002b" d="M0 0H60V20H0z"/></svg>';
    const result = brandTheme({ colours: { primary: '#0f766e' }, logo });
    if (!result.ok) throw new Error('The brand is refused.');
    const { brand } = result;
    const context = { exporter: async () => exporter, brand };
    for (const format of ['png', 'pdf']) {
      const ran = await answer(name, { source: GOOD, format }, context);
      const { file } = (ran as { value: { file: { base64: string } } }).value;
      expect(JSON.parse(Buffer.from(file.base64, 'base64').toString()).theme).toEqual(brand.theme);
    }
    const { svg } = ((await answer(name, { source: GOOD }, context)) as { value: { svg: string } }).value;
    expect(svg).toContain(brand.theme.dark['brand-stroke']);
    expect(svg).toContain('fill="#e4002b"');
  });

  test('embeds the glyphs in an SVG on request', async () => {
    const ran = await answer(name, { source: GOOD, embedFont: true });
    expect(ran).toMatchObject({ value: { svg: expect.stringContaining('url(data:font/ttf;base64,AAEAAAA=)') } });
    expect(await answer(name, { source: GOOD, embedFont: false }, {})).toEqual(await answer(name, { source: GOOD }));
    expect(await answer(name, { source: GOOD, embedFont: true }, {})).toMatchObject({ refused: 'validation.failed' });
    expect(await answer(name, { source: GOOD, format: 'pdf', embedFont: true })).toMatchObject({
      refused: 'validation.failed',
      message: 'embedFont is for svg, not for pdf.',
    });
  });

  test('reports what could not be drawn as measured', async () => {
    const ran = await answer(name, { source: GOOD, format: 'png', scale: 3 });
    expect(ran).toMatchObject({ value: { warnings: ['A box stands for 日.'] } });
  });

  test.each([
    ['a picture the exporter refuses', { format: 'png', scale: 9 }, 'Too large.'],
    ['a scale for a PDF', { format: 'pdf', scale: 2 }, 'scale is for png, not for pdf.'],
    ['a scale for an SVG', { scale: 2 }, 'scale is for png, not for svg.'],
    ['the source in a PNG', { format: 'png', embedSource: true }, 'embedSource is for svg, not for png.'],
  ])('refuses %s', async (_what, look, message) => {
    expect(await answer(name, { source: GOOD, ...look })).toEqual({ refused: 'validation.failed', message });
  });

  test('refuses formats other than SVG without an exporter', async () => {
    expect(await answer(name, { source: GOOD, format: 'png' }, {})).toMatchObject({ refused: 'validation.failed' });
  });
});

test('a source with errors gets the same response as for SVG', async () => {
  expect(await answer('draw', { source: BAD, format: 'png' })).toEqual(await answer('draw', { source: BAD }));
  expect(await answer('render', { source: BAD, format: 'pdf' })).toEqual(await answer('render', { source: BAD }));
});

test.each(['draw', 'render'])('%s reports that a field was renamed', async (name) => {
  const message = 'There is no field scheme; scheme was renamed to theme.';
  await expect(answer(name, { source: GOOD, scheme: 'dark' })).rejects.toMatchObject({ issues: [{ message }] });
  await expect(answer(name, { source: GOOD, colour: 'dark' })).rejects.toMatchObject({
    issues: [{ message: expect.stringContaining('"colour"') }],
  });
});

test('every format can be requested', async () => {
  for (const { name } of pictureFormats)
    expect(await answer('render', { source: GOOD, format: name })).toHaveProperty('value');
});
