// The parts of the text pictures of all kinds: a box with text, and a line between two.
import type { LineRole } from '../scene/colour-roles/line-roles.js';
import type { Dash, Head, Tone } from '../scene/scene.js';

export interface TextBox {
  readonly id: string;
  readonly label: string;
  /** A keyword of the language's node types. */
  readonly type: string;
  readonly sub?: string;
  /** Below the label, in groups with a line between them: the cells of each row, aligned in columns. */
  readonly rows?: TextRows;
}

export type TextRows = readonly (readonly (readonly string[])[])[];

export interface TextLine {
  /** `e1`, `e2` and so on, in written order. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Index among all rows of the box it leaves: the line begins there if it leaves horizontally. */
  readonly fromRow?: number;
  /** The frames that the line ends at, if it joins a group: its boxes are the ones inside that it points to. */
  readonly fromFrame?: string;
  readonly toFrame?: string;
  readonly dash: Dash;
  readonly startHead: Head;
  readonly endHead: Head;
  readonly label?: string;
  /** Name of a known icon. */
  readonly icon?: string;
  /** What it carries. */
  readonly role?: LineRole;
  /** What it means as an outcome. */
  readonly tone?: Tone;
  readonly number?: number;
  /** In a cycle this line is not reversed before others, whatever its dash. */
  readonly firm?: boolean;
}
