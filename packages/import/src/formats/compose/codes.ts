// Codes of the Compose importer, as data. I190 to I199.
import { type CodeTable, type Report, reporter, short } from '@linework/core';
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
    meaning: 'A Compose file names another file that was not given, so its contents are not in the picture.',
    message: ({ what, path }) => `This ${what} '${short(path)}', which is not one of the given files.`,
    hint: () => 'Import both files together. Nothing is fetched.',
    ...NO_EXAMPLE,
  },
  I191: {
    severity: 'warning',
    meaning: 'A service uses something that no given Compose file declares. It is drawn anyway.',
    message: ({ what, name }) => `There is no ${what} '${short(name)}' in the given files.`,
    hint: ({ what }) => `Declare the ${what}, or also import the file that declares it.`,
    ...NO_EXAMPLE,
  },
  I192: {
    severity: 'warning',
    meaning: 'A service extends one that the named file does not have. It is drawn without the extension.',
    message: ({ name, base }) => `'${short(name)}' extends '${short(base)}', which does not exist.`,
    hint: () => 'Name a service of that file, or remove the extends line.',
    ...NO_EXAMPLE,
  },
};

const report: Report<ComposeCodeArgs> = reporter(composeCodes);

export function reportAt<Code extends keyof ComposeCodeArgs & string>(
  code: Code,
  { file, span }: FilePlace,
  args: ComposeCodeArgs[Code],
): PlacedDiagnostic {
  return { file, diagnostic: report(code, span, args) };
}
