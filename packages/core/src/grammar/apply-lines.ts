// The lines of a block that holds no statements (columns, values, members): in, its nodes and where they stand; out, their
// entries, and what is wrong with each. A name is declared once in its block.
import type { RawStatement, SyntaxNode } from '../syntax/statement.js';
import { type Application, checkText, count, type Place, placeOf, sinkOf } from './application.js';
import { checkOptions, missingOptions } from './check-options.js';
import { report, type Sink } from './codes.js';
import type { ColumnEntry, LineEntry, MemberEntry, ValueEntry } from './entry.js';
import { lineForm } from './form.js';
import { readColumn } from './read-column.js';
import { readMember } from './read-member.js';
import { readValueLine } from './read-value-line.js';
import type { BlockSpec, Grammar } from './table.js';

export type LinesBlock = Exclude<BlockSpec, { readonly holds: 'statements' }>;

export function applyLines(app: Application, nodes: readonly SyntaxNode[], { within }: Place): readonly LineEntry[] {
  const block = linesBlock(app.grammar, within);
  if (!block) return [];
  const names = new Map<string, number>();
  return nodes.flatMap(({ statement }) => {
    if (statement.shape !== 'raw') return [];
    const sink = sinkOf(app, statement.repaired);
    count(app, block.lines.most, statement.span, sink);
    const entry = applyLine(app, statement, block, sink);
    if (entry && entry.shape !== 'member') once(entry, names, within, sink);
    return entry ?? [];
  });
}

/** Undefined for a block of statements. */
export function linesBlock({ statements }: Grammar, keyword: string): LinesBlock | undefined {
  for (const each of statements)
    if (each.shape === 'declaration' && each.keyword === keyword && each.block && each.block.holds !== 'statements')
      return each.block;
  return undefined;
}

function applyLine(app: Application, statement: RawStatement, block: LinesBlock, sink: Sink): LineEntry | undefined {
  switch (block.holds) {
    case 'columns':
      return applyColumn(app, statement, block, sink);
    case 'values': {
      const { name, label } = readValueLine(app.source, statement, sink);
      checkText(label, sink);
      return name && ({ shape: 'value', statement, name, ...(label ? { label } : {}) } satisfies ValueEntry);
    }
    case 'members': {
      const member = readMember(app.source, statement, sink);
      return member && ({ shape: 'member', statement, ...member } satisfies MemberEntry);
    }
  }
}

function applyColumn(
  app: Application,
  statement: RawStatement,
  block: Extract<LinesBlock, { readonly holds: 'columns' }>,
  sink: Sink,
): ColumnEntry | undefined {
  const { lines } = block;
  const { name, type, label, flags, options: written } = readColumn(app.source, statement, lines, sink);
  const options = checkOptions(written, placeOf(app, 'a column', lines.options), sink);
  checkText(label, sink);
  checkText(options.get('sub')?.values[0], sink);
  if (!name || !type || missingOptions(lines.options, written)) {
    sink.add(report('E402', statement.span, { keyword: name?.text ?? 'column', form: lineForm(block) }));
    return undefined;
  }
  return { shape: 'column', statement, name, type, ...(label ? { label } : {}), flags, options };
}

function once(
  { name, statement }: ColumnEntry | ValueEntry,
  names: Map<string, number>,
  block: string,
  sink: Sink,
): void {
  const line = names.get(name.text);
  if (line === undefined) names.set(name.text, statement.line);
  else sink.add(report('E200', name.span, { id: name.text, line, once: `its ${block}` }));
}
