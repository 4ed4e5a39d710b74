// What the console loads for its first page, gzipped.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadedIn } from '../../browser/scripts/loads.mjs';

const { fileOf, kilobytes } = loadedIn(fileURLToPath(new URL('../bundle/', import.meta.url)));

test('the first page, a list of diagrams, loads at most 60 kB', () => {
  const first = fileOf('console/src/pages/diagrams/diagrams.tsx');
  expect(kilobytes('console.css', 'console.js', first)).toBeLessThanOrEqual(60);
});
