// Mutated real texts of every Mermaid type. Without the shared corpus, the converter's own samples are used.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mutation } from '../../packages/convert/src/mermaid/testing/mutations.js';
import { keepsPromises } from '../../packages/convert/src/mermaid/testing/promises.js';
import { samplesByType } from '../../packages/convert/src/mermaid/testing/samples.js';
import { cases } from '../../packages/core/src/testing/depth.js';

const RUNS = cases(60);
const corpus = process.env.CORPUS ?? join(dirname(fileURLToPath(import.meta.url)), '../../../shared/corpus/mermaid');

/** Longer ones cost more than they find. */
const LONGEST = 6_000;

type Text = () => string;

function textsOf(type: string): readonly Text[] {
  const folder = join(corpus, type);
  if (!existsSync(folder)) return (samplesByType[type]?.texts ?? []).map((text) => () => text);
  const files = readdirSync(folder).filter((each) => each.endsWith('.mmd'));
  return files.sort().map((each) => () => readFileSync(join(folder, each), 'utf8').slice(0, LONGEST));
}

it.each(Object.keys(samplesByType))('%s', (type) => {
  const texts = textsOf(type);
  expect(texts.length).toBeGreaterThan(0);
  const changed = fc.tuple(fc.constantFrom(...texts), mutation).map(([text, change]) => change(text()));
  fc.assert(fc.property(changed, fc.boolean(), keepsPromises), { numRuns: RUNS });
});
