// The one parser: in, a source and what its kind says of blocks; out, statements in their blocks and what is wrong with
// lines and braces. It recovers at every line, is linear in the source, and never throws.
import { type Diagnostic, hasErrors, type Outcome, type Report, reporter } from '../diagnostics/report.js';
import { type TextCodeArgs, textCodes } from '../diagnostics/text-codes.js';
import type { Source, Span } from '../text/source.js';
import { repairLine } from './habits/repair-line.js';
import { lexLine } from './lex.js';
import { readStatement } from './read-statement.js';
import type { Branch, Document, Header, ShapeOfKind, Statement, SyntaxNode } from './statement.js';
import type { StringToken, Token, WordToken } from './token.js';

export const LIMITS = {
  /** UTF-16 units of a source. */
  characters: 500_000,
  lines: 20_000,
  /** Characters of one string. */
  text: 2_000,
  levels: 24,
} as const;

const report: Report<TextCodeArgs> = reporter(textCodes);

interface OpenBlock {
  readonly statement: Statement | undefined;
  readonly keyword: string;
  readonly holds: 'statements' | 'columns' | 'values' | 'members';
  readonly children: SyntaxNode[];
  readonly branches: Branch[];
  /** Children of the branch that is open now. */
  current: SyntaxNode[];
}

/** Reads the first statement of a source: its header. */
export function findHeader(source: Source): Header | undefined {
  for (let i = 0; i < source.lineStarts.length; i++) {
    const { start, end } = lineBounds(source, i);
    const { tokens } = lexLine(source.text, start, end);
    const [first, ...rest] = tokens;
    if (!first) continue;
    if (first.type !== 'word') return undefined;
    return { kind: first, rest, span: { start: first.span.start, end: (rest.at(-1) ?? first).span.end } };
  }
  return undefined;
}

export function parse(source: Source, shape: ShapeOfKind): Outcome<Document> {
  const diagnostics: Diagnostic[] = [];
  const comments: Span[] = [];
  const root: OpenBlock = {
    statement: undefined,
    keyword: 'diagram',
    holds: 'statements',
    children: [],
    branches: [],
    current: [],
  };
  root.current = root.children;
  const stack: OpenBlock[] = [root];
  let header: Header | undefined;
  let declared: Set<string> | undefined;
  const top = (): OpenBlock => stack[stack.length - 1] ?? root;

  if (source.text.length > LIMITS.characters || source.lineStarts.length > LIMITS.lines) {
    const [what, limit] =
      source.text.length > LIMITS.characters
        ? (['characters', LIMITS.characters] as const)
        : (['lines', LIMITS.lines] as const);
    const at = { start: 0, end: Math.min(source.text.length, source.lineStarts[1] ?? source.text.length) };
    return { value: { source, body: [], comments }, diagnostics: [report('E105', at, { what, limit })] };
  }

  const place = (statement: Statement, opens: Span | undefined): void => {
    if (!opens) {
      top().current.push({ statement, children: [], branches: [] });
      return;
    }
    const keyword = statement.shape === 'phrase' ? statement.keyword.text : '';
    const holds = shape.blocks.find((each) => each.keyword === keyword)?.holds ?? 'statements';
    if (stack.length > LIMITS.levels) diagnostics.push(report('E109', statement.span, { limit: LIMITS.levels }));
    const block: OpenBlock = { statement, keyword, holds, children: [], branches: [], current: [] };
    block.current = block.children;
    stack.push(block);
  };

  const close = (at: Span | undefined): void => {
    const block = stack.pop();
    if (!block?.statement) return;
    const node: SyntaxNode = {
      statement: block.statement,
      children: block.children,
      branches: block.branches,
      ...(at ? { closed: at } : {}),
    };
    top().current.push(node);
  };

  for (let i = 0; i < source.lineStarts.length; i++) {
    const { start, end } = lineBounds(source, i);
    const lexed = lexLine(source.text, start, end);
    if (lexed.comment) comments.push(lexed.comment);
    const { tokens } = lexed;
    const first = tokens[0];
    const last = tokens[tokens.length - 1];
    if (!first || !last) continue;
    const at: Span = { start: first.span.start, end: last.span.end };
    const common = { span: at, line: i + 1, ...(lexed.comment ? { comment: lexed.comment } : {}) };

    if (!header) {
      if (first.type === 'word') header = { kind: first, rest: tokens.slice(1), span: at };
      reportStrings(tokens, lexed, diagnostics, source);
      continue;
    }

    if (first.type === 'close') {
      reportStrings(tokens, lexed, diagnostics, source);
      closeLine(tokens, at);
      continue;
    }
    const block = top();
    if (stack.length > 1 && first.type === 'word' && first.text === 'end' && tokens.length === 1) {
      diagnostics.push(report('E116', at, { found: 'end', instead: '}' }, { span: at, text: '}', safe: true }));
      close(at);
      continue;
    }
    if (block.holds !== 'statements') {
      if (last.type === 'open') {
        diagnostics.push(
          report('E107', block.statement?.span ?? at, { keyword: block.keyword, line: block.statement?.line ?? 1 }),
        );
        close(undefined);
      } else {
        reportStrings(tokens, lexed, diagnostics, source);
        place({ shape: 'raw', text: source.text.slice(at.start, at.end), tokens, ...common }, undefined);
        continue;
      }
    }

    const read = isForeign(tokens, shape) ? undefined : readStatement(tokens, common, start, shape);
    if (read) {
      reportStrings(tokens, lexed, diagnostics, source);
      place(read, read.shape === 'phrase' ? read.opens : undefined);
      continue;
    }
    declared ??= declaredIds(source, shape);
    const repaired = repairLine({ source, tokens, span: at, shape, openKeyword: block.keyword, declared });
    if (repaired) {
      diagnostics.push(repaired.diagnostic);
      for (const id of repaired.declares) declared.add(id);
      for (const text of repaired.statements) {
        const again = lexLine(text, 0, text.length);
        const statement = readStatement(again.tokens, { span: at, line: i + 1, repaired: true }, 0, shape);
        if (statement) place(moved(statement, at), statement.shape === 'phrase' && statement.opens ? at : undefined);
      }
      continue;
    }
    const before = diagnostics.length;
    reportStrings(tokens, lexed, diagnostics, source);
    if (!hasErrors(diagnostics.slice(before))) {
      diagnostics.push(report('E104', at, { found: excerpt(source.text.slice(at.start, at.end)) }));
    }
    place({ shape: 'unreadable', ...common }, last.type === 'open' ? last.span : undefined);
  }

  if (!header) diagnostics.push(report('E100', { start: 0, end: 0 }, {}));
  while (stack.length > 1) {
    const block = top();
    const statement = block.statement;
    if (statement) {
      const insert = { start: source.text.length, end: source.text.length };
      const lead = source.text.endsWith('\n') || source.text === '' ? '' : '\n';
      diagnostics.push(
        report(
          'E107',
          statement.span,
          { keyword: block.keyword || 'block', line: statement.line },
          { span: insert, text: `${lead}}\n`, safe: stack.length === 2 },
        ),
      );
    }
    close(undefined);
  }
  return { value: { source, ...(header ? { header } : {}), body: nestItems(root.children), comments }, diagnostics };

  /** `}`, `} else "x" {`. */
  function closeLine(tokens: readonly Token[], at: Span): void {
    const brace = tokens[0]?.span ?? at;
    if (stack.length === 1) {
      diagnostics.push(report('E108', brace, {}, { span: at, text: '', safe: tokens.length === 1 }));
      return;
    }
    if (tokens.length === 1) {
      close(brace);
      return;
    }
    const word = tokens[1];
    const last = tokens[tokens.length - 1];
    const label = tokens[2];
    const labelled = label?.type === 'string';
    const good =
      word?.type === 'word' &&
      (word.text === 'else' || word.text === 'and') &&
      last?.type === 'open' &&
      tokens.length === (labelled ? 4 : 3);
    if (!good || word.type !== 'word') {
      const found = excerpt(source.text.slice(at.start + 1, at.end).trim());
      diagnostics.push(
        report('E118', { start: brace.end, end: at.end }, { found: `'${found}'`, form: '} on a line of its own' }),
      );
      close(brace);
      return;
    }
    const block = top();
    const branch = { word: word.text as 'else' | 'and', span: at, children: [] as SyntaxNode[] };
    block.branches.push(label?.type === 'string' ? { ...branch, label } : branch);
    block.current = branch.children;
  }
}

/** A line that starts with what another language calls one of our keywords. */
function isForeign(tokens: readonly Token[], shape: ShapeOfKind): boolean {
  const [first, second] = tokens;
  return (
    first?.type === 'word' &&
    second?.type !== 'arrow' &&
    shape.foreign.has(first.text) &&
    !shape.keywords.includes(first.text)
  );
}

/** Ids declared in our own words anywhere in the source, so that a repair does not declare them again. */
function declaredIds(source: Source, shape: ShapeOfKind): Set<string> {
  const ids = new Set<string>();
  for (let i = 0; i < source.lineStarts.length; i++) {
    const { start, end } = lineBounds(source, i);
    const found = /^[ \t]*([a-z][a-z0-9-]*)[ \t]+([A-Za-z_][A-Za-z0-9_-]*)/.exec(
      source.text.slice(start, Math.min(end, start + 400)),
    );
    if (found?.[1] && found[2] && shape.keywords.includes(found[1])) ids.add(found[2]);
  }
  return ids;
}

/** Bounds of a line without its line end. */
function lineBounds(source: Source, index: number): Span {
  const start = source.lineStarts[index] ?? 0;
  let end = source.lineStarts[index + 1] ?? source.text.length;
  while (end > start && (source.text.charCodeAt(end - 1) === 10 || source.text.charCodeAt(end - 1) === 13)) end--;
  return { start, end };
}

function reportStrings(
  tokens: readonly Token[],
  lexed: { readonly unclosed: readonly StringToken[]; readonly badEscapes: readonly Span[] },
  diagnostics: Diagnostic[],
  source: Source,
): void {
  for (const token of lexed.unclosed) {
    diagnostics.push(
      report('E102', token.span, {}, { span: { start: token.span.end, end: token.span.end }, text: '"', safe: false }),
    );
  }
  for (const span of lexed.badEscapes) {
    const found = source.text.slice(span.start, span.end);
    const text = found === '\\t' ? ' ' : found === "\\'" ? "'" : `\\${found}`;
    diagnostics.push(report('E103', span, { found }, { span, text, safe: true }));
  }
  for (const token of tokens) {
    const strings = token.type === 'option' ? token.values : [token];
    for (const each of strings) {
      if (each.type !== 'string' || each.value.length <= LIMITS.text) continue;
      diagnostics.push(report('E106', each.span, { length: each.value.length, limit: LIMITS.text }));
    }
  }
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Gives every token of a repaired statement the place of the line it stands for. */
function moved(statement: Statement, span: Span): Statement {
  const token = <T extends Token>(each: T): T =>
    each.type === 'option'
      ? { ...each, span, nameSpan: span, values: each.values.map((value) => ({ ...value, span })) }
      : { ...each, span };
  switch (statement.shape) {
    case 'edge':
      return {
        ...statement,
        from: token(statement.from),
        arrow: token(statement.arrow),
        to: token(statement.to),
        ...(statement.label ? { label: token(statement.label) } : {}),
        options: statement.options.map(token),
      };
    case 'phrase':
      return { ...statement, keyword: token<WordToken>(statement.keyword), rest: statement.rest.map(token) };
    case 'item':
      return { ...statement, label: token(statement.label), rest: statement.rest.map(token) };
    default:
      return statement;
  }
}

/** Items nest by indentation: one that stands deeper than the one before is its child. */
function nestItems(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  if (!nodes.some((each) => each.statement.shape === 'item')) return nodes;
  interface Open {
    readonly indent: number;
    readonly statement: Statement;
    readonly children: SyntaxNode[];
  }
  const out: SyntaxNode[] = [];
  const open: Open[] = [];
  const settle = (indent: number): void => {
    while (open.length > 0 && (open[open.length - 1]?.indent ?? -1) >= indent) {
      const done = open.pop();
      if (!done) return;
      const parent = open[open.length - 1];
      (parent ? parent.children : out).push({ statement: done.statement, children: done.children, branches: [] });
    }
  };
  for (const node of nodes) {
    if (node.statement.shape !== 'item') {
      settle(0);
      out.push(node);
      continue;
    }
    settle(node.statement.indent);
    open.push({ indent: node.statement.indent, statement: node.statement, children: [] });
  }
  settle(0);
  return out;
}
