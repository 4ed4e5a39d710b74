// What a flowchart means: nodes, edges and groups as Mermaid understands them, each with its place. Made by build-model.ts.
import type { Span } from '@linework/core';
import type { Declaration } from '../tones.js';
import type { YamlValue } from '../yaml.js';
import type { ClassRef, Direction, Link, RawText, ShapeData, SubgraphStatement } from './ast.js';

export interface StyleUse {
  readonly declarations: readonly Declaration[];
  readonly span: Span;
}

export interface ModelNode {
  readonly id: string;
  /** Its first mention. */
  readonly span: Span;
  /** Mermaid's short name; `rect` when none is given. */
  shape: string;
  /** A shape name that Mermaid does not know. */
  unknownShape?: string;
  /** Where the shape was given, else the first mention. */
  shapeSpan: Span;
  text?: RawText;
  icon?: string;
  image?: string;
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
  /** Made by a style line alone. */
  readonly styleOnly: boolean;
}

export interface ModelEdge {
  readonly from: string;
  readonly to: string;
  readonly link: Link;
  readonly statement: Span;
  /** `id@{ ... }` lines about it. */
  readonly data: ShapeData[];
}

export interface ModelGroup {
  /** The name edges use, or the one that Mermaid makes. */
  readonly id: string;
  readonly named: boolean;
  readonly title?: RawText;
  readonly span: Span;
  /** Ids of its nodes and groups. */
  readonly members: string[];
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
  readonly data: ShapeData[];
  parent?: string;
}

/** A node mentioned in a group that another one owns. */
export interface LostMember {
  readonly node: string;
  readonly group: string;
  readonly span: Span;
}

export interface Model {
  readonly direction: Direction;
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly edges: readonly ModelEdge[];
  /** Every link as written, once each, though a fan makes several edges of it. */
  readonly links: readonly Link[];
  /** In the order of their first lines. */
  readonly groups: ReadonlyMap<string, ModelGroup>;
  /** Group of each node that is in one. */
  readonly owners: ReadonlyMap<string, string>;
  readonly lost: readonly LostMember[];
  readonly classDefs: ReadonlyMap<string, StyleUse>;
  /** The id in `groups` of each subgraph as written. */
  readonly groupIds: ReadonlyMap<SubgraphStatement, string>;
  /** Groups that hold each other, of which one was taken out. */
  readonly loosened: readonly string[];
}

export function textOf(value: YamlValue | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
