// What a word means: in, a source and a position; out, the vocabulary's text for the word there.
import { ARROW_MEANINGS, type OptionWords, type StatementWords, type Token } from '@linework/core/words';
import { idsOf, type ReadSource, readLineAt } from './read-source.js';

export interface Hover {
  /** Offsets in the line. */
  readonly from: number;
  readonly to: number;
  /** How it is written. */
  readonly form: string;
  readonly meaning: string;
  readonly example?: string;
}

export function hoverAt(source: ReadSource, line: number, column: number): Hover | undefined {
  const current = readLineAt(source, line);
  const token = current?.line.lexed.tokens.find(({ span }) => span.start <= column && column < span.end);
  if (current === undefined || token === undefined || source.tables === undefined) return undefined;
  const { words } = source.tables;
  const at = (span: Token['span'], text: Omit<Hover, 'from' | 'to'>): Hover => ({
    from: span.start,
    to: span.end,
    ...text,
  });
  const isFirst = current.line.lexed.tokens[0] === token;
  if (token.type === 'arrow') {
    const meaning = ARROW_MEANINGS[token.text];
    return meaning === undefined ? undefined : at(token.span, { form: token.text, meaning });
  }
  const statement = words.statements.find(({ keyword }) => keyword === wordOf(current.line.lexed.tokens[0]));
  if (token.type === 'option') {
    const option = optionWords(source, line, statement).find(({ name }) => name === token.name);
    return option && at(token.nameSpan, { form: `${option.name}=${option.takes}`, meaning: sentenceOf(option) });
  }
  if (token.type !== 'word' && token.type !== 'dotted') return undefined;
  if (isFirst && current.form.form === 'header') return at(token.span, { form: words.kind, meaning: words.meaning });
  if (isFirst && statement !== undefined && (current.form.form === 'declaration' || current.form.form === 'row'))
    return at(token.span, { form: statement.form, meaning: statement.meaning, example: statement.example });
  const flag = statement?.flags.find(({ name }) => name === wordOf(token));
  if (flag !== undefined) return at(token.span, { form: flag.name, meaning: flag.meaning });
  const name = token.type === 'dotted' ? `${token.table}.${token.column}` : token.text;
  const declared = idsOf(source).find(({ id }) => id === name);
  const declaring = declared && source.lines[declared.line]?.text.trim();
  return declared && declaring !== undefined && declared.line !== line
    ? at(token.span, { form: declaring, meaning: `Declared on line ${declared.line + 1}.` })
    : undefined;
}

function wordOf(token: Token | undefined): string | undefined {
  return token?.type === 'word' ? token.text : undefined;
}

function optionWords(source: ReadSource, line: number, statement: StatementWords | undefined): readonly OptionWords[] {
  const words = source.tables?.words;
  switch (readLineAt(source, line)?.form.form) {
    case 'header':
      return words?.header ?? [];
    case 'edge':
      return words?.edges?.options ?? [];
    case 'item':
      return words?.items?.options ?? [];
    case 'column':
      return words?.statements.flatMap(({ lines }) => lines?.options ?? []) ?? [];
    default:
      return statement?.options ?? [];
  }
}

function sentenceOf({ meaning, default: usual, condition }: OptionWords): string {
  return [
    meaning,
    ...(usual === undefined ? [] : [`Default: ${usual}`]),
    ...(condition === undefined ? [] : [condition]),
  ].join('. ');
}
