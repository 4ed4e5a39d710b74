// What a C4 picture means, independent of how it is written and drawn.
import type { Direction } from '../../layout/graph.js';
import type { Titled } from '../entry-meaning.js';
import type { GroupMeaning } from '../group-meaning.js';
import type { Line } from '../lines.js';
import type { NodeMeaning } from '../node-meaning.js';

export const VIEWS = ['context', 'container', 'component', 'dynamic', 'deployment'] as const;
export type View = (typeof VIEWS)[number];

/** Levels, from the outside in. */
export const LEVELS = ['person', 'system', 'container', 'component'] as const;
export type Level = (typeof LEVELS)[number];

/** An element drawn as a card; one that contains elements is a frame. */
export interface Element extends NodeMeaning {
  readonly level: Level;
  readonly external: boolean;
  readonly tech?: string;
  /** `[Container: TypeScript]` */
  readonly caption: string;
  readonly group?: string;
  readonly same?: string;
  readonly before?: string;
}

export interface Boundary extends GroupMeaning {
  readonly of: 'system' | 'container' | 'host' | 'group';
  readonly external: boolean;
  readonly tech?: string;
}

export interface Relation extends Line {
  readonly tech?: string;
}

export interface C4Model extends Titled {
  readonly view: View;
  readonly direction: Direction;
  /** In written order, like all lists. */
  readonly elements: readonly Element[];
  /** Parents precede children. */
  readonly boundaries: readonly Boundary[];
  readonly relations: readonly Relation[];
  readonly legend: boolean;
}
