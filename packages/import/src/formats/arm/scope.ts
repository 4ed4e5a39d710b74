// A template as a scope of names, and the resources in it.
import type { Speller } from '../../azure/spelling.js';
import type { FilePlace } from '../../file-place.js';
import type { Tree } from '../../reading/tree.js';

export interface Template {
  readonly tree: Tree;
  /** Of the names in it. */
  readonly speller: Speller;
  /** The deployment that contains it. */
  readonly deployment?: Resource;
  /** Set if its expressions are evaluated in the template around it. */
  readonly outer: boolean;
  readonly parent?: Template;
  readonly resources: Resource[];
  readonly named: Map<string, Resource>;
}

export interface Resource {
  readonly external: string;
  readonly type: string;
  /** As written, with the parents' for a child. */
  readonly name: string;
  /** With variables substituted, in lower case. */
  readonly plain: string;
  readonly tree: Tree;
  readonly place: FilePlace;
  readonly template: Template;
  /** The resource that contains it. */
  readonly holder?: Resource;
  nested?: Template;
  /** Those that a network lists. */
  readonly subnets: Resource[];
}
