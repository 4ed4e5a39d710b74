// What an importer is: a format's name, how its files are recognised, and its reader, which turns a set of files into a draft
// with the place of each part. Everything before and after the reader is shared by all importers (import-files.ts).

import type { Drafted, ProducedStats, Validation } from '@linework/convert';
import type { CodeEntry, Context, Diagnostic, DiagnosticRecord } from '@linework/core';
import type { PromiseFsClient } from 'isomorphic-git';
import type { FilePlace } from './file-place.js';
import type { ImportGraph } from './graph/contract.js';
import type { Focus } from './graph/focus.js';
import type { Overrides } from './overrides/contract.js';
import type { Proposing } from './proposing/contract.js';

export interface ImportFile {
  /** Relative to the given folder, with `/`. */
  readonly path: string;
  readonly content: string;
}

export type FileSet = readonly ImportFile[];

/** A file or folder that a file refers to. */
export interface NamedFile {
  /** From the folder of the file that names it, unless `from` says otherwise. */
  readonly path: string;
  /** The path begins at the top of the repository. */
  readonly from?: 'top';
  /** If it is a folder: its files are meant, or also those of the folders in it. Without it, folders are not meant. */
  readonly folder?: 'files' | 'tree';
}

/**
 * The files that a file refers to by relative paths, whether they exist or not. Addresses of other machines are not
 * among them.
 */
export type FilesNamed = (file: ImportFile) => readonly NamedFile[];

/** In, the folder of a repository. No command runs and no remote is contacted. */
export type OfRepository = (fs: PromiseFsClient, folder: string) => Promise<ImportFile>;

/** How sure an importer is that files are of its format. */
export interface Recognition {
  /** Greater than 0, at most 1. */
  readonly score: number;
  /** A clause, such as `schema.prisma ends in .prisma`. */
  readonly reason: string;
}

export interface ImporterOption {
  readonly name: string;
  /** One of these words, any text, or several texts. */
  readonly takes: readonly string[] | 'text' | 'texts';
  readonly meaning: string;
  /** Characters of a text in a settings file. Default: 300, as for paths. */
  readonly longest?: number;
  /** Texts in a settings file. Default: 200. */
  readonly most?: number;
  /** What each text must match there, and that in words. */
  readonly form?: { readonly pattern: RegExp; readonly says: string };
}

export interface Importer {
  /** The name that users type: `github-actions`. */
  readonly format: string;
  /** Other names that users know it by. */
  readonly aliases?: readonly string[];
  /** Its old name, which is accepted but never shown (docs/limits.md, Sources of diagrams). */
  readonly specified?: string;
  readonly meaning: string;
  readonly options: readonly ImporterOption[];
  /** Its own codes, in the I range after those of all importers. */
  readonly codes: readonly CodeEntry[];
  /** Which files of a folder can be of this format, by path. Without it, all of them. */
  readonly reads?: (path: string) => boolean;
  /** Files that it asks for by their names, although no file names them. Without them, nothing is imported. */
  readonly needs?: (path: string) => boolean;
  /** Loads what finds the files that a file names, for callers that have a file system. Without it, files name no others. */
  readonly names?: () => Promise<FilesNamed>;
  /** Checks only names and beginnings, because every importer is asked about every set of files. */
  readonly recognises: (files: FileSet) => Recognition | undefined;
  /** Loads what makes a file of this format from a repository, for callers that have a file system. */
  readonly ofRepository?: () => Promise<OfRepository>;
  /** How its inputs are looked for in a repository. */
  readonly proposing?: Proposing;
  /** Loads its reader with its parsers, when its files are read. */
  readonly load: () => Promise<ImportReader>;
}

/** Never throws, executes nothing and fetches nothing. */
export type ImportReader = (input: ImportInput) => ImportOutput;

export type ImportOptions = Readonly<Record<string, readonly string[]>>;

export interface ImportInput {
  /** Sorted by path, so that the order in which they were given does not matter. */
  readonly files: FileSet;
  /** Only options that the importer has, with accepted values: one, or several if it takes texts. */
  readonly options: ImportOptions;
  readonly context: Context;
}

export interface PlacedDiagnostic {
  readonly file: string;
  readonly diagnostic: Diagnostic;
}

/** An item of the files that no picture shows. */
export interface LeftOut {
  /** The format's own name for it, such as `public.orders`. */
  readonly external: string;
  /** Why, as a clause: `it has no name`. */
  readonly because: string;
  readonly place: FilePlace;
}

export type ImportedDraft = Drafted<FilePlace>;

export interface ImportPart extends ImportedDraft {
  /** Distinguishes it from the other parts of the import. */
  readonly name: string;
}

export interface ImportOutput {
  /** The result as a graph or, for kinds that are not graphs, as a draft. Neither, if an error prevents the import. */
  readonly graph?: ImportGraph;
  readonly drafted?: ImportedDraft;
  /** Other diagrams of the same files. If one picture cannot hold a graph, the frame adds its parts before these. */
  readonly parts?: readonly ImportPart[];
  readonly leftOut?: readonly LeftOut[];
  readonly diagnostics: readonly PlacedDiagnostic[];
}

export interface ImportRequest {
  readonly files: FileSet;
  /** Detected from names and contents if missing. */
  readonly format?: string;
  /** Replaces the title from the files. */
  readonly title?: string;
  /** By name: a text, or several if the option takes several. */
  readonly options?: Readonly<Record<string, string | readonly string[]>>;
  /** Applied after the import, by the format's own names. */
  readonly overrides?: Overrides;
  /** One item with its neighbours. */
  readonly focus?: Focus;
  /** Whether each skipped item has a diagnostic of its own. */
  readonly allSkipped?: boolean;
}

export interface ImportDiagnostic extends DiagnosticRecord {
  /** Empty if it concerns no file in particular. */
  readonly file: string;
}

/** The origin of something in the produced source. */
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
  /** True only if `source` and every part pass the language's checks. */
  readonly ok: boolean;
  /** Empty if none was given or detected. */
  readonly format: string;
  /** Why the files are of this format. */
  readonly found: string;
  /** The produced kind; empty if there is none. */
  readonly kind: string;
  /** By file, each in line order. */
  readonly diagnostics: readonly ImportDiagnostic[];
  /** `dropped`: how many items are reported as skipped. */
  readonly stats: ProducedStats & { readonly dropped: number };
  readonly parts: readonly (ImportedDiagram & { readonly name: string; readonly title?: string })[];
  readonly next: string;
}

/**
 * Per import: files, characters, the items, lines and columns of a graph, in all its parts together, and the tables of a database,
 * of which a focus or an option can draw some. Per diagram or table: the others.
 */
export const IMPORT_LIMITS = {
  files: 1_000,
  characters: 20_000_000,
  items: 2_000,
  lines: 10_000,
  columns: 50_000,
  columnsOfTable: 2_000,
  tables: 10_000,
  nodes: 500,
  edges: 1_000,
  levels: 24,
} as const;
