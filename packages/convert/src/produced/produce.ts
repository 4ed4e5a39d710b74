// Turns a draft into a source that can be returned: in, a reader's draft; out, the printed source with its validation, its
// outline and the origin of each part, or the error in the printed source, which is a bug in our code.
import { type Context, type DiagnosticRecord, type OutlineResult, outline, type Printed, print } from '@linework/core';
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
  /** `code`: of the language's diagnostic. */
  readonly fault: { readonly line: number; readonly reason: string; readonly code: string };
}

export function produce<Place>(drafted: Drafted<Place>, context: Context): Produced<Place> | Faulty {
  const printed = print(drafted.draft);
  return producedFrom(drafted, printed, outline(printed.text, context));
}

/** The same for a printed draft that is checked already. */
export function producedFrom<Place>(
  { origins }: Pick<Drafted<Place>, 'origins'>,
  printed: Printed,
  checked: OutlineResult,
): Produced<Place> | Faulty {
  const mistake = checked.diagnostics.find((each) => each.severity === 'error');
  if (mistake || !checked.outline) {
    return {
      fault: { line: mistake?.line ?? 1, reason: mistake?.message ?? 'it cannot be read.', code: mistake?.code ?? '' },
    };
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

/** For an input that produced no source. */
export const NOTHING_PRODUCED = {
  validation: { valid: false, errors: [], warnings: [] },
  outline: [],
} as const;

export function withWarnings(validation: Validation, more: readonly DiagnosticRecord[]): Validation {
  const warnings = [...validation.warnings, ...more].toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { ...validation, warnings };
}

/** The next step for a source converted from another format. */
export function nextStep(what: string, title: string | undefined): string {
  return `Read the diagnostics, ${what}${title === undefined ? ', add a title' : ''}, then draw the source.`;
}
