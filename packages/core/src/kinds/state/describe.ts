// A state machine in words: from the model to the outline. Its lines are also the picture's accessible description; together
// with their data, they contain everything that the source says.
import { oneLine } from '../../text/one-line.js';
import type { Outline } from '../outline.js';
import { counted, lineInWords, noteInWords, outlineEdge, tail } from '../outline-words.js';
import type { Region, StateModel, Vertex, VertexType } from './model.js';
import { type Scopes, scopesOf } from './scopes.js';

const WORDS: Readonly<Record<VertexType, string>> = {
  state: 'State',
  composite: 'Composite state',
  start: 'Start',
  end: 'End',
  choice: 'Choice',
  fork: 'Fork',
  join: 'Join',
  history: 'History',
  'deep-history': 'Deep history',
};

export function describeState(model: StateModel): Outline {
  const scopes = scopesOf(model);
  const names = namesOf(model, scopes);
  const lines: string[] = [summary(model)];
  if (model.desc) lines.push(oneLine(model.desc));
  for (const each of model.vertices) if (!isGiven(each)) lines.push(vertexInWords(each, scopes));
  for (const each of model.regions) lines.push(regionInWords(each, scopes));
  for (const each of model.transitions) lines.push(lineInWords(each, names));
  for (const { about, text } of model.notes) lines.push(noteInWords(about && (names.get(about) ?? about), text));
  return {
    lines,
    nodes: model.vertices.flatMap(({ id, label, type, scope, span }) =>
      type === 'composite' ? [] : [{ id, label, type, ...(scope === undefined ? {} : { group: scope }), span }],
    ),
    edges: model.transitions.map(outlineEdge),
    groups: model.vertices.flatMap(({ id, label, type, scope, span }) => {
      if (type !== 'composite') return [];
      const own = { id, label, type: 'state', ...(scope === undefined ? {} : { parent: scope }), span };
      const parts = scopes.regionsOf(id).map((each) => ({
        id: each.id,
        label: each.label ?? `Region ${each.number}`,
        type: 'region',
        parent: id,
        span: each.span,
      }));
      return [own, ...parts];
    }),
  };
}

function isGiven({ type }: Vertex): boolean {
  return type === 'start' || type === 'end';
}

/** `region 2 of Open`, `Open`. */
function scopeInWords(scope: string, scopes: Scopes): string {
  const region = scopes.regions.get(scope);
  if (region === undefined) return oneLine(scopes.vertices.get(scope)?.label ?? scope);
  return `region ${region.label === undefined ? region.number : oneLine(region.label)} of ${scopeInWords(region.composite, scopes)}`;
}

/** How transitions and notes refer to what they join. */
function namesOf({ vertices }: StateModel, scopes: Scopes): ReadonlyMap<string, string> {
  return new Map(
    vertices.map((each) => {
      const label = oneLine(each.label);
      const { scope } = each;
      return [each.id, isGiven(each) && scope !== undefined ? `${label} of ${scopeInWords(scope, scopes)}` : label];
    }),
  );
}

function vertexInWords(vertex: Vertex, scopes: Scopes): string {
  const { type, label, scope, sub } = vertex;
  const place = scope === undefined ? '' : ` in ${scopeInWords(scope, scopes)}`;
  const activities = sub === undefined ? '' : `: ${sub.split('\n').map(oneLine).filter(Boolean).join('; ')}`;
  return `${WORDS[type]} ${oneLine(label)}${place}${activities}${tail(vertex)}`;
}

function regionInWords(region: Region, scopes: Scopes): string {
  const inside = scopes.inside(region.id).map(({ label }) => oneLine(label));
  const name = region.label === undefined ? String(region.number) : oneLine(region.label);
  const of = scopeInWords(region.composite, scopes);
  return `Region ${name} of ${of}, at the same time as its others: ${inside.join(', ') || 'empty'}${tail(region)}`;
}

function summary(model: StateModel): string {
  const states = model.vertices.filter(({ type }) => type === 'state' || type === 'composite').length;
  const parts = [counted(states, 'state'), counted(model.transitions.length, 'transition')];
  return `${model.title === undefined ? 'State machine' : `${oneLine(model.title)}: state machine`}, ${parts.join(', ')}`;
}
