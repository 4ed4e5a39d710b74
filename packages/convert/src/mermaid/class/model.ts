// What a class diagram means: in, its statements; out, classes with all their members in the order of their first mention,
// namespaces, relations and notes.
import type { Span } from '@linework/core';
import type { ClassRef } from '../flowchart/ast.js';
import type { StyleUse } from '../flowchart/model.js';
import { readDeclarations } from '../tones.js';
import type { ClassRelation, ClassStatement, MemberLine, NamespaceLine, NoteLine } from './ast.js';

export interface ClassItem {
  readonly id: string;
  readonly span: Span;
  label?: string;
  generic?: string;
  /** The full path of its namespace. */
  inside?: string;
  readonly annotations: { readonly word: string; readonly span: Span }[];
  readonly members: MemberLine[];
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
}

export interface ClassModel {
  readonly classes: ReadonlyMap<string, ClassItem>;
  readonly classDefs: ReadonlyMap<string, StyleUse>;
  /** By path, each after its parents. */
  readonly namespaces: ReadonlyMap<string, NamespaceLine>;
  readonly relations: readonly ClassRelation[];
  readonly notes: readonly NoteLine[];
  readonly elsewhere: readonly {
    readonly id: string;
    readonly kept: string;
    readonly left: string;
    readonly span: Span;
  }[];
}

export function modelOf(statements: readonly ClassStatement[]): ClassModel {
  const classes = new Map<string, ClassItem>();
  const namespaces = new Map<string, NamespaceLine>();
  const elsewhere: ClassModel['elsewhere'][number][] = [];
  for (const each of statements) {
    if (each.kind === 'namespace') {
      const parts = each.path.split('.');
      for (const at of parts.keys()) {
        const path = parts.slice(0, at + 1).join('.');
        const { label, ...rest } = each;
        if (!namespaces.has(path))
          namespaces.set(path, { ...(path === each.path && label !== undefined ? { label } : {}), ...rest, path });
      }
    } else if (each.kind === 'class') {
      const { id, label, generic, annotation, inside, span } = each;
      const known = classes.get(id);
      const item: ClassItem = known ?? { id, span, annotations: [], members: [], classes: [], styles: [] };
      if (known === undefined) classes.set(id, item);
      if (label !== undefined) item.label = label;
      if (generic !== undefined && item.generic === undefined) item.generic = generic;
      if (annotation !== undefined && !item.annotations.some(({ word }) => word === annotation))
        item.annotations.push({ word: annotation, span });
      if (inside === undefined || item.inside === inside) continue;
      if (item.inside === undefined) item.inside = inside;
      else elsewhere.push({ id, kept: item.inside, left: inside, span });
    } else if (each.kind === 'member') classes.get(each.of)?.members.push(each);
  }
  const classDefs = dress(statements, classes);
  return {
    classes,
    classDefs,
    namespaces,
    relations: statements.filter((each) => each.kind === 'relation'),
    notes: statements.filter((each) => each.kind === 'note'),
    elsewhere,
  };
}

/** Styles and classes can precede what they name. */
function dress(
  statements: readonly ClassStatement[],
  classes: ReadonlyMap<string, ClassItem>,
): ReadonlyMap<string, StyleUse> {
  const classDefs = new Map<string, StyleUse>();
  for (const each of statements) {
    if (each.kind === 'classDef') {
      const use = { declarations: readDeclarations(each.text), span: each.span };
      for (const name of each.names) classDefs.set(name, use);
    } else if (each.kind === 'style') {
      const use = { declarations: readDeclarations(each.text), span: each.span };
      for (const id of each.ids) classes.get(id)?.styles.push(use);
    } else if (each.kind === 'classUse') {
      for (const id of each.ids) classes.get(id)?.classes.push({ name: each.name, span: each.span });
    }
  }
  return classDefs;
}
