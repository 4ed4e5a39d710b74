// What only an import of Compose says, as data. I190 to I199.
import { short } from '@linework/convert';
import { type CodeTable, type Report, reporter } from '@linework/core';
import type { PlacedDiagnostic } from '../../contract.js';
import type { FilePlace } from '../../file-place.js';

interface ComposeCodeArgs {
  readonly I190: { readonly what: string; readonly path: string };
  readonly I191: { readonly what: string; readonly name: string };
  readonly I192: { readonly name: string; readonly base: string };
}

const NO_EXAMPLE = { example: '', repair: '' } as const;

export const composeCodes: CodeTable<ComposeCodeArgs> = {
  I190: {
    severity: 'warning',
    meaning: 'A Compose file names another file that was not given, so nothing of it is in the picture.',
    message: ({ what, path }) => `This ${what} '${short(path)}', which is not one of the given files.`,
    hint: () => 'Import it together with the file that it names; nothing is fetched.',
    ...NO_EXAMPLE,
  },
  I191: {
    severity: 'warning',
    meaning: 'A service uses something that no given Compose file declares; it is drawn all the same.',
    message: ({ what, name }) => `There is no ${what} '${short(name)}' in the given files.`,
    hint: ({ what }) => `Declare the ${what}, or import the file that does as well.`,
    ...NO_EXAMPLE,
  },
  I192: {
    severity: 'warning',
    meaning: 'A service extends one that the named file does not have; it is drawn as it stands.',
    message: ({ name, base }) => `'${short(name)}' extends '${short(base)}', which is not there.`,
    hint: () => 'Name a service of that file, or take the line with extends out.',
    ...NO_EXAMPLE,
  },
};

const report: Report<ComposeCodeArgs> = reporter(composeCodes);

export function told<Code extends keyof ComposeCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: ComposeCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
