// Nesting: from a model to what contains what, and the path from the outermost scope to a vertex.
import type { Region, StateModel, Vertex } from './model.js';

export interface Scopes {
  readonly vertices: ReadonlyMap<string, Vertex>;
  readonly regions: ReadonlyMap<string, Region>;
  /** The content of a scope; the top is undefined. */
  readonly inside: (scope: string | undefined) => readonly Vertex[];
  readonly regionsOf: (composite: string) => readonly Region[];
  /** The composites and regions around a vertex or a region, from the outside in. */
  readonly around: (id: string) => readonly string[];
}

export function scopesOf({ vertices, regions }: Pick<StateModel, 'vertices' | 'regions'>): Scopes {
  const vertexById = new Map(vertices.map((each) => [each.id, each]));
  const regionById = new Map(regions.map((each) => [each.id, each]));
  const members = new Map<string | undefined, Vertex[]>();
  for (const each of vertices) listed(members, each.scope).push(each);
  const parts = new Map<string, Region[]>();
  for (const each of regions) listed(parts, each.composite).push(each);
  const known = new Map<string, readonly string[]>();
  const around = (id: string): readonly string[] => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const holder = vertexById.get(id)?.scope ?? regionById.get(id)?.composite;
    const holders = holder === undefined ? [] : [...around(holder), holder];
    known.set(id, holders);
    return holders;
  };
  return {
    vertices: vertexById,
    regions: regionById,
    inside: (scope) => members.get(scope) ?? [],
    regionsOf: (composite) => parts.get(composite) ?? [],
    around,
  };
}

function listed<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The innermost scope that contains both; a scope around the other counts as containing itself. Undefined is the top. */
export function commonScope(from: string, to: string, { around }: Scopes): string | undefined {
  const [one, other] = [around(from), around(to)];
  const whole = [...one, from];
  const others = [...other, to];
  let common: string | undefined;
  for (const [i, each] of whole.entries()) {
    if (each !== others[i]) break;
    if (from === to && each === from) break;
    common = each;
  }
  return common;
}

/** The region of a composite that contains a vertex; undefined for content outside its regions. */
export function partOf(composite: string, id: string, { around, regions }: Scopes): string | undefined {
  const scopes = around(id);
  const next = scopes[scopes.indexOf(composite) + 1];
  return next !== undefined && regions.has(next) ? next : undefined;
}
