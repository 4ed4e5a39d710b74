// What a history means, apart from how it was written and how it will look.
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
  /** Number of the commit it begins at; the main branch begins at none. */
  readonly from?: number;
  /** Number of its last commit, which is another branch's where it has none of its own. */
  readonly tip?: number;
}

export type Act = 'commit' | 'merge' | 'cherry-pick';
export type Mark = 'highlight' | 'reverse';

export interface Commit extends Described {
  /** Its place in the history, from 0; those it follows have smaller ones. */
  readonly number: number;
  readonly act: Act;
  readonly id?: string;
  /** Its text, or the id that stands for one; a commit without either is a bare dot. */
  readonly label?: string;
  readonly sub?: string;
  readonly icon?: string;
  /** As written; without it the branch's. */
  readonly tone?: Tone;
  readonly mark?: Mark;
  readonly tags: readonly string[];
  /** Index of its branch. */
  readonly branch: number;
  /** Numbers of the commits it follows: the one below it on its branch, then what a merge brings. */
  readonly parents: readonly number[];
  /** Index of the branch that a merge brings. */
  readonly merged?: number;
  /** Number of the commit that a cherry-pick copies. */
  readonly source?: number;
}

export interface GitModel extends Titled {
  readonly direction: Direction;
  /** In written order, the main branch first. */
  readonly branches: readonly Branch[];
  readonly commits: readonly Commit[];
  /** Index of the branch that the last line leaves current. */
  readonly current: number;
}
