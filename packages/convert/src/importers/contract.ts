// What an importer is: one format's name, how its files are recognised, and its reader, which turns a set of files into a
// draft with the place of each part. What comes before and behind that is the same for all (import-files.ts).
import type { CodeEntry, Context, Diagnostic, DiagnosticRecord, Span } from '@linework/core';
import type { Drafted, ProducedStats, Validation } from '../produced/contract.js';

export interface ImportFile {
  /** Relative to the folder that was given, with `/`. */
  readonly path: string;
  readonly content: string;
}

export type FileSet = readonly ImportFile[];

export interface FilePlace {
  readonly file: string;
  /** In the file's content. */
  readonly span: Span;
}

/** How sure an importer is that files are of its format. */
export interface Recognition {
  /** Above 0, at most 1. */
  readonly score: number;
  /** Behind 'because', as in `schema.prisma ends in .prisma`. */
  readonly reason: string;
}

export interface ImporterOption {
  readonly name: string;
  /** The words it takes, or any text. */
  readonly takes: readonly string[] | 'text';
  readonly meaning: string;
}

export interface Importer {
  /** As SPEC.md's table of sources calls it. */
  readonly format: string;
  readonly meaning: string;
  readonly options: readonly ImporterOption[];
  /** Codes of its own, in the I range behind those of all importers. */
  readonly codes: readonly CodeEntry[];
  /** Looks at names and beginnings alone: every importer is asked about every set of files. */
  readonly recognises: (files: FileSet) => Recognition | undefined;
  /** Its reader and the parsers behind it are loaded when its files are read. */
  readonly load: () => Promise<ImportReader>;
}

/** It never throws, executes nothing and fetches nothing. */
export type ImportReader = (input: ImportInput) => ImportOutput;

export interface ImportInput {
  /** By path, so that the order in which they were given cannot matter. */
  readonly files: FileSet;
  /** Only those that the importer has, with values that they take. */
  readonly options: Readonly<Record<string, string>>;
  readonly context: Context;
}

export interface PlacedDiagnostic {
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** Something of the files that no picture shows. */
export interface LeftOut {
  /** The format's own name of it, such as `public.orders`. */
  readonly external: string;
  /** Why, behind 'because'. */
  readonly because: string;
  readonly place: FilePlace;
}

export interface ImportPart extends Drafted<FilePlace> {
  /** Told apart from the other parts of the import. */
  readonly name: string;
}

export interface ImportOutput {
  /** Absent when an error keeps the files from being imported. */
  readonly drafted?: Drafted<FilePlace>;
  /** Where one picture cannot hold all, diagrams of its parts. */
  readonly parts?: readonly ImportPart[];
  readonly leftOut?: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

export interface ImportRequest {
  readonly files: FileSet;
  /** Found from names and contents where it is left out. */
  readonly format?: string;
  /** In place of the one that the files give. */
  readonly title?: string;
  readonly options?: Readonly<Record<string, string>>;
}

export interface ImportDiagnostic extends DiagnosticRecord {
  /** Empty where it is about no file in particular. */
  readonly file: string;
}

/** Where something in the produced source comes from. */
export interface ImportOrigin {
  readonly kind: 'node' | 'group' | 'edge';
  /** Empty for an edge. */
  readonly id: string;
  readonly external: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly producedLine: number;
}

export interface ImportedDiagram {
  readonly source: string;
  readonly stats: ProducedStats;
  readonly validation: Validation;
  readonly outline: readonly string[];
  readonly origins: readonly ImportOrigin[];
}

export interface ImportResult extends ImportedDiagram {
  /** True only when `source` and every part pass the language's checks. */
  readonly ok: boolean;
  /** Empty when none was given or found. */
  readonly format: string;
  /** Why these files are of this format. */
  readonly found: string;
  /** The kind produced; empty when none was. */
  readonly kind: string;
  /** By file, each in the order of its lines. */
  readonly diagnostics: readonly ImportDiagnostic[];
  /** `dropped`: what is named as left out. */
  readonly stats: ProducedStats & { readonly dropped: number };
  readonly parts: readonly (ImportedDiagram & { readonly name: string; readonly title?: string })[];
  readonly next: string;
}

/** Of one import. A diagram holds what the language's tables allow. */
export const IMPORT_LIMITS = {
  files: 1_000,
  characters: 20_000_000,
  nodes: 500,
  edges: 1_000,
  levels: 24,
} as const;
