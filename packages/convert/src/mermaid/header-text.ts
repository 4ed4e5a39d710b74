// Titles and descriptions of a whole diagram: in, the texts as written and their positions; out, the texts for the header,
// with every change reported at its position. docs/conversion.md, Texts.
import type { Diagnostic, Span } from '@linework/core';
import { clipped } from '../short.js';
import type { ConverterReport, TokenIcons } from './contract.js';
import { type LabelOptions, readLabel } from './labels.js';
import { frontMatterText, type Preamble } from './preamble.js';

/** Longest title and description; the language allows 2,000 characters in a string. */
const LONGEST = 1_900;

/** A title or description from a statement. */
export interface TitleStatement {
  readonly kind: 'title' | 'accTitle' | 'accDescr';
  readonly written: string;
  readonly span: Span;
}

/** For the produced header. */
export interface HeaderTexts {
  readonly title?: string;
  readonly desc?: string;
}

interface Cleaning {
  readonly titles: LabelOptions;
  readonly iconOf: TokenIcons;
  readonly report: ConverterReport;
  readonly into: Diagnostic[];
  /** The front matter's title wins over that of a statement. */
  readonly frontMatterFirst: boolean;
}

/**
 * Uses the title of a statement, of the front matter, or the accessible title, in that order; the others describe the
 * diagram.
 */
export function headerTexts(preamble: Preamble, statements: Iterable<TitleStatement>, cleaning: Cleaning): HeaderTexts {
  const last = new Map<TitleStatement['kind'], TitleStatement>();
  for (const each of statements) if (each.written.trim() !== '') last.set(each.kind, each);
  const written = frontMatterText(preamble, 'title');
  const front =
    written === undefined || preamble.frontMatter === undefined
      ? ''
      : cleaned({ written, span: preamble.frontMatter.span, join: ' ' }, cleaning);
  const textOf = (kind: TitleStatement['kind'], join: HeaderText['join']): string => {
    const statement = last.get(kind);
    return statement === undefined ? '' : cleaned({ ...statement, join }, cleaning);
  };
  const stated = textOf('title', ' ');
  const inOrder = cleaning.frontMatterFirst ? [front, stated] : [stated, front];
  const [title, ...others] = [...inOrder, textOf('accTitle', ' ')].filter((each) => each !== '');
  const parts = new Set(others.filter((each) => each !== title));
  const desc = [...parts, textOf('accDescr', '\n')].filter((each) => each !== '').join('\n');
  return { ...(title === undefined ? {} : { title }), ...(desc === '' ? {} : { desc }) };
}

interface HeaderText {
  readonly written: string;
  readonly span: Span;
  /** A title is one line; a description can have several. */
  readonly join: ' ' | '\n';
}

function cleaned({ written, span, join }: HeaderText, { titles, iconOf, report, into }: Cleaning): string {
  const label = readLabel(written, titles);
  for (const token of label.icons) {
    const near = iconOf(token);
    into.push(report('M215', span, { token, on: 'relevant nodes', ...(near === undefined ? {} : { near }) }));
  }
  const changes = [...label.changes];
  if (label.lines.length > 1 && join === ' ') changes.push('line breaks became spaces');
  const whole = label.lines.join(join);
  if (whole.length > LONGEST) changes.push(`cut to ${LONGEST} characters`);
  const text = whole.length > LONGEST ? `${clipped(whole, LONGEST)}…` : whole;
  if (changes.length > 0) into.push(report('M205', span, { label: text.replaceAll('\n', ' / '), changes }));
  return text;
}
