// Draws an icon on a page. In: its place and its outlines. Out: paths in the document, in the icon's own units under a
// transformation, centred in its square as in the SVG.
import type { SceneNode } from '@linework/core';
import { curveSteps } from '../picture/path-data.js';
import type { Colours } from '../picture/theme.js';
import { trace } from './pen.js';

type Icon = Extract<SceneNode, { type: 'icon' }>;
type Shape = Icon['art']['shapes'][number];
type Gradient = NonNullable<Shape['gradient']>;

export function drawIcon(document: PDFKit.PDFDocument, icon: Icon, colours: Colours): void {
  const { width, height, shapes } = icon.art;
  const scale = icon.size / Math.max(width, height);
  if (!(width > 0 && height > 0 && icon.size > 0 && Number.isFinite(scale))) return;
  document
    .save()
    .translate(icon.x + (icon.size - width * scale) / 2, icon.y + (icon.size - height * scale) / 2)
    .scale(scale);
  for (const shape of shapes) drawShape(document, shape, colours[icon.ink]);
  document.restore();
}

function drawShape(document: PDFKit.PDFDocument, shape: Shape, ink: string): void {
  const {
    fill,
    gradient,
    stroke,
    strokeWidth = 1,
    strokeCap = 'round',
    strokeJoin = 'round',
    evenOdd,
    opacity,
  } = shape;
  const steps = curveSteps(shape.d);
  if (steps.length === 0 || (fill === undefined && stroke === undefined)) return;
  const colourOf = (paint: string): string => (paint === 'ink' ? ink : paint);
  document.save();
  if (shape.clip !== undefined) {
    trace(document, curveSteps(shape.clip));
    document.clip();
  }
  if (opacity !== undefined) document.opacity(opacity);
  if (fill !== undefined) {
    trace(document, steps);
    document.fill(
      gradient === undefined ? colourOf(fill) : gradientOf(document, gradient),
      evenOdd ? 'even-odd' : 'non-zero',
    );
  }
  if (stroke !== undefined) {
    document.lineWidth(strokeWidth).lineCap(strokeCap).lineJoin(strokeJoin);
    trace(document, steps);
    document.stroke(colourOf(stroke));
  }
  document.restore();
}

/** pdfkit has this method, but its types don't. */
interface Turnable {
  readonly setTransform: (...matrix: readonly [number, number, number, number, number, number]) => unknown;
}

function gradientOf(document: PDFKit.PDFDocument, { line, circle, matrix, stops }: Gradient): PDFKit.PDFGradient {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line ?? [];
  const [cx = 0, cy = 0, r = 0, fx = cx, fy = cy] = circle ?? [];
  const gradient =
    circle === undefined ? document.linearGradient(x1, y1, x2, y2) : document.radialGradient(fx, fy, 0, cx, cy, r);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? [];
  (gradient as typeof gradient & Turnable).setTransform(a, b, c, d, e, f);
  const [first] = stops;
  const last = stops.at(-1);
  // pdfkit's shading runs from 0 to 1 and requires a stop at each end.
  if (first !== undefined && first[0] > 0) gradient.stop(0, first[1], first[2]);
  for (const [offset, colour, opacity] of stops) gradient.stop(offset, colour, opacity);
  if (last !== undefined && last[0] < 1) gradient.stop(1, last[1], last[2]);
  return gradient;
}
