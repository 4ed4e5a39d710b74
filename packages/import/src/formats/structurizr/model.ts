// A workspace from either of its notations: people, systems and their contents, where they run, and views of them. Paths are
// the names from the root joined by ` / `; a deployment node has its environment first, an instance its original in brackets.
import type { FilePlace } from '../../file-place.js';

export type StaticKind = 'person' | 'softwareSystem' | 'container' | 'component' | 'element';
export type DeployedKind = 'deploymentNode' | 'infrastructureNode' | 'instance';
export type Kind = StaticKind | DeployedKind;

export interface Element {
  readonly kind: Kind;
  readonly name: string;
  readonly path: string;
  readonly parent: Element | undefined;
  readonly place: FilePlace;
  readonly children: Element[];
  /** Outermost first. */
  group: readonly string[];
  description: string;
  /** For a custom element, its type. */
  technology: string;
  readonly tags: string[];
  url: string;
  readonly properties: Map<string, string>;
  /** Of deployed elements. */
  readonly environment?: string;
  /** For a node: its number of instances. */
  instances: string;
  /** Of an instance. */
  readonly of?: Element;
  readonly deploymentGroups: readonly string[];
}

export interface Relationship {
  readonly from: Element;
  readonly to: Element;
  description: string;
  technology: string;
  url: string;
  readonly tags: string[];
  readonly properties: Map<string, string>;
  readonly place: FilePlace;
  /** Implied by this one, of a child or of the original of an instance. */
  readonly linked?: Relationship;
}

export const VIEW_TYPES = [
  'landscape',
  'context',
  'container',
  'component',
  'dynamic',
  'deployment',
  'custom',
] as const;
export type ViewType = (typeof VIEW_TYPES)[number];

export interface View {
  readonly type: ViewType;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly scope: Element | undefined;
  readonly environment?: string;
  readonly direction?: 'right' | 'down' | 'left' | 'up';
  readonly elements: ReadonlySet<Element>;
  readonly lines: readonly ViewLine[];
  readonly place: FilePlace;
}

export interface ViewLine {
  readonly relationship: Relationship;
  /** The text and direction in a dynamic view: a response runs backwards. */
  readonly description?: string;
  readonly back?: boolean;
  readonly place: FilePlace;
}

/** The style of elements with a tag. */
export interface TagStyle {
  readonly background?: string;
  readonly stroke?: string;
  readonly shape?: string;
  readonly line?: string;
}

export interface Styles {
  readonly elements: ReadonlyMap<string, TagStyle>;
  readonly relationships: ReadonlyMap<string, TagStyle>;
}

/** A view or the like that is reported but not drawn. */
export interface Untold {
  readonly name: string;
  readonly because: string;
  readonly place: FilePlace;
}

export interface Workspace {
  readonly name: string;
  readonly elements: readonly Element[];
  readonly relationships: readonly Relationship[];
  readonly views: readonly View[];
  readonly styles: Styles;
  /** The identifiers that its author gave. */
  readonly called: ReadonlyMap<Element, string>;
  readonly untold: readonly Untold[];
  /** Whether it contains anything. */
  readonly says: boolean;
  readonly place: FilePlace;
}

export function isDeployed({ kind }: Element): boolean {
  return kind === 'deploymentNode' || kind === 'infrastructureNode' || kind === 'instance';
}

export function holds(outer: Element, inner: Element): boolean {
  for (let at = inner.parent; at; at = at.parent) if (at === outer) return true;
  return false;
}
