// The text of a chart in cells. In: an item and the wrap. Out: its lines.

import { cellsOf } from '../cells.js';
import type { Charset } from '../glyphs.js';
import { lineText } from '../line-label.js';
import { wrapCells } from '../wrap.js';
import type { TextActorNote, TextMessage, TextSection } from './text-chart.js';

/** Maximum number of cells in a line of each. */
export interface ChartWraps {
  readonly head: number;
  readonly label: number;
  readonly note: number;
}

export function widest(lines: readonly string[]): number {
  return lines.reduce((most, each) => Math.max(most, cellsOf(each)), 0);
}

export function messageLines({ line }: TextMessage, wrap: number, charset: Charset): readonly string[] {
  return wrapCells(lineText(line, charset), wrap);
}

export function noteLines({ text }: TextActorNote, wrap: number): readonly string[] {
  return wrapCells(text, wrap);
}

/** The branches of par and areas have names; other sections have conditions. */
export function sectionText({ word, label }: TextSection): string {
  if (word === 'group') return label ?? '';
  if (label === undefined) return word;
  return word === 'par' || word === 'and' ? `${word} ${label}` : `${word} [${label}]`;
}

export function sectionLines(section: TextSection, wrap: number): readonly string[] {
  return wrapCells(sectionText(section), wrap);
}
