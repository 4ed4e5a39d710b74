// The picture of a catalog: in, its entities, how they are grouped and whether noise is shown; out, entities in the frames of
// systems and domains or of owners, lines for what they provide, call and depend on, and what is skipped, with the reason.
import type { LeftOut, PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';
import type { ImportGraph, Item, Relation } from '../../graph/contract.js';
import { byCodeUnit } from '../../ids.js';
import { textAt } from '../../reading/tree.js';
import { reportAt } from './codes.js';
import type { Entity } from './entities.js';
import { entityLook, frameLook, missingLook } from './looks.js';
import { type GroupBy, insideOf, type Placement, placementOf } from './placement.js';
import { kindOf, type Reference } from './reference.js';
import { type CatalogRelation, type RelationType, relationsOf } from './relations.js';

export interface Picture {
  readonly graph: ImportGraph;
  readonly leftOut: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

interface Catalog {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly relations: readonly CatalogRelation[];
  readonly groupBy: GroupBy;
  readonly placement: Placement;
  /** Entities that are only named, by reference. */
  readonly missing: ReadonlyMap<string, { readonly target: Reference; readonly place: FilePlace }>;
}

/** How a relation is shown: by the frame that contains its end, by words beneath its first end, or by a line. */
type Shown = 'frame' | 'words' | 'line';

export function pictureOf(all: readonly Entity[], again: readonly Entity[], groupBy: GroupBy, noise: boolean): Picture {
  const shown =
    noise || all.every(({ kind }) => kind === 'location') ? all : all.filter(({ kind }) => kind !== 'location');
  const refs = new Set(shown.map(({ ref }) => ref));
  const relations = relationsOf([...shown, ...again.filter(({ ref }) => refs.has(ref))]);
  const entities = new Map(shown.map((entity) => [entity.ref, entity]));
  const placement = placementOf(relations, groupBy);
  const missing = new Map<string, { readonly target: Reference; readonly place: FilePlace }>();
  for (const { to, target, place } of relations)
    if (!entities.has(to) && !missing.has(to)) missing.set(to, { target, place });
  const catalog: Catalog = { entities, relations, groupBy, placement, missing };
  return {
    graph: { kind: 'flow', title: titleOf(shown), items: itemsOf(catalog), relations: linesOf(catalog) },
    leftOut: all
      .filter(({ ref }) => !refs.has(ref))
      .map(({ ref, place }) => ({ external: ref, because: 'a location only says where other files are', place })),
    diagnostics: missingNames(catalog),
  };
}

function titleOf(entities: readonly Entity[]): string {
  for (const kind of ['domain', 'system', 'component', undefined]) {
    const [only, ...others] = entities.filter((each) => kind === undefined || each.kind === kind);
    if (only && others.length === 0) return only.title ?? only.name;
  }
  return 'Software catalog';
}

function itemsOf(catalog: Catalog): readonly Item[] {
  const { entities, missing, placement } = catalog;
  const { frames, frameOf } = placement;
  const words = wordsBeneath(catalog);
  const lined = new Set(
    catalog.relations.flatMap((relation) => (shownAs(relation, catalog) === 'line' ? [relation.to] : [])),
  );
  const item = (ref: string, name: string, place: FilePlace): Pick<Item, 'external' | 'name' | 'place' | 'within'> => {
    const within = frameOf.get(ref);
    return { external: ref, name, place, ...(within === undefined ? {} : { within }) };
  };
  const known = [...entities.values()].map((entity): Item => {
    const { ref, name, title = name, place } = entity;
    const beneath = words.get(ref) ?? [];
    if (frames.has(ref))
      return { ...item(ref, name, place), frame: true, look: frameLook(ref, title, entity, beneath) };
    return { ...item(ref, name, place), look: entityLook(entity, beneath) };
  });
  const named = [...missing].flatMap(([ref, { target, place }]): readonly Item[] => {
    const { name } = target;
    if (frames.has(ref)) return [{ ...item(ref, name, place), frame: true, look: frameLook(ref, name, undefined, []) }];
    return lined.has(ref) || frameOf.has(ref) ? [{ ...item(ref, name, place), look: missingLook(target) }] : [];
  });
  return [...known, ...named];
}

function shownAs(relation: CatalogRelation, { groupBy, placement }: Catalog): Shown {
  const { frames, frameOf } = placement;
  const { from, to, type } = relation;
  const inside = insideOf(relation, groupBy);
  if (inside && frameOf.get(inside.inner) === inside.frame) return 'frame';
  const isLine = !BELONGING.has(type) || (type === 'partOf' && kindOf(to) === 'component');
  return isLine && !frames.has(from) && !frames.has(to) ? 'line' : 'words';
}

const BELONGING: ReadonlySet<RelationType> = new Set([
  'ownedBy',
  'partOf',
  'memberOf',
  'childOf',
  'parentOf',
  'hasMember',
]);

const WORDS: Readonly<Record<RelationType, string>> = {
  ownedBy: 'owned by',
  partOf: 'part of',
  memberOf: 'also in',
  childOf: 'also in',
  parentOf: 'parent of',
  hasMember: 'with',
  providesApi: 'provides',
  consumesApi: 'calls',
  dependsOn: 'depends on',
  dependencyOf: 'needed by',
};

/** By reference, what neither a frame nor a line shows. An owner that is the frame's owner too is not repeated. */
function wordsBeneath(catalog: Catalog): ReadonlyMap<string, readonly string[]> {
  const { entities, missing, relations, placement } = catalog;
  const owners = new Map(relations.flatMap(({ from, to, type }) => (type === 'ownedBy' ? [[from, to] as const] : [])));
  const labels = new Map<string, Map<string, string[]>>();
  for (const relation of relations) {
    const { from, to, type } = relation;
    const frame = placement.frameOf.get(from);
    if (shownAs(relation, catalog) !== 'words') continue;
    if (type === 'ownedBy' && frame !== undefined && owners.get(frame) === to) continue;
    const name = entities.get(to)?.title ?? entities.get(to)?.name ?? missing.get(to)?.target.name ?? to;
    const byWords = labels.get(from) ?? new Map<string, string[]>();
    byWords.set(WORDS[type], [...(byWords.get(WORDS[type]) ?? []), name]);
    labels.set(from, byWords);
  }
  return new Map(
    [...labels].map(([ref, byWords]) => [
      ref,
      [...byWords].map(([words, names]) => `${words} ${listed(names)}`).toSorted(),
    ]),
  );
}

const MOST_NAMES = 3;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return [...names.toSorted().slice(0, MOST_NAMES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function linesOf(catalog: Catalog): readonly Relation[] {
  return catalog.relations.map((relation): Relation => {
    const { from, to, type, place } = relation;
    const shown = shownAs(relation, catalog);
    if (shown === 'frame') return { from, to, place };
    if (shown === 'words') return { from, to, place, told: true };
    // For 'needed by', the other one is the dependent.
    if (type === 'dependencyOf') return { from: to, to: from, place, arrow: '->', external: `${from} ${to}` };
    const label = labelOf(relation, catalog);
    return { from, to, place, arrow: '->', ...(label === '' ? {} : { label }) };
  });
}

function labelOf({ type, to }: CatalogRelation, { entities }: Catalog): string {
  if (type === 'dependsOn') return '';
  const events = type === 'consumesApi' && textAt(entities.get(to)?.spec, 'type')?.toLowerCase() === 'asyncapi';
  return events ? 'consumes' : WORDS[type];
}

/** One warning per name that nothing describes, at the first entity that has it. */
function missingNames({ entities, relations, missing }: Catalog): readonly PlacedDiagnostic[] {
  const named = new Map<string, { readonly place: FilePlace; readonly by: Set<string> }>();
  for (const { from, to, place } of relations.toSorted((a, b) => byCodeUnit(a.from, b.from))) {
    if (!missing.has(to) || !entities.has(from)) continue;
    const entry = named.get(to);
    if (entry) entry.by.add(from);
    else named.set(to, { place, by: new Set([from]) });
  }
  return [...named].map(([ref, { place, by }]) => reportAt('I290', place, { ref, by: [...by] }));
}
