// What an importer is: one format's name, how its files are recognised, and its reader, which turns a set of files into a
// draft with the place of each part. What comes before and behind that is the same for all (import-files.ts).

import type { Drafted, ProducedStats, Validation } from '@linework/convert';
import type { CodeEntry, Context, Diagnostic, DiagnosticRecord } from '@linework/core';
import type { FilePlace } from './file-place.js';
import type { ImportGraph } from './graph/contract.js';
import type { Focus } from './graph/focus.js';
import type { Overrides } from './overrides/contract.js';

export interface ImportFile {
  /** Relative to the folder that was given, with `/`. */
  readonly path: string;
  readonly content: string;
}

export type FileSet = readonly ImportFile[];

/** How sure an importer is that files are of its format. */
export interface Recognition {
  /** Above 0, at most 1. */
  readonly score: number;
  /** Behind 'because', as in `schema.prisma ends in .prisma`. */
  readonly reason: string;
}

export interface ImporterOption {
  readonly name: string;
  /** One of these words, any text, or several texts. */
  readonly takes: readonly string[] | 'text' | 'texts';
  readonly meaning: string;
}

export interface Importer {
  /** As its users call it: `github-actions`. */
  readonly format: string;
  /** Other names it is asked for by, such as the one of SPEC.md's table of sources. */
  readonly aliases?: readonly string[];
  readonly meaning: string;
  readonly options: readonly ImporterOption[];
  /** Codes of its own, in the I range behind those of all importers. */
  readonly codes: readonly CodeEntry[];
  /** Which files of a folder may be of it, by path; every one where it is left out. */
  readonly reads?: (path: string) => boolean;
  /** Looks at names and beginnings alone: every importer is asked about every set of files. */
  readonly recognises: (files: FileSet) => Recognition | undefined;
  /** Its reader and the parsers behind it are loaded when its files are read. */
  readonly load: () => Promise<ImportReader>;
}

/** It never throws, executes nothing and fetches nothing. */
export type ImportReader = (input: ImportInput) => ImportOutput;

export type ImportOptions = Readonly<Record<string, readonly string[]>>;

export interface ImportInput {
  /** By path, so that the order in which they were given cannot matter. */
  readonly files: FileSet;
  /** Only those that the importer has, with values that they take: one, or several where it takes texts. */
  readonly options: ImportOptions;
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

export type ImportedDraft = Drafted<FilePlace>;

export interface ImportPart extends ImportedDraft {
  /** Told apart from the other parts of the import. */
  readonly name: string;
}

export interface ImportOutput {
  /** What is drawn, as a graph or, in the kinds that are none, as a draft. Neither: an error keeps the files from being imported. */
  readonly graph?: ImportGraph;
  readonly drafted?: ImportedDraft;
  /** Other diagrams of the same files. Where one picture cannot hold a graph, those of its parts are made by the frame and stand before these. */
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
  /** By name: a text, or several where the option takes several. */
  readonly options?: Readonly<Record<string, string | readonly string[]>>;
  /** Made after the import, by the format's own names. */
  readonly overrides?: Overrides;
  /** One item with its neighbours. */
  readonly focus?: Focus;
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
