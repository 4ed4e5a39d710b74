// What contains what: in, the relations of a catalog and how it is grouped; out, the frame of each entity, by reference.
// Components are in their system and systems in their domain, or all in the group that owns them; people and groups are in
// their group.
import { byCodeUnit } from '../../ids.js';
import { kindOf } from './reference.js';
import type { CatalogRelation } from './relations.js';

export type GroupBy = 'system' | 'owner';

export interface Placement {
  readonly frameOf: ReadonlyMap<string, string>;
  readonly frames: ReadonlySet<string>;
}

/** Frames nested deeper than this are at the top. */
const DEEPEST = 12;

export function placementOf(relations: readonly CatalogRelation[], groupBy: GroupBy): Placement {
  const wanted = new Map<string, string>();
  const inOrder = relations.toSorted(
    (a, b) => preference(a) - preference(b) || byCodeUnit(a.from, b.from) || byCodeUnit(a.to, b.to),
  );
  for (const relation of inOrder) {
    const inside = insideOf(relation, groupBy);
    if (inside && !wanted.has(inside.inner)) wanted.set(inside.inner, inside.frame);
  }
  const frameOf = withoutCircles(wanted);
  return { frameOf, frames: new Set(frameOf.values()) };
}

/** A system is nearer than a domain, and a member's own statement takes precedence over its group's. */
function preference({ type, to }: CatalogRelation): number {
  if (type === 'partOf') return kindOf(to) === 'system' ? 0 : 1;
  return type === 'memberOf' || type === 'childOf' ? 2 : 3;
}

export interface Inside {
  readonly inner: string;
  readonly frame: string;
}

/** The containment that a relation expresses; undefined if it expresses none. */
export function insideOf({ from, to, type }: CatalogRelation, groupBy: GroupBy): Inside | undefined {
  const inverse = type === 'hasMember' || type === 'parentOf';
  const [inner, frame] = inverse ? [to, from] : [from, to];
  const kind = kindOf(frame);
  const stands =
    inverse || type === 'memberOf' || type === 'childOf'
      ? kind === 'group'
      : groupBy === 'owner'
        ? type === 'ownedBy' && kind === 'group'
        : type === 'partOf' && (kind === 'system' || kind === 'domain');
  return stands && inner !== frame ? { inner, frame } : undefined;
}

/** An entity that would contain itself through others has no frame. */
function withoutCircles(wanted: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const parents = new Map(wanted);
  const depths = new Map<string, number>();
  for (const start of wanted.keys()) {
    const way: string[] = [];
    const on = new Set<string>();
    let at: string | undefined = start;
    for (; at !== undefined && !depths.has(at) && !on.has(at); at = parents.get(at)) {
      on.add(at);
      way.push(at);
    }
    if (at !== undefined && on.has(at)) parents.delete(way.at(-1) ?? at);
    let depth = at === undefined || on.has(at) ? -1 : (depths.get(at) ?? -1);
    for (const each of way.toReversed()) {
      depth++;
      if (depth > DEEPEST) {
        parents.delete(each);
        depth = 0;
      }
      depths.set(each, depth);
    }
  }
  return parents;
}
