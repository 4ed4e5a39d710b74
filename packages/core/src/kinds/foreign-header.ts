// First lines of other languages: `flowchart LR`, `digraph G {`, `@startuml`. In, a source; out, the header to write.
import { headerLine } from '../syntax/find-header.js';
import { lexLine } from '../syntax/lex.js';
import { lineBounds } from '../syntax/lines.js';
import { quote } from '../syntax/quote.js';
import type { Source, Span } from '../text/source.js';
import { kinds } from './registry.js';

export interface ForeignHeader {
  readonly kind: string;
  readonly span: Span;
  readonly found: string;
  readonly instead: string;
  /** Index of its line, where the parser would take another one for the header. */
  readonly line?: number;
}

const LONGEST = 200;
/** Lines below `@startuml` that may tell the kind. */
const MOST_LINES = 60;

export function foreignHeader(source: Source): ForeignHeader | undefined {
  const { start, end } = lineBounds(source, headerLine(source));
  const line = source.text.slice(start, Math.min(end, start + LONGEST)).trimEnd();
  const text = line.trim();
  const words = text.replace(/[;{\s]+$/, '');
  const first = words.split(/\s/, 1)[0] ?? '';
  for (const { grammar } of kinds.values()) {
    if (!grammar.foreignHeaders.includes(first)) continue;
    const direction = grammar.header.find((option) => option.name === 'direction')?.value;
    const foreign = direction?.type === 'choice' ? direction.foreign : undefined;
    const options: string[] = [];
    let title = '';
    for (const token of lexLine(words, first.length, words.length).tokens) {
      if (token.type === 'string' && title === '') title = quote(token.value);
      const word =
        token.type === 'word' && foreign && Object.hasOwn(foreign, token.text) ? foreign[token.text] : undefined;
      if (word !== undefined) options.push(`direction=${word}`);
    }
    return {
      kind: grammar.kind,
      span: { start: start + line.length - line.trimStart().length, end: start + line.length },
      found: text,
      instead: [grammar.kind, title, ...options].filter((part) => part !== '').join(' '),
    };
  }
  return plantUml(source);
}

/** PlantUML says no kind: the first lines whose word only one kind has tell it. */
function plantUml(source: Source): ForeignHeader | undefined {
  const below = headerLine(source);
  const textOf = (line: number): string => {
    const { start, end } = lineBounds(source, line);
    return source.text.slice(start, Math.min(end, start + LONGEST)).trimEnd();
  };
  for (let line = 0; line < below; line++) {
    const text = textOf(line);
    const found = text.trim();
    if (!/^@startuml\b/i.test(found)) continue;
    for (let i = below; i < Math.min(source.lineStarts.length, below + MOST_LINES); i++) {
      const word = textOf(i).trim().split(/\s/, 1)[0] ?? '';
      const kind = [...kinds.values()].find((each) => each.grammar.foreignSigns?.includes(word))?.grammar.kind;
      if (kind === undefined) continue;
      const end = lineBounds(source, line).start + text.length;
      return { kind, span: { start: end - found.length, end }, found, instead: kind, line };
    }
    return undefined;
  }
  return undefined;
}
