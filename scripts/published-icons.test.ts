// Icons as their authors publish them, from the packages that the bundled sets are built from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcon } from '@linework/core';
import { expect, it } from 'vitest';
import { strayText } from '../packages/core/src/outlines/testing/stray-text.js';
import { folderOf } from '../packages/icons/scripts/source.mjs';

interface IconifySet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly width?: number;
  readonly height?: number;
}

function spread<T>(all: readonly T[], count: number): readonly T[] {
  return all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));
}

function ofIconify(set: string, count: number): readonly string[] {
  const {
    icons,
    width = 16,
    height = 16,
  }: IconifySet = JSON.parse(readFileSync(join(folderOf(`@iconify-json/${set}`), 'icons.json'), 'utf8'));
  return spread(Object.values(icons), count).map(
    (icon) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1em" height="1em" viewBox="0 0 ${icon.width ?? width} ${icon.height ?? height}">${icon.body}</svg>`,
  );
}

function ofFolder(folder: string, count: number): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  return spread(files.sort(), count).map((name) => readFileSync(join(folder, name), 'utf8'));
}

it('at least 95 % of 300 published icons are accepted, as path data and colours', () => {
  const texts = [
    ...ofIconify('lucide', 50),
    ...ofIconify('tabler', 50),
    ...ofIconify('simple-icons', 50),
    ...ofIconify('logos', 50),
    ...ofFolder(join(folderOf('aws-icons'), 'icons'), 70),
    ...ofFolder(join(folderOf('kubernetes-icons'), 'k8s-community/icons/svg/resources/unlabeled'), 30),
  ];
  const results = texts.map(readIcon);
  const arts = results.flatMap((each) => (each.ok ? [each.art] : []));
  expect(arts.flatMap(strayText)).toEqual([]);
  expect([texts.length, arts.length / texts.length >= 0.95]).toEqual([300, true]);
});
