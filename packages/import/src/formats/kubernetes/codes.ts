// Codes of the manifest importer: in, what was found; out, the warning.

import { type CodeEntry, type CodeTable, codeEntries, type Report, reporter, someOf } from '@linework/core';

export interface KubernetesCodeArgs {
  readonly I200: { readonly names: readonly string[] };
  readonly I201: { readonly because: string };
}

const table: CodeTable<KubernetesCodeArgs> = {
  I200: {
    severity: 'warning',
    meaning: 'Resources reference something that is not among the files, so there is no line to it.',
    message: ({ names }) => `Not among the files: ${someOf(names, 30)}.`,
    hint: () => 'Also import the files that define it. If the cluster already has it, ignore this warning.',
    example: '',
    repair: '',
  },
  I201: {
    severity: 'warning',
    meaning: 'A document is not a resource, so it is skipped.',
    message: ({ because }) => `Skipped this document: ${because}.`,
    hint: () => 'Remove it, or import it with its own format.',
    example: '',
    repair: '',
  },
};

export const kubernetesCodes: readonly CodeEntry[] = codeEntries(table);
export const kubernetesReport: Report<KubernetesCodeArgs> = reporter(table);
