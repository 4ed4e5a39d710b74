// A template as a scope of names, and the resources in it.
import type { Speller } from '../../azure/spelling.js';
import type { FilePlace } from '../../file-place.js';
import type { Tree } from '../../reading/tree.js';

export interface Template {
  readonly tree: Tree;
  /** Of the names in it. */
  readonly speller: Speller;
  /** The deployment that it is written in. */
  readonly deployment?: Resource;
  /** Where its expressions are worth what they are in the template around it. */
  readonly outer: boolean;
  readonly parent?: Template;
  readonly resources: Resource[];
  readonly named: Map<string, Resource>;
}

export interface Resource {
  readonly external: string;
  readonly type: string;
  /** As it is written, a child's with its parents'. */
  readonly name: string;
  /** With variables put in, in lower case. */
  readonly plain: string;
  readonly tree: Tree;
  readonly place: FilePlace;
  readonly template: Template;
  /** The resource that it is written in. */
  readonly holder?: Resource;
  nested?: Template;
  /** Those that a network lists. */
  readonly subnets: Resource[];
}
