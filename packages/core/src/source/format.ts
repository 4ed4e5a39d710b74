// The canonical form of a source: two spaces a level, one space between words, flags and options behind the label in the
// order of the statement table, at most one blank line. Comments stay where they are. A line that is not in the language is
// only indented. Idempotent; the meaning never changes.
import { shapeOf } from '../grammar/shape.js';
import type { Grammar, OptionSpec } from '../grammar/table.js';
import { kinds } from '../kinds/registry.js';
import { lexLine } from '../syntax/lex.js';
import { findHeader, parse } from '../syntax/parse.js';
import { quote } from '../syntax/quote.js';
import type { Document, Statement, SyntaxNode } from '../syntax/statement.js';
import type { OptionToken, Token } from '../syntax/token.js';
import { makeSource, positionAt, type Source, type Span } from '../text/source.js';

interface PlacedLine {
  readonly depth: number;
  readonly text: string;
  /** A brace that closes: comments above it belong to the block. */
  readonly closes: boolean;
}

/** Gives the text back unchanged when its first word is no kind of diagram. */
export function formatSource(text: string): string {
  const source = makeSource(text);
  const grammar = kinds.get(findHeader(source)?.kind.text ?? '')?.grammar;
  if (!grammar) return text;
  const document = parse(source, shapeOf(grammar)).value;
  const placed = placedLines(document, grammar);
  const comments = new Map(
    document.comments.map((each) => [
      positionAt(source, each.start).line,
      source.text.slice(each.start, each.end).trim(),
    ]),
  );

  const bare = (line: number): string => {
    const start = source.lineStarts[line - 1] ?? 0;
    const whole = source.text.slice(start, source.lineStarts[line] ?? source.text.length).trim();
    const comment = comments.get(line);
    return comment === undefined ? whole : whole.slice(0, whole.length - comment.length).trim();
  };
  const out: string[] = [];
  let depth = 0;
  let pending: string[] = [];
  let blank = false;
  const settle = (level: number): void => {
    for (const comment of pending) out.push(comment === '' ? '' : '  '.repeat(level) + comment);
    pending = [];
  };
  for (let line = 1; line <= source.lineStarts.length; line++) {
    const rest = bare(line);
    const here = placed.get(line) ?? (rest === '' ? undefined : { depth, text: rest, closes: false });
    const comment = comments.get(line);
    if (!here) {
      if (comment === undefined) {
        blank = out.length > 0 || pending.length > 0;
        continue;
      }
      if (blank) pending.push('');
      pending.push(comment);
      blank = false;
      continue;
    }
    settle(here.closes ? here.depth + 1 : here.depth);
    const opened = out.length === 0 || out[out.length - 1]?.endsWith('{') === true;
    if (blank && !opened && !here.closes) out.push('');
    blank = false;
    out.push('  '.repeat(here.depth) + here.text + (comment === undefined ? '' : `  ${comment}`));
    depth = here.depth + (here.text.endsWith('{') ? 1 : 0);
  }
  settle(0);
  return `${out.join('\n')}\n`;
}

function placedLines(document: Document, grammar: Grammar): ReadonlyMap<number, PlacedLine> {
  const { source, header } = document;
  const placed = new Map<number, PlacedLine>();
  const put = (line: number, depth: number, text: string, closes = false): void => {
    if (!placed.has(line)) placed.set(line, { depth, text, closes });
  };
  const lineOf = (offset: number): number => positionAt(source, offset).line;
  if (header)
    put(lineOf(header.span.start), 0, [header.kind.text, ...words(source, header.rest, grammar.header, [])].join(' '));
  const walk = (nodes: readonly SyntaxNode[], depth: number): void => {
    for (const { statement, children, branches, closed } of nodes) {
      put(statement.line, depth, statementText(source, statement, grammar));
      walk(children, depth + 1);
      for (const branch of branches) {
        const label = branch.label ? ` ${stringText(source, branch.label)}` : '';
        put(lineOf(branch.span.start), depth, `} ${branch.word}${label} {`, true);
        walk(branch.children, depth + 1);
      }
      if (closed) put(lineOf(closed.start), depth, closingLine(source, closed), true);
    }
  };
  walk(document.body, 0);
  return placed;
}

/** The line of a closing brace, whatever stands behind it. */
function closingLine(source: Source, closed: Span): string {
  const { line } = positionAt(source, closed.start);
  const end = source.lineStarts[line] ?? source.text.length;
  const rest = lexLine(source.text, closed.start, end).comment?.start ?? end;
  return source.text.slice(closed.start, rest).trim();
}

function statementText(source: Source, statement: Statement, grammar: Grammar): string {
  const asWritten = source.text.slice(statement.span.start, statement.span.end);
  if (statement.repaired) return asWritten;
  switch (statement.shape) {
    case 'edge': {
      const label = statement.label ? [':', stringText(source, statement.label)] : [];
      const options = sorted(statement.options, grammar.edges?.options ?? []).map((each) => optionText(source, each));
      return [statement.from.text, statement.arrow.text, statement.to.text, ...label, ...options].join(' ');
    }
    case 'item':
      return [
        stringText(source, statement.label),
        ...words(source, statement.rest, grammar.items?.options ?? [], []),
      ].join(' ');
    case 'phrase': {
      const spec = grammar.statements.find((each) => each.keyword === statement.keyword.text);
      if (!spec) return asWritten;
      const flags = spec.shape === 'declaration' ? spec.flags.map((each) => each.name) : [];
      const parts = [statement.keyword.text, ...words(source, statement.rest, spec.options, flags)];
      return `${parts.join(' ')}${statement.opens ? ' {' : ''}`;
    }
    default:
      return asWritten;
  }
}

/** Words as they stand, then flags, then options in the table's order. */
function words(
  source: Source,
  tokens: readonly Token[],
  specs: readonly OptionSpec[],
  flags: readonly string[],
): readonly string[] {
  const plain: string[] = [];
  const flagged: string[] = [];
  let glue = false;
  for (const token of tokens) {
    if (token.type === 'option') continue;
    const text =
      token.type === 'string' ? stringText(source, token) : source.text.slice(token.span.start, token.span.end);
    const isFlag = token.type === 'word' && plain.length > 0 && flags.includes(token.text);
    if (isFlag) flagged.push(text);
    else if (token.type === 'comma' || glue) plain.push(`${plain.pop() ?? ''}${text}`);
    else plain.push(text);
    glue = token.type === 'comma';
  }
  const options = sorted(
    tokens.filter((each) => each.type === 'option'),
    specs,
  );
  return [
    ...plain,
    ...flagged.toSorted((a, b) => flags.indexOf(a) - flags.indexOf(b)),
    ...options.map((each) => optionText(source, each)),
  ];
}

function sorted(options: readonly OptionToken[], specs: readonly OptionSpec[]): readonly OptionToken[] {
  const rank = (option: OptionToken): number => {
    const at = specs.findIndex((each) => each.name === option.name);
    return at < 0 ? specs.length : at;
  };
  return options.toSorted((a, b) => rank(a) - rank(b));
}

function optionText(source: Source, option: OptionToken): string {
  const values = option.values.map((each) =>
    each.type === 'string' ? stringText(source, each) : source.text.slice(each.span.start, each.span.end),
  );
  return `${option.name}=${values.join(',')}`;
}

/** A string in its one spelling; one with a mistake inside stays as it is. */
function stringText(source: Source, token: Extract<Token, { readonly type: 'string' }>): string {
  const raw = source.text.slice(token.span.start, token.span.end);
  const good = raw.length > 1 && raw.endsWith('"') && !/\\[^n"\\]/.test(raw.replaceAll('\\\\', ''));
  return good ? quote(token.value) : raw;
}
