// What a flowchart means: nodes, edges and groups as Mermaid understands them, each with its position. Made by build-model.ts.
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
  /** Mermaid's short name; `rect` by default. */
  shape: string;
  /** A shape name that Mermaid does not know. */
  unknownShape?: string;
  /** Where the shape is given, or the first mention. */
  shapeSpan: Span;
  text?: RawText;
  icon?: string;
  image?: string;
  readonly classes: ClassRef[];
  readonly styles: StyleUse[];
  /** Created only by a style line. */
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
  /** The name that edges use, or the one Mermaid generates. */
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

/** A node mentioned in a group but owned by another. */
export interface LostMember {
  readonly node: string;
  readonly group: string;
  readonly span: Span;
}

export interface Model {
  readonly direction: Direction;
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly edges: readonly ModelEdge[];
  /** Every link as written, once each, although a fan makes several edges of it. */
  readonly links: readonly Link[];
  /** In the order of their first lines. */
  readonly groups: ReadonlyMap<string, ModelGroup>;
  /** The group of each node in a group. */
  readonly owners: ReadonlyMap<string, string>;
  readonly lost: readonly LostMember[];
  readonly classDefs: ReadonlyMap<string, StyleUse>;
  /** The id in `groups` of each subgraph as written. */
  readonly groupIds: ReadonlyMap<SubgraphStatement, string>;
  /** Groups that contain each other, with one moved out. */
  readonly loosened: readonly string[];
}

export function textOf(value: YamlValue | undefined): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
