import { expect, test } from 'vitest';
import { cyclesIn } from './cycles.mjs';

const cycles = (imports: Readonly<Record<string, string>>) =>
  cyclesIn(
    Object.entries(imports).map(([source, targets]) => ({
      source,
      dependencies: [...targets].map((resolved) => ({ resolved })),
    })),
  ).map((each: readonly string[]) => each.toSorted().join(''));

test.each([
  ['modules that import one another', { a: 'b', b: 'a' }, ['ab']],
  ['a module that imports itself', { a: 'a' }, ['a']],
  ['a long way round', { a: 'b', b: 'cd', c: 'e', d: '', e: 'b' }, ['bce']],
  ['two cycles', { a: 'b', b: 'ac', c: 'd', d: 'c' }, ['cd', 'ab']],
  ['several ways to one module', { a: 'bc', b: 'd', c: 'd', d: '' }, []],
  ['a module outside the list', { a: 'x' }, []],
])('%s', (_, imports, expected) => expect(cycles(imports)).toEqual(expected));
