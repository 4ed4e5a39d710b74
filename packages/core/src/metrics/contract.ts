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
}
