// The finder for a context's icons: in, the icons; out, search and mapping over their names. The index is read and prepared
// on the first query, and kept as long as the icons are.
import { type IconFinder, iconFinder } from '@linework/icons';
import type { OperationContext } from '../operation.js';

/** Names are fixed at build time, so what is derived from them holds for the icons' whole life. */
const finders = new WeakMap<OperationContext['icons'], IconFinder>();

export function finderOf({ icons }: OperationContext): IconFinder {
  let finder = finders.get(icons);
  if (finder === undefined) {
    finder = iconFinder(icons.index?.() ?? { names: [], aliases: {} });
    finders.set(icons, finder);
  }
  return finder;
}
