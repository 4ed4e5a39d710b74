// Advice that names a kind's own statements: in, what the kind is; out, sentences with its keyword for what edges join, and no
// option that it does not have.
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

/** Of a wish for nodes side by side. */
export function rankAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return hasRanks(shape)
    ? `Remove this line, and say it on a ${word} line: ${word} b "B" same=a sets b on the rank of a.`
    : orderAdvice(shape);
}

/** Of a line that nobody is to see. */
export function unseenAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return hasRanks(shape)
    ? `Remove this line; to set ${nodeWords(shape)} side by side, write same= on a ${word} line.`
    : orderAdvice(shape);
}

/** Of settings for the engine of another language. */
export function layoutAdvice(shape: ShapeOfKind): string {
  const word = nodeWord(shape);
  return hasRanks(shape)
    ? `Remove this line: places follow from the edges; same= and before= on a ${word} line move a ${word}.`
    : orderAdvice(shape);
}

function hasRanks(shape: ShapeOfKind): boolean {
  return shape.options?.get(nodeWord(shape))?.includes('same') === true;
}

function orderAdvice(shape: ShapeOfKind): string {
  return `Remove this line: ${nodeWords(shape)} stand in the order in which they are declared.`;
}

/** Not every kind has notes; a note about nothing stands below a picture that has no lifelines. */
export function remarkAdvice(shape: ShapeOfKind): string {
  if (!shape.keywords.includes('note'))
    return 'Remove these lines, and say it in the text round the picture, or as desc= on line 1.';
  return shape.frame === undefined
    ? 'Write a remark as a note: note a : "text"'
    : 'Write a remark below the picture: note : "text"';
}
