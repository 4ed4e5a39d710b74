// A row: keyword { cell } [ ":" string { string } ] { flag | option }, matched against the table's cells from left to right.

import type { PhraseStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token, ValueToken } from '../syntax/token.js';
import type { Source } from '../text/source.js';
import { checkValue } from './check-value.js';
import { fixAt, report, type Sink } from './codes.js';
import { formOf } from './form.js';
import type { CellSpec, RowSpec } from './table.js';

export interface RowParts {
  readonly cells: ReadonlyMap<string, readonly (ValueToken | null)[]>;
  readonly texts: readonly StringToken[];
  readonly flags: readonly string[];
  readonly options: readonly OptionToken[];
}

export function readRow(source: Source, statement: PhraseStatement, spec: RowSpec, sink: Sink): RowParts {
  const cells = new Map<string, (ValueToken | null)[]>();
  const texts: StringToken[] = [];
  const flags: string[] = [];
  const options: OptionToken[] = [];
  let at = 0;
  let colon = false;
  /** A comma that waits for what it joins. */
  let joined: Token | undefined;
  const form = formOf(spec);
  const stray = (token: Token): void => {
    const text = source.text.slice(token.span.start, token.span.end);
    const shown = `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`;
    sink.add(
      report('E118', token.span, { found: shown, form }, text === ';' ? fixAt(sink, token.span, '', true) : undefined),
    );
  };

  const looseComma = ({ span }: Token): void => {
    sink.add(report('E312', span, {}, fixAt(sink, span, '', true)));
  };

  const cell = (token: ValueToken | null, source_: Token): void => {
    if (token?.type === 'word' && spec.flags.some((each) => each.name === token.text)) {
      flags.push(token.text);
      return;
    }
    for (let i = at; i < spec.cells.length; i++) {
      const candidate = spec.cells[i];
      if (!candidate) break;
      if (fits(token, candidate)) {
        const list = cells.get(candidate.name) ?? [];
        list.push(token);
        cells.set(candidate.name, list);
        at = candidate.repeat || candidate.list ? i : i + 1;
        return;
      }
      if (!candidate.optional && !cells.has(candidate.name)) break;
    }
    stray(source_);
  };

  for (const token of statement.rest) {
    if (joined && !isValue(token) && token.type !== 'dash') {
      looseComma(joined);
      joined = undefined;
    }
    if (token.type === 'option') options.push(token);
    else if (token.type === 'colon' && spec.texts && !colon) colon = true;
    else if (colon && token.type === 'string' && texts.length < (spec.texts?.max ?? 0)) {
      if (token.value === '') sink.add(report('E403', token.span, {}));
      else texts.push(token);
    } else if (token.type === 'comma' && !colon && spec.cells[at]?.list) {
      if (cells.has(spec.cells[at]?.name ?? '')) joined = token;
      else looseComma(token);
    } else if (token.type === 'dash') cell(null, token);
    else if (isValue(token) && !colon && !(token.type === 'string' && isText(token))) {
      cell(token, token);
      const list = spec.cells[at];
      if (list?.list && cells.has(list.name)) {
        if (!joined && (cells.get(list.name)?.length ?? 0) > 1) {
          sink.add(report('E311', token.span, { instead: (cells.get(list.name) ?? []).map(cellText).join(',') }));
        }
      }
      joined = undefined;
    } else if (!colon && token.type === 'string' && spec.texts && texts.length === 0) {
      texts.push(token);
      sink.add(
        report(
          'E118',
          token.span,
          { found: 'A text without a colon', form },
          fixAt(sink, { start: token.span.start, end: token.span.start }, ': ', true),
        ),
      );
    } else stray(token);
  }
  if (joined) looseComma(joined);

  /** A string that no cell takes is the text, its colon forgotten. */
  function isText(token: StringToken): boolean {
    return spec.texts !== undefined && !spec.cells.slice(at).some((each) => fits(token, each));
  }

  const missing = spec.cells.some((each) => !each.optional && !cells.has(each.name));
  if (missing || texts.length < (spec.texts?.min ?? 0))
    sink.add(report('E402', statement.span, { keyword: spec.keyword, form }));
  return { cells, texts, flags, options };
}

function fits(token: ValueToken | null, cell: CellSpec): boolean {
  if (token === null) return cell.empty === true;
  return checkValue(token, cell.value) === undefined;
}

function isValue(token: Token): token is ValueToken {
  return ['word', 'string', 'number', 'date', 'days', 'icon', 'dotted', 'strange'].includes(token.type);
}

function cellText(token: ValueToken | null): string {
  return token?.type === 'word' ? token.text : '-';
}
