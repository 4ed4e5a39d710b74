// The surroundings of a text picture. In: its title, notes and legend. Out: their lines, none longer than the columns.
import { LINE_ROLES } from '../scene/colour-roles/line-roles.js';
import type { LineSense } from '../scene/scene.js';
import { cellsOf } from './cells.js';
import { type Charset, joinGlyph } from './glyphs.js';
import { roleStroke } from './line-label.js';
import { wrapCells } from './wrap.js';

/** Smaller values are raised to this. */
export const LEAST_COLUMNS = 20;

export interface Page {
  readonly columns: number;
  readonly charset: Charset;
}

/** Text with a hanging indent. */
export function hanging(lead: string, words: string, columns: number): readonly string[] {
  const indent = cellsOf(lead);
  // If the lead leaves too little room, the text goes below it.
  const narrow = columns - indent < LEAST_COLUMNS / 2;
  const hang = narrow ? Math.min(indent, 4) : indent;
  const lines = wrapCells(words, columns - hang);
  const [first = '', ...rest] = lines;
  const head = narrow ? wrapCells(lead.trim(), columns - 2) : [`${lead}${first}`];
  return [...head, ...(narrow ? lines : rest).map((each) => ' '.repeat(hang) + each)].map((each) => each.trimEnd());
}

/** A line of samples with their names, wrapped between entries. */
export function legendLines(
  senses: readonly LineSense[],
  samples: readonly (readonly [name: string, sample: string])[],
  { columns, charset }: Page,
): readonly string[] {
  const entries = [
    ...LINE_ROLES.filter((role) => senses.includes(role)).map((role) => {
      const { weight, dash } = roleStroke(role);
      return `${joinGlyph([0, weight, 0, weight], dash, false, charset).repeat(3)} ${role}`;
    }),
    ...samples.map(([name, sample]) => `${sample} ${name}`),
  ];
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && cellsOf(last) + 3 + cellsOf(entry) <= columns)
      lines[lines.length - 1] = `${last}   ${entry}`;
    else lines.push(entry);
  }
  return lines;
}

/** Parts one below another, separated by a blank line; skips empty parts. */
export function stacked(parts: readonly (readonly string[])[]): string {
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
