// Writes packages/core/src/metrics/marks-data.ts: the combining marks of Unicode, from Node's ICU.
// Run `node scripts/metrics/generate-marks.mjs` with a newer Node to follow a newer Unicode version.

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LARGEST, writeNumbers } from './number-text.mjs';

const TARGET = join(dirname(fileURLToPath(import.meta.url)), '../../packages/core/src/metrics/marks-data.ts');
/** Above are only tags and variation selectors, which the reading code handles. */
const END = 0x1f000;

/** Gap and length of each run; unassigned code points inside a run belong to it, which halves the list. */
function runs(property) {
  const numbers = [];
  let start = -1;
  let last = -1;
  let end = 0;
  const close = () => {
    if (start < 0) return;
    let gap = start - end;
    for (; gap > LARGEST; gap -= LARGEST) numbers.push(LARGEST, 0);
    numbers.push(gap, last + 1 - start);
    end = last + 1;
    start = -1;
  };
  for (let code = 0; code < END; code++) {
    const character = String.fromCodePoint(code);
    if (property.test(character)) {
      if (start < 0) start = code;
      last = code;
    } else if (!/\p{Cn}/u.test(character)) close();
  }
  close();
  return writeNumbers(numbers);
}

writeFileSync(
  TARGET,
  [
    `// The combining marks of Unicode ${process.versions.unicode}: gap and length of each run of code points, read by characters.ts.`,
    '// Written by scripts/metrics/generate-marks.mjs: do not edit.',
    '',
    '/** General categories Mn and Me: drawn over or under their base. */',
    'export const NONSPACING: string =',
    `  '${runs(/[\p{Mn}\p{Me}]/u)}';`,
    '',
    '/** General category Mc: drawn beside their base, in one cluster with it. */',
    'export const SPACING: string =',
    `  '${runs(/\p{Mc}/u)}';`,
    '',
  ].join('\n'),
);
