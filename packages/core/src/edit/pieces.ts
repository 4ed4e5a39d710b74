// A text changed step by step, each step in positions of the text at that point: in, edits; out, the text, and all of it as
// edits of the first text.
import { applyEdits, type TextEdit } from '../text/edit.js';
import { makeSource } from '../text/source.js';

/** A stretch of the first text, or new words. */
type Piece = { readonly start: number; readonly end: number } | { readonly text: string };

export interface Pieces {
  readonly original: string;
  readonly text: string;
  readonly list: readonly Piece[];
}

export function piecesOf(original: string): Pieces {
  return { original, text: original, list: [{ start: 0, end: original.length }] };
}

/** Edits that do not overlap. */
export function changed(pieces: Pieces, edits: readonly TextEdit[]): Pieces {
  const order = edits.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const out: Piece[] = [];
  let rest: readonly Piece[] = pieces.list;
  let at = 0;
  for (const { span, text } of order) {
    const parts = split(rest, span.start - at);
    const cut = split(parts.after, span.end - span.start);
    for (const each of parts.before) out.push(each);
    if (text !== '') out.push({ text });
    rest = cut.after;
    at = span.end;
  }
  for (const each of rest) out.push(each);
  return { original: pieces.original, text: applyEdits(makeSource(pieces.text), order), list: out };
}

/** The smallest edits of the first text that give the last. */
export function editsOf({ original, list }: Pieces): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let text = '';
  const close = (until: number): void => {
    const edit = trimmed(original, { span: { start: at, end: until }, text });
    if (edit) edits.push(edit);
    text = '';
  };
  for (const piece of list) {
    if ('text' in piece) text += piece.text;
    else if (piece.end > piece.start) {
      close(piece.start);
      at = piece.end;
    }
  }
  close(original.length);
  return edits;
}

/** Without unchanged ends; undefined if nothing else remains. */
function trimmed(original: string, { span, text }: TextEdit): TextEdit | undefined {
  let { start, end } = span;
  let from = 0;
  let to = text.length;
  while (start < end && from < to && original[start] === text[from]) {
    start++;
    from++;
  }
  while (end > start && to > from && original[end - 1] === text[to - 1]) {
    end--;
    to--;
  }
  return start === end && from === to ? undefined : { span: { start, end }, text: text.slice(from, to) };
}

function split(
  list: readonly Piece[],
  length: number,
): { readonly before: readonly Piece[]; readonly after: readonly Piece[] } {
  let left = length;
  for (const [index, piece] of list.entries()) {
    const size = 'text' in piece ? piece.text.length : piece.end - piece.start;
    if (left < size) {
      const [head, tail] = cutPiece(piece, left);
      return { before: [...list.slice(0, index), ...head], after: [...tail, ...list.slice(index + 1)] };
    }
    left -= size;
  }
  return { before: list, after: [] };
}

function cutPiece(piece: Piece, at: number): readonly [readonly Piece[], readonly Piece[]] {
  if (at === 0) return [[], [piece]];
  return 'text' in piece
    ? [[{ text: piece.text.slice(0, at) }], [{ text: piece.text.slice(at) }]]
    : [[{ start: piece.start, end: piece.start + at }], [{ start: piece.start + at, end: piece.end }]];
}
