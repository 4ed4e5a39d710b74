// Advice that uses a kind's own statements: in, the kind; out, sentences with its keyword for what edges join, limited
// to its own options.
import type { ShapeOfKind } from '../../syntax/statement.js';

/** The keyword of what edges join. */
export function nodeWord({ node = 'node' }: ShapeOfKind): string {
  return node;
}

/** `nodes`, `classes`. */
function nodeWords(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return word.endsWith('s') ? `${word}es` : `${word}s`;
}

/** `a node`, `an actor`. */
export function aNode(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** For a request to put nodes side by side. */
export function rankAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return hasRanks(shape)
    ? `Remove this line. Write the rank on a ${word} line instead: ${word} b "B" same=a puts b on the rank of a.`
    : orderAdvice(shape);
}

/** For an invisible line. */
export function unseenAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return hasRanks(shape)
    ? `Remove this line. To put ${nodeWords(shape)} side by side, write same= on a ${word} line.`
    : orderAdvice(shape);
}

/** For layout settings of another language. */
export function layoutAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return hasRanks(shape)
    ? `Remove this line. Positions follow from the edges; same= and before= on a ${word} line move a ${word}.`
    : orderAdvice(shape);
}

function hasRanks(shape: ShapeOfKind): boolean {
  return shape.options?.get(nodeWord(shape))?.includes('same') === true;
}

function orderAdvice(shape: ShapeOfKind): string {
  return `Remove this line. Declare ${nodeWords(shape)} in the order in which they should appear.`;
}

/** Not every kind has notes; a note about nothing goes below a picture without lifelines. */
export function remarkAdvice(shape: ShapeOfKind): string {
  if (!shape.keywords.includes('note'))
    return 'Remove these lines. Write the remark in the text around the picture, or as desc= on line 1.';
  return shape.frame === undefined
    ? 'Write the remark as a note: note a : "text"'
    : 'Write the remark below the picture: note : "text"';
}
