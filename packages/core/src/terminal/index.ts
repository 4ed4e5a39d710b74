// A diagram as plain text for a terminal: in, the picture its kind made with a toolkit of this room; out, the lines.
import type { Charset } from './glyphs.js';
import { hanging, LEAST_COLUMNS, type Page, stacked, type TextPicture } from './page.js';
import { wrapCells } from './wrap.js';

export interface TextOptions {
  /** The most cells a line may take; 100 when left out, never fewer than 20. */
  readonly columns?: number;
  /** `ascii` draws with ASCII; the source's own words stay as they are. */
  readonly charset?: Charset;
}

const COLUMNS = 100;
const MOST_COLUMNS = 10_000;

function pageOf({ columns = COLUMNS, charset = 'unicode' }: TextOptions): Page {
  const whole = Number.isNaN(columns) ? COLUMNS : Math.floor(Math.min(columns, MOST_COLUMNS));
  return { columns: Math.max(LEAST_COLUMNS, whole), charset };
}

export function textPicture(picture: TextPicture, options: TextOptions): string {
  return picture(pageOf(options));
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
