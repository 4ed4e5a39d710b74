// What the text pictures of all kinds are made of: a box with words, and a line between two.
import type { Dash, Head, LineRole, Tone } from '../scene/scene.js';

export interface TextBox {
  readonly id: string;
  readonly label: string;
  /** A word of the language's node types. */
  readonly type: string;
  readonly sub?: string;
  /** Below the label, in groups with a line between them: the cells of each row, which stand under one another. */
  readonly rows?: TextRows;
}

export type TextRows = readonly (readonly (readonly string[])[])[];

export interface TextLine {
  /** `e1` and on, in written order. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Place among all rows of the box that it leaves: there it begins, where it leaves across. */
  readonly fromRow?: number;
  /** The frames that the line ends at, where it joins a group: its boxes are the ones in there that it points to. */
  readonly fromFrame?: string;
  readonly toFrame?: string;
  readonly dash: Dash;
  readonly startHead: Head;
  readonly endHead: Head;
  readonly label?: string;
  /** Name of a known icon. */
  readonly icon?: string;
  /** What it carries; a line has a role or a tone, never both. */
  readonly role?: LineRole;
  /** What it means as an outcome. */
  readonly tone?: Tone;
  readonly number?: number;
  /** Where lines run in a circle this one is not turned before others, whatever its dash. */
  readonly firm?: boolean;
}
