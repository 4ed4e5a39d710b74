// Words of a declaration that fit nowhere: in, the words sorted so far; out, the same with the rest read as what it was meant
// as: a type, an unquoted label or a flag.
import type { OptionToken, Token, WordToken } from '../syntax/token.js';
import { nearest } from '../text/similar.js';
import { fixAt, report, type Sink } from './codes.js';
import type { SortedWords } from './declaration-words.js';
import type { DeclarationSpec } from './table.js';
import { tokensText, tokenText } from './token-text.js';

/** Whether all words removed from the line or added to it are certain. */
export function settleLoose(
  words: SortedWords,
  spec: DeclarationSpec,
  sink: Sink,
  typeElsewhere: (word: string) => string | undefined,
): boolean {
  const { loose, problems } = words;
  if (loose.length === 0) return true;
  const typed = settleType(words, spec, sink, typeElsewhere);
  const [start] = loose;
  const end = loose.at(-1);
  if (words.label === undefined && spec.label !== 'none' && start && end) {
    const span = { start: start.span.start, end: end.span.end };
    words.label = { type: 'string', value: tokensText(loose), span };
    const plain = loose.every((each) => each.type === 'word' || each.type === 'number');
    problems.push({ code: 'E112', span, safe: plain && !behindList(start, words.options, spec) });
    return typed;
  }
  const known = spec.flags.map((each) => each.name);
  for (const each of loose) {
    const flag = tokenText(each);
    sink.add(report('E307', each.span, { flag, on: `'${spec.keyword}'`, near: nearest(flag, known), known }));
  }
  return typed && loose.length === 0;
}

/** The first loose word as a type: one of another statement, or a misspelt one of this statement. */
function settleType(
  words: SortedWords,
  spec: DeclarationSpec,
  sink: Sink,
  typeElsewhere: (word: string) => string | undefined,
): boolean {
  const { loose, label } = words;
  const [first] = loose;
  if (first?.type !== 'word' || words.type !== undefined) return true;
  const alone = loose.length === 1;
  const advice = alone ? typeElsewhere(first.text) : undefined;
  if (advice !== undefined) {
    sink.add(report('E308', first.span, { found: first.text, near: [], known: [], advice }));
    loose.shift();
    return true;
  }
  const guess = label !== undefined || alone ? typeMeant(first, spec, label === undefined) : undefined;
  if (!guess) return true;
  const { near, sure } = guess;
  const fix = near[0] === undefined ? undefined : fixAt(sink, first.span, near[0], sure);
  sink.add(report('E308', first.span, { found: first.text, near, known: spec.types?.values ?? [] }, fix));
  words.type = near[0];
  loose.shift();
  return sure;
}

/** The types a word may stand for. `alone`: it could also be a label, so a likeness is required. */
function typeMeant(
  token: WordToken,
  { types }: DeclarationSpec,
  alone: boolean,
): { readonly near: readonly string[]; readonly sure: boolean } | undefined {
  if (!types) return undefined;
  const lower = token.text.toLowerCase();
  const foreign = types.foreign && Object.hasOwn(types.foreign, lower) ? types.foreign[lower] : undefined;
  const type = foreign ?? (types.values.includes(lower) ? lower : undefined);
  if (type !== undefined && (!alone || token.text === lower)) return { near: [type], sure: true };
  const near = nearest(token.text, types.values);
  return near.length > 0 || !alone ? { near, sure: false } : undefined;
}

/** `nodes=a b`: the word may be meant as the list's next value. */
function behindList({ span }: Token, options: readonly OptionToken[], spec: DeclarationSpec): boolean {
  const before = options.findLast((each) => each.span.end <= span.start);
  return before !== undefined && spec.options.some((each) => each.name === before.name && each.list === true);
}
