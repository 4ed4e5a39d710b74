// A source cut into lines and words by the core's own lexer: in, a text, or its lines and what changed; out, every line with its words. Spans are
// offsets in their line, so a line that moves stays as it is.
import { KIND_NAMES, type LexedLine, lexLine } from '@linework/core/words';

export interface SourceLine {
  readonly text: string;
  readonly lexed: LexedLine;
}

export function lineOf(text: string): SourceLine {
  return { text, lexed: lexLine(text, 0, text.length) };
}

export function linesOf(text: string): readonly SourceLine[] {
  return text.split('\n').map(lineOf);
}

/** Index of the line that names the kind: the first that begins with a word. The number of lines if there is none. */
export function headerIndex(lines: readonly SourceLine[]): number {
  const index = lines.findIndex(({ lexed }) => lexed.tokens[0]?.type === 'word');
  return index < 0 ? lines.length : index;
}

/** The kind of a source, if its first word is one. */
export function kindOf(lines: readonly SourceLine[]): string | undefined {
  const first = lines[headerIndex(lines)]?.lexed.tokens[0];
  return first?.type === 'word' && isKind(first.text) ? first.text : undefined;
}

export function isKind(word: string): boolean {
  return (KIND_NAMES as readonly string[]).includes(word);
}
