// Trees whose boxes are below their parents, as in an organisation chart. In: a tree of boxes, and the page it should suit. Out:
// the box of each node, and the lines between them. Wide levels fold into rows on both sides of a trunk, or into columns beside
// a rail; of the forms that a tree can take, the one that suits the page best is drawn.
import type { Point, Size } from '../graph.js';
import type { BelowNode, Form } from './below-form.js';
import { formsOf } from './below-forms.js';
import { FORM_COSTS } from './weights.js';

export interface BelowPage {
  /** px above which the picture is shown smaller. */
  readonly width: number;
  /** The longer side over the shorter one stays below this. */
  readonly ratio: number;
  /** px around the tree. */
  readonly around: Size;
}

export interface BelowDrawing extends Size {
  /** The top left corner of each box. */
  readonly places: ReadonlyMap<BelowNode, Point>;
  readonly lines: readonly (readonly Point[])[];
}

/** Several tops are side by side, with no line between them. */
export function placedBelow(tops: readonly BelowNode[], page: BelowPage): BelowDrawing {
  const [first] = tops;
  const root: BelowNode = tops.length === 1 && first ? first : { width: 0, height: 0, bare: true, children: tops };
  const form = formsOf(root).reduce((best, each) => (costOf(each, page) < costOf(best, page) ? each : best));
  const places = new Map<BelowNode, Point>();
  const lines: (readonly Point[])[] = [];
  form.put({ x: 0, y: 0 }, { places, lines });
  return { width: form.width, height: form.height, places, lines };
}

function costOf(form: Form, { width, ratio, around }: BelowPage): number {
  const [w, h] = [form.width + around.width, form.height + around.height];
  const off = Math.max(0, Math.max(w / h, h / w) - ratio);
  const wide = Math.max(0, w - width) / width;
  return h / width + (FORM_COSTS.breadth * w) / width + FORM_COSTS.wide * wide + FORM_COSTS.off * off;
}
