import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { drawEntry } from '../scripts/collect.mjs';
import { setsModule } from '../scripts/generate.mjs';
import { noticeText } from '../scripts/notice.mjs';
import { type IconSet, PACKAGED, SETS } from '../sets/registry.mjs';
import { FREE } from '../sets/simple-icons/set.mjs';
import { FOUND_SETS } from './sets.js';

const packageFolder = new URL('../', import.meta.url);
const text = (path: string): string => readFileSync(new URL(path, packageFolder), 'utf8');
const notice = noticeText();
const sets = JSON.parse(text('generated/icons/sets.json')) as Record<string, { licence: string; count: number }>;
const report = JSON.parse(text('generated/report.json')) as Record<
  string,
  { package: string; version: string; stated: string }
>;
const facts = JSON.parse(text('sets/simple-icons/facts.json')) as {
  package: string;
  version: string;
  licences: Record<string, readonly string[]>;
  unchecked: readonly string[];
};
const { names } = JSON.parse(text('generated/icons/index.json')) as { names: readonly string[] };

/** Licences that allow a drawing to be copied into a package and shown in anybody's diagram. */
const ALLOWED = [
  'ISC',
  'MIT',
  'Apache-2.0',
  'CC0-1.0',
  'Apache-2.0 OR CC-BY-4.0',
  // Unchanged, with attribution.
  'CC-BY-ND-2.0',
  // In diagrams, training materials and documentation.
  'LicenseRef-Microsoft-Architecture-Icons',
];
const SHOWN_AS_THEY_ARE = ['CC-BY-ND-2.0', 'LicenseRef-Microsoft-Architecture-Icons'];

function manifestOf(name: string): { version: string; license: string } {
  for (const base of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(join(base, name, 'package.json'), 'utf8')) as { version: string; license: string };
    } catch {
      // Not in this one.
    }
  }
  throw new Error(`${name} is not installed`);
}

describe.each(Object.entries(sets))('the set %s', (set, { licence, count }) => {
  test('has a licence that allows how it is used', () => {
    expect(ALLOWED).toContain(licence);
    expect(count).toBeGreaterThan(0);
  });

  test('is listed in NOTICE with its source and its licence', () => {
    const [, part = ''] = notice.split(new RegExp(`^${set}: .*$`, 'm'));
    const [, stated] = /^\nLicence: (.*)$/m.exec(part) ?? [];
    expect(stated?.startsWith(licence), stated).toBe(true);
    if (set !== 'status') expect(part).toContain(`Source: ${report[set]?.package} ${report[set]?.version}`);
  });
});

test('every folder of sets is a registered set, in the order of the registry, and each letter belongs to one set', () => {
  expect(FOUND_SETS.map(({ set, kind }) => [set, kind])).toEqual(SETS.map(({ set, kind }) => [set, kind]));
  const folders = readdirSync(new URL('sets', packageFolder), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  expect(folders.map(({ name }) => name)).toEqual(SETS.map(({ set }) => set).sort());
  const letters = FOUND_SETS.flatMap(({ letter }) => letter ?? []);
  expect(letters.every((letter) => letter.length === 1)).toBe(true);
  expect(new Set(letters).size).toBe(letters.length);
});

test("a set's package is named only in its folder and in npm's own files", () => {
  const root = fileURLToPath(new URL('../../', packageFolder));
  const below = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const folders = readdirSync(join(root, 'packages')).flatMap((name) =>
    ['src', 'scripts', 'sets'].map((part) => join('packages', name, part)),
  );
  const written = [...folders, 'scripts', 'bench'].filter((folder) => existsSync(join(root, folder))).flatMap(below);
  const files = [...readdirSync(root), ...written].filter(
    (path) => /\.(?:m?[jt]s|c?js|json)$/.test(path) && !/node_modules|\.test\.ts$|package(?:-lock)?\.json$/.test(path),
  );
  expect(files).toContain(join('packages', 'icons', 'sets', 'k8s', 'set.mjs'));
  for (const path of files) {
    const content = readFileSync(join(root, path), 'utf8');
    for (const { set, packageName } of PACKAGED) {
      if (new RegExp(`['"]${packageName}['"/]`).test(content)) expect(path).toContain(join('icons', 'sets', set));
    }
  }
});

describe('a set that is added', () => {
  const stub = {
    set: 'stub',
    title: 'Stub',
    kind: 'symbol',
    licence: 'MIT',
    packageName: 'stub-icons',
    links: ['https://example.com/stub'],
    read: () => ({
      drawings: [
        {
          name: 'dot',
          aliases: ['point'],
          markup: '<path d="M2 2h9v9z"/>',
          box: { left: 0, top: 0, width: 24, height: 24 },
        },
      ],
      leftOut: [],
    }),
  } as const satisfies IconSet;

  test('is drawn by its own reader, found in its order and listed in NOTICE, from its entry only', () => {
    expect(Object.keys(drawEntry(stub, stub.read()).art)).toEqual(['dot']);
    expect(setsModule([...SETS, stub])).toContain('{"set":"stub","kind":"symbol"},\n];');
    const notice = noticeText(
      [stub],
      (path) => `of ${path}\n`,
      () => '1.2.3',
    );
    expect(notice).toContain(
      'stub: Stub\nLicence: MIT\nSource: stub-icons 1.2.3, https://example.com/stub\nof stub/NOTICE\n',
    );
  });
});

describe.each(PACKAGED)('the package of $set', ({ set, packageName = '', licence, stated, mayChange }) => {
  test('is the built version, and states the recorded licence', () => {
    const manifest = manifestOf(packageName);
    expect(report[set]).toMatchObject({
      package: packageName,
      version: manifest.version,
      stated: manifest.license,
    });
    expect(manifest.license).toBe(stated ?? licence);
  });

  test('is unchanged where its terms require that', () => {
    expect(mayChange !== undefined).toBe(SHOWN_AS_THEY_ARE.includes(licence));
  });
});

describe('single icons of Simple Icons', () => {
  const bound = Object.entries(facts.licences).flatMap(([licence, of]) => (FREE.includes(licence) ? [] : of));

  test('have facts for the version that is built', () => {
    expect(facts).toMatchObject({ package: report['simple-icons']?.package, version: report['simple-icons']?.version });
  });

  test('are skipped unless they are clearly free', () => {
    expect(bound.length).toBeGreaterThan(90);
    const here = new Set(names);
    for (const name of [...bound, ...facts.unchecked]) expect(here.has(`simple-icons:${name}`), name).toBe(false);
  });

  test('are named in NOTICE where their owner’s licence requires it', () => {
    const [, part = ''] = notice.split(/^simple-icons: /m);
    const words = new Set(part.split(/[\s,]+/));
    const here = new Set(names);
    for (const [licence, of] of Object.entries(facts.licences)) {
      if (!FREE.includes(licence) || licence === 'CC0-1.0') continue;
      for (const name of of) if (here.has(`simple-icons:${name}`)) expect(words.has(name), name).toBe(true);
    }
  });
});

test("NOTICE matches the sets' folders (npx vitest run packages/icons/src/licence.test.ts -u)", async () => {
  await expect(notice).toMatchFileSnapshot('../NOTICE');
});

test('NOTICE is beside the icons wherever they are copied', () => {
  expect(text('generated/icons/NOTICE')).toBe(notice);
});

test('NOTICE holds the licences that must accompany the icons', () => {
  expect(notice).toMatch(/Apache License\s+Version 2\.0, January 2004/);
  expect(notice).toContain('END OF TERMS AND CONDITIONS');
  for (const holder of ['Lucide Icons and Contributors', 'Cole Bemis', 'Paweł Kuna', 'konpa']) {
    expect(notice).toMatch(new RegExp(`Copyright \\(c\\).*${holder}`));
  }
});
