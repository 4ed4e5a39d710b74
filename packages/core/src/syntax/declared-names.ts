// Ids that a source declares in this language's own words, so that a repair does not declare them again: in, the lines of a
// source and its kind's keywords; out, a register of them, and the declaration of one line.
import type { CutSource } from './cut-source.js';
import { type NameRegister, nameRegister } from './habits/known-names.js';
import type { ShapeOfKind } from './statement.js';
import type { Token } from './token.js';
import { slug } from './word-from.js';

export function declaredNames({ lines }: CutSource, shape: ShapeOfKind): NameRegister {
  const names = nameRegister();
  for (const { lexed } of lines) {
    const declared = declaredBy(lexed.tokens, shape);
    if (declared) names.add(declared);
  }
  return names;
}

/** `node web "Web shop"`, and `node "Web shop"`, whose id comes from its label. */
export function declaredBy(
  tokens: readonly Token[],
  shape: ShapeOfKind,
): { readonly id: string; readonly label: string } | undefined {
  const [keyword, id] = tokens;
  if (keyword?.type !== 'word' || !(shape.declaring ?? shape.keywords).includes(keyword.text)) return undefined;
  if (id?.type === 'string') return { id: slug(id.value), label: id.value };
  if (id?.type !== 'word') return undefined;
  const label = tokens.find((each, index) => index > 1 && each.type === 'string');
  return { id: id.text, label: label?.type === 'string' ? label.value : id.text };
}
