// Relations of a catalog: in, entities; out, what each states about others, in the written direction.
import type { FilePlace } from '../../file-place.js';
import { at, type Tree, textAt } from '../../reading/tree.js';
import type { Entity } from './entities.js';
import { type Reference, readReference, referenceText } from './reference.js';

/** Fields of an entity's spec: the relation that they express, and the default kind of their target. */
const FIELDS = {
  owner: ['ownedBy', 'group'],
  system: ['partOf', 'system'],
  domain: ['partOf', 'domain'],
  subdomainOf: ['partOf', 'domain'],
  subcomponentOf: ['partOf', 'component'],
  providesApis: ['providesApi', 'api'],
  consumesApis: ['consumesApi', 'api'],
  dependsOn: ['dependsOn', 'component'],
  dependencyOf: ['dependencyOf', 'component'],
  memberOf: ['memberOf', 'group'],
  parent: ['childOf', 'group'],
  children: ['parentOf', 'group'],
  members: ['hasMember', 'user'],
} as const;

export type RelationType = (typeof FIELDS)[keyof typeof FIELDS][0];

export interface CatalogRelation {
  readonly from: string;
  readonly to: string;
  readonly target: Reference;
  readonly type: RelationType;
  readonly place: FilePlace;
}

export function relationsOf(entities: readonly Entity[]): readonly CatalogRelation[] {
  const relations = new Map<string, CatalogRelation>();
  for (const { ref, namespace, spec } of entities) {
    for (const [field, [type, kind]] of Object.entries(FIELDS)) {
      for (const tree of valuesOf(at(spec, field))) {
        const target = readReference(textAt(tree) ?? '', { kind, namespace });
        if (!target) continue;
        const to = referenceText(target);
        const key = JSON.stringify([ref, type, to]);
        if (!relations.has(key)) relations.set(key, { from: ref, to, target, type, place: tree.place });
      }
    }
  }
  return [...relations.values()];
}

function valuesOf(tree: Tree | undefined): readonly Tree[] {
  return tree?.is === 'list' ? tree.items : tree ? [tree] : [];
}
