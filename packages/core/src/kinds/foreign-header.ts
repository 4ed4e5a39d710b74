// First lines of other languages: `flowchart LR`, `digraph G {`, `@startuml`. In, a source; out, the header to write.
import { lexLine } from '../syntax/lex.js';
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
  for (let i = 0; i < source.lineStarts.length; i++) {
    const start = source.lineStarts[i] ?? 0;
    const raw = source.text.slice(start, Math.min(source.lineStarts[i + 1] ?? source.text.length, start + LONGEST));
    const line = raw.trimEnd();
    const lead = line.length - line.trimStart().length;
    const text = line.trim();
    if (text === '' || /^#(?:\s|$)/.test(text) || text.startsWith('%%')) continue;
    const span = { start: start + lead, end: start + line.length };
    const words = text.split(/\s+/);
    const first = words[0] ?? '';
    for (const each of kinds.values()) {
      if (!each.grammar.foreignHeaders.includes(first)) continue;
      const options: string[] = [];
      const direction = each.grammar.header.find((option) => option.name === 'direction')?.value;
      let title = '';
      for (const token of lexLine(text, first.length, text.length).tokens) {
        if (token.type === 'string' && title === '') title = quote(token.value);
        if (token.type !== 'word') continue;
        const foreign = direction?.type === 'choice' ? direction.foreign : undefined;
        const word = foreign && Object.hasOwn(foreign, token.text) ? foreign[token.text] : undefined;
        if (word !== undefined) options.push(`direction=${word}`);
      }
      const instead = [each.grammar.kind, title, ...options].filter((part) => part !== '').join(' ');
      return { kind: each.grammar.kind, span, found: text, instead };
    }
    return undefined;
  }
  return undefined;
}
