// What a flow could say better: W200, W204, W205, W500. In, the model; out, warnings.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Checked, EdgeEntry, Entry } from '../../grammar/entry.js';
import { LINE_ROLES } from '../../scene/scene.js';
import { report } from './codes.js';
import type { FlowEdge, FlowModel } from './model.js';
import { relationshipOf } from './relationship.js';

/** SPEC.md, limits. */
const NUMBERED_STEPS = 25;
/** Arrows named in one W500. */
const NAMED = 6;

export function suggestions(model: FlowModel, checked: Checked): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const entries: EdgeEntry[] = [];
  collectEdges(checked.entries, entries);

  const count = model.edges.filter((each) => each.number !== undefined).length;
  if (count > NUMBERED_STEPS) out.push(report('W200', checked.header.span, { count, limit: NUMBERED_STEPS }));

  const first = entries[0];
  if (first && model.edges.every((each) => each.arrow === '-->')) {
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

  for (const role of LINE_ROLES) {
    const named = model.edges.filter(
      (edge, index) => lacksRole(edge, entries[index]) && relationshipOf(edge.label ?? '')?.role === role,
    );
    const lead = named[0];
    if (!lead) continue;
    const arrows = named.slice(0, NAMED).map((each) => `${each.from} ${each.arrow} ${each.to}`);
    if (named.length > NAMED) arrows.push(`and ${named.length - NAMED} more`);
    out.push(report('W500', lead.span, { role, arrows }));
  }
  return out;
}

/** A dotted arrow already says what role=async would. */
function lacksRole(edge: FlowEdge, entry: EdgeEntry | undefined): boolean {
  if (edge.label === undefined || edge.role !== undefined || entry?.options.has('icon')) return false;
  return !(edge.arrow === '..>' && relationshipOf(edge.label)?.role === 'async');
}

function collectEdges(entries: readonly Entry[], into: EdgeEntry[]): void {
  for (const entry of entries) {
    if (entry.shape === 'edge') into.push(entry);
    else if (entry.shape === 'declaration') collectEdges(entry.children, into);
  }
}
