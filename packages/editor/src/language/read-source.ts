// A source as the language functions read it: in, its lines and the tables of its kind; out, the same with blocks and ids.
import type { KindTables } from '@linework/core/on-demand';
import { type Block, blocksOf } from './blocks.js';
import { type DeclaredId, declaredIds } from './declared-ids.js';
import { formOfLine, type LineForm } from './line-form.js';
import { headerIndex, linesOf, type SourceLine } from './source-lines.js';

export interface ReadSource {
  readonly lines: readonly SourceLine[];
  readonly blocks: readonly Block[];
  /** Index of the line that names the kind. */
  readonly header: number;
  /** Undefined before the worker has answered, and for a source of no kind. */
  readonly tables: KindTables | undefined;
}

export function readSource(lines: readonly SourceLine[], tables: KindTables | undefined): ReadSource {
  return { lines, blocks: blocksOf(lines, tables?.grammar), header: headerIndex(lines), tables };
}

export function readText(text: string, tables: KindTables | undefined): ReadSource {
  return readSource(linesOf(text), tables);
}

/** A line with what is known of it. */
export interface ReadLine {
  readonly line: SourceLine;
  readonly block: Block;
  readonly form: LineForm;
}

export function readLineAt({ lines, blocks, header, tables }: ReadSource, index: number): ReadLine | undefined {
  const [line, block] = [lines[index], blocks[index]];
  if (line === undefined || block === undefined) return undefined;
  return { line, block, form: formOfLine(line, block, index === header, tables?.grammar) };
}

export function idsOf({ lines, blocks, tables }: ReadSource): readonly DeclaredId[] {
  return declaredIds(lines, blocks, tables?.grammar);
}
