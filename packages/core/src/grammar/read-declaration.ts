// A declaration: keyword [id] [type] [label] { flag | option } [ "{" ], in any order behind the label.
// In, the words; out, its parts; the first thing out of place carries the whole line as it should stand.

import { quote } from '../syntax/quote.js';
import type { PhraseStatement } from '../syntax/statement.js';
import type { OptionToken, StringToken, Token, WordToken } from '../syntax/token.js';
import { slug, wordFrom } from '../syntax/word-from.js';
import { nearest } from '../text/similar.js';
import type { Source, Span } from '../text/source.js';
import { fixAt, report, type Sink } from './codes.js';
import { formOf } from './form.js';
import type { DeclarationSpec } from './table.js';

export interface DeclarationParts {
  readonly id?: WordToken;
  readonly type?: string;
  readonly label?: StringToken;
  readonly flags: readonly string[];
  readonly options: readonly OptionToken[];
}

/** What is wrong with the line as a whole; one fix, the rewritten line, goes with the first. */
type Problem = (fix: ReturnType<typeof fixAt>) => void;

export function readDeclaration(
  source: Source,
  statement: PhraseStatement,
  spec: DeclarationSpec,
  sink: Sink,
): DeclarationParts {
  let id: WordToken | undefined;
  let type: string | undefined;
  let label: StringToken | undefined;
  const flags: string[] = [];
  const options: OptionToken[] = [];
  const extra: string[] = [];
  const problems: Problem[] = [];
  let certain = true;
  const keyword = spec.keyword;
  const typeOption = spec.options.find((each) => each.name === 'type' && each.value.type === 'choice');
  const problem = (each: Problem, safe: boolean): void => {
    problems.push(each);
    if (!safe) certain = false;
  };

  const word = (token: WordToken): void => {
    const text = token.text;
    if (spec.id === 'required' && id === undefined && label === undefined) {
      id = token;
      return;
    }
    if (spec.types?.values.includes(text) && type === undefined) {
      type = text;
      if (label !== undefined) {
        problem(
          (fix) => sink.add(report('E118', token.span, { found: `The type '${text}'`, form: formOf(spec) }, fix)),
          true,
        );
      }
      return;
    }
    if (spec.flags.some((each) => each.name === text)) {
      if (!flags.includes(text)) flags.push(text);
      return;
    }
    if (typeOption?.value.type === 'choice' && typeOption.value.values.includes(text)) {
      extra.push(`type=${text}`);
      problem(
        (fix) =>
          sink.add(report('E118', token.span, { found: `'${text}'`, form: `${formOf(spec)} with type=${text}` }, fix)),
        true,
      );
      return;
    }
    const types = spec.types;
    if (types && type === undefined && label === undefined) {
      const foreign = types.foreign;
      const lower = text.toLowerCase();
      const meant =
        foreign && Object.hasOwn(foreign, lower) ? foreign[lower] : types.values.includes(lower) ? lower : undefined;
      const near = meant === undefined ? nearest(text, types.values) : [meant];
      const fix = near[0] === undefined ? undefined : fixAt(sink, token.span, near[0], meant !== undefined);
      sink.add(report('E308', token.span, { found: text, near, known: types.values }, fix));
      type = near[0];
      return;
    }
    const known = spec.flags.map((each) => each.name);
    sink.add(report('E307', token.span, { flag: text, on: `'${keyword}'`, near: nearest(text, known), known }));
  };

  const other = (token: Token): void => {
    const text = source.text.slice(token.span.start, token.span.end);
    if (
      spec.id === 'required' &&
      id === undefined &&
      label === undefined &&
      (token.type === 'number' ||
        token.type === 'strange' ||
        token.type === 'dotted' ||
        token.type === 'days' ||
        token.type === 'icon')
    ) {
      const instead = wordFrom(text);
      id = { type: 'word', text: instead, span: token.span };
      sink.add(report('E204', token.span, { found: text, instead }, fixAt(sink, token.span, instead, false)));
      return;
    }
    if (token.type === 'colon' && label === undefined) {
      problem((fix) => sink.add(report('E118', token.span, { found: 'The colon', form: formOf(spec) }, fix)), true);
      return;
    }
    const shown = /^[;,]$/.test(text) ? `'${text}'` : `'${text.length > 40 ? `${text.slice(0, 37)}...` : text}'`;
    problem(
      (fix) => sink.add(report('E118', token.span, { found: shown, form: formOf(spec) }, fix)),
      text === ';' || text === ',',
    );
  };

  for (const token of statement.rest) {
    if (token.type === 'word') word(token);
    else if (token.type === 'option') {
      if (token.name === 'type' && spec.types && !typeOption) typeAsOption(token);
      else options.push(token);
    } else if (token.type === 'string' && label === undefined && spec.label !== 'none') {
      if (spec.id === 'required' && id === undefined) {
        const made = slug(token.value);
        id = { type: 'word', text: made, span: { start: token.span.start, end: token.span.start } };
        const given = id;
        problem(
          (fix) =>
            sink.add(
              report('E205', token.span, { keyword, instead: `${keyword} ${given.text} ${quote(token.value)}` }, fix),
            ),
          false,
        );
      }
      label = token;
    } else other(token);
  }

  function typeAsOption(token: OptionToken): void {
    const value = token.values[0];
    const given =
      value?.type === 'word' || value?.type === 'string' ? (value.type === 'word' ? value.text : value.value) : '';
    if (spec.types?.values.includes(given) && type === undefined) {
      type = given;
      problem((fix) => sink.add(report('E118', token.span, { found: "'type='", form: formOf(spec) }, fix)), true);
    } else options.push(token);
  }

  if (spec.id === 'required' && id === undefined) {
    sink.add(report('E402', statement.span, { keyword, form: formOf(spec) }));
  }
  if (label?.value === '' || (label === undefined && spec.label === 'required' && statement.rest.length > 0)) {
    if (label) {
      const at: Span = {
        start: label.span.start - (source.text[label.span.start - 1] === ' ' ? 1 : 0),
        end: label.span.end,
      };
      sink.add(report('E403', label.span, {}, spec.label === 'required' ? undefined : fixAt(sink, at, '', true)));
    } else sink.add(report('E402', statement.span, { keyword, form: formOf(spec) }));
  }
  if (problems.length > 0) {
    const parts = [keyword, id?.text, type, label ? quote(label.value) : '', ...flags, ...extra];
    for (const each of options) parts.push(source.text.slice(each.span.start, each.span.end));
    if (statement.opens) parts.push('{');
    const line = parts.filter((each) => each !== undefined && each !== '').join(' ');
    for (const [index, each] of problems.entries())
      each(index === 0 ? fixAt(sink, statement.span, line, certain) : undefined);
  }
  return {
    ...(id ? { id } : {}),
    ...(type === undefined ? {} : { type }),
    ...(label && label.value !== '' ? { label } : {}),
    flags,
    options,
  };
}
