// Finds where a document would benefit from pictures: in, a Markdown document; out, a proposal for each block that works better
// as a picture, with the content known so far. Skips sections that have a picture, and writes nothing. Prefers precision to
// recall: proposes only what a finder is sure of.
import { print, validate } from '@linework/core';
import type { ConvertContext } from '../../mermaid/contract.js';
import type { Finder, Found, PlanEntry, PlanResult } from './contract.js';
import { calls } from './finders/calls.js';
import { chains } from './finders/chains.js';
import { dates } from './finders/dates.js';
import { endpoints } from './finders/endpoints.js';
import { sql } from './finders/sql.js';
import { states } from './finders/states.js';
import { steps } from './finders/steps.js';
import { table } from './finders/tables.js';
import { tree } from './finders/tree.js';
import { type Block, type Section, sectionsOf } from './sections.js';

/** Proposals per response and per section: more pictures would not help the reader. */
const MOST = 50;
const MOST_IN_SECTION = 2;

const FINDERS: readonly Finder[] = [tree, sql, chains, table, dates, endpoints, steps, states, calls];

export function planMarkdown(markdown: string, context: ConvertContext): PlanResult {
  const sections = sectionsOf(markdown);
  const proposals = sections.flatMap((section) =>
    section.hasPicture
      ? []
      : section.blocks.flatMap((block) => foundIn(block, section) ?? []).slice(0, MOST_IN_SECTION),
  );
  return {
    proposals: proposals.slice(0, MOST).map((each) => entryOf(each, context)),
    sections: sections.length,
    withPicture: sections.filter(({ hasPicture }) => hasPicture).length,
    more: proposals.length > MOST,
  };
}

interface Placed {
  readonly block: Block;
  readonly section: Section;
  readonly found: Found;
}

function foundIn(block: Block, section: Section): Placed | undefined {
  for (const finder of FINDERS) {
    const finding = finder(block, section);
    if (finding !== undefined) return { block, section, found: finding };
  }
  return undefined;
}

function entryOf(
  { block, section, found: { kind, reason, draft, lacks = [] } }: Placed,
  context: ConvertContext,
): PlanEntry {
  const source = draft && `${print(draft).text.trimEnd()}\n`;
  const valid = source !== undefined && validate(source, context).ok;
  return {
    section: section.title,
    sectionLine: section.line,
    kind,
    reason,
    line: block.line,
    endLine: block.endLine,
    ...(valid ? { source } : {}),
    lacks,
  };
}
