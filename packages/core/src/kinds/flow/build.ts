// The meaning of a flow: in, checked statements; out, the model, and what the table cannot tell.
import type { Diagnostic, Outcome } from '../../diagnostics/report.js';
import { report as reportShared } from '../../grammar/codes.js';
import {
  type Checked,
  type DeclarationEntry,
  type EdgeEntry,
  type Entry,
  numberOf,
  type RowEntry,
  textOf,
  textsOf,
} from '../../grammar/entry.js';
import type { Direction, FlowDirection } from '../../layout/graph.js';
import { type Dash, LINE_ROLES, type LineRole, TONES, type Tone } from '../../scene/scene.js';
import type { Span } from '../../text/source.js';
import type { BuildContext } from '../kind.js';
import { report } from './codes.js';
import { checkConstraints } from './constraints.js';
import { GROUP_STYLES, GROUP_TYPES, type GroupType, groupTypeByName } from './group-types.js';
import type { FlowEdge, FlowGroup, FlowModel, FlowNode, FlowNote, FlowOverlay } from './model.js';
import { isNodeType, NODE_STYLES } from './node-types.js';
import { relationshipOf, statusIcon } from './relationship.js';
import { suggestions } from './suggestions.js';

export function buildFlow(checked: Checked, context: BuildContext): Outcome<FlowModel> {
  const diagnostics: Diagnostic[] = [];
  const { header, icons } = context;
  const automatic = header.text('icons') !== 'off';
  const numbered = header.text('numbered') === 'on';
  const animated = header.text('animate') === 'on';
  const nodes: FlowNode[] = [];
  const groups: FlowGroup[] = [];
  const overlays: FlowOverlay[] = [];
  const edges: FlowEdge[] = [];
  const notes: FlowNote[] = [];
  let next = header.number('start') ?? 1;

  /** A name as written when it is known; a warning otherwise. `none` and a missing one give nothing. */
  const iconOf = (entry: DeclarationEntry | EdgeEntry, fallback: string | undefined): string | undefined => {
    const written = textOf(entry, 'icon');
    if (written === undefined) return automatic ? fallback : undefined;
    if (written === 'none') return undefined;
    if (icons.find(written)) return written;
    const value = entry.options.get('icon')?.values[0];
    const span = value?.span ?? entry.statement.span;
    const near = icons.nearest(written).slice(0, 3);
    const first = near[0];
    const fix = first === undefined || entry.statement.repaired ? undefined : { span, text: first, safe: false };
    diagnostics.push(reportShared('W202', span, { icon: written, near }, fix));
    return undefined;
  };

  const node = (entry: DeclarationEntry, id: string, group: string | undefined): void => {
    const type = entry.type !== undefined && isNodeType(entry.type) ? entry.type : 'step';
    const style = NODE_STYLES[type];
    const icon = iconOf(entry, style.icon);
    const sub = textOf(entry, 'sub');
    const same = textOf(entry, 'same');
    const before = textOf(entry, 'before');
    nodes.push({
      id,
      label: entry.label?.value ?? id,
      type,
      tone: toneOf(entry) ?? style.tone,
      ...(icon === undefined ? {} : { icon }),
      ...(sub ? { sub } : {}),
      ...(group === undefined ? {} : { group }),
      ...(same === undefined ? {} : { same }),
      ...(before === undefined ? {} : { before }),
      ...described(entry),
    });
  };

  const group = (entry: DeclarationEntry, id: string, parent: string | undefined, depth: number): void => {
    const label = entry.label?.value ?? id;
    const written = textOf(entry, 'type');
    const type = written !== undefined && isGroupType(written) ? written : (groupTypeByName(label) ?? 'none');
    const style = GROUP_STYLES[type];
    const icon = iconOf(entry, style.icon);
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

  const edge = (entry: EdgeEntry): void => {
    const label = entry.label?.value;
    const written = textOf(entry, 'role');
    const role = written !== undefined && isLineRole(written) ? written : undefined;
    const icon = iconOf(entry, label === undefined ? undefined : (statusIcon(label) ?? relationshipOf(label)?.icon));
    const animateOption = textOf(entry, 'animate');
    const headed = entry.arrow !== '--';
    if (animateOption === 'on' && !headed)
      diagnostics.push(report('E410', entry.options.get('animate')?.span ?? entry.statement.span, {}));
    const number = stepOf(entry);
    edges.push({
      id: `e${edges.length + 1}`,
      from: entry.from,
      to: entry.to,
      arrow: entry.arrow,
      dash: dashOf(entry.arrow, role),
      startHead: entry.arrow.startsWith('<'),
      endHead: entry.arrow.endsWith('>'),
      ...(label === undefined ? {} : { label }),
      ...(icon === undefined ? {} : { icon }),
      ...(role === undefined ? {} : { role }),
      animate: headed && (animateOption === undefined ? animated : animateOption === 'on'),
      ...(number === undefined ? {} : { number }),
      ...described(entry),
    });
  };

  const stepOf = (entry: EdgeEntry): number | undefined => {
    const option = entry.options.get('step');
    if (!numbered) {
      if (option) diagnostics.push(report('E411', option.span, {}));
      return undefined;
    }
    if (option && textOf(entry, 'step') === 'off') return undefined;
    const number = numberOf(entry, 'step') ?? next;
    next = number + 1;
    return number;
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
    if (inside.length === 0) diagnostics.push(report('E414', entry.statement.span, { id }));
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
      if (entry.shape === 'edge') edge(entry);
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

  const start = header.written('start');
  if (start && !numbered) diagnostics.push(report('E412', start.span, {}));
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
    legend:
      header.text('legend') === 'off' ? [] : LINE_ROLES.filter((role) => edges.some((each) => each.role === role)),
  };
  diagnostics.push(...checkConstraints(value, checked), ...suggestions(value, checked));
  return { value, diagnostics };
}

function described(entry: DeclarationEntry | EdgeEntry): {
  readonly desc?: string;
  readonly link?: string;
  readonly span: Span;
} {
  const desc = textOf(entry, 'desc');
  const link = textOf(entry, 'link');
  return {
    ...(desc === undefined ? {} : { desc }),
    ...(link === undefined ? {} : { link }),
    span: entry.statement.span,
  };
}

function toneOf(entry: DeclarationEntry | RowEntry): Tone | undefined {
  const written = textOf(entry, 'tone');
  return TONES.find((each) => each === written);
}

function dashOf(arrow: string, role: LineRole | undefined): Dash {
  if (arrow === '..>') return 'dotted';
  if (arrow === '-->' || arrow === '<-->') return 'dashed';
  return role === 'async' ? 'dotted' : 'solid';
}

function isGroupType(text: string): text is GroupType {
  return (GROUP_TYPES as readonly string[]).includes(text);
}

function isLineRole(text: string): text is LineRole {
  return (LINE_ROLES as readonly string[]).includes(text);
}

function isFlowDirection(text: string): text is FlowDirection {
  return text === 'right' || text === 'down' || text === 'left' || text === 'up';
}

function isDirection(text: string): text is Direction {
  return text === 'auto' || isFlowDirection(text);
}
