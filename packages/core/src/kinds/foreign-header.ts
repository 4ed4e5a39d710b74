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
}

const LONGEST = 200;

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
  return undefined;
}
