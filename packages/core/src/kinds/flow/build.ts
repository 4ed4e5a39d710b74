// The meaning of a flow: in, checked statements; out, the model, and what the table cannot tell.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import {
  type Checked,
  type DeclarationEntry,
  type Entry,
  type RowEntry,
  textOf,
  textsOf,
} from '../../grammar/entry.js';
import type { Direction, FlowDirection } from '../../layout/graph.js';
import { LINE_ROLES } from '../../scene/scene.js';
import { described, knownIcon, toneOf } from '../entry-meaning.js';
import type { BuildContext } from '../kind.js';
import { lineReader } from '../lines.js';
import { nodeMeaning } from '../node-meaning.js';
import { report } from './codes.js';
import { checkConstraints } from './constraints.js';
import { GROUP_STYLES, GROUP_TYPES, type GroupType, groupTypeByName } from './group-types.js';
import type { FlowEdge, FlowGroup, FlowModel, FlowNode, FlowNote, FlowOverlay } from './model.js';
import { suggestions } from './suggestions.js';

export function buildFlow(checked: Checked, context: BuildContext): Outcome<FlowModel> {
  const diagnostics: Diagnostic[] = [];
  const add = (each: Diagnostic): void => {
    diagnostics.push(each);
  };
  const { header } = context;
  const lines = lineReader(context, add);
  const nodes: FlowNode[] = [];
  const groups: FlowGroup[] = [];
  const overlays: FlowOverlay[] = [];
  const edges: FlowEdge[] = [];
  const notes: FlowNote[] = [];
  const node = (entry: DeclarationEntry, id: string, group: string | undefined): void => {
    const same = textOf(entry, 'same');
    const before = textOf(entry, 'before');
    nodes.push({
      ...nodeMeaning(entry, id, context, add),
      ...(group === undefined ? {} : { group }),
      ...(same === undefined ? {} : { same }),
      ...(before === undefined ? {} : { before }),
    });
  };

  const group = (entry: DeclarationEntry, id: string, parent: string | undefined, depth: number): void => {
    const label = entry.label?.value ?? id;
    const written = textOf(entry, 'type');
    const type = written !== undefined && isGroupType(written) ? written : (groupTypeByName(label) ?? 'none');
    const style = GROUP_STYLES[type];
    const icon = knownIcon(entry, style.icon, context, add);
    const sub = textOf(entry, 'sub');
    const direction = textOf(entry, 'direction');
    groups.push({
      id,
      label,
      type,
      tone: toneOf(entry) ?? style.tone,
      ...(icon === undefined ? {} : { icon }),
      ...(sub ? { sub } : {}),
      ...(parent === undefined ? {} : { parent }),
      ...(direction !== undefined && isFlowDirection(direction) ? { direction } : {}),
      depth,
      ...described(entry),
    });
    walk(entry.children, id, depth + 1);
  };

  const note = (entry: RowEntry): void => {
    const text = entry.texts[0]?.value;
    if (text === undefined) return;
    const about = entry.cells.get('node')?.[0];
    const link = textOf(entry, 'link');
    notes.push({
      text,
      ...(about?.type === 'word' ? { node: about.text } : {}),
      side: textOf(entry, 'side') === 'left' ? 'left' : 'right',
      tone: toneOf(entry) ?? 'amber',
      ...(link === undefined ? {} : { link }),
      span: entry.statement.span,
    });
  };

  const overlay = (entry: DeclarationEntry, id: string): void => {
    const inside = [...new Set(textsOf(entry, 'nodes'))];
    const named = entry.statement.rest.some((each) => each.type === 'option' && each.name === 'nodes');
    if (inside.length === 0 && !named) add(report('E414', entry.statement.span, { id }));
    overlays.push({
      id,
      label: entry.label?.value ?? id,
      tone: toneOf(entry) ?? 'neutral',
      nodes: inside,
      ...described(entry),
    });
  };

  const walk = (entries: readonly Entry[], parent: string | undefined, depth: number): void => {
    for (const entry of entries) {
      if (entry.shape === 'edge') edges.push(lines.read(entry));
      else if (entry.shape === 'row') note(entry);
      else if (entry.shape === 'declaration' && entry.id) {
        const id = entry.id.text;
        if (entry.spec.keyword === 'node') node(entry, id, parent);
        else if (entry.spec.keyword === 'group') group(entry, id, parent, depth);
        else overlay(entry, id);
      }
    }
  };
  walk(checked.entries, undefined, 1);

  lines.finish(checked.header.span, nodes);

  const title = checked.header.title?.value;
  const desc = textOf(checked.header, 'desc');
  const direction = header.text('direction');
  const value: FlowModel = {
    ...(title === undefined ? {} : { title }),
    ...(desc === undefined ? {} : { desc }),
    direction: direction !== undefined && isDirection(direction) ? direction : 'auto',
    nodes,
    groups,
    overlays,
    edges,
    notes,
    legend: header.legend ? LINE_ROLES.filter((role) => edges.some((each) => each.role === role)) : [],
  };
  diagnostics.push(...checkConstraints(value, checked), ...suggestions(value, checked, context.whole));
  return { value, diagnostics };
}

function isGroupType(text: string): text is GroupType {
  return (GROUP_TYPES as readonly string[]).includes(text);
}

function isFlowDirection(text: string): text is FlowDirection {
  return text === 'right' || text === 'down' || text === 'left' || text === 'up';
}

function isDirection(text: string): text is Direction {
  return text === 'auto' || isFlowDirection(text);
}
