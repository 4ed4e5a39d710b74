// The distances of a layered drawing, in px, and what they are worth. The defaults are the look's; a caller may tighten them.

export interface Spacing {
  /** Between neighbours of one layer. */
  readonly sibling: number;
  /** Between two layers, at least. */
  readonly layer: number;
  /** Between two lines that run side by side. */
  readonly line: number;
  /** Between a line and a box it passes. */
  readonly beside: number;
  /** Between a box and the first bend of its line. */
  readonly approach: number;
  /** Between a label and everything but its own line. */
  readonly label: number;
  /** Between a frame and what it holds. */
  readonly padding: number;
  /** Between a frame and its title. */
  readonly title: number;
  /** Between unconnected parts. */
  readonly component: number;
  /** How much a narrow drawing counts against straight lines; 1 is even-handed. */
  readonly compactness: number;
}

export const SPACING: Spacing = {
  sibling: 32,
  layer: 48,
  line: 12,
  beside: 16,
  approach: 16,
  label: 6,
  padding: 20,
  title: 12,
  component: 40,
  compactness: 1,
};

/** A bend closer than this to the next looks like a mistake. */
export const SMALLEST_JOG: number = 8;
