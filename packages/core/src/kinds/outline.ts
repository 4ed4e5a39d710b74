// What a picture says, as text lines and as data with places in the source.
import type { Span } from '../text/source.js';

export interface OutlineNode {
  readonly id: string;
  readonly label: string;
  readonly type?: string;
  readonly group?: string;
  readonly span: Span;
}

export interface OutlineEdge {
  readonly from: string;
  readonly to: string;
  readonly arrow: string;
  readonly label?: string;
  readonly number?: number;
  readonly span: Span;
}

export interface OutlineGroup {
  readonly id: string;
  readonly label: string;
  readonly type?: string;
  readonly parent?: string;
  readonly span: Span;
}

export interface Outline {
  readonly lines: readonly string[];
  readonly nodes: readonly OutlineNode[];
  readonly edges: readonly OutlineEdge[];
  readonly groups: readonly OutlineGroup[];
}
