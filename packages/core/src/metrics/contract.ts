// What text measuring offers the layouts: widths in px of Inter, whatever font a viewer has.

export type Weight = 400 | 500 | 600;

export interface TextStyle {
  /** px */
  readonly size: number;
  readonly weight: Weight;
}

/** One wrapped line and its width in px. */
export interface MeasuredLine {
  readonly text: string;
  readonly width: number;
}

export interface MeasuredText {
  readonly lines: readonly MeasuredLine[];
  /** Width of the widest line, px. */
  readonly width: number;
  /** Lines times line height, px. */
  readonly height: number;
  /** Distance between baselines, px. */
  readonly lineHeight: number;
  /** Text was left out to keep to the greatest number of lines; the last line ends in an ellipsis. */
  readonly truncated: boolean;
  /** A line ends inside a word at no place to break, since the word is wider than a line without one. */
  readonly torn: boolean;
  /** A line ends inside a word, be it at a place to break. */
  readonly broken: boolean;
}

export interface WrapOptions {
  /** px; Infinity wraps at line breaks only. */
  readonly maxWidth: number;
  /** At least 1. */
  readonly maxLines?: number;
}
