import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { numberFaults, PAGE } from './numbers.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['layout', 'kinds', 'compare'].map((each) => `packages/core/src/${each}`);

function sources(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map(
      (each) => `${folder}/${String(each).split(sep).join('/')}`,
    ),
  ).filter((file) => file.endsWith('.ts') && !/\.(test|data)\.ts$|\/testing\//.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

const page = readFileSync(join(ROOT, PAGE), 'utf8');

function faultsOf(files: Readonly<Record<string, string>>): readonly string[] {
  const all = new Map([
    [PAGE, page],
    ...Object.entries(files).map(([file, text]) => [`packages/core/src/${file}`, text] as const),
  ]);
  return numberFaults(all).map(
    ({ file, line, fault }) => `${file.slice('packages/core/src/'.length)}:${line} ${fault}`,
  );
}

test('the numbers of layout are each in one place, under one name', () => {
  expect(numberFaults(sources())).toEqual([]);
});

describe('a number of the page written again is refused', () => {
  test.each([
    ['under its name', 'layout/engines/good.ts', 'const WIDEST = 2.5;', "'WIDEST' is a number of the page"],
    ['under another name', 'layout/lanes/lanes.ts', 'const BROADEST = 1600;', '1600 is SCREEN'],
    ['inside a function', 'layout/lanes/lanes.ts', 'function f(w: number) { return w > 1_600; }', '1_600 is SCREEN'],
    ['as a proportion', 'layout/layered/rows/packing.ts', 'export const wide = 1.6;', '1.6 is ASPECT'],
    ['by a kind', 'kinds/stub/draw.ts', 'const WIDE = 1_600;', '1_600 is SCREEN'],
    ['by a kind under its name', 'kinds/stub/draw.ts', 'const MARGINS = 48;', "'MARGINS' is a number of the page"],
    ['as a function', 'kinds/stub/draw.ts', 'function isRibbon() {}', "'isRibbon' is a function of layout/page.ts"],
  ])('%s', (_, file, text, fault) => {
    expect(faultsOf({ [file]: text })).toContainEqual(expect.stringContaining(fault));
  });

  test('but a kind can use the word for a measure of its own', () => {
    expect(faultsOf({ 'kinds/stub/draw.ts': 'const WIDEST = 280;\nconst SMALL = 12;' })).toEqual([]);
  });
});

describe('a weight has one place and one name', () => {
  test.each([
    ['a number', 'const BEND = 0.3;'],
    ['a quotient', 'export const LENGTH: number = 0.4 / 120;'],
    ['a list', 'const SHARES = [0.5, 0.3] as const;'],
    ['a table', 'const COSTS = { wide: 4, sides: [0, 140] };'],
  ])('%s outside weights.ts is refused', (_, text) => {
    expect(faultsOf({ 'layout/engines/judge.ts': text })).toEqual([
      expect.stringMatching(/^layout\/engines\/judge\.ts:1 '\w+' is a weight/),
    ]);
    expect(faultsOf({ 'layout/engines/weights.ts': text })).toEqual([]);
  });

  test.each([
    ['places in a list', 'const NEAR = 0;\nconst FAR = 1;\nconst SIZE = 2;'],
    ['the sides of a box', 'const ALL_SIDES = [0, 1, 2, 3];'],
    ['signs and marks', 'const NONE = -1;\nconst NO_TITLE = { width: 0, height: 0 };'],
    ['words', "const PLACES = ['start', 'end'];"],
    ['a table of other weights', 'const DOWN = { leaving: [STACK_SIDE, 0] };'],
  ])('%s can be anywhere', (_, text) => {
    expect(faultsOf({ 'layout/engines/judge.ts': text })).toEqual([]);
  });

  test('one name in two phases is refused, whatever its values', () => {
    const files = {
      'layout/engines/weights.ts': 'export const BEND = 0.3;',
      'layout/lanes/weights.ts': 'export const BEND = 60;',
    };
    expect(faultsOf(files)).toEqual([
      "layout/lanes/weights.ts:1 'BEND' is defined in packages/core/src/layout/engines/weights.ts too. Give each meaning its own name.",
    ]);
  });
});
