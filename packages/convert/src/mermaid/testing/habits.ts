// What the habits of the core make of a line of Mermaid in one of our sources, for comparison with the converter.
import { validate } from '@linework/core';
import { context } from './convert.js';

export interface Repaired {
  /** The lines that the fix writes, without indentation. */
  readonly lines: readonly string[];
  readonly safe: boolean;
}

/** `above`: lines over it, in either language. */
export function repaired(kind: string, line: string, above: readonly string[] = []): Repaired | undefined {
  const { diagnostics } = validate([`${kind} "T"`, ...above, line, ''].join('\n'), context);
  const [fix] = diagnostics.flatMap((each) => (each.line === above.length + 2 && each.fix ? [each.fix] : []));
  return fix && { lines: fix.text.split('\n').map((each) => each.trim()), safe: fix.safe };
}
