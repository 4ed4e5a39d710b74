// The reader of SQL: in, scripts and dumps; out, the resulting database as a schema.
import type { ImportFile, ImportReader, PlacedDiagnostic } from '../../contract.js';
import { placed } from '../../placed.js';
import { tooMany } from '../../relational/columns.js';
import { databaseOutput } from '../../relational/index.js';
import { Catalog } from './catalog.js';
import { define } from './define.js';
import { withoutRows } from './rows.js';
import { statementsOf } from './statements.js';
import { dialectOf, type Token, tokensOf } from './tokens.js';

export const read: ImportReader = ({ files, options }) => {
  const catalog = new Catalog();
  for (const file of files) {
    if (catalog.full) break;
    catalog.diagnostics.push(...readInto(catalog, file));
  }
  const title = titleOf(files.map(({ path }) => path));
  const { full } = catalog;
  if (full) return { diagnostics: [tooMany(full, files[0]?.path ?? ''), ...catalog.diagnostics] };
  const database = { ...catalog.database(), ...(title === undefined ? {} : { title }) };
  const output = databaseOutput(database, options);
  return { ...output, diagnostics: [...output.diagnostics, ...catalog.diagnostics] };
};

/** The name of the only file; `schema.sql` and `structure.sql` are not meaningful titles. */
function titleOf([path = '', ...others]: readonly string[]): string | undefined {
  const stem = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return others.length > 0 || /^(?:schema|structure|)$/i.test(stem) ? undefined : stem;
}

/** Stops when the catalog is full. */
function readInto(catalog: Catalog, { path, content }: ImportFile): readonly PlacedDiagnostic[] {
  const text = withoutRows(content);
  let nested: Token | undefined;
  let broken: Token | undefined;
  for (const each of statementsOf(tokensOf(text, dialectOf(text)))) {
    const deep = tooDeep(each.tokens);
    nested ??= deep;
    if (isBroken(each.tokens)) broken ??= each.tokens[0];
    if (deep === undefined) define(each, path, catalog);
    if (catalog.full) break;
  }
  const start = broken?.span.start ?? 0;
  return [
    ...(nested
      ? [
          placed(
            'I110',
            { file: path, span: nested.span },
            {
              reason: `the brackets of this statement are nested more than ${DEEPEST} levels deep`,
              instead: 'Remove brackets, or remove the statement, then import the file again.',
            },
          ),
        ]
      : []),
    ...(broken
      ? [
          placed(
            'I110',
            { file: path, span: { start, end: start } },
            {
              reason: 'the brackets of this statement are not closed',
              instead: 'Close them, then import the file again.',
            },
          ),
        ]
      : []),
  ];
}

const DEEPEST = 500;

/** The bracket beyond the deepest level. */
function tooDeep(tokens: readonly Token[]): Token | undefined {
  let depth = 0;
  return tokens.find(({ upper }) => {
    if (upper === '(') depth++;
    else if (upper === ')') depth--;
    return depth > DEEPEST;
  });
}

/** A table with an unclosed bracket has consumed what follows. */
function isBroken(tokens: readonly Token[]): boolean {
  if (tokens[0]?.upper !== 'CREATE' || tokens[1]?.upper !== 'TABLE') return false;
  let depth = 0;
  for (const { upper } of tokens) depth += upper === '(' ? 1 : upper === ')' ? -1 : 0;
  return depth > 0;
}
