// How inputs of a format are looked for in a repository: what its pictures show, and which files one of them is made from.

/** What a picture shows, the most useful in a repository first. */
export const SUBJECTS = [
  'architecture',
  'services',
  'database',
  'api',
  'events',
  'chart',
  'cluster',
  'infrastructure',
  'catalog',
  'workflows',
  'pipeline',
  'history',
  'data',
  'files',
] as const;

export interface Proposing {
  readonly subject: (typeof SUBJECTS)[number];
  /**
   * One picture for each file; for each folder that has such files, with those below it; or for each project: a folder that
   * can also be the root, with the folders that its files refer to.
   */
  readonly per: 'file' | 'folder' | 'project';
  /** Files whose beginnings it is asked about, if names do not decide. By default, those that the format reads. */
  readonly looksInto?: (path: string) => boolean;
  /** A file that says everything by itself, so that others in its folder and below are part of it. */
  readonly isWhole?: (path: string) => boolean;
  /** Whether a file is worth a picture, by its beginning, in a format that is also used for settings. */
  readonly isWorth?: (beginning: string) => boolean;
}

/** For a format that declares nothing. */
export const BY_DEFAULT: Proposing = { subject: 'data', per: 'file' };

/** Files of a repository that one picture can be made from. */
export interface ProposedInput {
  readonly format: string;
  readonly subject: Proposing['subject'];
  /** A file, a folder, or several files. */
  readonly from: string | readonly string[];
}

export interface RepositoryFiles {
  readonly paths: readonly string[];
  /** Returns nothing if the file is not text or cannot be read. */
  readonly beginningOf: (path: string) => string | undefined;
}
