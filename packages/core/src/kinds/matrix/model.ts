// What a matrix means, independent of how it is written and drawn.
import type { Tone } from '../../scene/scene.js';
import type { Described, Titled } from '../entry-meaning.js';

/** Words that are drawn as marks of different shapes. */
export const MARKS = ['yes', 'no', 'partly'] as const;
export type MarkWord = (typeof MARKS)[number];

/** A short word in a cell with a meaning. */
export interface Sign {
  readonly word: string;
  readonly tone: Tone;
  readonly mark?: MarkWord;
  /** Name of a known icon. */
  readonly icon?: string;
  /** Its meaning in the key; without one it explains itself. */
  readonly meaning?: string;
}

export type Cell =
  | { readonly type: 'empty' }
  | { readonly type: 'number'; readonly value: number; readonly text: string }
  | { readonly type: 'signs'; readonly signs: readonly Sign[] }
  | { readonly type: 'text'; readonly text: string };

/** A sign with a line of its own. */
export interface KeyEntry extends Sign {
  readonly meaning: string;
  readonly desc?: string;
  readonly written?: Tone;
}

interface Headed extends Described {
  readonly label: string;
  /** As written. */
  readonly tone?: Tone;
  readonly icon?: string;
  readonly sub?: string;
}

export interface MatrixRow extends Headed {
  /** One for each column. */
  readonly cells: readonly Cell[];
  /** The colour of each cell, by hand or by its place. */
  readonly tones: readonly (Tone | undefined)[];
  /** As written. */
  readonly byHand?: readonly string[];
}

export interface MatrixSection extends Headed {
  readonly rows: readonly MatrixRow[];
}

/** Consecutive rows, with or without a heading. */
export interface RowGroup {
  readonly section?: MatrixSection;
  readonly rows: readonly MatrixRow[];
}

export interface MatrixModel extends Titled {
  readonly columns: readonly string[];
  readonly columnsSpan: Described['span'];
  /** In written order. */
  readonly groups: readonly RowGroup[];
  readonly key: readonly (KeyEntry & Pick<Described, 'span'>)[];
  readonly heat: boolean;
  /** A cell's colour is its place: rows are likelihoods, the highest first, columns impacts, the highest last. */
  readonly risk: boolean;
  readonly unit?: string;
}

export function everyRow({ groups }: MatrixModel): readonly MatrixRow[] {
  return groups.flatMap(({ rows }) => rows);
}

/** A cell as written, without quotes. */
export function cellText(cell: Cell): string {
  switch (cell.type) {
    case 'empty':
      return '-';
    case 'signs':
      return cell.signs.map(({ word }) => word).join(', ');
    default:
      return cell.text;
  }
}
