// The lines of a git graph, before its history is replayed.
import type { Span } from '@linework/core';
import type { Unreadable } from '../frame.js';

export type CommitMark = 'highlight' | 'reverse';

/** Properties of commits and merges. */
export interface CommitFace {
  readonly id?: string;
  readonly message?: string;
  readonly mark?: CommitMark;
  readonly tags: readonly string[];
}

export interface CommitLine extends CommitFace {
  readonly kind: 'commit';
  readonly span: Span;
}

export interface MergeLine extends CommitFace {
  readonly kind: 'merge';
  readonly branch: string;
  readonly span: Span;
}

export interface BranchLine {
  readonly kind: 'branch';
  readonly name: string;
  readonly order?: string;
  readonly span: Span;
}

export interface CheckoutLine {
  readonly kind: 'checkout';
  readonly branch: string;
  readonly span: Span;
}

export interface PickLine {
  readonly kind: 'cherry-pick';
  readonly commit: string;
  readonly tags: readonly string[];
  readonly parent?: string;
  readonly span: Span;
}

export type GitLine = CommitLine | MergeLine | BranchLine | CheckoutLine | PickLine | Unreadable;

export interface GitGraph {
  readonly direction: 'LR' | 'TB' | 'BT';
  readonly lines: readonly GitLine[];
}
