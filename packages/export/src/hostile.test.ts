// Any label, however odd, gives a PNG and a PDF.
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { cases, isDeep } from '../../core/src/testing/depth.js';
import { anyCharacter } from '../../core/src/testing/text.js';
import { toPdf } from './pdf/to-pdf.js';
import { toPng } from './png/to-png.js';
import { pdfPage } from './testing/pdf-page.js';
import { linesScene } from './testing/scenes.js';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'a label of many characters': ['word '.repeat(isDeep ? 2_000 : 400)],
  'many lines': Array.from({ length: isDeep ? 1_000 : 150 }, (_, i) => `Line ${i}`),
  'only emoji': ['\u{1f680}\u{1f469}\u200d\u{1f469}\u200d\u{1f467}\u{1f1ef}\u{1f1f5}\u2764\ufe0f1\ufe0f\u20e3'],
  'right-to-left': ['שלום עולם', 'مرحبا بالعالم 123 (API)', '\u202eabc\u202c', '\u2067אב\u2069'],
  'zero width': ['\u200b\u200c\u200d\u2060\ufeff', 'a\u200bb', '\u0301', '\u0301'.repeat(300), 'x\u200d'.repeat(300)],
  controls: ['\u0000\u0001\u0007\u001b[31m\u007f\u0085\u009f', '\t\n\r', '\ufffe\uffff'],
  'lone surrogates': ['\ud800', 'a\udc00b', '\udfff\ud800', '\ud83d\u0301'],
  'unassigned and private': ['\u0378\ue000\u{10ffff}\u{e0001}\u{f0000}'],
  'text that looks like markup': ['</text></svg><script>', ']]>', '&amp;&#0;', '(\\)) Tj ET', '%PDF <</Type/Page>>'],
  'mixed scripts': ['日本語 and ไทย and हिन्दी and 한국어 and ქართული'],
};

describe.each(Object.entries(TEXTS))('%s', (_name, texts) => {
  test('is drawn', async () => {
    const scene = { ...linesScene(texts), title: texts[0] ?? '', description: texts.join('\n') };
    const png = await toPng(scene, { scale: 1 });
    if (!png.ok) throw new Error(png.message);
    expect(PNG.sync.read(Buffer.from(png.bytes)).height).toBe(scene.height);
    const pdf = await toPdf(scene);
    if (!pdf.ok) throw new Error(pdf.message);
    expect((await pdfPage(pdf.bytes)).pages).toBe(1);
    const warnings = pdf.warnings.filter((each) => each.code !== 'page-reduced');
    expect(warnings.map((each) => each.code)).toEqual(png.warnings.map((each) => each.code));
  });
});

test('any text in any place', async () => {
  const unit = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 1 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom('\u200d', '\ufe0f', '\u0301', 'ל', 'ع', '->', '日', ' '),
  );
  const style = fc.record({
    size: fc.constantFrom(1, 11, 14, 400),
    weight: fc.constantFrom(400 as const, 500 as const, 600 as const),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit, maxLength: 12 }), { maxLength: 4 }),
      style,
      fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
      fc.constantFrom(0, 0.01, 40, 1e6, Number.NaN),
      async (texts, style, anchor, width) => {
        const scene = linesScene(texts, { style, anchor, width });
        const [png, pdf] = [await toPng(scene, { scale: 1 }), await toPdf(scene)];
        expect([png.ok, pdf.ok]).toEqual([true, true]);
      },
    ),
    { numRuns: cases(40) },
  );
});
