// The contract of every importer, as one suite: in, an importer and samples of its format; out, its tests. Promises of a single
// format are tested in that format's folder.
import { type Context, formatSource, LONGEST_TEXT, validate } from '@linework/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases, isDeep, LONG, SHORT, sampled } from '../../../core/src/testing/depth.js';
import { workOf } from '../../../core/src/testing/work.js';
import { importCatalogue } from '../catalogue.js';
import { type FileSet, IMPORT_LIMITS, type Importer, type ImportRequest, type ImportResult } from '../contract.js';
import { importFiles } from '../import-files.js';
import { importers as registered } from '../registry.js';
import { describeLimits } from './describe-limits.js';
import { describeOverrides } from './describe-overrides.js';
import { HOSTILE_PIECES, repeated } from './hostile-pieces.js';

export interface ImporterSamples {
  /** Of several files where the format has such, with several things in each. */
  readonly good: FileSet;
  /** The same in another layout: blank lines, indentation, comments, order within a file. */
  readonly reformatted: FileSet;
  /** With more in it, before, between and behind. */
  readonly grown: FileSet;
  /** What no picture of it shows, by the format's own names. */
  readonly leftOut: { readonly files: FileSet; readonly names: readonly string[] };
  /** What its parser refuses, and the line where. */
  readonly unreadable: readonly { readonly files: FileSet; readonly file: string; readonly line: number }[];
  /** True if a table has all keys at the top of its files, so that any other is named; otherwise why there is none. */
  readonly closed: true | string;
  /**
   * Texts of the first good file. Behind each is the beginning of a map whose keys a table has: the end of a line with the map's
   * indentation, or a bracket.
   */
  readonly inner?: readonly string[];
  /** Files of the format that hold nothing to draw. */
  readonly empty: FileSet;
  /** So many things, more than a diagram may have. */
  readonly large: (count: number) => FileSet;
  /** What reads its text: a reader that is attacked by itself (reading/hostile.test.ts), or one of the format's own. */
  readonly reader: 'yaml' | 'json' | 'own';
  /** Pieces that mean something in the format: openers, separators, references. */
  readonly pieces: readonly string[];
}

const context: Context = { icons: { find: () => undefined, nearest: () => [] } };
const RUNS = cases(120);
const DEEP = 100_000;

export function describeImporter(importer: Importer, samples: ImporterSamples): void {
  const { format } = importer;
  const all: readonly Importer[] = [...registered.filter((each) => each.format !== format), importer];
  const run = (files: FileSet, request: Omit<ImportRequest, 'files'> = {}): Promise<ImportResult> =>
    importFiles({ ...request, files }, context, all);
  const good = (): Promise<ImportResult> => run(samples.good);

  describeLimits(importer, samples, (files) => run(files, { format }));
  describeOverrides(format, (overrides) => run(samples.good, overrides ? { overrides } : {}));

  describe(`the contract of the importer of ${format}`, () => {
    test('its files are recognised among those of all formats, with a reason', async () => {
      const { format: foundFormat, found: reason, diagnostics } = await good();
      expect({ found: foundFormat, diagnostics: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({
        found: format,
        diagnostics: [],
      });
      expect(reason.length).toBeGreaterThan(5);
      expect((await run(samples.good, { format })).source).toBe((await good()).source);
    });

    test('the produced source is valid, formatted and has a picture in words', async () => {
      holds(await good());
      expect((await good()).outline.length).toBeGreaterThan(1);
    });

    test('every part of the source has its place in the files', async () => {
      const { origins, source, stats } = await good();
      const lines = source.split('\n');
      expect(origins.length).toBeGreaterThanOrEqual(stats.nodes + stats.groups);
      for (const { id, file, line, producedLine } of origins) {
        const content = samples.good.find(({ path }) => path === file)?.content;
        expect(content?.split('\n').length).toBeGreaterThanOrEqual(line);
        expect(lines[producedLine - 1]).toContain(id);
      }
    });

    test('the same files give the same answer, in whatever order they are given', async () => {
      const once = await good();
      expect(await good()).toEqual(once);
      expect(await run(samples.good.toReversed())).toEqual(once);
      const [first, ...others] = samples.good;
      expect(await run(first ? [...others, first] : [])).toEqual(once);
    });

    test('another layout of the same things gives the same source', async () => {
      expect((await run(samples.reformatted)).source).toBe((await good()).source);
    });

    test('ids stay the same when items are added', async () => {
      const before = idsOf(await good());
      const after = idsOf(await run(samples.grown));
      expect(after.size).toBeGreaterThan(before.size);
      for (const [external, id] of before) expect(after.get(external), external).toBe(id);
    });

    test('a picture has a title', async () => {
      for (const { source, parts } of [await good(), await run(samples.grown), await run(samples.large(60))])
        for (const each of [source, ...parts.map((part) => part.source)])
          if (each !== '') expect(each.split('\n')[0]).toMatch(/^[a-z]\S* "/);
    });

    test('a title that is given is the title', async () => {
      expect((await run(samples.good, { title: 'As "asked"' })).source.split('\n')[0]).toContain('"As \\"asked\\""');
    });

    test('everything that is skipped is reported on request, and otherwise counted', async () => {
      const { ok, diagnostics, stats } = await run(samples.leftOut.files, { allSkipped: true });
      const counted = await run(samples.leftOut.files);
      holds(counted);
      expect(counted.stats.dropped).toBe(stats.dropped);
      const skipped = diagnostics.filter(({ code }) => code === 'I140' || code === 'I141');
      expect(ok).toBe(true);
      expect(stats.dropped).toBe(samples.leftOut.names.length);
      for (const name of samples.leftOut.names)
        expect(
          skipped.some(({ message }) => message.includes(name)),
          name,
        ).toBe(true);
      for (const { file } of skipped) expect(samples.leftOut.files.map(({ path }) => path)).toContain(file);
    });

    test.runIf(samples.closed === true)(
      'what is beside the declarations of a file, and is not of the format, is named',
      async () => {
        const [{ path = '', content = '' } = {}, ...others] = samples.good;
        const isJson = content.trimStart().startsWith('{');
        const more = isJson ? content.replace('{', '{"unheard-of": {"a": "b"},') : `${content}\nunheard-of: {a: b}\n`;
        const { ok, diagnostics } = await run([{ path, content: more }, ...others], { format });
        expect(ok).toBe(true);
        expect(diagnostics.map(({ message }) => message).join()).toContain('unheard-of');
      },
    );

    test.each(samples.inner ?? [])('a key that the format does not have is named, after %j', async (marker) => {
      const [{ path = '', content = '' } = {}, ...others] = samples.good;
      const [, line] = /\n( *)$/.exec(marker) ?? [];
      const key = line === undefined ? 'unheard-of: {a: b}, ' : `unheard-of: {a: b}\n${line}`;
      expect(content).toContain(marker);
      const { ok, diagnostics } = await run([{ path, content: content.replace(marker, marker + key) }, ...others], {
        format,
      });
      expect(ok).toBe(true);
      expect(diagnostics.map(({ message }) => message).join()).toMatch(/Skipped .*: unheard-of/);
    });

    test('a file that cannot be read is reported at its line', async () => {
      for (const { files, file, line } of samples.unreadable) {
        const { ok, diagnostics } = await run(files, { format });
        expect(ok).toBe(false);
        expect(diagnostics.map((each) => [each.file, each.line])).toContainEqual([file, line]);
      }
    });

    test('a folder with one file that cannot be read is imported without it, and the file is named', async () => {
      const [{ files = [], file = '' } = {}] = samples.unreadable;
      const broken = files.find(({ path }) => path === file);
      const path = file.replace(/[^/]*$/, (name) => `skeleton/${name}`);
      if (!broken || importer.needs?.(path) || samples.good.some((each) => each.path === path)) return;
      const { ok, diagnostics } = await run([...samples.good, { ...broken, path }], { format });
      expect(ok).toBe(true);
      const own = diagnostics.filter((each) => each.file === path);
      expect(own.every(({ severity }) => severity === 'warning')).toBe(true);
      if (own.length > 0) expect(own[0]?.message).toContain(path);
    });

    test('files with nothing to draw are reported', async () => {
      const { diagnostics } = await run(samples.empty, { format });
      expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([['I111', samples.empty[0]?.path]]);
    });

    test('a graph that a diagram cannot hold is reported, or imported in parts', async () => {
      const result = await run(samples.large(IMPORT_LIMITS.nodes + 1));
      if (result.ok) {
        holds(result);
        expect(result.parts.length).toBeGreaterThan(1);
      } else expect(codesOf(result)).toEqual(['I104']);
    });

    test('every option accepts its documented values and no others', async () => {
      for (const { name, takes, meaning } of importer.options) {
        expect(meaning).toMatch(/^[A-Z].*\.$/);
        for (const value of typeof takes === 'string' ? ['x'] : takes)
          expect(codesOf(await run(samples.good, { options: { [name]: value } }))).not.toContain('I105');
        if (typeof takes !== 'string')
          expect(codesOf(await run(samples.good, { options: { [name]: 'no such word' } }))).toEqual(['I105']);
      }
      expect(codesOf(await run(samples.good, { options: { 'no-such-option': 'x' } }))).toEqual(['I105']);
    });

    test('its own codes are in its range, and no other format uses them', () => {
      const codes = importCatalogue(all).map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      for (const { code, meaning } of importer.codes) {
        expect(code).toMatch(/^I(?:1[5-9]|[2-9]\d)\d$/);
        expect(meaning).toMatch(/^[A-Z].*\.$/);
      }
    });

    test('valid files that were cut, doubled and mixed up are handled', async () => {
      const change = fc.record({
        file: fc.nat(Math.max(0, samples.good.length - 1)),
        at: fc.nat(5_000),
        remove: fc.nat(40),
        insert: fc.constantFrom('', '\u0000', '\ud800', '\u2028', '🎉', ...samples.pieces),
      });
      const changed = fc.array(change, { minLength: 1, maxLength: 5 }).map((changes) =>
        samples.good.map(({ path, content }, index) => {
          let text = content;
          for (const { file, at, remove, insert } of changes) {
            const from = at % (text.length + 1);
            if (file === index) text = text.slice(0, from) + insert + text.slice(from + remove);
          }
          return { path, content: text };
        }),
      );
      await fc.assert(
        fc.asyncProperty(changed, async (files) => holds(await run(files, { format }))),
        { numRuns: RUNS },
      );
    });

    test.each(['()', '[]', '{}', '<>'])('brackets 100,000 deep are answered: %s', async ([open = '', close = '']) => {
      const [{ path = 'file', content = '' } = {}] = samples.good;
      const [deep, closed] = [open.repeat(DEEP), open.repeat(DEEP) + close.repeat(DEEP)];
      const ends = [...content.matchAll(/(?<=[\w"')])(?=[\s,;:)])/g)].map(({ index }) => index);
      const within = sampled(ends, isDeep ? 2 : 1).map((at) => `${content.slice(0, at)} ${closed}${content.slice(at)}`);
      for (const text of [deep, ...within])
        holds(await run([{ path, content: text }, ...samples.good.slice(1)], { format }));
    });

    // The shared readers are attacked once, in reading/hostile.test.ts.
    const hostile = samples.reader === 'own' ? HOSTILE_PIECES : [];
    test.each([...samples.pieces, ...hostile])(
      'a file of %j repeated over and over is handled with proportional work',
      async (piece) => {
        const work: number[] = [];
        const reader = await importer.load();
        const [{ path = 'file' } = {}] = samples.good;
        for (const length of [SHORT, LONG]) {
          const files = [{ path, content: repeated(piece, length) }];
          work.push(workOf(() => reader({ files, options: {}, context })));
          if (length !== (isDeep ? LONG : SHORT)) continue;
          holds(await run(files, { format }));
          holds(await run(files));
        }
        const [quarter = 0, whole = 0] = work;
        expect(whole).toBeLessThan(6 * quarter + 20_000);
      },
    );
  });
}

/** Either a source that passes, or none and an error that says why. */
function holds(result: ImportResult): void {
  const known = importCatalogue().map(({ code }) => code);
  for (const { code, message, hint } of result.diagnostics) {
    if (!/^I(?:1[5-9]|[2-9]\d)\d$/.test(code)) expect(known).toContain(code);
    expect([message, hint].every((text) => text.trim() !== '')).toBe(true);
    expect(Math.max(message.length, hint.length), `${message} ${hint}`).toBeLessThanOrEqual(LONGEST_TEXT);
  }
  expect(codesOf(result)).not.toContain('I112');
  if (!result.ok) {
    expect([result.source, result.kind]).toEqual(['', '']);
    expect(result.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    return;
  }
  for (const { source } of [result, ...result.parts]) {
    expect(validate(source, context).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(formatSource(source)).toBe(source);
  }
}

function codesOf({ diagnostics }: ImportResult): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

function idsOf({ origins }: ImportResult): ReadonlyMap<string, string> {
  return new Map(origins.flatMap(({ id, external }) => (id === '' ? [] : [[external, id] as const])));
}
