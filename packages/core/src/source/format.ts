// The canonical form of a source: two spaces per level, one space between words, flags and options after the label in the
// order of the statement table, at most one blank line. Made to run on every save: lines that were not fully parsed are
// written byte for byte, a source over a limit is unchanged, and no output parses differently. Idempotent; linear.
import { applyGrammar } from '../grammar/apply.js';
import type { Kinds } from '../kinds/kind.js';
import { cutSource, headerOf } from '../syntax/cut-source.js';
import { parse } from '../syntax/parse.js';
import { makeSource } from '../text/source.js';
import { canonicalText } from './canonical-text.js';
import { type ReadSource, readingOf } from './reading.js';

/** Returns the text unchanged if its first word is not a kind of diagram. */
export function formatSource(text: string, kinds: Kinds): string {
  const before = readSource(text, kinds);
  if (!before) return text;
  const out = canonicalText(before);
  if (out === text) return text;
  const after = readSource(out, kinds);
  return after !== undefined && isSameReading(before, after) && canonicalText(after) === out ? out : text;
}

/** Undefined for anything but a diagram in this language, and for one that is too large to parse. */
export function readSource(text: string, kinds: Kinds): ReadSource | undefined {
  const cut = cutSource(makeSource(text));
  if (cut.over !== undefined) return undefined;
  const kind = kinds.get(headerOf(cut)?.kind.text ?? '');
  if (!kind) return undefined;
  const { grammar } = kind;
  const parsed = parse(cut, kind);
  const { diagnostics } = applyGrammar(parsed.value, grammar);
  return { grammar, cut, document: parsed.value, unread: parsed.diagnostics, mistaken: diagnostics };
}

function isSameReading(before: ReadSource, after: ReadSource): boolean {
  const wanted = readingOf(before);
  const reading = readingOf(after);
  return wanted.length === reading.length && wanted.every((each, index) => each === reading[index]);
}
