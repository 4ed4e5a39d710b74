// The diagnostics in a service's refusal: in, its details, which nobody checked; out, those that can be printed.
import type { Diagnosed } from '../terminal/diagnostic-text.js';

export function diagnosedIn(details: unknown): readonly Diagnosed[] {
  return Array.isArray(details) ? details.filter(isDiagnosed) : [];
}

function isDiagnosed(value: unknown): value is Diagnosed {
  if (typeof value !== 'object' || value === null) return false;
  const { severity, code, message, hint, line, column, endLine, endColumn } = value as Readonly<
    Record<string, unknown>
  >;
  return (
    (severity === 'error' || severity === 'warning') &&
    [code, message, hint].every((each) => typeof each === 'string') &&
    [line, column, endLine, endColumn].every((each) => Number.isSafeInteger(each) && Number(each) > 0)
  );
}
