// The finder of a context's icons: in, the icons; out, search and mapping over their names. The index is read and made ready
// at the first question, and kept for as long as the icons are.
import { type IconFinder, iconFinder } from '@linework/icons';
import type { OperationContext } from '../operation.js';

/** Names are a matter of a build, so what was made of them holds for the icons' whole life. */
const finders = new WeakMap<OperationContext['icons'], IconFinder>();

export function finderOf({ icons }: OperationContext): IconFinder {
  let finder = finders.get(icons);
  if (finder === undefined) {
    finder = iconFinder(icons.index?.() ?? { names: [], aliases: {} });
    finders.set(icons, finder);
  }
  return finder;
}
