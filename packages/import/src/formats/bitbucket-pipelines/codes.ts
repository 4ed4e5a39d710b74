// Codes of the Bitbucket Pipelines importer, as data. I240 to I249.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface BitbucketCodeArgs {
  readonly I240: { readonly pipeline: string; readonly key: string };
}

export const bitbucketCodes: CodeTable<BitbucketCodeArgs> = {
  I240: {
    severity: 'warning',
    lost: true,
    meaning: 'A Bitbucket pipeline lists something other than a step, parallel group, stage or list of variables.',
    message: ({ pipeline, key }) => `'${short(key)}' in the pipeline '${short(pipeline)}' is not drawn.`,
    hint: () => "Write '- step:', '- parallel:', '- stage:' or '- variables:'.",
    example: '',
    repair: '',
  },
};

const report: Report<BitbucketCodeArgs> = reporter(bitbucketCodes);

export function reportAt<Code extends keyof BitbucketCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: BitbucketCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
