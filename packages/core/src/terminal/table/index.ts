// A table as text. In: its heads and rows. Out: a frame with text wrapped in its columns, or one record per row if the
// page is too narrow for columns.
import { cellsOf, plain } from '../cells.js';
import type { Charset } from '../glyphs.js';
import { hanging, type Page, stacked } from '../page.js';
import { wholeColumns, wrapCells } from '../wrap.js';

export interface TextTable {
  readonly title?: string;
  /** The heads of the columns; an empty one is left blank. */
  readonly heads: readonly string[];
  /** Groups of rows, with a line between groups. */
  readonly groups: readonly TextRows[];
  /** Columns, from 0, whose one-line cells are aligned at their decimal points. */
  readonly points?: ReadonlySet<number>;
}

export interface TextRows {
  readonly label?: string;
  readonly rows: readonly (readonly string[])[];
}

interface Frame {
  readonly across: string;
  readonly upright: string;
  /** Left, middle and right of the top, of a line between, and of the bottom. */
  readonly top: readonly [string, string, string];
  readonly between: readonly [string, string, string];
  readonly bottom: readonly [string, string, string];
}

const FRAMES: Readonly<Record<Charset, Frame>> = {
  unicode: {
    across: '─',
    upright: '│',
    top: ['┌', '┬', '┐'],
    between: ['├', '┼', '┤'],
    bottom: ['└', '┴', '┘'],
  },
  ascii: { across: '-', upright: '|', top: ['+', '+', '+'], between: ['+', '+', '+'], bottom: ['+', '+', '+'] },
};

/** A column becomes no narrower than this while another one still fits its text. */
const LEAST = 6;
/** A longer word would take the room of several columns. */
const LONG_WORD = 18;

export function tableText(table: TextTable, page: Page): string {
  const count = Math.max(table.heads.length, ...table.groups.flatMap(({ rows }) => rows.map((each) => each.length)), 0);
  const title = table.title === undefined ? [] : wrapCells(table.title, page.columns);
  const widths = widthsOf(table, count, page.columns);
  return stacked([title, widths === undefined ? records(table, page) : framed(table, widths, page.charset)]);
}

/** Undefined if not even narrow columns fit. */
function widthsOf({ heads, groups }: TextTable, count: number, columns: number): readonly number[] | undefined {
  const lines = [heads, ...groups.flatMap(({ rows }) => rows)];
  const widths = Array.from({ length: count }, (_, i) =>
    lines.reduce((most, cells) => Math.max(most, cellsOf(plain(cells[i] ?? ''))), 1),
  );
  // A border and two free cells each, and the last border.
  const room = columns - 3 * count - 1;
  const least = widths.map((each) => Math.min(each, LEAST));
  if (count === 0 || sum(least) > room) return undefined;
  const narrow = sum(widths) <= room ? widths : fitted(lines, widths, least, room);
  // Labels run across all columns, the last of which is widened for them.
  const label = groups.reduce((most, each) => Math.max(most, cellsOf(plain(each.label ?? ''))), 0);
  const more = Math.min(label, columns - 4) - insideOf(narrow);
  return more > 0 ? narrow.map((each, i) => (i === count - 1 ? each + more : each)) : narrow;
}

/** Words are torn only where whole ones do not fit. */
function fitted(
  lines: readonly (readonly string[])[],
  widths: readonly number[],
  least: readonly number[],
  room: number,
): readonly number[] {
  const whole = widths.map((each, i) => {
    const word = lines.reduce((most, cells) => Math.max(most, wholeColumns(plain(cells[i] ?? ''), LEAST)), 0);
    return Math.min(each, word <= LONG_WORD ? word : LEAST);
  });
  return narrowed(widths, sum(whole) <= room ? whole : least, room);
}

/** The widest columns are cut first, none below its floor. */
function narrowed(widths: readonly number[], floors: readonly number[], room: number): readonly number[] {
  const cut = [...widths];
  for (let over = sum(cut) - room; over > 0; ) {
    const open = [...cut.entries()].filter(([i, each]) => each > (floors[i] ?? 0));
    const widest = open.reduce((most, [, each]) => Math.max(most, each), 0);
    const chosen = open.filter(([, each]) => each === widest);
    if (chosen.length === 0) break;
    const next = Math.max(
      ...open.flatMap(([, each]) => (each < widest ? each : [])),
      ...chosen.map(([i]) => floors[i] ?? 0),
    );
    const by = Math.min(widest - next, Math.ceil(over / chosen.length));
    for (const [i] of chosen) {
      const taken = Math.min(by, over);
      cut[i] = widest - taken;
      over -= taken;
    }
  }
  return cut;
}

/** Cells of text that runs across all columns. */
function insideOf(widths: readonly number[]): number {
  return sum(widths) + 3 * widths.length - 3;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** By column, the cells of its widest number from the point on; undefined if numbers are not aligned. */
function restsOf({ groups, points }: TextTable, count: number): readonly (number | undefined)[] {
  return Array.from({ length: count }, (_, i) =>
    points?.has(i)
      ? groups.flatMap(({ rows }) => rows).reduce((most, cells) => Math.max(most, cellsOf(restOf(cells[i] ?? ''))), 0)
      : undefined,
  );
}

function restOf(cell: string): string {
  const text = plain(cell);
  const at = text.search(/[.e]/);
  return at < 0 ? '' : text.slice(at);
}

/** A number moved to the right, so that its point is aligned with those of its column. */
function atPoint(words: string, rest: number | undefined, width: number): string {
  if (rest === undefined) return words;
  const behind = Math.max(0, rest - cellsOf(restOf(words)));
  const before = width - cellsOf(words) - behind;
  return before < 0 ? words : ' '.repeat(before) + words;
}

function framed(table: TextTable, widths: readonly number[], charset: Charset): readonly string[] {
  const { heads, groups } = table;
  const rests = restsOf(table, widths.length);
  const frame = FRAMES[charset];
  const inside = insideOf(widths);
  const rule = ([left, middle, right]: readonly [string, string, string]): string =>
    left + widths.map((each) => frame.across.repeat(each + 2)).join(middle) + right;
  const row = (cells: readonly string[]): readonly string[] => {
    const wrapped = widths.map((width, i) => {
      const lines = wrapCells(cells[i] ?? '', width);
      return lines.length === 1
        ? lines.map((each) => atPoint(each, rests[i] === undefined || cells !== heads ? rests[i] : 0, width))
        : lines;
    });
    const height = Math.max(1, ...wrapped.map((each) => each.length));
    return Array.from({ length: height }, (_, line) => {
      const words = wrapped.map((each, i) => ` ${padded(each[line] ?? '', widths[i] ?? 0)} `);
      return frame.upright + words.join(frame.upright) + frame.upright;
    });
  };
  const hasHeads = heads.some((each) => plain(each) !== '');
  const parts = [
    ...(hasHeads ? [row(heads)] : []),
    ...groups.map(({ label, rows }) => [
      ...(label === undefined
        ? []
        : wrapCells(label, inside).map((each) => `${frame.upright} ${padded(each, inside)} ${frame.upright}`)),
      ...rows.flatMap(row),
    ]),
  ].filter((each) => each.length > 0);
  const between = rule(frame.between);
  return [rule(frame.top), ...parts.flatMap((part, i) => (i === 0 ? part : [between, ...part])), rule(frame.bottom)];
}

function padded(words: string, cells: number): string {
  return words + ' '.repeat(Math.max(0, cells - cellsOf(words)));
}

/** Each row as lines that name the column. */
function records({ heads, groups }: TextTable, { columns, charset }: Page): readonly string[] {
  const bullet = charset === 'ascii' ? '* ' : '• ';
  // A head without cells is still listed.
  const rows = groups.flatMap((each) => each.rows);
  const bare = heads.filter((each, i) => plain(each) !== '' && rows.every((cells) => plain(cells[i] ?? '') === ''));
  return [
    ...(bare.length === 0 ? [] : hanging('', bare.map(plain).join(', '), columns)),
    ...groups.flatMap(({ label, rows: own }) => [
      ...(label === undefined ? [] : wrapCells(label, columns)),
      ...own.flatMap((cells) =>
        cells.flatMap((cell, i) => {
          const head = plain(heads[i] ?? '');
          const lead = i === 0 ? bullet : '  ';
          return plain(cell) === '' ? [] : hanging(lead, `${head === '' ? '' : `${head}: `}${plain(cell)}`, columns);
        }),
      ),
    ]),
  ];
}
