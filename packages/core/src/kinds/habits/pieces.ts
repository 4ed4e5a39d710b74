// Several statements on one line: `a -> b; b -> c`, `group g { node a; node b }`, DOT's `{ a; b }`. In, a line; out,
// its pieces in our language, one per line.

import { reads, written } from '../../syntax/habits/answer.js';
import { readBracket, skipSpace } from '../../syntax/habits/foreign-text.js';
import type { HabitLine, RepairedLine } from '../../syntax/habits/habit-line.js';
import { type DeclaredName, type KnownNames, nameRegister } from '../../syntax/habits/known-names.js';
import { normalise } from '../../syntax/habits/normalise.js';
import type { ShapeOfKind } from '../../syntax/statement.js';
import { rewriteEdges } from './edges.js';
import { rewriteNodes } from './nodes.js';

export interface RewrittenPieces {
  readonly statements: readonly string[];
  readonly declares: readonly DeclaredName[];
  readonly safe: boolean;
}

const MOST_PIECES = 100;

export function repairSeveral(line: HabitLine, whole: string): RepairedLine | undefined {
  const text = whole.replace(/;$/, '');
  if (!/;[ \t]*\S/.test(text) && !looksDouble(line)) return undefined;
  const pieces = cutPieces(text, line.shape);
  if (pieces.length < 2) return undefined;
  const rewritten = rewritePieces(line, pieces, line.known);
  return rewritten && written(line, 'E113', rewritten);
}

/** A keyword of the kind occurs inside the line. */
function looksDouble({ tokens, shape }: HabitLine): boolean {
  return tokens.some((each, index) => index > 1 && each.type === 'word' && shape.keywords.includes(each.text));
}

/** Every piece in our language, or undefined if one of them cannot be read. */
export function rewritePieces(
  line: HabitLine,
  pieces: readonly string[],
  known: KnownNames,
): RewrittenPieces | undefined {
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return undefined;
  const names = nameRegister(known);
  const statements: string[] = [];
  const declares: DeclaredName[] = [];
  let safe = true;
  for (const piece of pieces) {
    const { text } = normalise(piece);
    if (reads(text, line.shape)) {
      statements.push(text);
      continue;
    }
    const rewritten = rewriteEdges(line, text, names) ?? rewriteNodes(line, text, names);
    if (!rewritten) return undefined;
    statements.push(...rewritten.statements);
    for (const each of rewritten.declares) {
      names.add(each);
      declares.push(each);
    }
    safe &&= rewritten.safe;
  }
  return { statements, declares, safe };
}

/** Splits at semicolons and before keywords of the kind, outside quotes and brackets. */
export function cutPieces(text: string, shape: ShapeOfKind): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  const take = (end: number): void => {
    const piece = text.slice(start, end).trim();
    if (piece !== '') pieces.push(piece);
  };
  for (let at = 0; at < text.length; at++) {
    const c = text.charAt(at);
    if (c === '"') {
      const close = text.indexOf('"', at + 1);
      if (close < 0) break;
      at = close;
    } else if (c === '[' || c === '(' || c === '{') {
      const inside = readBracket(text, at);
      if (inside) at = inside.end - 1;
    } else if (c === ';') {
      take(at);
      start = at + 1;
    } else if (c === ' ' && at > start) {
      const next = skipSpace(text, at);
      const word = /^[a-z]+(?=[ \t])/.exec(text.slice(next, next + 20))?.[0];
      if (
        word !== undefined &&
        shape.keywords.includes(word) &&
        /^[ \t]+[\w"]/.test(text.slice(next + word.length, next + 40)) &&
        whole(text.slice(start, at), shape)
      ) {
        take(at);
        start = next;
      }
    }
  }
  take(text.length);
  return pieces;
}

/** A piece that can end here: more than a keyword, without a trailing arrow or colon. */
function whole(piece: string, shape: ShapeOfKind): boolean {
  const text = piece.trim();
  return text.length < 400 && reads(text, shape) && / /.test(text);
}
