// What only manifests can say: in, what was found; out, the warning.

import { someOf } from '@linework/convert';
import { type CodeEntry, type CodeTable, codeEntries, type Report, reporter } from '@linework/core';

export interface KubernetesCodeArgs {
  readonly I200: { readonly names: readonly string[] };
  readonly I201: { readonly because: string };
}

const table: CodeTable<KubernetesCodeArgs> = {
  I200: {
    severity: 'warning',
    meaning: 'Resources name something that is not among the files, so there is no line to it.',
    message: ({ names }) => `Not among the files: ${someOf(names, 30)}.`,
    hint: () => 'Import the files that define it together with these, or leave it: a cluster may have it already.',
    example: '',
    repair: '',
  },
  I201: {
    severity: 'warning',
    meaning: 'A document is no resource and was passed over.',
    message: ({ because }) => `This document was passed over because ${because}.`,
    hint: () => 'Remove it, or import it by the format that it is in.',
    example: '',
    repair: '',
  },
};

export const kubernetesCodes: readonly CodeEntry[] = codeEntries(table);
export const kubernetesReport: Report<KubernetesCodeArgs> = reporter(table);
