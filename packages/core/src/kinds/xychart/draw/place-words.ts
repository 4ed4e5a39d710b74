// The text along the x axis if places are evenly spaced: from their labels and the room of each to those that are shown and how
// they are wrapped. Wrapped first, then thinned out; the outline has all of them.
import { lineHeight, measureText, wrapText } from '../../../metrics/index.js';
import { SUB_TEXT } from '../../../scene/parts/type-scale.js';
import { oneLine } from '../../../text/one-line.js';

export interface PlaceWords {
  /** One of every so many is shown. */
  readonly every: number;
  /** Those shown, wrapped, with lines separated by `\n`. */
  readonly texts: readonly string[];
}

/** Between the texts of neighbours. */
const AIR = 8;
const MOST_LINES = 3;
/** px at which names beside a horizontal chart are wrapped. */
export const BESIDE = 200;

/** Below the axis: each within its width. */
export function wordsBelow(labels: readonly string[], room: number): PlaceWords {
  for (let every = 1; every < labels.length; every++) {
    const width = every * room - AIR;
    // Thinned labels are on one line, like those of a scale.
    const texts = shown(labels, every).map((each) => within(each, width, every === 1 ? MOST_LINES : 1));
    if (texts.every((each) => each !== undefined)) return { every, texts };
  }
  return { every: Math.max(1, labels.length), texts: shown(labels, labels.length || 1).map((each) => cut(each)) };
}

/** Beside it: each within its height. */
export function wordsBeside(labels: readonly string[], room: number): PlaceWords {
  const texts = labels.map((each) => wrapped(each, BESIDE));
  const tall = texts.reduce((most, each) => Math.max(most, each.split('\n').length), 1);
  const every = Math.max(1, Math.ceil((tall * lineHeight(SUB_TEXT)) / room));
  return { every, texts: shown(texts, every) };
}

function shown(labels: readonly string[], every: number): readonly string[] {
  return labels.filter((_, i) => i % every === 0);
}

function within(label: string, width: number, lines: number): string | undefined {
  if (width <= 0) return undefined;
  const block = wrapText(label, SUB_TEXT, { maxWidth: width });
  if (block.torn || block.broken || block.lines.length > lines) return undefined;
  if (block.lines.some((each) => each.width > width)) return undefined;
  return block.lines.map(({ text }) => text).join('\n');
}

export function wrapped(label: string, width: number): string {
  return wrapText(label, SUB_TEXT, { maxWidth: width })
    .lines.map(({ text }) => text)
    .join('\n');
}

/** A label of several hundred characters. */
function cut(label: string): string {
  return wrapped(label, 2 * BESIDE);
}

/** Whether consecutive texts have room between their middles. */
export function haveRoom(at: readonly number[], texts: readonly string[]): boolean {
  const widths = texts.map((each) => measureText(oneLine(each), SUB_TEXT));
  return at.every(
    (each, i) => i === 0 || each - (at[i - 1] ?? 0) >= ((widths[i] ?? 0) + (widths[i - 1] ?? 0)) / 2 + AIR,
  );
}
