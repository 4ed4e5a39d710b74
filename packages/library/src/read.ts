// Reads sources: in, a source; out, its mistakes, what it shows, or what changed between two of them.
import {
  type Change,
  compareSources,
  comparisonPicture,
  comparisonReport,
  type DiagnosticRecord,
  type Outline,
  outline,
  readSource as sourceIn,
  validate,
} from '@linework/core';
import { contextOf, type PictureOptions, type SourceOptions, textOf } from './options.js';

export interface Checked {
  /** No errors; warnings are allowed. */
  readonly ok: boolean;
  /** Undefined if the first word isn't a kind. */
  readonly kind?: string;
  readonly title?: string;
  /** In source order. Lines count from 1, columns from 1 in UTF-16 units. */
  readonly diagnostics: readonly DiagnosticRecord[];
}

/**
 * Checks a source without drawing it.
 * @throws TypeError if the source isn't a string.
 */
export function check(source: string, options: SourceOptions = {}): Checked {
  return validate(textOf(source), contextOf(options));
}

export interface Described extends Checked {
  /** Undefined if the source has errors. */
  readonly outline?: Outline;
}

/**
 * Describes what a source shows, as text and as data.
 * @throws TypeError if the source isn't a string.
 */
export function describe(source: string, options: SourceOptions = {}): Described {
  return outline(textOf(source), contextOf(options));
}

export interface Difference {
  /** Both sources are valid and of one kind. */
  readonly ok: boolean;
  /** Nothing changed except spacing, comments and the order of options. */
  readonly same: boolean;
  /** One sentence. */
  readonly summary: string;
  /** In the order of the older source, then additions in the order of the newer. */
  readonly changes: readonly Change[];
  /** The changes as Markdown. */
  readonly report: string;
  /** The diagnostics of the older source. */
  readonly before: readonly DiagnosticRecord[];
  /** The diagnostics of the newer source. */
  readonly after: readonly DiagnosticRecord[];
  /** The changes as SVG; undefined if nothing changed or one of the sources has errors. */
  readonly svg?: string;
}

/** `name`: what the report calls the diagram. */
export interface CompareOptions extends PictureOptions {
  readonly name?: string;
}

/**
 * Says what changed between two versions of a diagram.
 * @throws TypeError if a source isn't a string.
 */
export function compare(before: string, after: string, { theme, name, ...options }: CompareOptions = {}): Difference {
  const context = contextOf(options);
  const comparison = compareSources(textOf(before, 'before'), textOf(after, 'after'), context);
  const { ok, summary, changes, marked, kinds } = comparison;
  const svg = comparisonPicture(marked, theme === 'dark' ? 'dark' : 'light', context);
  return {
    ok,
    same: ok && changes.length === 0,
    summary,
    changes,
    report: comparisonReport(name ?? kinds[1] ?? 'Diagram', summary, changes),
    before: comparison.before,
    after: comparison.after,
    ...(svg === undefined ? {} : { svg }),
  };
}

/**
 * Reads the source out of an SVG that was drawn with `embedSource`; undefined if it holds none.
 * @throws TypeError if the SVG isn't a string.
 */
export function readSource(svg: string): string | undefined {
  return sourceIn(textOf(svg, 'svg'));
}
