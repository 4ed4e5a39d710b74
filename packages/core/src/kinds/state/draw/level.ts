// One level of a state machine as the content of a graph's picture: from the scope of the level to its vertices as bodies, the
// frames of composites that transitions lead into, and its transitions.
import { frameFill } from '../../../scene/parts/frame.js';
import type { ColourRole } from '../../../scene/scene.js';
import { oneLine } from '../../../text/one-line.js';
import { type DrawnLine, drawnLine } from '../../drawn-line.js';
import type { GraphContent, GraphGroup, GraphNode, RankWishes } from '../../graph-picture/content.js';
import { evenBodies } from '../../graph-picture/even-bodies.js';
import type { End, Frame, Joined, Level } from '../levels.js';
import type { StateModel, Vertex } from '../model.js';
import type { Scopes } from '../scopes.js';
import { type Drawing, depthOf } from './drawing.js';
import { noteNode } from './notes.js';
import { portNode, vertexNode } from './vertices.js';

export function levelContent(scope: string | undefined, drawing: Drawing): GraphContent {
  const { direction, scopes, levels } = drawing;
  const level = levels.level(scope);
  const ports = portsOf(level.joined);
  const lines = level.joined.map((each) => joinedLine(each, drawing));
  const sides = sidesOf(level.joined);
  const held = new Set([...level.vertices.map(({ vertex }) => vertex.id), ...level.frames.map((each) => each.id)]);
  const bodies = level.vertices.map(({ vertex, frame }) => ({
    ...(vertex.type === 'composite'
      ? drawing.composite(vertex, drawing)
      : vertexNode(vertex, sides.get(vertex.id) ?? 0, drawing)),
    ...(frame === undefined ? {} : { group: frame }),
    ...wishesOf(vertex, held, scopes),
  }));
  const nodes = evenBodies(
    bodies,
    lines.map(({ line, fromNode: from = line.from, toNode: to = line.to }) => ({ from, to })),
    ({ id, group }) => (scopes.vertices.get(id)?.type === 'state' ? `state ${group ?? ''}` : `alone ${id}`),
  );
  const frames = new Set(level.frames.map(({ id }) => id));
  const framed = drawing.model.notes.flatMap((each, i) => (frames.has(each.about ?? '') ? [noteNode(each, i)] : []));
  const ground = groundOf(scope, scopes);
  return {
    kind: 'state',
    fallbackTitle: 'State machine',
    direction,
    ...(lines.some(({ line }) => frames.has(line.from) || frames.has(line.to)) ? { layered: true } : {}),
    ...(ground === undefined ? {} : { ground }),
    nodes: [...nodes, ...ports.map((each) => portNode(each, level)), ...level.joined.flatMap(turnNode), ...framed],
    groups: level.frames.map((each) => frameGroup(each, held, scopes)),
    overlays: [],
    lines,
    names: namesAround(scope, scopes),
    notes: notesOf(level, drawing),
    legend: [],
  };
}

/** At the top also notes about nothing; those about a composite are inside its frame. */
function notesOf(level: Level, { model }: Drawing): StateModel['notes'] {
  const here = new Set(level.vertices.flatMap(({ vertex: { id, type } }) => (type === 'composite' ? [] : [id])));
  return model.notes.filter(({ about }) => (about === undefined ? level.scope === undefined : here.has(about)));
}

/** Of the frames around a level, which transitions inside can join. */
function namesAround(scope: string | undefined, { around, vertices }: Scopes): ReadonlyMap<string, string> {
  const frames = scope === undefined ? [] : [...around(scope), scope];
  return new Map(
    frames.flatMap((id) => {
      const vertex = vertices.get(id);
      return vertex === undefined ? [] : [[id, oneLine(vertex.label)] as const];
    }),
  );
}

/** What frames paint below a level, from the outermost one. */
function groundOf(scope: string | undefined, scopes: Scopes): ColourRole | undefined {
  if (scope === undefined) return undefined;
  const composite = scopes.regions.get(scope)?.composite ?? scope;
  const fills = [...scopes.around(composite), composite].flatMap((each) => {
    const vertex = scopes.vertices.get(each);
    return vertex === undefined ? [] : (frameFill(vertex.tone, depthOf(each, scopes)) ?? []);
  });
  return fills.at(-1);
}

function frameGroup({ id, parent, composite, region }: Frame, held: ReadonlySet<string>, scopes: Scopes): GraphGroup {
  const within = parent === undefined ? {} : { parent };
  if (composite !== undefined) {
    const { type: _, scope: __, span: ___, same: ____, before: _____, ...named } = composite;
    return { ...named, ...within, ...wishesOf(composite, held, scopes), depth: depthOf(id, scopes), frame: 'solid' };
  }
  const owner = scopes.vertices.get(region?.composite ?? '');
  const label = region?.label ?? '';
  // Below the depths that have a fill, so that it is only a stroke.
  return { id, label, ...within, tone: owner?.tone ?? 'neutral', depth: UNFILLED, frame: 'dashed' };
}

const UNFILLED = 9;

/** A constraint that names a vertex elsewhere applies to its container on this level. */
function wishesOf({ same, before, id }: Vertex, held: ReadonlySet<string>, { around }: Scopes): RankWishes {
  const here = (wish: string | undefined): string | undefined => {
    if (wish === undefined) return undefined;
    const holder = [wish, ...around(wish).toReversed()].find((each) => held.has(each));
    return holder === id ? undefined : holder;
  };
  const [beside, behind] = [here(same), here(before)];
  return { ...(beside === undefined ? {} : { same: beside }), ...(behind === undefined ? {} : { before: behind }) };
}

/** By vertex, the number of transitions on its fuller side. */
function sidesOf(joined: readonly Joined[]): ReadonlyMap<string, number> {
  const out = new Map<string, number>();
  const into = new Map<string, number>();
  for (const { from, to } of joined) {
    out.set(from.id, (out.get(from.id) ?? 0) + 1);
    into.set(to.id, (into.get(to.id) ?? 0) + 1);
  }
  return new Map([...out.keys(), ...into.keys()].map((id) => [id, Math.max(out.get(id) ?? 0, into.get(id) ?? 0)]));
}

function portsOf(joined: readonly Joined[]): readonly { readonly id: string; readonly scope: string }[] {
  return joined.flatMap(({ transition: { id }, from, to }) =>
    [from, to].flatMap((end) => (end.at === 'around' ? [{ id: portId(id), scope: end.scope }] : [])),
  );
}

function turnId(transition: string): string {
  return `${transition}/turn`;
}

/** Room for a line from a frame to itself to turn in, px. */
const TURN = { width: 48, height: 8 } as const;

function turnNode({ transition, turn }: Joined): readonly GraphNode[] {
  if (turn === undefined) return [];
  const nothing = (): readonly [] => [];
  const { frame } = turn;
  return [
    {
      id: turnId(transition.id),
      name: '',
      ...TURN,
      outline: 'box',
      ...(frame === undefined ? {} : { group: frame }),
      shapes: nothing,
      parts: nothing,
      meet: (_box, end) => end,
    },
  ];
}

function portId(transition: string): string {
  return `${transition}/port`;
}

function joinedLine({ transition, from, to, turn }: Joined, { icons }: Drawing): DrawnLine {
  const node = (end: End): string => {
    switch (end.at) {
      case 'vertex':
        return end.id;
      case 'frame':
        return end.beside;
      case 'around':
        return portId(transition.id);
    }
  };
  const via = turn === undefined ? {} : { via: turnId(transition.id) };
  return { ...drawnLine(transition, icons), fromNode: node(from), toNode: node(to), ...via };
}
