// What a flow could express better: W204, W205. In, the model, and whether every line was read; out, warnings.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Checked, EdgeEntry, Entry } from '../../grammar/entry.js';
import { report } from './codes.js';
import type { FlowEdge, FlowModel } from './model.js';

export function suggestions(model: FlowModel, checked: Checked, whole: boolean): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const entries: EdgeEntry[] = [];
  collectEdges(checked.entries, entries);

  const first = entries[0];
  if (whole && first && model.edges.every((each) => each.arrow === '-->')) {
    const fixable = entries.length === 1 && !first.statement.repaired;
    const span = first.statement.arrow.span;
    out.push(report('W204', span, {}, fixable ? { span, text: '->', safe: false } : undefined));
  }

  const ways = new Map<string, FlowEdge[]>();
  for (const edge of model.edges) {
    const list = ways.get(edge.from);
    if (list) list.push(edge);
    else ways.set(edge.from, [edge]);
  }
  for (const node of model.nodes) {
    const leaving = node.type === 'decision' ? (ways.get(node.id) ?? []) : [];
    if (leaving.length < 2) continue;
    for (const edge of leaving) {
      if (edge.label === undefined) out.push(report('W205', edge.span, { label: node.label.replaceAll('\n', ' ') }));
    }
  }

  return out;
}

function collectEdges(entries: readonly Entry[], into: EdgeEntry[]): void {
  for (const entry of entries) {
    if (entry.shape === 'edge') into.push(entry);
    else if (entry.shape === 'declaration') collectEdges(entry.children, into);
  }
}
