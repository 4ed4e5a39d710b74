// What only an import of a Backstage catalog says, as data. I290 to I299.
import { short, someOf } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
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
    meaning: 'Entities name one that no given file describes; the picture shows what is known of it: its name.',
    message: ({ ref, by }) => `No given file describes '${short(ref)}', named by ${someOf(by, 3)}.`,
    hint: () => 'Import the file that describes it as well, or mend the name.',
    ...NO_EXAMPLE,
  },
  I291: {
    severity: 'warning',
    meaning: 'A document among entities is none, so it is not in the picture.',
    message: ({ lacks }) => `This document is no entity, as it has no ${short(lacks)}.`,
    hint: () => 'Give it kind and metadata.name, or take it out.',
    ...NO_EXAMPLE,
  },
  I292: {
    severity: 'warning',
    meaning: 'An entity is described more than once; the first one, by the paths of the files, is drawn.',
    message: ({ ref }) => `'${short(ref)}' is described more than once.`,
    hint: () => 'Give one of them another name or namespace.',
    ...NO_EXAMPLE,
  },
};

const report: Report<BackstageCodeArgs> = reporter(backstageCodes);

export function told<Code extends keyof BackstageCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: BackstageCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
