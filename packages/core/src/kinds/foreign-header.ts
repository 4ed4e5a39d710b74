// First lines of other languages: `flowchart LR`, `digraph G {`, `@startuml`. In, a cut source; out, the header to write.
import type { CutSource } from '../syntax/cut-source.js';
import { lexLine } from '../syntax/lex.js';
import { quote } from '../syntax/quote.js';
import type { Span } from '../text/source.js';
import type { Kinds } from './kind.js';

export interface ForeignHeader {
  readonly kind: string;
  readonly span: Span;
  readonly found: string;
  readonly instead: string;
  /** Index of its line, if the parser would take another one for the header. */
  readonly line?: number;
}

const LONGEST = 200;
/** Maximum lines below `@startuml` that can identify the kind. */
const MOST_LINES = 60;

export function foreignHeader(cut: CutSource, kinds: Kinds): ForeignHeader | undefined {
  const start = cut.lines[cut.header]?.start ?? cut.source.text.length;
  const line = startOf(cut, cut.header);
  const text = line.trim();
  const words = text.replace(/(?<![;{\s])[;{\s]+$/, '');
  const word = words.split(/\s/, 1)[0] ?? '';
  const first = word.replace(/:$/, '');
  for (const { grammar } of kinds.values()) {
    if (!grammar.foreignHeaders.includes(first)) continue;
    const direction = grammar.header.find((option) => option.name === 'direction')?.value;
    const foreign = direction?.type === 'choice' ? direction.foreign : undefined;
    const own = new Map(Object.entries(grammar.foreignHeaderWords ?? {}));
    const options = [...(grammar.foreignHeaderOptions?.[first] ?? [])];
    let title = '';
    for (const token of lexLine(words, word.length, words.length).tokens) {
      if (token.type === 'string' && title === '') title = quote(token.value);
      const way =
        token.type === 'word' && foreign && Object.hasOwn(foreign, token.text) ? foreign[token.text] : undefined;
      if (way !== undefined) options.push(`direction=${way}`);
      const kind = token.type === 'word' ? own.get(token.text) : undefined;
      if (kind !== undefined) options.push(kind);
    }
    return {
      kind: grammar.kind,
      span: { start: start + line.length - line.trimStart().length, end: start + line.length },
      found: text,
      instead: [grammar.kind, title, ...options].filter((part) => part !== '').join(' '),
    };
  }
  return listing(cut, kinds) ?? plantUml(cut, kinds);
}

/** Maximum lines below the first that can identify its content. */
const FEW_LINES = 3;

/** A command's output names no kind: the first words of its next lines identify it, and its first line is the title. */
function listing(cut: CutSource, kinds: Kinds): ForeignHeader | undefined {
  const opening = startOf(cut, cut.header).trim();
  const listed = (text: string): string | undefined => {
    const word = text.trim().split(/\s/, 1)[0] ?? '';
    return [...kinds.values()].find((each) => each.grammar.foreignLines?.includes(word))?.grammar.kind;
  };
  // Without a first line there is no name for the title.
  if (listed(opening) !== undefined) return undefined;
  for (let i = cut.header + 1; i <= cut.header + FEW_LINES; i++) {
    const kind = listed(startOf(cut, i));
    if (kind === undefined) continue;
    const name = opening.replace(/^\.?\/|\/$/g, '').replace(/^\.$/, '');
    const start = (cut.lines[cut.header]?.start ?? 0) + (cut.lines[cut.header]?.indent ?? 0);
    const instead = name === '' ? kind : `${kind} ${quote(name)}`;
    return { kind, span: { start, end: start + opening.length }, found: opening, instead, line: cut.header };
  }
  return undefined;
}

/** PlantUML names no kind: the first lines whose keyword belongs to only one kind identify it. */
function plantUml(cut: CutSource, kinds: Kinds): ForeignHeader | undefined {
  for (let line = 0; line < cut.header; line++) {
    if (cut.lines[line]?.lexed.tokens.length === 0) continue;
    const opening = startOf(cut, line).trim();
    const named = [...kinds.values()].find(({ grammar }) => grammar.foreignHeaders.includes(opening))?.grammar;
    if (named !== undefined) return atLine(cut, line, named.kind, named.foreignHeaderOptions?.[opening]);
    if (!/^@startuml\b/i.test(opening)) continue;
    for (let i = cut.header; i < Math.min(cut.lines.length, cut.header + MOST_LINES); i++) {
      const word = startOf(cut, i).trim().split(/\s/, 1)[0] ?? '';
      const kind = [...kinds.values()].find((each) => each.grammar.foreignSigns?.includes(word))?.grammar.kind;
      if (kind === undefined) continue;
      return atLine(cut, line, kind);
    }
    return undefined;
  }
  return undefined;
}

/** A line above in the role of the header. */
function atLine(cut: CutSource, line: number, kind: string, options: readonly string[] = []): ForeignHeader {
  const text = startOf(cut, line);
  const actual = text.trim();
  const end = (cut.lines[line]?.start ?? 0) + text.length;
  return {
    kind,
    span: { start: end - actual.length, end },
    found: actual,
    instead: [kind, ...options].join(' '),
    line,
  };
}

/** A line as far as a header would extend. */
function startOf({ source, lines }: CutSource, index: number): string {
  const line = lines[index];
  return line ? source.text.slice(line.start, Math.min(line.end, line.start + LONGEST)).trimEnd() : '';
}
