// The distances of a layered drawing, in px, and their weights. The defaults come from the look; a caller can tighten
// them.

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
  /** Between labels side by side, so that two do not read as one. */
  readonly labels: number;
  /** Between a frame and its content. */
  readonly padding: number;
  /** Between a frame and its title. */
  readonly title: number;
  /** Between unconnected parts. */
  readonly component: number;
  /** Weight of a narrow drawing against straight lines; 1 is balanced. */
  readonly compactness: number;
}

export const SPACING: Spacing = {
  sibling: 32,
  layer: 48,
  line: 12,
  beside: 16,
  approach: 16,
  label: 6,
  labels: 16,
  padding: 20,
  title: 12,
  component: 40,
  compactness: 1,
};

/**
 * px between two labels that are neighbours in a layer: more where they are side by side, as layers are rows there,
 * less what is blank at the end of the first.
 */
export function labelGap({ label, labels }: Spacing, layersAreRows: boolean, blank = 0): number {
  return layersAreRows ? Math.max(label + 2, labels - blank) : label + 2;
}

/** A bend closer than this to the next looks like a mistake. */
export const SMALLEST_JOG: number = 8;
