// The words of a line as a shell or Mermaid would split it: in, a text; out, words, quoted texts and pairs (`id: "x"`).
import { readQuoted, skipSpace } from '../../../syntax/habits/foreign-text.js';

export interface Piece {
  readonly text: string;
  readonly quoted: boolean;
  /** The part before its colon. */
  readonly name?: string;
}

const MOST = 40;
const NAME = /^([A-Za-z]+)[ \t]*:(?!\/)[ \t]*/;

export function piecesOf(line: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let at = skipSpace(line, 0); at < line.length && pieces.length < MOST; at = skipSpace(line, at)) {
    const named = NAME.exec(line.slice(at, at + 40));
    const start = at + (named?.[0].length ?? 0);
    const quoted = readQuoted(line, start);
    const bare = /^[^\s,]*/.exec(line.slice(start))?.[0] ?? '';
    const text = quoted?.value ?? bare;
    at = quoted?.end ?? start + bare.length;
    if (line.charAt(at) === ',') at++;
    const name = named?.[1]?.toLowerCase();
    pieces.push({ text, quoted: quoted !== undefined, ...(name === undefined ? {} : { name }) });
  }
  return pieces;
}
