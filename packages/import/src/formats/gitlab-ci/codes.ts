// Codes of the GitLab CI importer, as data. I220 to I229.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
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
    meaning: 'A job needs one that no given GitLab CI file declares. The missing job is drawn anyway.',
    message: ({ job, needed }) => `'${short(job)}' needs '${short(needed)}', which is not in the given files.`,
    hint: () => 'Also import the file that declares the job. Nothing is fetched.',
    ...NO_EXAMPLE,
  },
  I221: {
    severity: 'warning',
    meaning: 'A job is in a stage that is not in the list of stages. The stage is drawn last.',
    message: ({ job, stage }) => `'${short(job)}' is in the stage '${short(stage)}', which is not listed.`,
    hint: () => "Add the stage to 'stages', or also import the file that lists it.",
    ...NO_EXAMPLE,
  },
  I222: {
    severity: 'warning',
    meaning: 'A top-level entry of a GitLab CI file is neither a job nor a keyword.',
    message: ({ name }) => `'${short(name)}' is not a job: it has no keys.`,
    hint: () => "If other entries refer to it, start its name with '.'.",
    ...NO_EXAMPLE,
  },
};

const report: Report<GitlabCodeArgs> = reporter(gitlabCodes);

export function reportAt<Code extends keyof GitlabCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: GitlabCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
