// One outline with its paints. In: its steps, its style, where it is placed, and the window in which it is seen. Out: shapes of
// the icon in the file's colours, or why it is rejected.
import type { IconPaint, IconShape } from '../scene/icon.js';
import { type Bounds, boundsOf } from './bounds.js';
import { dashedSteps } from './dashes.js';
import type { SvgElement } from './element-tree.js';
import { type GradientPaint, gradientPaint, isGradient } from './gradient.js';
import { type OutlineStep, outlineText, placedSteps } from './placed-outline.js';
import type { Paint, Style } from './style.js';
import type { Properties } from './style-sheet.js';
import { type Matrix, meanScale } from './transform.js';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly byId: ReadonlyMap<string, SvgElement>;
  readonly propertiesOf: (element: SvgElement) => Properties;
}

interface Place {
  readonly style: Style;
  readonly matrix: Matrix;
  /** What lies outside is not seen. */
  readonly window: Bounds;
}

/** The property that cannot be painted, or `outline`. */
export type Unpaintable = 'fill' | 'stroke' | 'stroke-dasharray' | 'outline';

/** Less opacity is not seen. */
const UNSEEN = 0.004;
/** Part of the larger side that can protrude from the window before it is cut. */
const SLACK = 1 / 200;

type Filling = Pick<IconShape, 'fill' | 'gradient' | 'evenOdd'>;
type Pen = Pick<IconShape, 'stroke' | 'strokeWidth' | 'strokeCap' | 'strokeJoin'>;

export function paintedShapes(
  steps: readonly OutlineStep[],
  { style, matrix, window }: Place,
  canvas: Canvas,
): readonly IconShape[] | Unpaintable {
  const placed = placedSteps(steps, matrix);
  const d = outlineText(placed);
  if (d === undefined) return 'outline';
  const [bounds, own] = [boundsOf(placed), boundsOf(steps)];
  if (bounds === undefined || own === undefined) return [];
  const resolve = (paint: Paint | undefined): GradientPaint | Exclude<Paint, { type: 'gradient' }> | undefined => {
    if (paint?.type !== 'gradient') return paint;
    const element = canvas.byId.get(paint.id);
    if (element === undefined || !isGradient(element)) return undefined;
    return gradientPaint(element, { bounds: own, matrix }, canvas);
  };
  const [fill, stroke] = [resolve(style.fill), resolve(style.stroke)];
  if (style.fill !== undefined && fill === undefined) return 'fill';
  if (style.stroke !== undefined && stroke === undefined) return 'stroke';

  const width = Math.round(style.strokeWidth * meanScale(matrix) * 1000) / 1000;
  if (!(width <= 1e6)) return 'outline';
  const hasPen = stroke !== undefined && width > 0;
  const clip = clipOf(bounds, hasPen ? width / 2 : 0, window, canvas);
  if (clip === 'outside') return [];
  const base = { d, ...(clip === undefined ? {} : { clip }) };
  const fillAlpha = fill === undefined ? 0 : style.opacity * style.fillOpacity * alphaOf(fill);
  const strokeAlpha = hasPen ? style.opacity * style.strokeOpacity * alphaOf(stroke, 'mean') : 0;
  const filling: Filling | undefined = fill && fillAlpha > UNSEEN ? fillingOf(fill, style.evenOdd) : undefined;
  const pen: Pen | undefined = stroke && strokeAlpha > UNSEEN ? penOf(colourOf(stroke), width, style) : undefined;
  if (pen && style.dashes.length > 0) {
    const dashes = dashedSteps(steps, { pattern: style.dashes, offset: style.dashOffset });
    const dashed = dashes && outlineText(placedSteps(dashes, matrix));
    if (dashed === undefined) return 'stroke-dasharray';
    return [
      ...(filling ? [{ ...base, ...filling, ...seen(fillAlpha) }] : []),
      ...(dashed === '' ? [] : [{ ...base, d: dashed, ...pen, ...seen(strokeAlpha) }]),
    ];
  }
  if (filling && pen && Math.abs(fillAlpha - strokeAlpha) < UNSEEN) {
    return [{ ...base, ...filling, ...pen, ...seen(fillAlpha) }];
  }
  return [
    ...(filling ? [{ ...base, ...filling, ...seen(fillAlpha) }] : []),
    ...(pen ? [{ ...base, ...pen, ...seen(strokeAlpha) }] : []),
  ];
}

type Resolved = GradientPaint | Exclude<Paint, { type: 'gradient' }>;

/** A gradient has its opacity in its stops, unless it is replaced by its mean. */
function alphaOf(paint: Resolved, use?: 'mean'): number {
  if ('colour' in paint) return paint.alpha;
  return paint.gradient === undefined || use === 'mean' ? paint.mean.alpha : 1;
}

function colourOf(paint: Resolved): IconPaint {
  return 'colour' in paint ? paint.colour : paint.mean.hex;
}

function fillingOf(paint: Resolved, evenOdd: boolean): Filling {
  const gradient = 'colour' in paint ? undefined : paint.gradient;
  return {
    fill: colourOf(paint),
    ...(gradient === undefined ? {} : { gradient }),
    ...(evenOdd ? { evenOdd } : {}),
  };
}

function penOf(stroke: IconPaint, strokeWidth: number, { strokeCap, strokeJoin }: Style): Pen {
  return {
    stroke,
    strokeWidth,
    ...(strokeCap === 'round' ? {} : { strokeCap }),
    ...(strokeJoin === 'round' ? {} : { strokeJoin }),
  };
}

function seen(alpha: number): Pick<IconShape, 'opacity'> {
  const opacity = Math.round(alpha * 1000) / 1000;
  return opacity >= 1 ? {} : { opacity };
}

/** The window as an outline if the shape, widened by its stroke, protrudes from it. */
function clipOf(
  { left, top, right, bottom }: Bounds,
  reach: number,
  window: Bounds,
  { width, height }: Canvas,
): string | undefined | 'outside' {
  const slack = Math.max(width, height) * SLACK;
  const isOutside =
    left - reach > window.right ||
    right + reach < window.left ||
    top - reach > window.bottom ||
    bottom + reach < window.top;
  if (isOutside) return 'outside';
  const isInside =
    left - reach >= window.left - slack &&
    top - reach >= window.top - slack &&
    right + reach <= window.right + slack &&
    bottom + reach <= window.bottom + slack;
  if (isInside) return undefined;
  const { left: l, top: t, right: r, bottom: b } = window;
  return outlineText([['M', l, t], ['L', r, t], ['L', r, b], ['L', l, b], ['Z']]);
}
