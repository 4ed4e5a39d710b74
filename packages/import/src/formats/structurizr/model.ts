// A workspace as both of its notations give it: people, systems and what is in them, where they run, and views of them. Paths are the
// names from the top joined by ` / `; a node of a deployment has its environment first, an instance what it is of in brackets.
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
  /** From the outermost. */
  group: readonly string[];
  description: string;
  /** Of a custom element what it is. */
  technology: string;
  readonly tags: string[];
  url: string;
  readonly properties: Map<string, string>;
  /** Of what is deployed. */
  readonly environment?: string;
  /** Of a node: how often it is there. */
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
  /** Made from this one, of a child or of what an instance is of. */
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
  /** What a dynamic view says of it there, and the way round: an answer goes back. */
  readonly description?: string;
  readonly back?: boolean;
  readonly place: FilePlace;
}

/** How what has a tag looks. */
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

/** A view or the like that is told and not drawn. */
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
  /** Whether there is anything in it. */
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
