// Codes of the kustomize importer: in, what was found; out, the warning.

import { type CodeEntry, type CodeTable, codeEntries, type Report, reporter, short } from '@linework/core';

export interface KustomizeCodeArgs {
  readonly I310: { readonly field: string; readonly name: string };
}

const table: CodeTable<KustomizeCodeArgs> = {
  I310: {
    severity: 'warning',
    lost: true,
    meaning: 'A kustomization uses a chart or a plugin, which would have to be run.',
    message: ({ field, name }) => `Skipped '${short(name)}' of ${field}: charts and plugins are not run.`,
    hint: () => 'Save the output of kustomize build, and import it as kubernetes.',
    example: '',
    repair: '',
  },
};

export const kustomizeCodes: readonly CodeEntry[] = codeEntries(table);
export const kustomizeReport: Report<KustomizeCodeArgs> = reporter(table);
