// What the table cannot check of layers: E640, and what an expert expects: W640 to W643. In, the model, and whether every line was
// read; out, diagnostics.
import type { Diagnostic } from '../../diagnostics/report.js';
import type { Checked } from '../../grammar/entry.js';
import { oneLine } from '../../text/one-line.js';
import { placedEntries } from '../placed-entries.js';
import { report } from './codes.js';
import type { LayersModel } from './model.js';

export function checkLayers(model: LayersModel, checked: Checked, whole: boolean): readonly Diagnostic[] {
  const { header } = checked;
  const { layers, pillars, nodes, lines } = model;
  const layerOf = layersOfNodes(model);
  const levels = new Set(layers.map(({ id }) => id));
  const labels = new Map([...layers, ...nodes].map(({ id, label }) => [id, oneLine(label)]));
  const named = (id: string): string => labels.get(id) ?? id;
  const nameOf = (layer: number): string => oneLine(layers[layer]?.label ?? '');
  const told = lines.flatMap(({ from, to, arrow, span }): readonly Diagnostic[] => {
    const mixed = [from, to].filter((each) => levels.has(each));
    if (mixed.length === 1) return [];
    if (from === to) return [report('W643', span, { label: named(from) })];
    const [a, b] = [layerOf.get(from), layerOf.get(to)];
    if (a === undefined || b === undefined) return [];
    const skipped = layers.slice(Math.min(a, b) + 1, Math.max(a, b)).map(({ label }) => oneLine(label));
    const ends = { from: named(from), to: named(to) };
    const ofLayers = mixed.length > 0;
    return [
      ...(skipped.length > 0 && !ofLayers ? [report('W640', span, { ...ends, skipped })] : []),
      ...(arrow === '->' && b < a
        ? [report('W641', span, { ...ends, ...(ofLayers ? {} : { lower: nameOf(a), upper: nameOf(b) }) })]
        : []),
    ];
  });
  const alone = whole && layers.length === 0 && pillars.length > 0;
  return [
    ...(alone ? [report('W642', header.span, { count: pillars.length })] : []),
    ...mixedEnds(model, checked),
    ...told,
  ];
}

/** Lines that join a layer and a node, each with the two lines that it can mean. */
function mixedEnds({ nodes, layers }: LayersModel, { entries }: Checked): readonly Diagnostic[] {
  const levels = new Set(layers.map(({ id }) => id));
  const holders = new Map(nodes.map(({ id, group }) => [id, group]));
  return placedEntries(entries).flatMap(({ entry }): readonly Diagnostic[] => {
    if (entry.shape !== 'edge') return [];
    const { from, to, arrow, statement } = entry;
    const [layer, node] = levels.has(from) ? [from, to] : [to, from];
    const holder = holders.get(node);
    if (!levels.has(layer) || holder === undefined) return [];
    const line = (instead: ReadonlyMap<string, string>): string =>
      `${instead.get(from) ?? from} ${arrow} ${instead.get(to) ?? to}`;
    const inside = nodes.find(({ group }) => group === layer)?.id;
    const word = layer === from ? statement.from : statement.to;
    const fix = inside === undefined || statement.repaired ? undefined : { span: word.span, text: inside, safe: false };
    const meant = {
      ...(inside === undefined ? {} : { nodes: line(new Map([[layer, inside]])) }),
      ...(levels.has(holder) && holder !== layer ? { layers: line(new Map([[node, holder]])) } : {}),
    };
    return [report('E640', statement.span, { layer, node, ...meant }, fix)];
  });
}

/** The index of each layer, and of each node's layer; undefined for nodes in pillars. */
function layersOfNodes({ layers, groups, nodes }: LayersModel): ReadonlyMap<string, number> {
  const place = new Map(layers.map(({ id }, i) => [id, i]));
  for (const { id, parent } of groups) {
    const at = place.get(parent);
    if (at !== undefined) place.set(id, at);
  }
  return new Map([
    ...layers.map(({ id }, i) => [id, i] as const),
    ...nodes.flatMap(({ id, group }) => {
      const at = place.get(group);
      return at === undefined ? [] : [[id, at] as const];
    }),
  ]);
}
