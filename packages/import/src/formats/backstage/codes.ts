// Codes of the Backstage importer, as data. I290 to I299.
import { type CodeTable, type Report, reporter, short, someOf } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface BackstageCodeArgs {
  readonly I290: { readonly ref: string; readonly by: readonly string[] };
  readonly I291: { readonly lacks: string };
  readonly I292: { readonly ref: string };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const backstageCodes: CodeTable<BackstageCodeArgs> = {
  I290: {
    severity: 'warning',
    meaning: 'Entities name an entity that no given file describes. The picture shows only its name.',
    message: ({ ref, by }) => `No given file describes '${short(ref)}', named by ${someOf(by, 3)}.`,
    hint: () => 'Also import the file that describes it, or correct the name.',
    ...NO_EXAMPLE,
  },
  I291: {
    severity: 'warning',
    meaning: 'A document in the files is not an entity, so it is not in the picture.',
    message: ({ lacks }) => `This document is not an entity: it has no ${short(lacks)}.`,
    hint: () => 'Add kind and metadata.name, or remove the document.',
    ...NO_EXAMPLE,
  },
  I292: {
    severity: 'warning',
    meaning: 'An entity is described more than once. The first one, in order of file paths, is drawn.',
    message: ({ ref }) => `'${short(ref)}' is described more than once.`,
    hint: () => 'Change the name or namespace of one of them.',
    ...NO_EXAMPLE,
  },
};

const report: Report<BackstageCodeArgs> = reporter(backstageCodes);

export function reportAt<Code extends keyof BackstageCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: BackstageCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
