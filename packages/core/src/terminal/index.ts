// The page of a text picture. In: the caller's options. Out: its columns and characters. Also the lines of kinds
// without a text picture.
import type { Charset } from './glyphs.js';
import { hanging, LEAST_COLUMNS, type Page, stacked } from './page.js';
import { wrapCells } from './wrap.js';

export interface TextOptions {
  /** Maximum number of cells in a line. Default: 100; minimum: 20. */
  readonly columns?: number;
  /** `ascii` draws with ASCII; the source's own text is unchanged. */
  readonly charset?: Charset;
}

const COLUMNS = 100;
const MOST_COLUMNS = 10_000;

export function pageOf({ columns = COLUMNS, charset = 'unicode' }: TextOptions): Page {
  const whole = Number.isNaN(columns) ? COLUMNS : Math.floor(Math.min(columns, MOST_COLUMNS));
  return { columns: Math.max(LEAST_COLUMNS, whole), charset };
}

/** For kinds without a text picture: the outline's lines. */
export function textOutline(title: string | undefined, lines: readonly string[], options: TextOptions): string {
  const { columns } = pageOf(options);
  return stacked([
    title === undefined ? [] : wrapCells(title, columns),
    lines.flatMap((each) => {
      const words = each.trimStart();
      return hanging(' '.repeat(Math.min(each.length - words.length, LEAST_COLUMNS / 2)), words, columns);
    }),
  ]);
}
