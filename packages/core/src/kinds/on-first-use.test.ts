// Kinds that are loaded when they are first read report the same as kinds that are all there.
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.js';
import { checkText } from '../check-cut.js';
import { testIcons as icons } from '../testing/icons.js';
import { flow } from './flow/index.js';
import { plainFlow } from './flow/plain.js';
import type { AnyKind } from './kind.js';
import { kindsOnFirstUse } from './on-first-use.js';
import { kinds } from './registry.js';

/** Flow in both forms, and every other kind whole. */
function noting(): { readonly loaded: string[]; readonly late: ReturnType<typeof kindsOnFirstUse> } {
  const loaded: string[] = [];
  const load = (name: string, kind: AnyKind) => (): AnyKind => {
    loaded.push(name);
    return kind;
  };
  const loaders = Object.fromEntries(
    Array.from(kinds, ([name, kind]) => [
      name,
      name === 'flow'
        ? { plain: load('flow', plainFlow), whole: load('flow with repairs', flow) }
        : { whole: load(name, kind) },
    ]),
  );
  return { loaded, late: kindsOnFirstUse(loaders) };
}

test('a source loads only its kind, and its repairs only for a line that needs them', () => {
  const { loaded, late } = noting();
  checkText('flow "Hi"\nnode a\n', { icons }, late);
  checkText('flow "Hi again"\nnode a\n', { icons }, late);
  expect(loaded).toEqual(['flow']);
  checkText('flow "Hi"\nA[Web] --> B[Shop]\n', { icons }, late);
  expect(new Set(loaded)).toEqual(new Set(['flow', 'flow with repairs']));
});

test('every mistake is reported as with all kinds', () => {
  const { late } = noting();
  for (const { example } of catalogue().slice(0, 150))
    expect(checkText(example, { icons }, late).diagnostics).toEqual(checkText(example, { icons }, kinds).diagnostics);
});

test('it lists all kinds, in their order', () => {
  const { late } = noting();
  expect([...late.keys()]).toEqual([...kinds.keys()]);
  expect(late.size).toBe(kinds.size);
  expect(new Map(late).get('pie')).toBe(kinds.get('pie'));
  expect([...late.values()].length).toBe(kinds.size);
  expect(late.has('constructor')).toBe(false);
  expect(late.get('constructor')).toBeUndefined();
  const visited: string[] = [];
  late.forEach((_, name) => {
    visited.push(name);
  });
  expect(visited).toEqual([...kinds.keys()]);
});
