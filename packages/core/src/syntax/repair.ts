// Passes a line that may be another language's to the habits of its kind: in, the line; out, whether it was repaired, with its
// statements in their blocks.
import { declaredBy } from './declared-names.js';
import type { HabitLine, RepairedLine } from './habits/habit-line.js';
import { nameRegister } from './habits/known-names.js';
import { repairLine, repairLineOfBlock } from './habits/repair-line.js';
import { topBlock } from './open-blocks.js';
import type { Parsing, ReadLine } from './parsing.js';
import { placeRepaired } from './place-statement.js';

/** Index of the last repaired line; undefined if none was. `above`: the line is above the header. */
export function repairAt(parsing: Parsing, line: ReadLine, above: boolean): number | undefined {
  return taken(parsing, line, repairLine(habitLine(parsing, line, above), parsing.habits));
}

/** The same for a line in a block without statements. */
export function repairInBlock(parsing: Parsing, line: ReadLine): number | undefined {
  if (parsing.habits.inLines === undefined) return undefined;
  return taken(parsing, line, repairLineOfBlock(habitLine(parsing, line, false), parsing.habits));
}

function taken(parsing: Parsing, line: ReadLine, repaired: RepairedLine | undefined): number | undefined {
  if (!repaired) return undefined;
  const { blocks, names, diagnostics, dropped } = parsing;
  const top = topBlock(blocks);
  diagnostics.push(repaired.diagnostic);
  parsing.repaired.push({ span: line.at, line: repaired, within: top.keyword, beside: top.children });
  for (const each of repaired.declares) names().add(each);
  for (const text of repaired.statements) placeRepaired(parsing, line, text, repaired.diagnostic.span.start);
  if (repaired.dropped) dropped.set(repaired.dropped.line, repaired.dropped.safe);
  return lastLine(repaired, line.index);
}

function lastLine({ lastLine: last }: RepairedLine, index: number): number {
  return last === undefined ? index : Math.max(index, last);
}

function habitLine(parsing: Parsing, { index, tokens, at, bounds }: ReadLine, above: boolean): HabitLine {
  const { cut, shape, header, blocks, names } = parsing;
  const own = declaredBy(tokens, shape);
  const ended = parsing.ends().get(index);
  const { statement, keyword, text, own: written, implied } = topBlock(blocks);
  return {
    source: cut.source,
    index,
    tokens,
    span: at,
    bounds,
    shape,
    unclosed: bounds.lexed.unclosed.length > 0,
    known: own ? nameRegister(names(), [own.id]) : names(),
    ...(header && !above ? { header } : {}),
    ...(ended === undefined ? {} : { ended }),
    ...(statement ? { block: { keyword, span: statement.span, text, own: written && !implied } } : {}),
  };
}
