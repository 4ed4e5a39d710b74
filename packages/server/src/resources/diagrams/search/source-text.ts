// What a search finds in a diagram: in, a source without errors; out, its texts and ids. Reads lines and quotes only, so that it costs little on the
// event loop; keywords, types and options are not text of the author.
import { kinds } from '@linework/core';

/** UTF-16 units of the text that is searched. */
const LONGEST_TEXT = 20_000;

/** docs/language.md, Lexical rules: a text in quotes, a comment, or what is between two spaces. A text that no quote ends has to match too, or many would be read again and again. */
const PART = /"((?:[^"\\]|\\(?:.|$))*)(?:"|$)|#(?:\s.*)?$|[^\s"]+/g;

const ID = /^[\p{L}_][\p{L}\p{N}_-]*$/u;

const ARROW = /^[<.-][.-]*>?$/;

const KEYWORDS: ReadonlySet<string> = new Set(
  [...kinds.values()].flatMap(({ grammar }) => [grammar.kind, ...grammar.statements.flatMap(keywordOf)]),
);

function keywordOf(statement: object): readonly string[] {
  return 'keyword' in statement && typeof statement.keyword === 'string' ? [statement.keyword] : [];
}

export function sourceText(source: string): string {
  const texts: string[] = [];
  let length = 0;
  for (const [line] of source.matchAll(/[^\r\n]+/g)) {
    for (const text of textsOf(line)) {
      texts.push(text);
      length += text.length + 1;
    }
    if (length >= LONGEST_TEXT) break;
  }
  return texts.join(' ').slice(0, LONGEST_TEXT);
}

function textsOf(line: string): readonly string[] {
  const parts = [...line.matchAll(PART)];
  const texts = parts.flatMap(([, text]) =>
    text === undefined ? [] : [text.slice(0, LONGEST_TEXT).replace(/\\(.)/g, unescaped)],
  );
  const bare = parts.flatMap(([part, text]) => (text === undefined && !part.startsWith('#') ? [part] : []));
  const [first = '', second = ''] = bare;
  // No keyword is reserved: an arrow after it makes it an id.
  const ids = KEYWORDS.has(first) && !ARROW.test(second) ? [second] : bare;
  return [...ids.filter((each) => ID.test(each)), ...texts];
}

function unescaped(_: string, character: string): string {
  return character === 'n' ? ' ' : character;
}
