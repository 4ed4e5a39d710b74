// The committed metrics match the font files, and unpack to them.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { entryOf, interTables } from '../../packages/core/src/metrics/inter.js';
import { readNumbers, signed } from '../../packages/core/src/metrics/number-text.js';
import { isDeep } from '../../packages/core/src/testing/depth.js';
import { LARGEST, writeNumbers, writeSigned } from './number-text.mjs';

const paths = createRequire(import.meta.url).resolve.paths('@expo-google-fonts/inter') ?? [];
const hasFonts = paths.some((path) => existsSync(`${path}/@expo-google-fonts/inter`));

describe('number lists', () => {
  it('come back as they were written', () => {
    const numbers = [0, 1, 69, 70, 159, 160, 1779, 1780, 5492, LARGEST];
    expect([...readNumbers(writeNumbers(numbers))]).toEqual(numbers);
    const all = Array.from({ length: LARGEST + 1 }, (_, index) => index);
    expect([...readNumbers(writeNumbers(all))]).toEqual(all);
    expect(writeNumbers(all)).toMatch(/^[ !#%&(-[\]^_a-~]+$/);
  });

  it('may be signed', () => {
    const numbers = [0, -1, 1, -2, 2, -372, 340, -4900];
    expect([...readNumbers(writeSigned(numbers))].map(signed)).toEqual(numbers);
  });
});

describe.skipIf(!hasFonts)('inter-data.ts', () => {
  // The other test reads what the generator reads; all of its work takes seconds.
  it.runIf(isDeep)('is what the generator writes', () => {
    const generator = fileURLToPath(new URL('generate.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [generator, '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('has the advance and the kerning of every character', async () => {
    const { FONT_FILES } = await import('./font-files.mjs');
    const { readFont } = await import('./font-reader.mjs');
    const { readKerning } = await import('./layout-rules.mjs');
    const tables = interTables();
    for (const { weight, file } of FONT_FILES as { weight: 400 | 500 | 600; file: string }[]) {
      const font = readFont(readFileSync(file));
      const kerning = readKerning(font);
      const { advances, kernings } = tables.weights[weight];
      const codes = [...(font.glyphOf.keys() as Iterable<number>)].filter((code) => entryOf(tables, code) > 0);
      expect(codes.length).toBeGreaterThan(1000);
      const differences: string[] = [];
      for (const code of codes) {
        const entry = entryOf(tables, code);
        if (advances[entry] !== font.advance(font.glyphOf.get(code))) differences.push(`advance of ${code}`);
        for (const other of codes) {
          // Every seventh pair, or fewer outside the gate: all of them take seconds, and classes repeat much sooner.
          if ((code * 31 + other) % (isDeep ? 7 : 61) !== 0) continue;
          const pair = (tables.rowOf[entry] ?? 0) + (tables.columnOf[entryOf(tables, other)] ?? 0);
          const ours = kernings[tables.kerningOf[pair] ?? 0];
          if (ours !== kerning(font.glyphOf.get(code), font.glyphOf.get(other))) differences.push(`${code} ${other}`);
        }
      }
      expect(differences).toEqual([]);
    }
  });
});
