// The meaning of a flow: in, checked statements; out, the model, and problems the table cannot find.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { type Checked, textOf, textsOf } from '../../grammar/entry.js';
import { directionOf } from '../direction-meaning.js';
import { described, titled, toneOf } from '../entry-meaning.js';
import { checkFrameLines } from '../frame-lines.js';
import { groupMeaning, rankWishes } from '../group-meaning.js';
import type { BuildContext } from '../kind.js';
import { lineReader, sensesToName } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { sideNote } from '../note-meaning.js';
import { type Declared, declared, placedEntries } from '../placed-entries.js';
import { checkRankWishes } from '../rank-wishes.js';
import { report } from './codes.js';
import { type FlowModel, type FlowNode, type FlowOverlay, OUTLINES } from './model.js';
import { suggestions } from './suggestions.js';

/** Collects problems in the order in which they are found. */
type Add = (diagnostic: Diagnostic) => void;

export function buildFlow(checked: Checked, context: BuildContext): Outcome<FlowModel> {
  const diagnostics: Diagnostic[] = [];
  const add: Add = (each) => {
    diagnostics.push(each);
  };
  const lines = lineReader(context, add);
  const placed = placedEntries(checked.entries);
  const nodes = declared(placed, 'node').map((each) => flowNode(each, context, add));
  const groups = declared(placed, 'group').map((each) => groupMeaning(each, context, add));
  const overlays = declared(placed, 'overlay').map((each) => flowOverlay(each, add));
  const written = placed.flatMap(({ entry }) => (entry.shape === 'edge' ? [entry] : []));
  const edges = written.map(lines.read);
  const notes = placed.flatMap(({ entry }) => (entry.shape === 'row' ? (sideNote(entry) ?? []) : []));
  lines.finish(checked.header.span, nodes);
  checkFrameLines({ nodes, groups }, written, add);

  const value: FlowModel = {
    ...titled(checked),
    direction: directionOf(context.header),
    nodes,
    groups,
    overlays,
    edges,
    notes,
    legend: sensesToName(edges, context),
  };
  diagnostics.push(...checkRankWishes(value, checked), ...suggestions(value, checked, context.whole));
  return { value, diagnostics };
}

function flowNode({ entry, id, group }: Declared, context: BuildContext, add: Add): FlowNode {
  const written = textOf(entry, 'shape');
  const shape = OUTLINES.find((each) => each === written);
  return {
    ...nodeMeaning(entry, id, context, add),
    ...(shape === undefined ? {} : { shape }),
    ...(group === undefined ? {} : { group }),
    ...rankWishes(entry),
  };
}

function flowOverlay({ entry, id }: Declared, add: Add): FlowOverlay {
  const nodes = [...new Set(textsOf(entry, 'nodes'))];
  const named = entry.statement.rest.some((each) => each.type === 'option' && each.name === 'nodes');
  if (nodes.length === 0 && !named) add(report('E414', entry.statement.span, { id }));
  const label = entry.label?.value ?? id;
  return { id, label, tone: toneOf(entry) ?? 'neutral', nodes, ...described(entry) };
}
