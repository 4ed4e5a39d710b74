// Phrases shared by the outlines of kinds: counts, descriptions, lines with their numbers.
import { oneLine } from '../text/one-line.js';
import { lineSenses } from './line-options/registry.js';
import type { Line } from './lines.js';
import type { OutlineEdge } from './outline.js';

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What `desc=` adds to the end of an outline's line. */
export function tail(of: { readonly desc?: string }): string {
  return of.desc ? `. ${oneLine(of.desc)}` : '';
}

/** `on`: what the note is about, in words. */
export function noteInWords(on: string | undefined, text: string): string {
  return `Note${on === undefined ? '' : ` on ${on}`}: ${oneLine(text)}`;
}

/** `3. Orders API -> Orders: writes to (data)`; the role and the tone in brackets; names are the labels by id. */
export function lineInWords(line: Line, names: ReadonlyMap<string, string>): string {
  const number = line.number === undefined ? '' : `${line.number}. `;
  const label = line.label === undefined ? '' : `: ${oneLine(line.label)}`;
  const senses = lineSenses(line);
  const aside = senses.length === 0 ? '' : ` (${senses.join(', ')})`;
  const from = names.get(line.from) ?? line.from;
  const to = names.get(line.to) ?? line.to;
  return `${number}${from} ${line.arrow} ${to}${label}${aside}${tail(line)}`;
}

/** `3. Orders API to Orders: writes to`, `Order owns Line`: the text of the line itself for screen readers. */
export function spokenLine(line: Line, names: ReadonlyMap<string, string>): string {
  const { from, to, arrow, number, label } = line;
  const counting = number === undefined ? '' : `${number}. `;
  const joined = /^[a-z]/.test(arrow) ? arrow : arrow === '--' || arrow.startsWith('<') ? 'and' : 'to';
  const suffix = label === undefined ? '' : `: ${oneLine(label)}`;
  return `${counting}${names.get(from) ?? from} ${joined} ${names.get(to) ?? to}${suffix}`;
}

/** A line as data: its ends, arrow, label and number. */
export function outlineEdge({ from, to, arrow, label, number, span }: Line): OutlineEdge {
  return {
    from,
    to,
    arrow,
    ...(label === undefined ? {} : { label }),
    ...(number === undefined ? {} : { number }),
    span,
  };
}
