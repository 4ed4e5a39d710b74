// The files of the folder that the server was started in: what the tools need of them, provided by the command. Every function
// refuses a path outside the folder or in a git folder.
import type { OperationContext, Ran, Refusal } from '@linework/operations';

/** The part of a context that a settings file determines. */
export type OwnSettings = Partial<Pick<OperationContext, 'defaults' | 'style' | 'brand' | 'icons'>>;

export interface ProjectText {
  readonly text: string;
  /** What the settings file of its folder says. */
  readonly settings: OwnSettings;
  /** Writes it back; refuses if the file changed since it was read. */
  readonly rewrite: (text: string) => Promise<Written | Refusal>;
}

export interface ProjectFile {
  readonly path: string;
  readonly content: string;
}

export interface Written {
  readonly path: string;
  readonly status: 'written' | 'unchanged';
}

export interface Project {
  readonly read: (path: string) => Promise<ProjectText | Refusal>;
  /** A file, or the files of a folder that can be imported. */
  readonly inputs: (path: string, format: string | undefined) => Promise<readonly ProjectFile[] | Refusal>;
  /** The changes to apply to an import that is written to `out`, from the file beside it. */
  readonly overrides: (out: string) => Promise<unknown>;
  /** Where a part of an import goes that is written to `out`. */
  readonly partPath: (out: string, part: string) => string;
  /** Without `overwrite`, another file of that name is kept and refused. */
  readonly write: (path: string, content: string | Uint8Array, overwrite: boolean) => Promise<Written | Refusal>;
  /** Writes the pictures of a document and the document; returns what `linework sync --json` prints for it. */
  readonly sync: (
    path: string,
    options: { readonly convert: boolean; readonly check: boolean },
  ) => Promise<Ran<unknown>>;
}
