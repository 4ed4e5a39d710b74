// Strokes and fills on a page. In: path steps and a paint. Out: the same in the document, as the SVG draws them.
import type { ColourRole, CurveStep, SceneNode } from '@linework/core';
import type { Colours } from '../picture/theme.js';

export type Dash = Extract<SceneNode, { type: 'connector' }>['dash'];

export interface Paint {
  readonly fill?: ColourRole | undefined;
  readonly stroke?: ColourRole | undefined;
  readonly strokeWidth?: number | undefined;
  readonly dash?: Dash | undefined;
}

const STROKE_WIDTH = 1.5;
/** Width of a dot over that of a line. */
const DOT = 4 / 3;

const DASHES: Readonly<Record<Dash, { readonly pattern?: readonly [number, number]; readonly cap: 'butt' | 'round' }>> =
  {
    solid: { cap: 'butt' },
    dashed: { pattern: [8, 4], cap: 'butt' },
    dotted: { pattern: [0, 5], cap: 'round' },
  };

/** Appends the path to the page without painting it. */
export function trace(document: PDFKit.PDFDocument, steps: readonly CurveStep[]): void {
  for (const step of steps) {
    switch (step[0]) {
      case 'M':
        document.moveTo(step[1], step[2]);
        break;
      case 'L':
        document.lineTo(step[1], step[2]);
        break;
      case 'C':
        document.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
        break;
      case 'Z':
        document.closePath();
        break;
    }
  }
}

export function paintPath(
  document: PDFKit.PDFDocument,
  steps: readonly CurveStep[],
  { fill, stroke, strokeWidth = STROKE_WIDTH, dash = 'solid' }: Paint,
  colours: Colours,
): void {
  if (steps.length === 0 || (fill === undefined && stroke === undefined)) return;
  if (stroke !== undefined) {
    const { pattern, cap } = DASHES[dash];
    document
      .save()
      .lineWidth(strokeWidth * (dash === 'dotted' ? DOT : 1))
      .lineCap(cap)
      .lineJoin('round');
    // pdfkit rejects a dash of length 0, which is how dots are written; the operator itself accepts it.
    if (pattern) document.addContent(`[${pattern.join(' ')}] 0 d`);
  }
  trace(document, steps);
  if (fill !== undefined && stroke !== undefined) document.fillAndStroke(colours[fill], colours[stroke]);
  else if (fill !== undefined) document.fill(colours[fill]);
  else if (stroke !== undefined) document.stroke(colours[stroke]);
  if (stroke !== undefined) document.restore();
}
