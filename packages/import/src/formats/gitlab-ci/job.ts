// A GitLab CI pipeline as the importer and its pictures use it.
import type { FilePlace } from '../../file-place.js';
import type { Include } from './includes.js';

export interface Need {
  readonly job: string;
  readonly place: FilePlace;
  readonly optional: boolean;
  /** Of another project, or of the pipeline with that number. */
  readonly outside?: { readonly name: string; readonly ref?: string };
}

export type Trigger =
  | { readonly project: string; readonly branch?: string; readonly waits: boolean; readonly place: FilePlace }
  | { readonly includes: readonly Include[]; readonly waits: boolean };

export interface Parallel {
  /** Undefined if an expression decides. */
  readonly count?: number;
  readonly axes: readonly string[];
}

export interface Job {
  readonly name: string;
  readonly place: FilePlace;
  readonly stage: string;
  /** Undefined: it waits for the preceding stages. An empty list: for nothing. */
  readonly needs?: readonly Need[];
  readonly rulesNeeds: readonly Need[];
  readonly dependencies: readonly { readonly job: string; readonly place: FilePlace }[];
  readonly image?: string;
  readonly environment?: { readonly name: string; readonly action?: string };
  readonly parallel?: Parallel;
  readonly trigger?: Trigger;
  /** `manual`, `delayed`, ... if it is not the default. */
  readonly when?: string;
  readonly startIn?: string;
  readonly mayFail: boolean;
  /** It asks for confirmation before it starts. */
  readonly asks: boolean;
  /** In the words of the file: when it is part of a pipeline. */
  readonly conditions: readonly string[];
}

export interface Template {
  readonly name: string;
  readonly place: FilePlace;
}

export interface Extension {
  readonly from: string;
  readonly to: string;
  readonly place: FilePlace;
}

export interface Stage {
  readonly name: string;
  readonly place: FilePlace;
}
