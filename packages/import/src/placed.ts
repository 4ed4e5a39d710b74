// A diagnostic at its place in a file: in, a code of all importers with its values; out, what a reader returns.
import { reporter } from '@linework/core';
import { type ImportCodeArgs, type ImportReport, importCodes } from './codes.js';
import type { PlacedDiagnostic } from './contract.js';
import type { FilePlace } from './file-place.js';

const report: ImportReport = reporter(importCodes);

export function placed<Code extends keyof ImportCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: ImportCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
