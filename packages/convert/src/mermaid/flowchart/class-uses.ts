// What class names gave to nodes and groups: in, each use; out, one report for each place that names a class.
import type { Diagnostic, Span } from '@linework/core';
import type { ConverterReport } from '../contract.js';
import type { ModelGroup, ModelNode } from './model.js';

export interface ClassUses {
  readonly add: (name: string, gives: string, id: string, item: ModelNode | ModelGroup) => void;
  readonly reports: () => readonly Diagnostic[];
}

export function classUses(report: ConverterReport): ClassUses {
  const uses = new Map<string, { name: string; gives: string; span: Span; ids: string[] }>();
  return {
    add: (name, gives, id, item) => {
      const span = item.classes.find((each) => each.name === name)?.span ?? item.span;
      const key = `${span.start} ${name} ${gives}`;
      const known = uses.get(key);
      if (known) known.ids.push(id);
      else uses.set(key, { name, gives, span, ids: [id] });
    },
    reports: () => [...uses.values()].map(({ name, gives, span, ids }) => report('M207', span, { name, gives, ids })),
  };
}
