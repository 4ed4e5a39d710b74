// A document's bytes depend only on its picture: not on what was drawn before it, nor on the thread that draws it.
import type { Scene } from '@linework/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { cases, isDeep } from '../../core/src/testing/depth.js';
import { embeddedFonts } from './glyphs/embedded-fonts.js';
import { toPdf } from './pdf/to-pdf.js';
import { toPng } from './png/to-png.js';
import { freshThread, type Made } from './testing/fresh-thread.js';
import { compact, pdfPage } from './testing/pdf-page.js';
import { linesScene } from './testing/scenes.js';

const inFreshThread = freshThread();

/** Letters and their composed forms, ligatures and what they represent, scripts Inter has and lacks. */
const unit = fc.constantFrom(
  ...'äaöoÅAñnéeḔíiıçc→←->=<x×2½…fiﬁßẞ"“ АаЙиΩωά',
  '\u0308',
  '\u0301',
  '\u0327',
  '\u00a0',
  '\u2126',
  'שלום',
  'ع',
  '日',
  'かが',
  '한',
  'ไทย',
  'हि',
  '\u{1f680}',
);
const texts = fc.array(fc.string({ unit, minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 4 });
const style = fc.record({
  size: fc.constantFrom(11, 14),
  weight: fc.constantFrom(400 as const, 500 as const, 600 as const),
});
const scene = fc.tuple(texts, style).map(([lines, style]) => linesScene(lines, { style }));

const SCENES: readonly Scene[] = [
  linesScene(['ä']),
  linesScene(['a']),
  linesScene(['Größe → Maß']),
  linesScene(['Gr oße - > Mas']),
  // Each costs a thread.
  ...(isDeep ? fc.sample(scene, { numRuns: 5, seed: 20_260_701 }) : []),
];

async function bytesOf(scene: Scene): Promise<Made> {
  const [pdf, png] = [await toPdf(scene), await toPng(scene, { scale: 1 })];
  if (!pdf.ok || !png.ok) throw new Error('A picture was rejected.');
  return { pdf: pdf.bytes, png: png.bytes, fonts: await embeddedFonts(scene) };
}

const same = (a: Made | undefined, b: Made | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  Buffer.compare(a.pdf, b.pdf) === 0 &&
  Buffer.compare(a.png, b.png) === 0 &&
  JSON.stringify(a.fonts) === JSON.stringify(b.fonts);

describe('the bytes of a picture', () => {
  /** Of each scene, drawn first in a thread. */
  let first: readonly (Made | undefined)[] = [];
  beforeAll(async () => {
    const outputs: (Made | undefined)[] = [];
    for (const each of SCENES) outputs.push((await inFreshThread([each]))[0]);
    first = outputs;
  });

  test('match those of a fresh thread, whatever was drawn before', async () => {
    const order = fc.array(fc.nat(SCENES.length - 1), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(order, async (indices) => {
        for (const index of indices) {
          const scene = SCENES[index];
          if (scene !== undefined) expect(same(await bytesOf(scene), first[index])).toBe(true);
        }
      }),
      { numRuns: cases(12) },
    );
  });

  test('are the same in a thread that drew all the others before', async () => {
    const backwards = await inFreshThread(SCENES.toReversed());
    expect(backwards.toReversed().map((each, i) => same(each, first[i]))).toEqual(SCENES.map(() => true));
  });

  test('are the same when documents are made concurrently', async () => {
    const together = await Promise.all(SCENES.map(bytesOf));
    expect(together.map((each, i) => same(each, first[i]))).toEqual(SCENES.map(() => true));
  });
});

test('a text is read as it was written, after one with accented letters', async () => {
  await toPdf(linesScene(['äöü → Größe']));
  const pdf = await toPdf(linesScene(['aou Grose']));
  const { texts } = await pdfPage(pdf.ok ? pdf.bytes : new Uint8Array());
  expect(texts.map((each) => compact(each.text)).join('')).toBe('aouGrose');
});
