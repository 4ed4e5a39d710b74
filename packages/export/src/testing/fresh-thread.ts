// Exports in a thread of their own, as a worker pool runs them. In: scenes. Out: the bytes that one new thread gives
// for them in sequence. The exporters are bundled once per test file, because a thread loads no TypeScript.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Scene } from '@linework/core';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const home = fileURLToPath(new URL('../..', import.meta.url));

/** In the bundle's folder, at the same distance from the fonts as `src/fonts`. */
const ENTRY = `
  import { parentPort, workerData } from 'node:worker_threads';
  import { embeddedFonts } from '../glyphs/embedded-fonts.js';
  import { toPdf } from '../pdf/to-pdf.js';
  import { toPng } from '../png/to-png.js';
  const made = [];
  for (const scene of workerData) {
    const [pdf, png, fonts] = [await toPdf(scene), await toPng(scene, { scale: 1 }), await embeddedFonts(scene)];
    made.push({ pdf: pdf.bytes, png: png.bytes, fonts });
  }
  parentPort.postMessage(made);
`;

export interface Made {
  readonly pdf: Uint8Array;
  readonly png: Uint8Array;
  readonly fonts: unknown;
}

/** Call at the top of a test file. */
export function freshThread(): (scenes: readonly Scene[]) => Promise<readonly Made[]> {
  let folder = '';
  beforeAll(async () => {
    mkdirSync(join(home, '.build'), { recursive: true });
    folder = mkdtempSync(join(home, '.build', 'test-'));
    await build({
      stdin: { contents: ENTRY, resolveDir: join(home, 'src', 'testing') },
      outfile: join(folder, 'thread.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@linework/source'],
      external: ['pdfkit', 'fontkit', 'harfbuzzjs', '@resvg/resvg-js'],
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (scenes) =>
    new Promise((resolve, reject) => {
      const thread = new Worker(join(folder, 'thread.mjs'), { workerData: scenes });
      thread.once('message', resolve).once('error', reject);
    });
}
