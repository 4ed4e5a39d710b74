// Two style checks as one: in, the check of a settings file and that of a house style; out, a check that reports what either does. What both
// report is reported once, as an error if one of them says so.
import type { Diagnostic, StyleCheck } from '@linework/core';

export function joinedChecks(own: StyleCheck | undefined, house: StyleCheck | undefined): StyleCheck | undefined {
  if (own === undefined || house === undefined) return own ?? house;
  return (diagram) => {
    const reports = new Map<string, Diagnostic>();
    for (const each of [...own(diagram), ...house(diagram)]) {
      const key = JSON.stringify([each.code, each.span, each.message]);
      if (!reports.has(key) || each.severity === 'error') reports.set(key, each);
    }
    return [...reports.values()];
  };
}
