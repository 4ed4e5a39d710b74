// Links between nodes, as characters: which stretch of the text is a whole link, which opens one with a text in it, and
// what their heads and strokes mean. The forms are those Mermaid 12's lexer takes, found by running it.
import type { Head, Link, Stroke } from './ast.js';

export interface LinkToken {
  readonly start: number;
  readonly end: number;
  readonly stroke: Stroke;
}

/** A whole link at `at`: `-->`, `---`, `--o`, `<-.->`, `x==x`, `~~~`. */
export function linkAt(text: string, at: number): LinkToken | undefined {
  const c = text.charAt(at);
  if (c === '~') {
    const end = runEnd(text, at, '~');
    return end - at >= 3 ? { start: at, end, stroke: 'invisible' } : undefined;
  }
  const from = c === '<' || c === 'x' || c === 'o' ? at + 1 : at;
  return lineAt(text, at, from, '-', 'normal') ?? lineAt(text, at, from, '=', 'thick') ?? dottedAt(text, at, from);
}

/** The start of a link that continues with its text: `--`, `==`, `-.`, with or without a head in front. */
export function openLinkAt(text: string, at: number): LinkToken | undefined {
  const c = text.charAt(at);
  const from = c === '<' || c === 'x' || c === 'o' ? at + 1 : at;
  const two = text.slice(from, from + 2);
  if (two === '--') return { start: at, end: from + 2, stroke: 'normal' };
  if (two === '==') return { start: at, end: from + 2, stroke: 'thick' };
  return two === '-.' ? { start: at, end: from + 2, stroke: 'dotted' } : undefined;
}

/** Two or more line characters, then a head or one more of them. */
function lineAt(text: string, start: number, from: number, line: string, stroke: Stroke): LinkToken | undefined {
  const run = runEnd(text, from, line);
  if (run - from < 2) return undefined;
  const head = text.charAt(run);
  if (head === 'x' || head === 'o' || head === '>') return { start, end: run + 1, stroke };
  return run - from >= 3 ? { start, end: run, stroke } : undefined;
}

/** `-.-`, `-.->`, `.-`, with any number of dots. */
function dottedAt(text: string, start: number, from: number): LinkToken | undefined {
  const dots = text.charAt(from) === '-' ? from + 1 : from;
  const run = runEnd(text, dots, '.');
  if (run === dots || text.charAt(run) !== '-') return undefined;
  const head = text.charAt(run + 1);
  return { start, end: head === 'x' || head === 'o' || head === '>' ? run + 2 : run + 1, stroke: 'dotted' };
}

function runEnd(text: string, from: number, c: string): number {
  let at = from;
  while (text.charAt(at) === c) at++;
  return at;
}

const END_HEADS: Readonly<Record<string, Head>> = { '>': 'arrow', o: 'circle', x: 'cross' };
const START_HEADS: Readonly<Record<string, Head>> = { '<': 'arrow', o: 'circle', x: 'cross' };

export type LinkMeaning = Pick<Link, 'startHead' | 'endHead' | 'stroke' | 'extraLength'>;

/**
 * Heads and stroke of a link. A head at the start counts only if the end has the same one: `<--o` has a circle at its
 * end, `<---` has no head at all. `opening` is the part in front of a text.
 */
export function linkMeaning(text: string, token: LinkToken, opening?: LinkToken): LinkMeaning {
  const written = text.slice(token.start, token.end);
  const endHead = token.stroke === 'invisible' ? 'none' : (END_HEADS[written.slice(-1)] ?? 'none');
  const first = opening ? text.charAt(opening.start) : written.charAt(0);
  const own = START_HEADS[first] ?? START_HEADS[written.charAt(0)] ?? 'none';
  const startHead = endHead !== 'none' && own === endHead ? own : 'none';
  return { startHead, endHead, stroke: token.stroke, extraLength: extraLength(written, token.stroke, endHead) };
}

function extraLength(written: string, stroke: Stroke, endHead: Head): number {
  const count = (c: string): number => written.split(c).length - 1;
  if (stroke === 'dotted') return count('.') - 1;
  const marks = count(stroke === 'thick' ? '=' : stroke === 'invisible' ? '~' : '-');
  return Math.max(0, marks - (endHead === 'none' ? 3 : 2));
}
