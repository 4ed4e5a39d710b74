// What a plan of a document is: the sections that would gain from a picture.
import type { DiagramDraft } from '@linework/core';
import type { Block, Section } from './sections.js';

export interface PlanEntry {
  /** The heading of the section; empty before the first one. */
  readonly section: string;
  /** Of the heading, or 1. */
  readonly sectionLine: number;
  readonly kind: string;
  readonly reason: string;
  /** The line before which the picture would stand: the first of what it shows. */
  readonly line: number;
  /** The last line of what it shows. */
  readonly endLine: number;
  /** What is known to put in it, as a valid source; missing where the text has to be read for that. */
  readonly source?: string;
  /** What the text does not say. */
  readonly lacks: readonly string[];
}

export interface PlanResult {
  readonly proposals: readonly PlanEntry[];
  readonly sections: number;
  /** Left alone: there is a picture already. */
  readonly withPicture: number;
  /** Whether there were more proposals than one answer holds. */
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
