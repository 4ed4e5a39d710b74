// The road from a draft to a source that may be given out: in, what a reader drafted; out, the printed source with its
// check, its outline and where each part comes from, or the mistake that the printed source has, which is a fault of ours.
import { type Context, type DiagnosticRecord, outline, type Printed, print } from '@linework/core';
import type { Drafted, ProducedOrigin, ProducedStats, Validation } from './contract.js';

export interface Produced<Place> {
  readonly printed: Printed;
  readonly source: string;
  readonly stats: ProducedStats;
  readonly validation: Validation;
  readonly outline: readonly string[];
  readonly origins: readonly ProducedOrigin<Place>[];
}

export interface Faulty {
  readonly fault: { readonly line: number; readonly reason: string };
}

export function produce<Place>({ draft, origins }: Drafted<Place>, context: Context): Produced<Place> | Faulty {
  const printed = print(draft);
  const checked = outline(printed.text, context);
  const mistake = checked.diagnostics.find((each) => each.severity === 'error');
  if (mistake || !checked.outline) {
    return { fault: { line: mistake?.line ?? 1, reason: mistake?.message ?? 'it cannot be read.' } };
  }
  const { nodes, edges, groups, lines } = checked.outline;
  return {
    printed,
    source: printed.text,
    stats: { nodes: nodes.length, edges: edges.length, groups: groups.length },
    validation: { valid: true, errors: [], warnings: checked.diagnostics },
    outline: lines,
    origins: origins.map(({ statement, ...origin }) => ({
      ...origin,
      producedLine: printed.lines.get(statement) ?? 0,
    })),
  };
}

/** Of an input that came to no source. */
export const NOTHING_PRODUCED = {
  validation: { valid: false, errors: [], warnings: [] },
  outline: [],
} as const;

export function withWarnings(validation: Validation, more: readonly DiagnosticRecord[]): Validation {
  const warnings = [...validation.warnings, ...more].toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { ...validation, warnings };
}

/** What to do with a source that was made from something else. */
export function nextStep(what: string, title: string | undefined): string {
  return `Read the diagnostics, ${what}${title === undefined ? ', add a title' : ''}, then draw the source.`;
}
