// The plan of a document: the sections that would benefit from a picture.
import type { DiagramDraft } from '@linework/core';
import type { Block, Section } from './sections.js';

export interface PlanEntry {
  /** The heading of the section; empty before the first one. */
  readonly section: string;
  /** Line of the heading, or 1. */
  readonly sectionLine: number;
  readonly kind: string;
  readonly reason: string;
  /** The line the picture would go above: the first line of what it shows. */
  readonly line: number;
  /** The last line of what it shows. */
  readonly endLine: number;
  /** The known content as a valid source; absent when someone has to read the text. */
  readonly source?: string;
  /** What the text does not say. */
  readonly lacks: readonly string[];
}

export interface PlanResult {
  readonly proposals: readonly PlanEntry[];
  readonly sections: number;
  /** Skipped because they already have a picture. */
  readonly withPicture: number;
  /** Whether there were more proposals than one response holds. */
  readonly more: boolean;
}

/** What a finder sees in a block. */
export interface Found {
  readonly kind: string;
  readonly reason: string;
  readonly draft?: DiagramDraft;
  readonly lacks?: readonly string[];
}

export type Finder = (block: Block, section: Section) => Found | undefined;
