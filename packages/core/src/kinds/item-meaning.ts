// Items in every kind that has them: in, the entry; out, its label, tone, icon, small text, description and link.
import type { Diagnostic } from '../diagnostics/report.js';
import { type ItemEntry, textOf } from '../grammar/entry.js';
import type { Tone } from '../scene/scene.js';
import { type Described, described, knownIcon, toneOf } from './entry-meaning.js';
import type { BuildContext } from './kind.js';

export interface ItemMeaning extends Described {
  readonly label: string;
  /** As written. */
  readonly tone?: Tone;
  /** Name of a known icon. */
  readonly icon?: string;
  readonly sub?: string;
}

/** `automatic`: the icon of an item without a written one. */
export function itemMeaning(
  entry: ItemEntry,
  automatic: string | undefined,
  context: BuildContext,
  add: (diagnostic: Diagnostic) => void,
): ItemMeaning {
  const icon = knownIcon(entry, automatic, context, add);
  const sub = textOf(entry, 'sub');
  const tone = toneOf(entry);
  return {
    label: entry.label.value,
    ...(tone === undefined ? {} : { tone }),
    ...(icon === undefined ? {} : { icon }),
    ...(sub ? { sub } : {}),
    ...described(entry),
  };
}
