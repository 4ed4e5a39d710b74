// The id that a rename at a position means: in, a source and the position; out, `api`, or `table.column` in a table. Undefined where nothing is named.
import type { Token } from '@linework/core/words';
import { idsOf, type ReadSource, readLineAt } from './read-source.js';

export function renamedAt(source: ReadSource, line: number, column: number): string | undefined {
  const current = readLineAt(source, line);
  const tokens = current?.line.lexed.tokens.flatMap((each): readonly Token[] =>
    each.type === 'option' ? each.values : [each],
  );
  const token = tokens?.find(({ span }) => span.start <= column && column <= span.end && span.start < span.end);
  const words = token?.type === 'word' ? [token.text] : [];
  if (token?.type === 'dotted')
    words.push(column <= token.span.start + token.table.length ? token.table : `${token.table}.${token.column}`);
  const isName = current?.form.form === 'column' || current?.form.form === 'value';
  if (isName && token === tokens?.[0] && current.block.owner !== undefined && token?.type === 'word')
    words.unshift(`${current.block.owner}.${token.text}`);
  const ids = new Set(idsOf(source).map(({ id }) => id));
  return words.find((each) => ids.has(each));
}
