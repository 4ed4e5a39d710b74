// What only an import of Pulumi says, as data. I360 to I369.
import { short } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
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
    meaning: 'A Pulumi program in YAML, or an exported stack, refers to something that it declares nowhere.',
    message: ({ name }) => `'${short(name)}' is declared nowhere, so no line leads to it.`,
    hint: () => 'Mend the name, or import the file that declares it with the others.',
    example: '',
    repair: '',
  },
  I361: {
    severity: 'error',
    meaning: 'A Pulumi program is in a language that is not read.',
    message: ({ runtime }) => `A program in ${short(runtime)} is not read: nothing is executed.`,
    hint: () => 'Import what pulumi stack export prints of its stack.',
    example: '',
    repair: '',
  },
};

const report: Report<PulumiCodeArgs> = reporter(pulumiCodes);

export function told<Code extends keyof PulumiCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: PulumiCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
