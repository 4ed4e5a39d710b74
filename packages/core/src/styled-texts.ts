// The labels of a diagram for a team's rules: in, its entries and source; out, each text with where and how it is written.
import type { Entry } from './grammar/entry.js';
import type { CellSpec, ValueType } from './grammar/table.js';
import { unquote } from './syntax/quote.js';
import type { StringToken, ValueToken } from './syntax/token.js';
import type { Source, Span } from './text/source.js';

export interface StyledText {
  readonly text: string;
  /** Of the string with its quotes; of the statement for an id that is its label. */
  readonly span: Span;
  /** How the source has it between the quotes: as it is, or with escapes. Undefined if it cannot be changed there. */
  readonly written?: 'plain' | 'escaped';
}

export function styledTexts(
  entries: readonly Entry[],
  ids: ReadonlyMap<Entry, string>,
  source: Source,
): readonly StyledText[] {
  return entries.flatMap((entry) => {
    const id = ids.get(entry);
    const isLabel = entry.shape === 'declaration' && entry.label === undefined && entry.spec.label !== 'none';
    return [
      ...(isLabel && id !== undefined ? [{ text: id, span: entry.statement.span }] : []),
      ...stringsOf(entry).map((each) => textAt(each, source)),
    ];
  });
}

export function isText({ value }: CellSpec): boolean {
  return takesText(value);
}

function takesText(value: ValueType): boolean {
  return value.type === 'text' || (value.type === 'either' && value.of.some(takesText));
}

function stringsOf(entry: Entry): readonly StringToken[] {
  switch (entry.shape) {
    case 'declaration':
      return [entry, ...entry.branches].flatMap(({ label }) => label ?? []);
    case 'row': {
      const cells = entry.spec.cells.filter(isText).flatMap(({ name }) => entry.cells.get(name) ?? []);
      return [...[...cells, ...(entry.options.get('title')?.values ?? [])].filter(isString), ...entry.texts];
    }
    case 'member':
      return [];
    default:
      return entry.label === undefined ? [] : [entry.label];
  }
}

function isString(value: ValueToken | null): value is StringToken {
  return value?.type === 'string';
}

/** Lines that were repaired and other quotes have the text elsewhere, or in another form. */
function textAt({ value: text, span }: StringToken, source: Source): StyledText {
  const quoted = /^"(.*)"$/s.exec(source.text.slice(span.start, span.end))?.[1];
  if (quoted === text && !text.includes('\\')) return { text, span, written: 'plain' };
  return quoted !== undefined && unquote(quoted) === text ? { text, span, written: 'escaped' } : { text, span };
}
