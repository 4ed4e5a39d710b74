// The written reference matches the current tables, and its examples behave as their pages say.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { kinds, kindVocabulary, pictureFormats, validate } from '@linework/core';
import { allCodes, operations, raisedBy } from '@linework/operations';
import { describe, expect, test } from 'vitest';
import { diagnosticText } from '../../packages/cli/src/terminal/diagnostic-text.js';
import { settingsFile } from '../../packages/operations/src/settings/check-settings.js';
import { brandFile } from '../../packages/operations/src/settings/style-checks.js';
import { root } from '../fresh.mjs';
import { icons, madeWith } from './here.mjs';
import { reference } from './index.mjs';
import { examplesOf } from './kinds.mjs';
import { anchor, plain } from './markdown.mjs';

const folder = join(root, 'docs', 'reference');
const input = madeWith({ diagnosticText, settingsFile, brandFile });
const pages: ReadonlyMap<string, string> = await reference(input);
const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

const withoutFences = (text: string): string => text.replace(/^(`{3,}).*?^\1$/gms, '');
const headingsOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
const anchorsOf = (text: string): readonly string[] => headingsOf(text).map(anchor);

/** The part of its page about a code. */
function sectionOf(code: string): string | undefined {
  return pages
    .get(`codes/${code.slice(0, 2)}.md`)
    ?.split(/^## /m)
    .find((each) => each.startsWith(`${code}\n`));
}

test('is up to date with its sources: node scripts/docs.mjs writes it', () => {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) =>
      join(each.parentPath, each.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  expect(paths.sort()).toEqual([...pages.keys()].sort());
  expect([...pages].filter(([path, text]) => read(path) !== text).map(([path]) => path)).toEqual([]);
});

test('has a page for every kind, a section for every code and operation, and names every format', () => {
  for (const kind of kinds.keys()) expect(pages.has(`kinds/${kind}.md`)).toBe(true);
  const headings = (folder: string) =>
    [...pages].flatMap(([path, text]) => (path.startsWith(folder) ? headingsOf(text) : []));
  expect(headings('codes/')).toEqual(expect.arrayContaining(allCodes().map(({ code }) => code)));
  expect(headings('operations/')).toEqual(expect.arrayContaining(operations.map(({ name }) => name)));
  for (const { name } of pictureFormats) expect(pages.get('formats.md')).toContain(`| \`${name}\` |`);
});

test('every link, its heading and every picture in it exists in it or in docs', () => {
  const known = new Set([...pages.keys()].map((each) => posix.join('reference', each)));
  known.add('tour.md');
  const anchors = new Map(
    [...pages].flatMap(([path, text]) => (path.endsWith('.md') ? [[path, anchorsOf(text)] as const] : [])),
  );
  for (const [path, text] of pages) {
    if (!path.endsWith('.md')) continue;
    const prose = withoutFences(text);
    const links = [...prose.matchAll(/(?<=src="|srcset="|\]\()[^")\s]+/g)].map(([to]) => to);
    const lost = links.filter((to) => {
      const [file = '', heading] = to.split('#');
      const place = file === '' ? path : posix.join(posix.dirname(path), file);
      if (!known.has(posix.join('reference', place))) return true;
      return heading !== undefined && !anchors.get(place)?.includes(heading);
    });
    expect([path, lost]).toEqual([path, []]);
  }
});

test('a sentence of a code, a statement or an operation is on at most two pages', () => {
  const everywhere = (sentence: string) =>
    [...pages].filter(([path, text]) => path.endsWith('.md') && text.includes(plain(sentence))).map(([path]) => path);
  const meanings = [...allCodes().map(({ meaning }) => meaning), ...operations.map(({ description }) => description)];
  expect(meanings.map(everywhere).filter((paths) => paths.length > 2)).toEqual([]);
});

describe.each([...kinds.keys()])('the page of %s', (kind) => {
  const examples = examplesOf(input.proseOf(kind));
  const words = kindVocabulary(kind);

  test('has at least three pictures, and shows errors of the kind', () => {
    expect(examples.filter((each) => each.id !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(examples.some((each) => each.mistakes.length > 0)).toBe(true);
  });

  test.each(examples.map((each) => [each.source.split('\n')[0], each] as const))(
    'an example of its prose has the announced errors and no others: %s',
    (_, { source, mistakes }) => {
      const { kind: actual, diagnostics } = validate(source, { icons });
      expect(actual).toBe(kind);
      expect(diagnostics.map((each) => `${each.line}: ${each.code}`)).toEqual(mistakes);
    },
  );

  test('its complete example compiles', () => {
    expect(validate(words?.example ?? '', { icons }).diagnostics).toEqual([]);
  });

  test('the example of each statement compiles with what it names', () => {
    const statements = (words?.statements ?? []).map(({ example, within: [first = 'diagram'] }) =>
      first === 'diagram' ? example : `${first} x {\n${example}\n}`,
    );
    const others = [words?.edges, words?.items].flatMap((each) => (each ? [each.example] : []));
    // An example lacks only its context: ids that it names, the actors of a sequence, an earlier commit, a topic, the columns of a row, the numbers of an axis.
    const missing = ['E201', 'E420', 'E665', 'E666', 'E670', 'E761', 'E782', 'E785'];
    for (const each of [...statements, ...others]) {
      const { diagnostics } = validate(`${kind} "Example"\n${each}\n`, { icons });
      const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && !missing.includes(code));
      expect(errors.map(({ code, message }) => `${each}: ${code} ${message}`)).toEqual([]);
    }
  });
});

describe('the section of a code', () => {
  const shown = allCodes().filter((each) => each.example !== '');

  test.each(shown.map((each) => [each.code, each] as const))(
    '%s shows what raises it and what does not',
    (code, entry) => {
      const raised = raisedBy(entry, icons);
      expect(raised?.diagnostic.code).toBe(code);
      expect(sectionOf(code)).toContain(` ${code}: ${raised?.diagnostic.message.split('\n')[0]}`);
      if (entry.repair === '') return;
      expect(raisedBy({ ...entry, example: entry.repair }, icons)).toBeUndefined();
    },
  );
});
