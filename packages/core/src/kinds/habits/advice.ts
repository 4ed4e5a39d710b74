// Advice that names a kind's own statements: in, what the kind is; out, sentences with its keyword for what edges join, and no
// option that it does not have.
import type { ShapeOfKind } from '../../syntax/statement.js';

/** The keyword of what edges join. */
export function nodeWord({ node = 'node' }: ShapeOfKind): string {
  return node;
}

/** `a node`, `an actor`. */
export function aNode(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** How nodes are set side by side, and what their order follows from where they cannot be. */
export function rankAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return shape.options?.get(word)?.includes('same')
    ? `Remove this line, and say it on a ${word} line: ${word} b "B" same=a sets b on the rank of a.`
    : `Remove this line: ${word}s stand in the order in which they are declared.`;
}

export function layoutAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return shape.options?.get(word)?.includes('same')
    ? `Remove this line: places follow from the edges; same= and before= on a ${word} line move a ${word}.`
    : `Remove this line: ${word}s stand in the order in which they are declared.`;
}

/** A note about nothing stands below a picture that has no lifelines. */
export function remarkAdvice(shape: ShapeOfKind): string {
  return shape.frame === undefined
    ? `Write a remark as a note: note a : "text"`
    : 'Write a remark below the picture: note : "text"';
}
