// The types shared by the readers of Mermaid's diagram types: their input, their output, and the converter's result.
// docs/conversion.md, Result.
import type { Context, Diagnostic, DiagnosticRecord, DraftDeclaration, DraftEdge, Report, Span } from '@linework/core';
import type { Drafted, ProducedStats, Validation } from '../produced/contract.js';
import type { ConverterCodeArgs } from './codes.js';
import type { Preamble } from './preamble.js';

/** Where an edge of a subgraph ends: at a node inside, or at its frame. */
export const GROUP_EDGES = ['node', 'frame'] as const;
export type GroupEdges = (typeof GROUP_EDGES)[number];

export interface ConvertOptions {
  /** Skip unreadable statements with a warning instead of failing. */
  readonly lenient?: boolean;
  /** The title of a diagram that has none, such as the heading above it. */
  readonly title?: string;
  /** Edges of subgraphs; by default as the settings say, or at a node. */
  readonly groupEdges?: GroupEdges;
}

export interface ConvertContext extends Context {
  /** The icon of a well-known product that a label names; by default what `icons.product` says. */
  readonly productIcon?: (label: string) => string | undefined;
}

/** The origin of an item in the produced source. Edges have no id; they are in source order. */
export interface Origin {
  readonly kind: 'node' | 'group' | 'edge';
  readonly id: string;
  /** The id in the input; for an edge, its two ends. */
  readonly external: string;
  /** Position in the input. */
  readonly line: number;
  readonly column: number;
  /** Line in the produced source. */
  readonly producedLine: number;
}

export interface ConvertStats extends ProducedStats {
  readonly dropped: number;
  readonly renamed: number;
}

export interface ConvertResult {
  /** True only when `source` passes the language's checks. */
  readonly ok: boolean;
  /** The produced kind; empty if the input's type has none. */
  readonly kind: string;
  /** The type found in the input; empty when there is none. */
  readonly externalType: string;
  readonly source: string;
  /** In input order; positions refer to the input. */
  readonly diagnostics: readonly DiagnosticRecord[];
  readonly stats: ConvertStats;
  /** Its warnings include M219 for icons to write. */
  readonly validation: Validation;
  readonly outline: readonly string[];
  readonly next: string;
  readonly origins: readonly Origin[];
}

/** The bundled icon that is closest to an icon-font token. */
export type TokenIcons = (token: string) => string | undefined;

export interface ReaderInput {
  readonly preamble: Preamble;
  readonly lenient: boolean;
  readonly title?: string;
  /** `lanes`: always at a node, since subgraphs become lanes, which no edge joins. */
  readonly groupEdges: GroupEdges | 'lanes';
  readonly context: ConvertContext;
  readonly iconOf: TokenIcons;
}

/** An icon that fits a statement without one. */
export interface IconSuggestion {
  readonly statement: DraftDeclaration | DraftEdge;
  readonly icon: string;
  /** The label names a product, or the text contained an icon-font token. */
  readonly why: 'product' | 'token';
  /** Name of the statement. */
  readonly of: string;
}

export interface ReaderOutput {
  /** Absent when an error prevents conversion. */
  readonly drafted?: Drafted<Span>;
  readonly diagnostics: readonly Diagnostic[];
  readonly suggestions?: readonly IconSuggestion[];
}

/** The reader of one external type. It never throws. */
export interface Reader {
  /** The kind it produces. */
  readonly kind: string;
  readonly read: (input: ReaderInput) => ReaderOutput;
}

export type ConverterReport = Report<ConverterCodeArgs>;

/** docs/conversion.md, Limits: of one converted diagram. */
export const CONVERTER_LIMITS = { characters: 50_000, nodes: 300, edges: 600, levels: 24 } as const;
