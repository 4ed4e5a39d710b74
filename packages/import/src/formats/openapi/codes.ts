// What only an import of OpenAPI can say: I170 to I179.
import { short, someOf } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
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
    meaning:
      'References of an OpenAPI document lead to nothing in the given files, so what they stand for is not drawn.',
    message: ({ missing }) =>
      missing.length === 1
        ? `The reference ${short(missing.join(), 200)} leads to nothing in the given files.`
        : `${missing.length} references lead to nothing in the given files: ${missing.map((each) => short(each, 200)).join(', ')}.`,
    hint: () => 'Give the files that they name as well; nothing is fetched.',
    ...NO_EXAMPLE,
  },
  I171: {
    severity: 'error',
    meaning: 'A sequence is drawn of one operation, and the files hold several.',
    message: ({ operations }) =>
      `A sequence shows one operation, and there are ${operations.length}: ${someOf(operations, 40)}.`,
    hint: () => 'Name one of them with the option operationId.',
    ...NO_EXAMPLE,
  },
  I172: {
    severity: 'error',
    meaning: 'No operation in the files has the name that was asked for.',
    message: ({ asked }) => `There is no operation '${short(asked)}'.`,
    hint: ({ near }) => (near.length === 0 ? 'Name one that the files have.' : `Write ${someOf(near, 5)}.`),
    ...NO_EXAMPLE,
  },
};

const report: Report<OpenapiCodeArgs> = reporter(openapiCodes);

export function said<Code extends keyof OpenapiCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: OpenapiCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
