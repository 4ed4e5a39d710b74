// Ids that a source declares in our own words, so that a repair does not declare them again: in, a source and its kind's
// keywords; out, a register of them, and what one line declares.
import type { Source } from '../text/source.js';
import { type NameRegister, nameRegister } from './habits/known-names.js';
import { lexLine } from './lex.js';
import { lineBounds } from './lines.js';
import type { ShapeOfKind } from './statement.js';
import type { Token } from './token.js';
import { slug } from './word-from.js';

export function declaredNames(source: Source, shape: ShapeOfKind): NameRegister {
  const names = nameRegister();
  for (let i = 0; i < source.lineStarts.length; i++) {
    const { start, end } = lineBounds(source, i);
    const word = /^[ \t]*([a-z][a-z0-9-]*)[ \t]/.exec(source.text.slice(start, Math.min(end, start + 100)))?.[1];
    if (word === undefined || !declares(shape, word)) continue;
    const declared = declaredBy(lexLine(source.text, start, end).tokens, shape);
    if (declared) names.add(declared);
  }
  return names;
}

/** `node web "Web shop"`, and `node "Web shop"`, whose id is made of its label. */
export function declaredBy(
  tokens: readonly Token[],
  shape: ShapeOfKind,
): { readonly id: string; readonly label: string } | undefined {
  const [keyword, id, ...rest] = tokens;
  if (keyword?.type !== 'word' || !declares(shape, keyword.text)) return undefined;
  if (id?.type === 'string') return { id: slug(id.value), label: id.value };
  if (id?.type !== 'word') return undefined;
  const label = rest.find((each) => each.type === 'string');
  return { id: id.text, label: label?.value ?? id.text };
}

function declares(shape: ShapeOfKind, keyword: string): boolean {
  return (shape.declaring ?? shape.keywords).includes(keyword);
}
