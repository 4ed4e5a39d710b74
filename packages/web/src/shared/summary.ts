// What a page says about a drawing, in a sentence.
import type { DiagnosticRecord } from '@linework/core';

type Severe = Pick<DiagnosticRecord, 'severity'>;

/** `2 errors, 1 warning`; empty if there are none. */
export function summary(diagnostics: readonly Severe[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return [counted(errors, 'error'), counted(diagnostics.length - errors, 'warning')]
    .filter((each) => each !== '')
    .join(', ');
}

export function drawnWith(diagnostics: readonly Severe[]): string {
  const problems = summary(diagnostics);
  return problems === '' ? 'Drawn.' : `Drawn, with ${problems}.`;
}

function counted(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
