// A team's glossary as a rule: in, its rows; out, a function that reports every label with a word that the glossary replaces, and the
// edit. The time is linear in the labels: each position is looked up, whatever the number of rows.
import { type Diagnostic, type Fix, quote, type StyleCheck, type StyledText } from '@linework/core';
import type { NameRule } from '../contract.js';
import { ruleReport } from './codes.js';
import { isWhole, joinedWords, type Word, wordsOf } from './words.js';

interface Term {
  readonly rule: NameRule;
  /** The name to use, which can contain a word to replace: 'customer account' for 'account'. */
  readonly isRight: boolean;
}

interface Glossary {
  /** By the words in lower case. */
  readonly terms: ReadonlyMap<string, Term>;
  /** How many words the terms with that first word have, the most first. */
  readonly counts: ReadonlyMap<string, readonly number[]>;
}

interface Match {
  readonly rule: NameRule;
  readonly start: number;
  readonly end: number;
  readonly word: string;
  readonly instead: string;
}

/** `settle` sets the level and the hint of a row. */
export function glossary(
  rules: readonly NameRule[],
  settle: (rule: NameRule, diagnostic: Diagnostic) => Diagnostic,
): StyleCheck {
  const byKind = new Map<string, Glossary>();
  return ({ kind, texts }) => {
    const own = byKind.get(kind) ?? glossaryOf(rules.filter(({ kinds }) => kinds?.includes(kind) ?? true));
    byKind.set(kind, own);
    return texts.flatMap((each) => {
      const matches = matchesIn(each.text, own);
      return matches.map((match, index) => {
        const { rule, word, instead } = match;
        const fix = fixOf(each, matches, index);
        return settle(rule, ruleReport('R113', spanOf(each, match), { word, use: instead }, fix));
      });
    });
  };
}

function glossaryOf(rules: readonly NameRule[]): Glossary {
  const terms = new Map<string, Term>();
  const counts = new Map<string, readonly number[]>();
  const put = (text: string, term: Term): void => {
    const words = wordsOf(text);
    const [first] = words;
    const joined = joinedWords(words);
    if (first === undefined || terms.has(joined)) return;
    terms.set(joined, term);
    const known = counts.get(first.text) ?? [];
    if (!known.includes(words.length))
      counts.set(
        first.text,
        [...known, words.length].sort((a, b) => b - a),
      );
  };
  for (const rule of rules) for (const each of rule.insteadOf) put(each, { rule, isRight: false });
  for (const rule of rules) put(rule.use, { rule, isRight: true });
  return { terms, counts };
}

/** From left to right, the longest term at each word. */
function matchesIn(text: string, glossaryTerms: Glossary): readonly Match[] {
  const words = wordsOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < words.length; ) {
    const term = termAt(text, words, at, glossaryTerms);
    at += term?.count ?? 1;
    if (term?.match) matches.push(term.match);
  }
  return matches;
}

function termAt(
  text: string,
  words: readonly Word[],
  at: number,
  { terms, counts }: Glossary,
): { readonly count: number; readonly match?: Match } | undefined {
  for (const count of counts.get(words[at]?.text ?? '') ?? []) {
    const part = words.slice(at, at + count);
    const term = part.length < count ? undefined : terms.get(joinedWords(part));
    const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
    if (term === undefined || !isWhole(text, start, end)) continue;
    const word = text.slice(start, end);
    const instead = replacement(word, term.rule.use);
    return term.isRight || word === instead
      ? { count }
      : { count, match: { rule: term.rule, start, end, word, instead } };
  }
  return undefined;
}

/** A name in lower case takes the capital of the word that it replaces, unless the word differs in its case only. */
function replacement(word: string, use: string): string {
  const isCapital = /^\p{Lu}/u.test(word) && word.toLowerCase() !== use.toLowerCase();
  return isCapital && use === use.toLowerCase() ? use.replace(/^./u, (first) => first.toUpperCase()) : use;
}

function spanOf({ span, written }: StyledText, { start, end }: Match): StyledText['span'] {
  return written === 'plain' ? { start: span.start + 1 + start, end: span.start + 1 + end } : span;
}

/** A string with escapes is written again as a whole, by the first of its matches. */
function fixOf(of: StyledText, matches: readonly Match[], index: number): Fix | undefined {
  const match = matches[index];
  if (of.written === undefined || match === undefined) return undefined;
  if (of.written === 'plain') return { span: spanOf(of, match), text: escaped(match.instead), safe: true };
  return index > 0 ? undefined : { span: of.span, text: quote(replaced(of.text, matches)), safe: true };
}

function escaped(text: string): string {
  return quote(text).slice(1, -1);
}

function replaced(text: string, matches: readonly Match[]): string {
  let at = 0;
  const parts = matches.map(({ start, end, instead }) => {
    const before = text.slice(at, start);
    at = end;
    return before + instead;
  });
  return parts.join('') + text.slice(at);
}
