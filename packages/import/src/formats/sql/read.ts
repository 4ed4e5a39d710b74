// The reader of SQL: in, scripts and dumps; out, the resulting database as a schema.
import type { ImportReader } from '../../contract.js';
import { placed } from '../../placed.js';
import { tooManyColumns } from '../../relational/columns.js';
import { databaseOutput } from '../../relational/index.js';
import { Catalog } from './catalog.js';
import { define } from './define.js';
import { withoutRows } from './rows.js';
import { statementsOf } from './statements.js';
import { dialectOf, type Token, tokensOf } from './tokens.js';

export const read: ImportReader = ({ files, options }) => {
  const catalog = new Catalog();
  for (const { path, content } of files) {
    const text = withoutRows(content);
    const statements = statementsOf(tokensOf(text, dialectOf(text)));
    const deep = statements.map(({ tokens }) => tooDeep(tokens));
    statements.forEach((each, index) => {
      if (deep[index] === undefined && catalog.full === undefined) define(each, path, catalog);
    });
    const nested = deep.find((each) => each !== undefined);
    if (nested)
      catalog.diagnostics.push(
        placed(
          'I110',
          { file: path, span: nested.span },
          {
            reason: `the brackets of this statement are nested more than ${DEEPEST} levels deep`,
            instead: 'Remove brackets, or remove the statement, then import the file again.',
          },
        ),
      );
    const broken = statements.find(({ tokens }) => isBroken(tokens.map(({ upper }) => upper)));
    const start = broken?.tokens[0]?.span.start;
    if (start !== undefined)
      catalog.diagnostics.push(
        placed(
          'I110',
          { file: path, span: { start, end: start } },
          {
            reason: 'the brackets of this statement are not closed',
            instead: 'Close them, then import the file again.',
          },
        ),
      );
  }
  const title = titleOf(files.map(({ path }) => path));
  const { full } = catalog;
  if (full) return { diagnostics: [tooManyColumns(full, files[0]?.path ?? ''), ...catalog.diagnostics] };
  const database = { ...catalog.database(), ...(title === undefined ? {} : { title }) };
  const output = databaseOutput(database, options);
  return { ...output, diagnostics: [...output.diagnostics, ...catalog.diagnostics] };
};

/** The name of the only file; `schema.sql` and `structure.sql` are not meaningful titles. */
function titleOf([path = '', ...others]: readonly string[]): string | undefined {
  const stem = path.replace(/^.*\//, '').replace(/\.\w+$/, '');
  return others.length > 0 || /^(?:schema|structure|)$/i.test(stem) ? undefined : stem;
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
function isBroken(words: readonly string[]): boolean {
  if (words[0] !== 'CREATE' || words[1] !== 'TABLE') return false;
  let depth = 0;
  for (const word of words) depth += word === '(' ? 1 : word === ')' ? -1 : 0;
  return depth > 0;
}
