// A line of the produced source with something added, for hints that show what to write: in, the statement of the draft and
// the options to add; out, the line, or only the options if the line is too long to show.
import { type DraftDeclaration, type DraftEdge, type DraftOption, quote, statementLine } from '@linework/core';

/** Longer lines are not shown: hints must stay readable, and a text can have thousands of clicks on one node. */
const LONGEST = 300;

type Owner = DraftDeclaration | DraftEdge;

/** `options` come last, as `desc`, `link` and a group's `direction` do in the order of the tables. */
export function lineWith(statement: Owner, options: readonly DraftOption[]): string {
  return lineOf({ ...statement, options: [...(statement.options ?? []), ...options] });
}

/** `icon` comes first. */
export function lineWithIcon(statement: Owner, icon: string): string {
  return lineOf({ ...statement, options: [{ name: 'icon', values: [{ raw: icon }] }, ...(statement.options ?? [])] });
}

function lineOf(statement: Owner): string {
  const line = statementLine(statement);
  return statement.shape === 'declaration' && statement.children ? `${line} {` : line;
}

/** What to write: the whole line if it is known and short. */
export function lineToWrite(statement: Owner | undefined, options: readonly DraftOption[]): string {
  const line = statement && lineWith(statement, options);
  return line !== undefined && line.length <= LONGEST ? line : optionsText(options);
}

function optionsText(options: readonly DraftOption[]): string {
  const value = (each: DraftOption['values'][number]): string => ('raw' in each ? each.raw : quote(each.text));
  return options.map(({ name, values }) => `${name}=${values.map(value).join(',')}`).join(' ');
}
