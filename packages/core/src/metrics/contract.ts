// What text measuring offers to layouts: widths in px of Inter, whatever font a viewer has.

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
  /** Text was cut to keep to the maximum number of lines; the last line ends in an ellipsis. */
  readonly truncated: boolean;
  /** A line ends inside a word where no break is allowed, because the word is wider than a line. */
  readonly torn: boolean;
  /** A line ends inside a word, even at an allowed break. */
  readonly broken: boolean;
}

export interface WrapOptions {
  /** px; Infinity wraps at line breaks only. */
  readonly maxWidth: number;
  /** At least 1. */
  readonly maxLines?: number;
}
