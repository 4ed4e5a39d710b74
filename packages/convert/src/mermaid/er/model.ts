// What an entity-relationship diagram means: in, its statements; out, entities with all their attributes in the order of
// their first mention, each in the subgraph that names it first, and the relations.
import type { Span } from '@linework/core';
import type { Attribute, ErGroup, ErRelation, ErStatement } from './ast.js';

export interface Entity {
  readonly id: string;
  readonly span: Span;
  alias?: string;
  /** Index of its subgraph. */
  readonly group?: number;
  readonly attributes: Attribute[];
}

export interface ErModel {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly groups: readonly ErGroup[];
  readonly relations: readonly ErRelation[];
  /** Entities named in a second subgraph. */
  readonly elsewhere: readonly {
    readonly id: string;
    readonly left: number;
    readonly kept?: number;
    readonly span: Span;
  }[];
}

export function modelOf(statements: readonly ErStatement[]): ErModel {
  const groups = statements.filter((each) => each.kind === 'group');
  const names = new Map<string, number>();
  for (const [at, { id }] of groups.entries()) if (!names.has(id)) names.set(id, at);
  const entities = new Map<string, Entity>();
  const relations: ErRelation[] = [];
  const elsewhere: ErModel['elsewhere'][number][] = [];
  for (const each of statements) {
    if (each.kind === 'relation') relations.push(each);
    else if (each.kind === 'attributes') {
      for (const attribute of each.attributes) entities.get(each.of)?.attributes.push(attribute);
    } else if (each.kind === 'entity' && !names.has(each.id)) {
      const { id, alias, inside, span } = each;
      const known = entities.get(id);
      if (known === undefined) {
        const at = inside === undefined ? {} : { group: inside };
        entities.set(id, { id, span, ...(alias === undefined ? {} : { alias }), ...at, attributes: [] });
        continue;
      }
      if (alias !== undefined) known.alias = alias;
      if (inside !== undefined && known.group !== inside) {
        elsewhere.push({ id, left: inside, span, ...(known.group === undefined ? {} : { kept: known.group }) });
      }
    }
  }
  return { entities, groups, relations, elsewhere };
}

/** The first entity in a subgraph, or in one within it. */
export function firstIn({ entities, groups }: ErModel, name: string): string | undefined {
  const top = groups.findIndex(({ id }) => id === name);
  const within = new Set([top]);
  for (const [at, { parent }] of groups.entries()) if (parent !== undefined && within.has(parent)) within.add(at);
  return [...entities.values()].find(({ group }) => group !== undefined && within.has(group))?.id;
}
