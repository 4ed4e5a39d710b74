// What only an import of GitLab CI says, as data. I220 to I229.
import { short } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface GitlabCodeArgs {
  readonly I220: { readonly job: string; readonly needed: string };
  readonly I221: { readonly job: string; readonly stage: string };
  readonly I222: { readonly name: string };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const gitlabCodes: CodeTable<GitlabCodeArgs> = {
  I220: {
    severity: 'warning',
    meaning: 'A job needs one that no given file of GitLab CI declares; it is drawn all the same.',
    message: ({ job, needed }) => `'${short(job)}' needs '${short(needed)}', which is not in the given files.`,
    hint: () => 'Import it together with the file that declares the job; nothing is fetched.',
    ...NO_EXAMPLE,
  },
  I221: {
    severity: 'warning',
    meaning: 'A job is in a stage that the list of stages does not have; the stage is drawn last.',
    message: ({ job, stage }) => `'${short(job)}' is in the stage '${short(stage)}', which is not listed.`,
    hint: () => "Add the stage to 'stages', or import the file that lists it as well.",
    ...NO_EXAMPLE,
  },
  I222: {
    severity: 'warning',
    meaning: 'Something at the top of a GitLab CI file is neither a job nor a keyword.',
    message: ({ name }) => `'${short(name)}' is no job: it has no keys.`,
    hint: () => "Begin its name with '.' where it is there to be referred to.",
    ...NO_EXAMPLE,
  },
};

const report: Report<GitlabCodeArgs> = reporter(gitlabCodes);

export function told<Code extends keyof GitlabCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: GitlabCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
