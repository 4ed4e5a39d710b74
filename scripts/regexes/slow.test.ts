import { expect, test } from 'vitest';
import { slowIn } from './slow.mjs';

test.each([
  ['packages/core/src/a.ts', '/^(?:a\\s*,?\\s*)*$/', 'exponentially'],
  ['packages/import/src/a.ts', '/^\\s*name:/m', 'with the square of the text'],
  ['packages/convert/src/a.ts', '/^(.*?)\\s+x$/s', 'with the square of the text'],
  ['packages/server/src/a.ts', '/ +$/', 'with the square of the text'],
])('in %s, %s grows %s', (file, pattern, growth) => {
  expect(slowIn(file, `const a = 1;\nexport const b = ${pattern};\n`)).toEqual([
    `${file}:2 grows ${growth}: ${pattern}`,
  ]);
});

test.each([
  ['packages/core/src/a.ts', '/\\s+$/'],
  ['packages/import/src/a.ts', '/^[ \\t]*name:/m'],
  ['packages/import/src/a.ts', '/(?<!\\s)\\s+$/'],
  ['packages/import/src/a.ts', '/^a+b+$/'],
])('in %s, %s is quick enough', (file, pattern) => {
  expect(slowIn(file, `export const a = ${pattern};\n`)).toEqual([]);
});
