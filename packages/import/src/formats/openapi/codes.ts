// Codes of the OpenAPI importer: I170 to I179.
import { type CodeTable, type Report, reporter, short, someOf } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

export interface OpenapiCodeArgs {
  readonly I170: { readonly missing: readonly string[] };
  readonly I171: { readonly operations: readonly string[] };
  readonly I172: { readonly asked: string; readonly near: readonly string[] };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const openapiCodes: CodeTable<OpenapiCodeArgs> = {
  I170: {
    severity: 'warning',
    meaning: 'References of an OpenAPI document resolve to nothing in the given files, so their targets are not drawn.',
    message: ({ missing }) =>
      missing.length === 1
        ? `The reference ${short(missing.join(), 200)} resolves to nothing in the given files.`
        : `${missing.length} references resolve to nothing in the given files: ${missing.map((each) => short(each, 200)).join(', ')}.`,
    hint: () => 'Also import the files that they name. Nothing is fetched.',
    ...NO_EXAMPLE,
  },
  I171: {
    severity: 'error',
    meaning: 'A sequence shows a single operation, but the files contain several.',
    message: ({ operations }) =>
      `A sequence shows one operation, but there are ${operations.length}: ${someOf(operations, 40)}.`,
    hint: () => 'Choose one with the option operationId.',
    ...NO_EXAMPLE,
  },
  I172: {
    severity: 'error',
    meaning: 'No operation in the files has the requested name.',
    message: ({ asked: operation }) => `There is no operation '${short(operation)}'.`,
    hint: ({ near }) => (near.length === 0 ? 'Name an operation in the files.' : `Write ${someOf(near, 5)}.`),
    ...NO_EXAMPLE,
  },
};

const report: Report<OpenapiCodeArgs> = reporter(openapiCodes);

export function reportAt<Code extends keyof OpenapiCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: OpenapiCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
