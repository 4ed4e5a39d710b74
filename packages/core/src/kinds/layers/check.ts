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
  const bandOf = bandsOfNodes(model);
  const levels = new Map(layers.map(({ id }, i) => [id, i]));
  const labels = new Map([...layers, ...pillars, ...nodes].map(({ id, label }) => [id, oneLine(label)]));
  const named = (id: string): string => labels.get(id) ?? id;
  const reports = lines.flatMap(({ from, to, arrow, span }): readonly Diagnostic[] => {
    if (from === to) return [report('W643', span, { label: named(from) })];
    const [lower, upper] = [bandOf.get(from), bandOf.get(to)];
    const [a, b] = [levels.get(lower ?? from), levels.get(upper ?? to)];
    if (a === undefined || b === undefined || a === b) return [];
    const skipped = layers.slice(Math.min(a, b) + 1, Math.max(a, b)).map(({ label }) => oneLine(label));
    const ends = { from: named(from), to: named(to) };
    const ofLayers = lower === undefined && upper === undefined;
    return [
      ...(skipped.length > 0 && !ofLayers ? [report('W640', span, { ...ends, skipped })] : []),
      ...(arrow === '->' && b < a
        ? [
            report('W641', span, {
              ...ends,
              ...(lower === undefined ? {} : { lower: named(lower) }),
              ...(upper === undefined ? {} : { upper: named(upper) }),
            }),
          ]
        : []),
    ];
  });
  const alone = whole && layers.length === 0 && pillars.length > 0;
  return [
    ...(alone ? [report('W642', header.span, { count: pillars.length })] : []),
    ...linesInside(model, checked, bandOf),
    ...reports,
  ];
}

/** Lines that join a node to the layer or pillar around it, each with the line between nodes that it can mean. */
function linesInside(
  { nodes, pillars }: LayersModel,
  { entries }: Checked,
  bandOf: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const upright = new Set(pillars.map(({ id }) => id));
  return placedEntries(entries).flatMap(({ entry }): readonly Diagnostic[] => {
    if (entry.shape !== 'edge') return [];
    const { from, to, arrow, statement } = entry;
    const band = bandOf.get(from) === to ? to : bandOf.get(to) === from ? from : undefined;
    if (band === undefined) return [];
    const node = band === from ? to : from;
    const inside = nodes.find(({ id }) => id !== node && bandOf.get(id) === band)?.id;
    const word = band === from ? statement.from : statement.to;
    const fix = inside === undefined || statement.repaired ? undefined : { span: word.span, text: inside, safe: false };
    const instead = band === from ? `${inside} ${arrow} ${to}` : `${from} ${arrow} ${inside}`;
    const is = upright.has(band) ? 'pillar' : 'layer';
    return [report('E640', statement.span, { band, is, node, ...(inside === undefined ? {} : { instead }) }, fix)];
  });
}

/** The id of each node's layer or pillar. */
function bandsOfNodes({ layers, pillars, groups, nodes }: LayersModel): ReadonlyMap<string, string> {
  const place = new Map([...layers, ...pillars].map(({ id }) => [id, id]));
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
