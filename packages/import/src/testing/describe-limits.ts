// The limits of every importer: in, samples of its format; out, tests that far too many items and far too long texts are answered,
// with work in proportion.
import { describe, expect, test } from 'vitest';
import { isDeep, sampled } from '../../../core/src/testing/depth.js';
import { workOf } from '../../../core/src/testing/work.js';
import { type FileSet, IMPORT_LIMITS, type Importer, type ImportResult } from '../contract.js';

interface Samples {
  readonly good: FileSet;
  readonly large: (count: number) => FileSet;
}

/** Formats that fold what is too much, such as folders, instead of refusing it. */
const MOST_PARTS = 40;
const FEW = isDeep ? 500 : 150;
const LONG_TEXT = isDeep ? 120_000 : 12_000;

export function describeLimits(
  importer: Importer,
  { good, large }: Samples,
  run: (files: FileSet) => Promise<ImportResult>,
): void {
  describe(`limits of the importer of ${importer.format}`, () => {
    test('far too many items are refused by their number', async () => {
      const { ok, diagnostics, parts } = await run(large(IMPORT_LIMITS.items + 1));
      if (ok) expect(parts.length).toBeLessThanOrEqual(MOST_PARTS);
      else expect(diagnostics.map(({ code }) => code)).toEqual(['I104']);
    });

    test('four times the items take four times the work', async () => {
      const read = await importer.load();
      const context = { icons: { find: () => undefined, nearest: () => [] } };
      const [few = 0, many = 0] = [FEW, 4 * FEW].map((count) => {
        const files = large(count).filter(({ path }) => importer.reads?.(path) ?? true);
        return workOf(() => read({ files, options: {}, context }));
      });
      expect(many).toBeLessThan(5 * few + 10_000);
    });

    test('a text of any length is cut, and the source stays valid', async () => {
      const [{ path = 'file', content = '' } = {}, ...others] = good;
      const ends = [...content.matchAll(/(?<=[\w])(?=["'\s,;:)])/g)].map(({ index }) => index);
      for (const at of sampled(ends, 8)) {
        for (const text of ['x'.repeat(LONG_TEXT), 'long '.repeat(LONG_TEXT / 5).trimEnd()]) {
          const files = [{ path, content: content.slice(0, at) + text + content.slice(at) }, ...others];
          const { diagnostics } = await run(files);
          const codes = diagnostics.map(({ code }) => code);
          for (const code of ['I104', 'I112', 'I113']) expect(codes, `${text[4]} at ${at}`).not.toContain(code);
        }
      }
    });
  });
}
