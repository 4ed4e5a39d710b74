// Codes of the Pulumi importer, as data. I360 to I369.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface PulumiCodeArgs {
  readonly I360: { readonly name: string };
  readonly I361: { readonly runtime: string };
}

export const pulumiCodes: CodeTable<PulumiCodeArgs> = {
  I360: {
    severity: 'warning',
    lost: true,
    meaning: 'A Pulumi YAML program, or an exported stack, refers to something that it does not declare.',
    message: ({ name }) => `'${short(name)}' is not declared, so there is no line to it.`,
    hint: () => 'Correct the name, or also import the file that declares it.',
    example: '',
    repair: '',
  },
  I361: {
    severity: 'error',
    meaning: 'A Pulumi program is in an unsupported language.',
    message: ({ runtime }) => `Programs in ${short(runtime)} are not supported, because nothing is executed.`,
    hint: () => 'Import the output of pulumi stack export instead.',
    example: '',
    repair: '',
  },
};

const report: Report<PulumiCodeArgs> = reporter(pulumiCodes);

export function reportAt<Code extends keyof PulumiCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: PulumiCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
