// What is said of a source, without the picture that came with it.
import type { SourceReport } from '@linework/core';

export function reportOf({ ok, kind, title, diagnostics }: SourceReport): SourceReport {
  return {
    ok,
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title }),
    diagnostics,
  };
}
