// Checks with every kind: in, a text and its context; out, the compiled diagram and every diagnostic in source order.
import { type CheckedDiagram, type Context, checkText } from './check-cut.js';
import { kinds } from './kinds/registry.js';

export function checkSource(text: string, context: Context): CheckedDiagram {
  return checkText(text, context, kinds);
}
