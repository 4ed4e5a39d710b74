// A flowchart as written: statements in order, each with its position in the input. Made by parse.ts, read by
// model.ts.
import type { Span } from '@linework/core';
import type { YamlMap } from '../yaml.js';

export type Head = 'none' | 'arrow' | 'circle' | 'cross';
export type Stroke = 'normal' | 'thick' | 'dotted' | 'invisible';
export type Direction = 'down' | 'up' | 'right' | 'left';

export interface RawText {
  readonly text: string;
  /** `data` is a label given in `@{ }`; it and `markdown` are drawn as Markdown. */
  readonly form: 'plain' | 'quoted' | 'markdown' | 'data';
  readonly span: Span;
  /** Accepted although Mermaid refuses it. */
  readonly loose?: boolean;
}

/** `@{ ... }` after an id. */
export interface ShapeData {
  readonly values: YamlMap;
  readonly span: Span;
}

export interface ClassRef {
  readonly name: string;
  readonly span: Span;
}

export interface NodeMention {
  readonly id: string;
  readonly span: Span;
  /** Mermaid's short name of the bracket form. */
  readonly shape?: string;
  readonly text?: RawText;
  readonly classes: readonly ClassRef[];
  readonly data: readonly ShapeData[];
}

export interface Link {
  readonly span: Span;
  readonly startHead: Head;
  readonly endHead: Head;
  readonly stroke: Stroke;
  /** Requested ranks beyond the first. */
  readonly extraLength: number;
  readonly id?: string;
  readonly text?: RawText;
  /** `->` and `=>`, read as the arrows they mean although Mermaid refuses them. */
  readonly loose?: boolean;
}

/** `A & B --> C --> D`: sets of nodes, and the links between them (one fewer). */
export interface FlowStatement {
  readonly kind: 'flow';
  readonly span: Span;
  readonly sets: readonly (readonly NodeMention[])[];
  readonly links: readonly Link[];
}

export interface SubgraphStatement {
  readonly kind: 'subgraph';
  /** The head line. */
  readonly span: Span;
  /** The name edges use; absent for a title of several words. */
  readonly id?: string;
  readonly title?: RawText;
  readonly classes: readonly ClassRef[];
  readonly statements: readonly FlowchartStatement[];
  readonly closed: boolean;
}

export interface StyleStatement {
  readonly kind: 'style';
  readonly span: Span;
  readonly ids: readonly string[];
  readonly text: string;
}

export interface ClassDefStatement {
  readonly kind: 'classDef';
  readonly span: Span;
  readonly names: readonly string[];
  readonly text: string;
}

export interface ClassStatement {
  readonly kind: 'class';
  readonly span: Span;
  readonly ids: readonly string[];
  readonly name: string;
}

export interface ClickStatement {
  readonly kind: 'click';
  readonly span: Span;
  readonly ids: readonly string[];
  readonly url?: string;
  readonly tooltip?: string;
}

export interface PlainStatement {
  readonly kind: 'linkStyle' | 'direction' | 'strayEnd';
  readonly span: Span;
  /** For a direction. */
  readonly direction?: Direction;
  /** For a link's style: its declarations. */
  readonly text?: string;
  /** For a direction: the rest of its line, which Mermaid skips. */
  readonly skipped?: string;
}

export interface AccessibilityStatement {
  readonly kind: 'accTitle' | 'accDescr';
  readonly span: Span;
  readonly text: string;
}

export interface UnreadableStatement {
  readonly kind: 'unreadable';
  readonly span: Span;
  readonly reason: string;
  readonly hint: string;
}

export type FlowchartStatement =
  | FlowStatement
  | SubgraphStatement
  | StyleStatement
  | ClassDefStatement
  | ClassStatement
  | ClickStatement
  | PlainStatement
  | AccessibilityStatement
  | UnreadableStatement;

export interface Flowchart {
  readonly direction: Direction;
  readonly statements: readonly FlowchartStatement[];
  /** Deepest nesting of subgraphs found. */
  readonly depth: number;
}
