// Two changes of one text made into one (Khanna, Kunal, Pierce, A formal investigation of diff3, 2007), by lines, and within a line by its words: in, the
// text that both began with, and both; out, parts that are settled, and parts of which somebody has to choose one.
import { matchesOf } from './matches.js';

export type Choice = 'mine' | 'theirs';

export type MergePart =
  | { readonly kind: 'settled'; readonly text: string }
  | { readonly kind: 'conflict'; readonly base: string; readonly mine: string; readonly theirs: string };

export function merge(base: string, mine: string, theirs: string): readonly MergePart[] {
  return joined(
    hunksOf(linesOf(base), linesOf(mine), linesOf(theirs)).flatMap((hunk) => settled(hunk) ?? byLine(hunk)),
  );
}

/** The text with a choice for each conflict, by its number from 0. */
export function textOf(parts: readonly MergePart[], choiceOf: (conflict: number) => Choice): string {
  let conflict = 0;
  return parts.map((part) => (part.kind === 'settled' ? part.text : part[choiceOf(conflict++)])).join('');
}

/** Each with its end of line. */
function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/).filter((line) => line !== '');
}

/** Quoted texts, words, and what is between them. */
function wordsOf(line: string): readonly string[] {
  return line.match(/"(?:[^"\\\n]|\\.)*"|[\p{L}\p{N}_.:/#%-]+|\s+|[^\s]/gu) ?? [];
}

interface Hunk {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Alternately what is the same in all three, and what isn't. */
function hunksOf(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly Hunk[] {
  const [inMine, inTheirs] = [matchesOf(base, mine), matchesOf(base, theirs)];
  const hunks: Hunk[] = [];
  let [from, a, b] = [0, 0, 0];
  const push = (to: number, toA: number, toB: number): void => {
    if (to > from || toA > a || toB > b)
      hunks.push({ base: base.slice(from, to), mine: mine.slice(a, toA), theirs: theirs.slice(b, toB) });
    [from, a, b] = [to, toA, toB];
  };
  for (let i = 0; i < base.length; i++) {
    const [toA = -1, toB = -1] = [inMine[i], inTheirs[i]];
    if (toA === -1 || toB === -1) continue;
    push(i, toA, toB);
    push(i + 1, toA + 1, toB + 1);
  }
  push(base.length, mine.length, theirs.length);
  return hunks;
}

function settled({ base, mine, theirs }: Hunk): readonly MergePart[] | undefined {
  const [before, own, other] = [base.join(''), mine.join(''), theirs.join('')];
  if (own === other || other === before) return [{ kind: 'settled', text: own }];
  if (own === before) return [{ kind: 'settled', text: other }];
  // Both added lines at one place. Which comes first says nothing in most kinds; nothing is lost.
  const isNew = base.length === 0 && !mine.some((line) => theirs.includes(line));
  return isNew ? [{ kind: 'settled', text: ended(own) + other }] : undefined;
}

const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/** Lines that both kept and changed are merged word by word. */
function byLine(hunk: Hunk): readonly MergePart[] {
  const { base, mine, theirs } = hunk;
  if (base.length !== mine.length || base.length !== theirs.length) return [conflictOf(hunk)];
  return base.map((line, i) => {
    const [own = '', other = ''] = [mine[i], theirs[i]];
    const whole: Hunk = { base: [line], mine: [own], theirs: [other] };
    const words = hunksOf(wordsOf(line), wordsOf(own), wordsOf(other));
    const parts = words.map((each) => settled(each) ?? appended(each));
    if (settled(whole) !== undefined || parts.every((each) => each !== undefined))
      return { kind: 'settled', text: textOf(settled(whole) ?? parts.flatMap((each) => each ?? []), () => 'mine') };
    return conflictOf(whole);
  });
}

/** One changed a word, the other added some before or behind it. */
function appended({ base, mine, theirs }: Hunk): readonly MergePart[] | undefined {
  const [before, own, other] = [base.join(''), mine.join(''), theirs.join('')];
  if (before === '') return undefined;
  for (const [changed, longer] of [
    [own, other],
    [other, own],
  ] as const) {
    if (longer.startsWith(before)) return [{ kind: 'settled', text: changed + longer.slice(before.length) }];
    if (longer.endsWith(before)) return [{ kind: 'settled', text: longer.slice(0, -before.length) + changed }];
  }
  return undefined;
}

function conflictOf({ base, mine, theirs }: Hunk): MergePart {
  return { kind: 'conflict', base: base.join(''), mine: mine.join(''), theirs: theirs.join('') };
}

/** Settled parts that follow one another as one. */
function joined(parts: readonly MergePart[]): readonly MergePart[] {
  const out: MergePart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (part.kind === 'settled' && last?.kind === 'settled')
      out[out.length - 1] = { kind: 'settled', text: last.text + part.text };
    else out.push(part);
  }
  return out;
}
