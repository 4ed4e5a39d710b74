// A source as lines in blocks: in, a text of a known kind; out, each statement with its entry, its lines and its block. Every
// statement has its lines to itself, since two on one line are an error of form, which is rejected earlier.
import type { Diagnostic } from '../diagnostics/report.js';
import { applyGrammar } from '../grammar/apply.js';
import type { BranchEntry, Checked, Entry } from '../grammar/entry.js';
import type { Grammar } from '../grammar/table.js';
import type { AnyKind } from '../kinds/kind.js';
import { cutSource } from '../syntax/cut-source.js';
import { parse } from '../syntax/parse.js';
import type { Branch, Document, Statement, SyntaxNode } from '../syntax/statement.js';
import { leadOf, lineEndOf, makeSource, positionAt, type Source } from '../text/source.js';

export interface Placed {
  readonly statement: Statement;
  /** Undefined if the table has no such statement. */
  readonly entry: Entry | undefined;
  readonly block: Block;
  /** Its block, then its branches; items have one even with nothing below them. */
  readonly inside: readonly Block[];
  /** Lines from 1, with the closing brace or the last item below. */
  readonly first: number;
  readonly last: number;
}

export interface Block {
  /** `diagram`, the keyword of its owner, or `item`. */
  readonly within: string;
  readonly owner: Placed | undefined;
  readonly branch: BranchEntry | undefined;
  readonly statements: readonly Placed[];
  /** The line that opens it, and the one after its last: the closing brace or branch. */
  readonly opens: number;
  readonly ends: number;
  /** White space in front of each of its statements. */
  readonly indent: string;
}

export interface Structure {
  readonly source: Source;
  readonly grammar: Grammar;
  readonly document: Document;
  readonly checked: Checked;
  readonly root: Block;
  /** Every statement, in the order of the source. */
  readonly all: readonly Placed[];
  readonly lineEnd: '\n' | '\r\n';
  /** The parser's diagnostics. */
  readonly unread: readonly Diagnostic[];
}

export function structureOf(text: string, kind: AnyKind): Structure {
  const source = makeSource(text);
  const { grammar } = kind;
  const parsed = parse(cutSource(source), kind);
  const document = parsed.value;
  const checked = applyGrammar(document, grammar).value;
  const all: Placed[] = [];
  const root = blocksOf({ source, document, entries: entriesOf(checked), all });
  all.sort((a, b) => a.first - b.first);
  return {
    source,
    grammar,
    document,
    checked,
    root,
    all,
    lineEnd: lineEndOf(source),
    unread: parsed.diagnostics.filter((each) => each.severity === 'error'),
  };
}

export function lineAt(source: Source, offset: number): number {
  return positionAt(source, offset).line;
}

/** Offset of the start of a line; for a line after the last, the end of the text. */
export function startOf({ lineStarts, text }: Source, line: number): number {
  return lineStarts[line - 1] ?? text.length;
}

/** Undefined for a text without `{`. */
interface Entries {
  readonly of: ReadonlyMap<Statement, Entry>;
  readonly branches: ReadonlyMap<number, BranchEntry>;
}

function entriesOf({ entries }: Checked): Entries {
  const of = new Map<Statement, Entry>();
  const branches = new Map<number, BranchEntry>();
  const walk = (list: readonly Entry[]): void => {
    for (const entry of list) {
      of.set(entry.statement, entry);
      if (entry.shape === 'item') walk(entry.children);
      if (entry.shape !== 'declaration') continue;
      walk(entry.children);
      for (const branch of entry.branches) {
        branches.set(branch.span.start, branch);
        walk(branch.children);
      }
    }
  };
  walk(entries);
  return { of, branches };
}

interface Making {
  readonly source: Source;
  readonly document: Document;
  readonly entries: Entries;
  readonly all: Placed[];
}

type Growing<T> = { -readonly [Key in keyof T]: T[Key] };

function blocksOf(making: Making): Block {
  const { source, document } = making;
  const { header, body } = document;
  const opens = header === undefined ? 0 : lineAt(source, header.span.start);
  const ends = source.text.endsWith('\n') || source.text.endsWith('\r') ? 0 : 1;
  return blockOf(making, body, {
    within: 'diagram',
    owner: undefined,
    branch: undefined,
    opens,
    ends: source.lineStarts.length + ends,
    depth: '',
  });
}

type Frame = Omit<Block, 'statements' | 'indent'> & { readonly depth: string };

function blockOf(making: Making, nodes: readonly SyntaxNode[], { depth, ...frame }: Frame): Block {
  const first = nodes[0];
  const indent = first ? leadOf(making.source, first.statement.span.start) : depth;
  const block: Growing<Block> = { ...frame, indent, statements: [] };
  block.statements = nodes.map((node) => placedOf(making, node, block));
  return block;
}

function placedOf(making: Making, node: SyntaxNode, block: Block): Placed {
  const { source, entries, all } = making;
  const { statement, children, branches, closed } = node;
  const first = lineAt(source, statement.span.start);
  const placed: Growing<Placed> = {
    statement,
    entry: entries.of.get(statement),
    block,
    inside: [],
    first,
    last: closed ? lineAt(source, closed.start) : first,
  };
  all.push(placed);
  const depth = `${leadOf(source, statement.span.start)}${step(block)}`;
  if (statement.shape === 'item') {
    const last = lastLine(source, node);
    placed.inside = [
      blockOf(making, children, {
        within: 'item',
        owner: placed,
        branch: undefined,
        opens: first,
        ends: last + 1,
        depth,
      }),
    ];
    placed.last = last;
  } else if (statement.shape === 'phrase' && statement.opens) {
    const parts: readonly (SyntaxNode | Branch)[] = [node, ...branches];
    placed.inside = parts.map((part, index) => {
      const next = branches[index];
      const opens = 'statement' in part ? first : lineAt(source, part.span.start);
      return blockOf(making, part.children, {
        within: statement.keyword.text,
        owner: placed,
        branch: 'statement' in part ? undefined : entries.branches.get(part.span.start),
        opens,
        ends: next ? lineAt(source, next.span.start) : placed.last,
        depth,
      });
    });
  }
  return placed;
}

/** What a level deeper is indented by. */
function step({ indent }: Block): string {
  return indent.includes('\t') ? '\t' : '  ';
}

function lastLine(source: Source, { statement, children }: SyntaxNode): number {
  const below = children.at(-1);
  return below ? lastLine(source, below) : lineAt(source, statement.span.start);
}
