// Expectations of an expert on layers: W640 to W643. In, the model, and whether every line was read; out, warnings.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Checked } from '../../grammar/entry.js';
import { oneLine } from '../../text/one-line.js';
import { report } from './codes.js';
import type { LayersModel } from './model.js';

export function checkLayers(model: LayersModel, { header }: Checked, whole: boolean): readonly Diagnostic[] {
  const { layers, pillars, nodes, lines } = model;
  const layerOf = layersOfNodes(model);
  const labels = new Map(nodes.map(({ id, label }) => [id, oneLine(label)]));
  const named = (id: string): string => labels.get(id) ?? id;
  const nameOf = (layer: number): string => oneLine(layers[layer]?.label ?? '');
  const told = lines.flatMap(({ from, to, arrow, span }): readonly Diagnostic[] => {
    if (from === to) return [report('W643', span, { label: named(from) })];
    const [a, b] = [layerOf.get(from), layerOf.get(to)];
    if (a === undefined || b === undefined) return [];
    const skipped = layers.slice(Math.min(a, b) + 1, Math.max(a, b)).map(({ label }) => oneLine(label));
    const ends = { from: named(from), to: named(to) };
    return [
      ...(skipped.length > 0 ? [report('W640', span, { ...ends, skipped })] : []),
      ...(arrow === '->' && b < a ? [report('W641', span, { ...ends, lower: nameOf(a), upper: nameOf(b) })] : []),
    ];
  });
  const alone = whole && layers.length === 0 && pillars.length > 0;
  return [...(alone ? [report('W642', header.span, { count: pillars.length })] : []), ...told];
}

/** The index of each node's layer; undefined for nodes in pillars. */
function layersOfNodes({ layers, groups, nodes }: LayersModel): ReadonlyMap<string, number> {
  const place = new Map(layers.map(({ id }, i) => [id, i]));
  for (const { id, parent } of groups) {
    const at = place.get(parent);
    if (at !== undefined) place.set(id, at);
  }
  return new Map(
    nodes.flatMap(({ id, group }) => {
      const at = place.get(group);
      return at === undefined ? [] : [[id, at] as const];
    }),
  );
}
