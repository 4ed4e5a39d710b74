// What a history means, independent of how it is written and drawn.
import type { Direction } from '../../layout/graph.js';
import type { Tone } from '../../scene/scene.js';
import type { Described, Titled } from '../entry-meaning.js';

/** A branch; the first of a history is its main branch. */
export interface Branch extends Described {
  readonly id: string;
  readonly label: string;
  readonly tone: Tone;
  readonly icon?: string;
  readonly sub?: string;
  /** Number of the commit it begins at; undefined for the main branch. */
  readonly from?: number;
  /** Number of its last commit, which belongs to another branch if it has none of its own. */
  readonly tip?: number;
}

export type Act = 'commit' | 'merge' | 'cherry-pick' | 'revert';
export type Mark = 'highlight' | 'reverse';

export interface Commit extends Described {
  /** Its index in the history, from 0; its parents have smaller ones. */
  readonly number: number;
  readonly act: Act;
  readonly id?: string;
  /** Its text, or the id in its place; a commit without either is a bare dot. */
  readonly label?: string;
  readonly sub?: string;
  readonly icon?: string;
  /** As written; by default the branch's. */
  readonly tone?: Tone;
  readonly mark?: Mark;
  readonly tags: readonly string[];
  /** Index of its branch. */
  readonly branch: number;
  /** Numbers of its parents: the preceding one on its branch, then the merged one. */
  readonly parents: readonly number[];
  /** Index of the branch that a merge brings. */
  readonly merged?: number;
  /** Number of the commit that a cherry-pick copies. */
  readonly source?: number;
  /** Number of the commit that a revert undoes. */
  readonly reverted?: number;
}

export interface GitModel extends Titled {
  readonly direction: Direction;
  /** In written order, the main branch first. */
  readonly branches: readonly Branch[];
  readonly commits: readonly Commit[];
  /** Index of the branch that is current after the last line. */
  readonly current: number;
}
