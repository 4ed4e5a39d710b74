// The contract of every picture format, as one suite: in, a format; out, its tests.
import { describe, expect, test } from 'vitest';
import { testIcons } from '../../testing/icons.js';
import type { PictureExporter } from '../exporter.js';
import type { MadePictures, PictureFormat, PictureHost } from '../format.js';
import { pictureFormats } from '../registry.js';
import { uselessOption } from '../wishes.js';

const GOOD = 'flow "Shop" theme=dark\nnode a client "Web"\nnode b service "API"\na -> b : "calls"\n';
const BAD = 'flow "Shop"\nnode a\na -> b\n';

/** Returns what it was called with. */
const echo = (name: string, start: string) => async (scene: { width: number }, options: object) => ({
  ok: true as const,
  bytes: new TextEncoder().encode(start + JSON.stringify({ name, width: scene.width, ...options })),
  warnings: [{ message: 'A box stands for one letter.' }],
});

const exporter: PictureExporter = {
  toPng: echo('png', '\x89PNG'),
  toPdf: echo('pdf', '%PDF-'),
  embeddedFonts: async () => [{ weight: 500, base64: 'AAEAAAA=' }],
  brandFontsOf: async () => () => [{ weight: 400, lastWeight: 600, base64: 'AAEAAAA=' }],
};

const host: PictureHost = { context: { icons: testIcons }, exporter: async () => exporter };

export function describeFormat(format: PictureFormat): void {
  const { name, mediaType, suffix, takes, answeredIn, files, auto } = format;
  const all = [...pictureFormats.filter((each) => each.name !== name), format];
  const makeFrom = async (source: string, schemes: Parameters<Make>[1] = ['light']): Promise<MadePictures> => {
    const answer = await (await format.load()).make(source, schemes, {}, host);
    if ('refused' in answer) throw new Error(answer.refused);
    return answer;
  };

  describe(`the contract of the format ${name}`, () => {
    test('its names are unique, and written as users write them', () => {
      for (const names of [
        all.map((each) => each.name),
        all.map((each) => each.suffix),
        all.map((each) => each.mediaType),
      ])
        expect(new Set(names).size).toBe(names.length);
      expect([name, suffix].every((each) => /^[a-z0-9]{2,12}$/.test(each))).toBe(true);
      expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
    });

    test('it takes no theme if it has no colours, and one file holds both only if it can', () => {
      if (!takes.includes('theme')) expect([files, auto]).toEqual(['one', false]);
      const spelling = { option: (each: string) => each, format: (each: string) => each };
      for (const option of takes) expect(uselessOption(format, { [option]: 1 }, spelling, all)).toBeUndefined();
    });

    test('a source gives a picture for each scheme, the same each time, that starts as its files do', async () => {
      const { report, contents } = await makeFrom(GOOD, ['light', 'dark']);
      expect(report).toMatchObject({ ok: true, kind: 'flow', title: 'Shop' });
      expect(contents).toHaveLength(2);
      expect((await makeFrom(GOOD, ['light', 'dark'])).contents).toEqual(contents);
      for (const content of contents) {
        expect(typeof content === 'string').toBe(answeredIn !== 'file');
        const text =
          typeof content === 'string' ? content : Array.from(content, (byte) => String.fromCharCode(byte)).join('');
        expect(text.length).toBeGreaterThan(0);
        if (format.start !== undefined)
          expect(text.startsWith(format.start) || text.startsWith('\u00c2\x89PNG')).toBe(true);
      }
      if (takes.includes('theme')) expect(contents[0]).not.toEqual(contents[1]);
    });

    test("without a theme it is drawn in the source's own colours", async () => {
      expect((await makeFrom(GOOD, [undefined])).contents).toEqual((await makeFrom(GOOD, ['dark'])).contents);
    });

    test('a source with errors gives no picture and reports each error', async () => {
      const { report, contents } = await makeFrom(BAD);
      expect([report.ok, contents]).toEqual([false, []]);
      expect(report.diagnostics.map(({ code }) => code)).toContain('E201');
    });

    test('an unsupported look option is rejected first, so each accepted one is applied or harmless', async () => {
      const { make } = await format.load();
      const look = {
        embedSource: true,
        embedFont: true,
        background: 'none',
        scale: 3,
        columns: 40,
        ascii: true,
      } as const;
      const its = Object.fromEntries(Object.entries(look).filter(([option]) => takes.some((each) => each === option)));
      const pictures = await make(GOOD, ['light'], its, host);
      const plain = await make(GOOD, ['light'], {}, host);
      if (Object.keys(its).length > 0) expect(pictures).not.toEqual(plain);
      else expect(pictures).toEqual(plain);
    });
  });
}

type Make = Awaited<ReturnType<PictureFormat['load']>>['make'];
