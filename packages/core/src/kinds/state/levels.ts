// What is laid out together: from a model to its levels. A composite that transitions only join as a whole is a separate
// picture and one box to the level around it. A composite whose inside a transition leads into or out of is a frame in that
// level, and so is everything around that inside.
import type { Region, StateModel, Transition, Vertex } from './model.js';
import { commonScope, partOf, type Scopes } from './scopes.js';

/** A composite or a region that is a frame in its level. */
export interface Frame {
  readonly id: string;
  readonly parent?: string;
  readonly composite?: Vertex;
  readonly region?: Region;
}

/** Where one end of a transition is drawn. */
export type End =
  | { readonly at: 'vertex'; readonly id: string }
  /** At its frame, next to that vertex in it. */
  | { readonly at: 'frame'; readonly id: string; readonly beside: string }
  /** At the frame around the transition, from the inside; the scope is the one in which it is drawn. */
  | { readonly at: 'around'; readonly id: string; readonly scope: string };

export interface Joined {
  readonly transition: Transition;
  readonly from: End;
  readonly to: End;
  /** From a frame to itself: the frame around it, where it turns; undefined if that is the level. */
  readonly turn?: { readonly frame: string | undefined };
}

export interface LevelVertex {
  readonly vertex: Vertex;
  /** The frame of this level that contains it. */
  readonly frame?: string;
}

export interface Level {
  /** A composite, a region, or the whole. */
  readonly scope: string | undefined;
  readonly vertices: readonly LevelVertex[];
  /** Each after its parent. */
  readonly frames: readonly Frame[];
  readonly joined: readonly Joined[];
}

export interface Levels {
  readonly level: (scope: string | undefined) => Level;
}

export function levelsOf({ transitions }: StateModel, scopes: Scopes): Levels {
  const placed = transitions.map((transition) => ({ transition, scope: homeOf(transition, scopes) }));
  const open = openOf(placed, scopes);
  const byLevel = new Map<string | undefined, Joined[]>();
  for (const { transition, scope } of placed) {
    const level = levelAround(scope, open, scopes);
    const joined: Joined = {
      transition,
      from: endOf(transition.from, transition.to, scope, { open, scopes, side: 'from' }),
      to: endOf(transition.to, transition.from, scope, { open, scopes, side: 'to' }),
      ...(transition.from === transition.to && open.has(transition.from)
        ? { turn: { frame: scope !== undefined && open.has(scope) ? scope : undefined } }
        : {}),
    };
    const list = byLevel.get(level);
    if (list === undefined) byLevel.set(level, [joined]);
    else list.push(joined);
  }
  return {
    level: (scope) => ({ scope, ...contentOf(scope, open, scopes), joined: byLevel.get(scope) ?? [] }),
  };
}

interface Homed {
  readonly transition: Transition;
  /** The innermost scope that contains both ends. */
  readonly scope: string | undefined;
}

/** For a transition between a composite and the content of one of its regions, that region. */
function homeOf({ from, to }: Transition, scopes: Scopes): string | undefined {
  const common = commonScope(from, to, scopes);
  if (common === undefined || (common !== from && common !== to)) return common;
  const inner = common === from ? to : from;
  const around = scopes.around(inner);
  const next = around[around.indexOf(common) + 1];
  return next !== undefined && scopes.regions.has(next) ? next : common;
}

/** All scopes between a transition's home and its ends, with the regions beside them. */
function openOf(placed: readonly Homed[], scopes: Scopes): ReadonlySet<string> {
  const open = new Set<string>();
  const add = (id: string): void => {
    open.add(scopes.regions.get(id)?.composite ?? id);
  };
  for (const { transition, scope } of placed) {
    for (const end of [transition.from, transition.to]) {
      const around = scopes.around(end);
      for (const each of around.slice(scope === undefined ? 0 : around.indexOf(scope) + 1)) add(each);
    }
    if (scope === undefined || scopes.regionsOf(scope).length === 0) continue;
    const isAcross = partOf(scope, transition.from, scopes) !== partOf(scope, transition.to, scopes);
    if (isAcross && scope !== transition.from && scope !== transition.to) add(scope);
  }
  for (const composite of [...open]) for (const { id } of scopes.regionsOf(composite)) open.add(id);
  return open;
}

/** The level in which the content of a scope is drawn. */
function levelAround(scope: string | undefined, open: ReadonlySet<string>, { around }: Scopes): string | undefined {
  let at = scope;
  while (at !== undefined && open.has(at)) at = around(at).at(-1);
  return at;
}

interface Ending {
  readonly open: ReadonlySet<string>;
  readonly scopes: Scopes;
  readonly side: 'from' | 'to';
}

function endOf(id: string, other: string, scope: string | undefined, { open, scopes, side }: Ending): End {
  if (scope !== undefined && id !== other && scopes.around(other).includes(id)) return { at: 'around', id, scope };
  return open.has(id) ? { at: 'frame', id, beside: besideOf(id, { open, scopes, side }) } : { at: 'vertex', id };
}

/** The vertex next to which a transition enters, its start, or leaves, its end or last state. */
function besideOf(composite: string, ending: Ending): string {
  const { open, scopes, side } = ending;
  const [part] = scopes.regionsOf(composite);
  const inside = scopes.inside(part?.id ?? composite);
  const terminal = inside.find(({ type }) => type === (side === 'to' ? 'start' : 'end'));
  const states = inside.filter(({ type }) => type !== 'start' && type !== 'end');
  const target = terminal ?? (side === 'to' ? states[0] : states.at(-1)) ?? inside[0];
  if (target === undefined) return composite;
  return open.has(target.id) ? besideOf(target.id, ending) : target.id;
}

function contentOf(
  scope: string | undefined,
  open: ReadonlySet<string>,
  scopes: Scopes,
): Pick<Level, 'vertices' | 'frames'> {
  const vertices: LevelVertex[] = [];
  const frames: Frame[] = [];
  const walk = (at: string | undefined, frame: string | undefined): void => {
    const parent = frame === undefined ? {} : { parent: frame };
    const held = frame === undefined ? {} : { frame };
    for (const vertex of scopes.inside(at)) {
      if (!open.has(vertex.id)) {
        vertices.push({ vertex, ...held });
        continue;
      }
      frames.push({ id: vertex.id, composite: vertex, ...parent });
      walk(vertex.id, vertex.id);
      for (const region of scopes.regionsOf(vertex.id)) {
        frames.push({ id: region.id, region, parent: vertex.id });
        walk(region.id, region.id);
      }
    }
  };
  walk(scope, undefined);
  return { vertices, frames };
}
