// The lines of a block without statements (columns, values, members): in, its nodes and where they are; out, their entries,
// and what is wrong with each. A name is declared once per block.

import { lexLine } from '../syntax/lex.js';
import { movedToken } from '../syntax/moved.js';
import type { PhraseStatement, RawStatement, SyntaxNode } from '../syntax/statement.js';
import { makeSource, type Source, type Span } from '../text/source.js';
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

export function applyLines(app: Application, nodes: readonly SyntaxNode[], place: Place): readonly LineEntry[] {
  const { within } = place;
  const block = linesBlock(app.grammar, within);
  if (!block) return [];
  const names = new Map<string, number>();
  return nodes.flatMap(({ statement }) => {
    if (statement.shape !== 'raw') return [];
    const sink = sinkOf(app, statement.repaired);
    count(app, block.lines.most, statement.span, sink);
    const entry = applyLine(app, statement, { block, owner: place.owner }, sink);
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

function applyLine(
  app: Application,
  statement: RawStatement,
  { block, owner }: { readonly block: LinesBlock; readonly owner: PhraseStatement | undefined },
  sink: Sink,
): LineEntry | undefined {
  switch (block.holds) {
    case 'columns':
      return applyColumn(app, statement, block, sink);
    case 'values': {
      const { source, read: statementRead, said: reports } = asRead(app, statement, sink);
      const { name, label } = readValueLine(source, statementRead, reports);
      checkText(label, reports);
      return name && ({ shape: 'value', statement, name, ...(label ? { label } : {}) } satisfies ValueEntry);
    }
    case 'members': {
      const member = readMember(app.source, statement, owner, sink);
      return member && ({ shape: 'member', statement, ...member } satisfies MemberEntry);
    }
  }
}

interface AsRead {
  readonly source: Source;
  readonly read: RawStatement;
  readonly said: Sink;
}

/** A line with its words. A repaired one is its own source; its diagnostics are reported on the original line. */
function asRead({ source }: Application, statement: RawStatement, sink: Sink): AsRead {
  if (!statement.repaired) return { source, read: statement, said: sink };
  const { text, span } = statement;
  const { tokens } = lexLine(text, 0, text.length);
  return {
    source: makeSource(text),
    read: { ...statement, tokens, span: { start: 0, end: text.length } },
    said: { ...sink, add: (each) => sink.add({ ...each, span }) },
  };
}

function applyColumn(
  app: Application,
  statement: RawStatement,
  block: Extract<LinesBlock, { readonly holds: 'columns' }>,
  sink: Sink,
): ColumnEntry | undefined {
  const { lines } = block;
  const { source, read: statementRead, said: reports } = asRead(app, statement, sink);
  const { name, type, label, flags, options: written } = readColumn(source, statementRead, lines, reports);
  const options = checkOptions(written, placeOf(app, 'a column', lines.options), reports);
  checkText(label, reports);
  checkText(options.get('sub')?.values[0], reports);
  if (!name || !type || missingOptions(lines.options, written)) {
    sink.add(report('E402', statement.span, { keyword: name?.text ?? 'column', form: lineForm(block) }));
    return undefined;
  }
  const column = { shape: 'column', statement, name, type, ...(label ? { label } : {}), flags, options } as const;
  return statement.repaired ? onLine(column, statement.span) : column;
}

/** The words of a repaired line have no positions: they get the position of the line. */
function onLine(column: ColumnEntry, span: Span): ColumnEntry {
  const { name, type, options } = column;
  return {
    ...column,
    name: movedToken(name, span),
    type: { ...type, span },
    options: new Map(
      [...options].map(([key, each]) => [
        key,
        { ...each, span, values: each.values.map((value) => movedToken(value, span)) },
      ]),
    ),
  };
}

function once(
  { name, statement }: ColumnEntry | ValueEntry,
  names: Map<string, number>,
  block: string,
  sink: Sink,
): void {
  const line = names.get(name.text);
  if (line === undefined) names.set(name.text, statement.line);
  else
    sink.add(
      report('E200', statement.repaired ? statement.span : name.span, { id: name.text, line, once: `its ${block}` }),
    );
}
