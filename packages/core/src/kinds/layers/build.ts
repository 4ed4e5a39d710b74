// The meaning of layers: in, checked statements; out, the model, and problems the table cannot find.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import type { Checked } from '../../grammar/entry.js';
import { namedMeaning, titled } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { lineReader } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { type Declared, declared, placedEntries } from '../placed-entries.js';
import { checkLayers } from './check.js';
import type { LayerGroup, LayerNode, LayersModel, Pillar } from './model.js';

const NEUTRAL = { tone: 'neutral' } as const;

export function buildLayers(checked: Checked, context: BuildContext): Outcome<LayersModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const reader = lineReader(context, add);
  const placed = placedEntries(checked.entries);
  const named = ({ entry, id }: Declared) => namedMeaning(entry, id, NEUTRAL, context, add);
  const layers = declared(placed, 'layer').map(named);
  const first = layers[0]?.span.start ?? 0;
  const pillars = declared(placed, 'pillar').map((each): Pillar => {
    const of = named(each);
    return { ...of, side: of.span.start < first ? 'left' : 'right' };
  });
  // One outside every layer was reported as an error.
  const groups = declared(placed, 'group').flatMap((each): readonly LayerGroup[] =>
    each.group === undefined ? [] : [{ ...named(each), parent: each.group, depth: each.depth }],
  );
  const nodes = declared(placed, 'node').flatMap(({ entry, id, group }): readonly LayerNode[] =>
    group === undefined ? [] : [{ ...nodeMeaning(entry, id, context, add), group }],
  );
  const lines = placed.flatMap(({ entry }) => (entry.shape === 'edge' ? [reader.read(entry)] : []));
  const value: LayersModel = { ...titled(checked), layers, pillars, groups, nodes, lines };
  diagnostics.push(...checkLayers(value, checked, context.whole));
  return { value, diagnostics };
}
