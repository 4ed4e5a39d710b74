// What the libraries for Node and for browsers share: in, options and results of the core; out, the context of a call, and the results that both return. Loads
// nothing.
import type { AutofixResult, Comparison, Context, EditResult } from '@linework/core';
import type { SourceOptions } from './options.js';
import type { Difference } from './read.js';
import type { Edited, Fixed } from './write.js';

/** Throws a TypeError unless it is a text: a mistake of the caller, not of the author of a diagram. */
export function textOf(source: string, name = 'source'): string {
  if (typeof source !== 'string')
    throw new TypeError(`${name} must be a string, not ${source === null ? 'null' : typeof source}.`);
  return source;
}

/** The part of a context that options decide by themselves. */
export function presetsOf({
  icons,
  direction,
  defaults,
  ignore,
}: SourceOptions): Required<Pick<Context, 'defaults'>> & Pick<Context, 'ignored'> {
  return {
    defaults: {
      ...defaults,
      ...(icons === undefined ? {} : { icons }),
      ...(direction === undefined ? {} : { direction }),
    },
    ...(ignore === undefined ? {} : { ignored: new Set(ignore) }),
  };
}

/** `report`: of the core, which the two load in different ways. */
export function differenceOf(
  { ok, kinds, summary, changes, before, after }: Comparison,
  name: string | undefined,
  svg: string | undefined,
  report: (name: string, summary: string, changes: Comparison['changes']) => string,
): Difference {
  return {
    ok,
    same: ok && changes.length === 0,
    summary,
    changes,
    report: report(name ?? kinds[1] ?? 'Diagram', summary, changes),
    before,
    after,
    ...(svg === undefined ? {} : { svg }),
  };
}

export function fixedOf({ text, fixed, report }: AutofixResult): Fixed {
  return { ok: report.ok, source: text, fixed, diagnostics: report.diagnostics };
}

export function editedOf({ ok, source, edits, changes, after, refused }: EditResult): Edited {
  return { ok, source, edits, changes, diagnostics: after, ...(refused === undefined ? {} : { refused }) };
}
