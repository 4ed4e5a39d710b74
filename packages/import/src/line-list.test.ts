// A stub format passes the contract of importers, with files only in its own folder and one line of a registry.
import { LONGEST_TEXT } from '@linework/core';
import { describe, expect, test } from 'vitest';
import { importCatalogue } from './catalogue.js';
import { draftOf, idsOf } from './graph/draft.js';
import { importFiles } from './import-files.js';
import { describeImporter } from './testing/describe-importer.js';
import { lineList } from './testing/line-list/index.js';

const SHOP = 'web shop -> api\napi -> orders db\napi -> mail\n';
const MORE = 'mail -> customer\n';

describeImporter(lineList, {
  good: [
    { path: 'a.lines', content: SHOP },
    { path: 'b.lines', content: MORE },
  ],
  reformatted: [
    { path: 'a.lines', content: '# the shop\n\n  api -> mail\nweb shop -> api\r\n\tapi -> orders db' },
    { path: 'b.lines', content: `\n\n${MORE}\n` },
  ],
  grown: [
    { path: 'a.lines', content: `alerts -> mail\n${SHOP}web shop -> alerts\n` },
    { path: 'a2.lines', content: 'web-shop 2\n' },
    { path: 'b.lines', content: MORE },
  ],
  leftOut: {
    files: [{ path: 'a.lines', content: `${SHOP}! one\n! two\n! three\n! four\n! five\n` }],
    names: ['one', 'two', 'three', 'four', 'five'],
  },
  unreadable: [{ files: [{ path: 'a.lines', content: `${SHOP}a -> b -> c\n` }], file: 'a.lines', line: 4 }],
  empty: [{ path: 'a.lines', content: '# nothing\n' }],
  large: (count) => [{ path: 'a.lines', content: Array.from({ length: count }, (_, index) => `n${index}\n`).join('') }],
  closed: 'every line is an item',
  reader: 'own',
  pieces: ['a -> b\n', 'a', ' -> ', '! a\n', '# a\n', 'é\n'],
});

describe('all importers', () => {
  const context = { icons: { find: () => undefined, nearest: () => [] } };
  const twin = { ...lineList, format: 'twin', codes: [] };
  const lines = (content: string, path = 'a.lines') => [{ path, content }];
  const codesOf = async (...args: Parameters<typeof importFiles>): Promise<readonly string[]> =>
    (await importFiles(...args)).diagnostics.map(({ code, message, hint }) => `${code} ${message} ${hint}`);

  test.each([
    ['no file', [], undefined, 'I100'],
    ['files without text', lines(' \n'), undefined, 'I100'],
    ['an unknown format', lines('a\n'), 'line-lst', "I101 'line-lst' is not a supported format. Write 'line-list'"],
    ['files of no format', lines('a\n', 'notes.txt'), undefined, 'I102 Cannot detect the format of notes.txt. Name'],
    ['two files with one name', [...lines('a\n'), ...lines('b\n')], undefined, 'I106 Two files have the path a.lines.'],
    ['too many files', Array.from({ length: 1001 }, (_, at) => ({ path: `${at}`, content: 'a' })), undefined, 'I104'],
  ])('%s', async (_what, files, format, says) => {
    const [first, ...others] = await codesOf({ files, ...(format === undefined ? {} : { format }) }, context, [
      lineList,
    ]);
    expect(first).toContain(says);
    expect(others).toEqual([]);
  });

  test('files that match two formats are not guessed, and a given format is used', async () => {
    const files = lines('a -> b\n');
    const [code] = await codesOf({ files }, context, [lineList, twin]);
    expect(code).toContain(
      'I103 The files could be line-list (a.lines ends in .lines) or twin (a.lines ends in .lines).',
    );
    expect(await importFiles({ files, format: 'twin' }, context, [lineList, twin])).toMatchObject({
      ok: true,
      format: 'twin',
      found: 'the format was given',
    });
  });

  test('a draft with an invalid source is reported as a bug, and nothing is returned', async () => {
    const faulty = {
      ...lineList,
      load: async () => () => ({
        drafted: {
          draft: {
            header: { kind: 'flow' },
            statements: [{ shape: 'edge', from: 'a', arrow: '->', to: 'b' } as const],
          },
          origins: [],
        },
        diagnostics: [],
      }),
    };
    expect(await importFiles({ files: lines('a\n') }, context, [faulty])).toMatchObject({
      ok: false,
      source: '',
      diagnostics: [{ code: 'I112' }],
    });
  });

  test('parts are separate diagrams', async () => {
    const inParts = {
      ...lineList,
      load: async () => {
        const read = await lineList.load();
        return (input: Parameters<typeof read>[0]) => {
          const { graph, ...output } = read(input);
          const drafted = graph && draftOf(graph, idsOf(graph));
          return drafted ? { ...output, drafted, parts: [{ name: 'all', ...drafted }] } : output;
        };
      },
    };
    const { source, parts } = await importFiles({ files: lines('a -> b\n') }, context, [inParts]);
    expect(parts).toMatchObject([{ name: 'all', title: 'a', source }]);
  });

  test('the catalogue contains the shared codes and those of each format', () => {
    const codes = importCatalogue([lineList]).map(({ code }) => code);
    expect(codes).toEqual([...codes].sort());
    expect(codes).toEqual(expect.arrayContaining(['I100', 'I141', 'I990']));
  });

  test('of 2,000 skipped items, a few are named and the rest is counted; a request lists each', async () => {
    const long = Array.from({ length: 2_000 }, (_, at) => `! ${`item${at}-`.repeat(40)}`);
    const files = lines(`a -> b\n${long.join('\n')}\n`);
    const { diagnostics, stats } = await importFiles({ files }, context, [lineList]);
    expect(stats.dropped).toBe(2_000);
    expect(diagnostics.map(({ code }) => code)).toEqual(['I140', 'I140', 'I140', 'I141']);
    expect(diagnostics[3]?.message).toMatch(/^Skipped 1997 more: item3-/);
    expect(diagnostics[3]?.hint).toBe('To list all, import with --all-skipped, or with allSkipped in a request.');
    const all = await importFiles({ files, allSkipped: true }, context, [lineList]);
    expect(all.diagnostics.filter(({ code }) => code === 'I140')).toHaveLength(2_000);
    for (const { message, hint } of [...diagnostics, ...all.diagnostics])
      expect(Math.max(message.length, hint.length)).toBeLessThanOrEqual(LONGEST_TEXT);
  });

  test('five of the skipped items beyond the first three are named, with their lines', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `! n${at}`).join('\n');
    const { diagnostics } = await importFiles({ files: lines(`a -> b\n${names}\n`) }, context, [lineList]);
    expect(diagnostics[3]?.message).toBe(
      'Skipped 9 more: n3 (a.lines:5), n4 (a.lines:6), n5 (a.lines:7), n6 (a.lines:8), n7 (a.lines:9) and 4 more.',
    );
  });

  test('positions are those of the file without its byte order mark', async () => {
    const { diagnostics } = await importFiles({ files: lines('\ufeffa\n! b\n') }, context, [lineList]);
    expect(diagnostics).toMatchObject([{ code: 'I140', file: 'a.lines', line: 2, column: 1 }]);
  });
});
