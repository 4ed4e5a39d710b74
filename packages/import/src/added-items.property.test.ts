// An item that nothing is joined with, added to an input: all else stays in its frame and in its order, and keeps its lines.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importFiles } from './import-files.js';

const context = { icons: { find: () => undefined, nearest: () => [] } };
/** In front of all others by name, between them, and after them. */
const ADDED = ['aaa', 'm5', 'zzz'];

/** The header, each item with the frames around it, and each line, in their order, without what concerns the added item. */
function statementsOf(source: string, added: string): readonly string[] {
  const frames: string[] = [];
  const statements: string[] = [];
  for (const line of source.split('\n')) {
    const text = line.trim();
    frames.length = Math.min(frames.length, (line.length - line.trimStart().length) / 2);
    const [keyword = '', id = ''] = text.split(' ');
    if (keyword === 'group') frames.push(id);
    else if (keyword === 'node' || keyword === 'table') statements.push(`${frames.join(' ')}: ${keyword} ${id}`);
    else if (/^\S+ (?:->|-->|--|\.\.>) /.test(text) || statements.length === 0) statements.push(text);
  }
  return statements.filter((each) => !each.split(/[ :-]+/).includes(added));
}

interface Format {
  readonly format: string;
  readonly path: string;
  /** In: names, each with the earlier ones that it refers to and a number that decides the rest. */
  readonly write: (all: readonly Made[]) => string;
}

interface Made {
  readonly name: string;
  readonly refersTo: readonly string[];
  readonly kind: number;
}

const NETWORKS = ['back', 'data', 'front'];
const networksOf = (kind: number): readonly string[] => NETWORKS.filter((_, at) => (kind >> at) & 1);

const FORMATS: readonly Format[] = [
  {
    format: 'compose',
    path: 'compose.yaml',
    write: (all) =>
      `services:\n${all
        .map(
          ({ name, refersTo, kind }) =>
            `  ${name}: {image: x, depends_on: [${refersTo.join(', ')}], networks: [${networksOf(kind).join(', ')}]}\n`,
        )
        .join('')}networks: {${NETWORKS.map((name) => `${name}: `).join(', ')}}\n`,
  },
  {
    format: 'terraform',
    path: 'main.tf',
    write: (all) =>
      all
        .map(({ name, refersTo }) => {
          const refers = refersTo.map((each, at) => `  key_${at} = aws_lambda_function.${each}.arn\n`).join('');
          return `resource "aws_lambda_function" "${name}" {\n${refers}}\n`;
        })
        .join(''),
  },
  {
    format: 'sql',
    path: 'shop.sql',
    write: (all) =>
      all
        .map(({ name, refersTo }) => {
          const keys = refersTo.map((each) => `, ${each}_id int references ${each}`).join('');
          return `create table ${name} (id int primary key${keys});\n`;
        })
        .join(''),
  },
  {
    format: 'openapi',
    path: 'openapi.yaml',
    write: (all) =>
      `openapi: 3.0.3\ninfo: {title: Shop, version: '1'}\npaths:\n${all
        .map(({ name, kind }) => `  /${name}: {get: {tags: [${kind > 3 ? '' : `t${kind}`}], responses: {}}}\n`)
        .join('')}`,
  },
  {
    format: 'github-actions',
    path: '.github/workflows/build.yml',
    write: (all) =>
      `on: push\njobs:\n${all
        .map(({ name, refersTo }) => `  ${name}: {runs-on: x, needs: [${refersTo.join(', ')}], steps: []}\n`)
        .join('')}`,
  },
];

const drafts = fc
  .array(fc.record({ kind: fc.nat(7), before: fc.array(fc.nat(20), { maxLength: 3 }) }), { minLength: 2, maxLength: 8 })
  .map((all): readonly Made[] =>
    all.map(({ kind, before }, at) => ({
      name: `m${at}x`,
      kind,
      refersTo: at === 0 ? [] : [...new Set(before.map((each) => `m${each % at}x`))],
    })),
  );

describe('an item without lines leaves the others where they were', () => {
  test.each(FORMATS)('in $format', async ({ format, path, write }) => {
    const source = async (all: readonly Made[]): Promise<string> => {
      const result = await importFiles({ files: [{ path, content: write(all) }], format }, context);
      expect(result.ok).toBe(true);
      return result.source;
    };
    await fc.assert(
      fc.asyncProperty(drafts, fc.constantFrom(...ADDED), fc.nat(7), async (all, name, kind) => {
        const more = { name, kind, refersTo: [] };
        const [before, after] = [await source(all), await source([...all, more])];
        expect(statementsOf(after, name)).toEqual(statementsOf(before, name));
      }),
      { numRuns: 60 },
    );
  });
});
