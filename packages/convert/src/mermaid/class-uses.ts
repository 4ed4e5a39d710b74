// Types and tones set by class names: in, each use; out, one report for each place that names a class.
import type { Diagnostic, Span } from '@linework/core';
import type { ConverterReport } from './contract.js';
import type { StyledItem } from './styling.js';

export interface ClassUse {
  readonly name: string;
  /** As in `tone=red`. */
  readonly gives: string;
  /** The produced id. */
  readonly id: string;
  readonly item: StyledItem;
}

export function classReports(uses: readonly ClassUse[], report: ConverterReport): readonly Diagnostic[] {
  const byUse = new Map<string, { readonly use: ClassUse; readonly span: Span; readonly ids: string[] }>();
  for (const use of uses) {
    const span = use.item.classes.find((each) => each.name === use.name)?.span ?? use.item.span;
    const key = `${span.start} ${use.name} ${use.gives}`;
    const known = byUse.get(key);
    if (known) known.ids.push(use.id);
    else byUse.set(key, { use, span, ids: [use.id] });
  }
  return [...byUse.values()].map(({ use: { name, gives }, span, ids }) => report('M207', span, { name, gives, ids }));
}
